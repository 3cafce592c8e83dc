import { networkOf, surroundingNetworkOf } from './client-network.ts';
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
  /** Nonces of the mobile app that are none. */
  login: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Questions whether somebody has an account. */
  userExists: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Invitations into organizations: each becomes a mail to somebody who did not ask for it. */
  invitation: { client: { burst: 60, perMinute: 12 }, checkout: null },
  /** Errors that pages report. */
  report: { client: { burst: 30, perMinute: 30 }, checkout: null },
} as const satisfies Readonly<Record<string, LimitedPer>>;
export type RateLimitName = keyof typeof rateLimits;

/** Who does something to what. */
export interface Subject {
  /** The client's IP address; empty where it isn't known, and then only the checkout is counted for. */
  readonly address: string;
  /** The checkout's id; null where nothing is done to one. */
  readonly checkout: string | null;
}

/** As many clients' worth as a network may send: a clinic's building, or an attacker with a range of addresses. */
const CLIENTS_OF_NETWORK = 5;

interface Kind {
  limitIn(per: LimitedPer): RateLimit | null;
  /** What is counted by; null for nothing. */
  keyOf(subject: Subject): string | null;
}

const times = ({ burst, perMinute }: RateLimit, factor: number): RateLimit => ({
  burst: burst * factor,
  perMinute: perMinute * factor,
});

const kinds: readonly Kind[] = [
  { limitIn: ({ client }) => client, keyOf: ({ address }) => networkOf(address) },
  {
    limitIn: ({ client }) => client && times(client, CLIENTS_OF_NETWORK),
    keyOf: ({ address }) => surroundingNetworkOf(address),
  },
  { limitIn: ({ checkout }) => checkout, keyOf: ({ checkout }) => checkout },
];

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
    kinds.flatMap(({ limitIn, keyOf }) => {
      const limit = limitIn(per);
      return limit === null ? [] : [{ name, keyOf, limiter: createRateLimiter(times(limit, scale), now) }];
    }),
  );
  const countersOf = (name: RateLimitName, subject: Subject) =>
    counters.flatMap(({ name: counted, keyOf, limiter }) => {
      const key = keyOf(subject);
      return counted !== name || key === null ? [] : [{ key, limiter }];
    });
  return {
    waitFor: (name, subject) =>
      Math.max(0, ...countersOf(name, subject).map(({ key, limiter }) => limiter.waitFor(key))),
    count(name, subject) {
      for (const { key, limiter } of countersOf(name, subject)) limiter.count(key);
    },
  };
}
