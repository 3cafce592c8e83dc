export interface RateLimit {
  /** The maximum at once. */
  readonly burst: number;
  /** How many more become available per minute, up to `burst`. */
  readonly perMinute: number;
}

/** Counts by key, with one number per key (the "generic cell rate algorithm"). */
export interface RateLimiter {
  /** Whole seconds until one is available; 0 if one is. */
  waitFor(key: string): number;
  /** Counts one or more, even if none is available: operations in progress when the limit is reached still count. */
  count(key: string, uses?: number): void;
  /** Takes back one that was counted while one was available. */
  giveBack(key: string): void;
}

/** The maximum number of keys; beyond it, the least recently counted key is dropped. */
const MOST_KEYS = 20_000;
const MILLISECONDS_PER_SECOND = 1000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** @param now milliseconds since any moment. If the clock is set back, no wait exceeds the limit itself. */
export function createRateLimiter({ burst, perMinute }: RateLimit, now: () => number): RateLimiter {
  const interval = MILLISECONDS_PER_MINUTE / perMinute;
  const longest = burst * interval;
  /** When the whole burst will be available again; in the order of counting. */
  const freeAt = new Map<string, number>();

  function untilFree(key: string): number {
    const until = (freeAt.get(key) ?? 0) - now();
    if (until <= longest) return Math.max(until, 0);
    freeAt.set(key, now() + longest);
    return longest;
  }

  return {
    waitFor: (key) => Math.max(0, Math.ceil((untilFree(key) - longest + interval) / MILLISECONDS_PER_SECOND)),
    count(key, uses = 1) {
      const next = now() + Math.min(untilFree(key) + interval * uses, longest);
      freeAt.delete(key);
      const [oldest] = freeAt.keys();
      if (freeAt.size >= MOST_KEYS && oldest !== undefined) freeAt.delete(oldest);
      freeAt.set(key, next);
    },
    giveBack(key) {
      if (freeAt.has(key)) freeAt.set(key, now() + untilFree(key) - interval);
    },
  };
}
