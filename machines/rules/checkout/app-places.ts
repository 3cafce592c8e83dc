/** The parts of the mobile app that links may open, by the first segment of their path (coverage FORM-13). */
export const appPlaces = [
  'home',
  'scan',
  'studies',
  'learn',
  'account',
  'membership',
  'orders',
  'probes',
] as const;
/** One of {@link appPlaces}. */
export type AppPlace = (typeof appPlaces)[number];

/** `.` or `..` as a path segment, escaped or not. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/**
 * The part of the app that a path inside it opens, such as `orders/2026?tab=open`; the empty path opens the app itself.
 * Null if links may not open it.
 */
export function appPlaceOf(path: string): AppPlace | null {
  const [first = ''] = path.split(/[/?#]/);
  if (first === '') return path.startsWith('/') ? null : 'home';
  return climbs.test(path) ? null : (appPlaces.find((place) => place === first) ?? null);
}
