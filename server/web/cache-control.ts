const freshSeconds = 60;
const staleSeconds = 600;

/**
 * How long a public page may be kept: a minute, and ten more while a new one is fetched, but in all never beyond
 * `unchangedUntil` (milliseconds since 1970; null when nothing on the page ends).
 */
export function publicCacheControl(unchangedUntil: number | null, now: number): string {
  const left =
    unchangedUntil === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor((unchangedUntil - now) / 1000));
  const fresh = Math.min(freshSeconds, left);
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}`;
}
