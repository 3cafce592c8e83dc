import { type RateLimit, createRateLimiter } from './rate-limiter.ts';

interface LimitedPer {
  /** For everything that comes from one network address; null for no limit. */
  readonly client: RateLimit | null;
  /** For everything that is done to one checkout; null for no limit. */
  readonly checkout: RateLimit | null;
}

/**
 * How often something may go wrong: so often at once (`burst`), then so often a minute. What succeeds isn't
 * counted, except for what always costs something: new checkouts, questions that are billed, messages, error reports.
 */
export const rateLimits = {
  /** Voucher codes that were refused: codes are short, and could be guessed. */
  voucher: { client: { burst: 60, perMinute: 12 }, checkout: { burst: 20, perMinute: 6 } },
  /** Tokens behind which there is nothing. */
  token: { client: { burst: 60, perMinute: 30 }, checkout: null },
  /** Orders that were refused, for whatever reason. */
  placement: { client: { burst: 500, perMinute: 60 }, checkout: { burst: 60, perMinute: 30 } },
  /** Cards that were declined: stolen ones are tried out in shops. A hospital behind one address has room for a bad day. */
  decline: { client: { burst: 40, perMinute: 2 }, checkout: { burst: 10, perMinute: 1 } },
  /** Checkouts that are opened: each is kept for a month. */
  checkout: { client: { burst: 120, perMinute: 30 }, checkout: null },
  /** Tax ids that did not take the tax off: the registry of the member states shuts out who asks too often. */
  taxId: { client: { burst: 60, perMinute: 12 }, checkout: { burst: 20, perMinute: 6 } },
  /** Questions about addresses: the service of maps bills them. */
  addressSearch: { client: { burst: 120, perMinute: 60 }, checkout: null },
  /** Messages by the store's forms: each becomes a mail that somebody reads. */
  leadForm: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Errors that pages report. */
  report: { client: { burst: 30, perMinute: 30 }, checkout: null },
} as const satisfies Readonly<Record<string, LimitedPer>>;
export type RateLimitName = keyof typeof rateLimits;

/** Who does something to what; null where that is not known, and then nothing is counted for it. */
export interface Subject {
  /** From `networkOf`. */
  readonly client: string | null;
  /** The checkout's id. */
  readonly checkout: string | null;
}

export interface RateLimits {
  /** Whole seconds until the subject may go on; 0 when it may. */
  waitFor(name: RateLimitName, subject: Subject): number;
  /** Counts one for the subject. */
  count(name: RateLimitName, subject: Subject): void;
}

/**
 * The limits of one process, counted in its memory: several processes each count what they see.
 *
 * @param now milliseconds since any moment.
 * @param scale how many times as much as `rateLimits` says there may be.
 */
export function createRateLimits(now: () => number, scale = 1): RateLimits {
  const counters = Object.entries(rateLimits).flatMap(([name, per]: [string, LimitedPer]) =>
    (['client', 'checkout'] as const).flatMap((kind) => {
      const limit = per[kind];
      if (limit === null) return [];
      const scaled = { burst: limit.burst * scale, perMinute: limit.perMinute * scale };
      return [{ name, kind, limiter: createRateLimiter(scaled, now) }];
    }),
  );
  const countersOf = (name: RateLimitName, subject: Subject) =>
    counters.flatMap((counter) => {
      const key = subject[counter.kind];
      return counter.name !== name || key === null ? [] : [{ key, limiter: counter.limiter }];
    });
  return {
    waitFor: (name, subject) =>
      Math.max(0, ...countersOf(name, subject).map(({ key, limiter }) => limiter.waitFor(key))),
    count(name, subject) {
      for (const { key, limiter } of countersOf(name, subject)) limiter.count(key);
    },
  };
}
