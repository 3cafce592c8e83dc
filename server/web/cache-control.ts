const freshSeconds = 60;
const staleSeconds = 600;

/**
 * The Cache-Control of a public page: fresh for a minute, stale for ten more while it is fetched again, but in all
 * never beyond `unchangedUntil` (milliseconds since 1970; null if nothing on the page expires).
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
