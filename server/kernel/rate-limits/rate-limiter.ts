export interface RateLimit {
  /** How many there may be at once. */
  readonly burst: number;
  /** How many more become free each minute, until all of `burst` are free again. */
  readonly perMinute: number;
}

/** Counts by key; one number for each (the "generic cell rate algorithm"). */
export interface RateLimiter {
  /** Whole seconds until one is free; 0 when one is. */
  waitFor(key: string): number;
  /** Counts one, whether one is free or not: what is under way when the last one goes is still counted. */
  count(key: string): void;
}

/** Keys kept at most. Beyond it the one that was counted longest ago is forgotten. */
const MOST_KEYS = 20_000;
const MILLISECONDS_PER_SECOND = 1000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** @param now milliseconds since any moment. A clock that is set back keeps nobody waiting longer than the limit itself. */
export function createRateLimiter({ burst, perMinute }: RateLimit, now: () => number): RateLimiter {
  const interval = MILLISECONDS_PER_MINUTE / perMinute;
  const longest = burst * interval;
  /** When all of the burst will be free again; in the order of counting. */
  const freeAt = new Map<string, number>();

  function untilFree(key: string): number {
    const until = (freeAt.get(key) ?? 0) - now();
    if (until <= longest) return Math.max(until, 0);
    freeAt.set(key, now() + longest);
    return longest;
  }

  return {
    waitFor: (key) => Math.max(0, Math.ceil((untilFree(key) - longest + interval) / MILLISECONDS_PER_SECOND)),
    count(key) {
      const next = now() + Math.min(untilFree(key) + interval, longest);
      freeAt.delete(key);
      const [oldest] = freeAt.keys();
      if (freeAt.size >= MOST_KEYS && oldest !== undefined) freeAt.delete(oldest);
      freeAt.set(key, next);
    },
  };
}
