import { isInstant, millisecondsOf } from '../time/index.ts';

/** A code that a link brought along, with the moment of the visit as an ISO instant. */
export interface RememberedCode {
  readonly code: string;
  readonly at: string;
}

const millisecondsPerDay = 86_400_000;
/** A code is at most so long, as the store takes it. */
const longestCode = 64;

/** What a browser kept, if it can have been written by this shop; null for anything else. */
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
 * Whether the visit through a code's link still counts: for so many times 24 hours after it, and never from the future.
 * Codes without days count for the day of the visit alone.
 */
export function isAttributed(
  { at }: Pick<RememberedCode, 'at'>,
  attributionDays: number | null,
  now: string,
): boolean {
  const age = millisecondsOf(now) - millisecondsOf(at);
  return age >= 0 && age < (attributionDays ?? 1) * millisecondsPerDay;
}
