import { isInstant, millisecondsOf } from '../time/index.ts';

/** A code from a link, with the time of the visit as an ISO instant. */
export interface RememberedCode {
  readonly code: string;
  readonly at: string;
}

const millisecondsPerDay = 86_400_000;
/** In characters; the store's limit. */
const longestCode = 64;

/** Parses the stored code; null if the shop can't have written it. */
export function readRememberedCode(stored: string | null): RememberedCode | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { code, at } = value as Partial<Record<keyof RememberedCode, unknown>>;
  const isCode = typeof code === 'string' && code.length <= longestCode && code.trim() !== '';
  return isCode && typeof at === 'string' && isInstant(at) ? { code, at } : null;
}

/**
 * Whether a visit through a code's link still counts: for `attributionDays` times 24 hours, and never if it is in the
 * future. Without a number of days it counts for 24 hours.
 */
export function isAttributed(
  { at }: Pick<RememberedCode, 'at'>,
  attributionDays: number | null,
  now: string,
): boolean {
  const age = millisecondsOf(now) - millisecondsOf(at);
  return age >= 0 && age < (attributionDays ?? 1) * millisecondsPerDay;
}
