import { mailboxOf } from '@sonde/machines/rules/people';
import { networkOf, surroundingNetworkOf } from './client-network.ts';
import { domainOfPlatform, platformOf } from './platform-address.ts';
import { type RateLimit, createRateLimiter } from './rate-limiter.ts';
import { type SharedUses, unsharedUses } from './shared-uses.ts';

interface LimitedPer {
  /** For everything from one network address; null for no limit. */
  readonly client: RateLimit | null;
  /** For everything done to one checkout or order; null for no limit. */
  readonly checkout: RateLimit | null;
  /** For everything that one operation sends to one mailbox; absent for no limit. */
  readonly recipient?: RateLimit;
  /** For everything that the agents of one platform do, however it spells its address; absent for no limit. */
  readonly platform?: RateLimit;
}

/**
 * How often something may fail: `burst` at once, then `perMinute`. Successes don't count, except where each use has a
 * cost: new checkouts, billed queries, messages, error reports.
 */
export const rateLimits = {
  /** Refused voucher codes: codes are short and could be guessed. A platform has the room of a whole network. */
  voucher: {
    client: { burst: 60, perMinute: 12 },
    checkout: { burst: 20, perMinute: 6 },
    platform: { burst: 300, perMinute: 60 },
  },
  /** Unknown tokens. */
  token: { client: { burst: 60, perMinute: 30 }, checkout: null },
  /** Refused orders, for any reason. */
  placement: { client: { burst: 500, perMinute: 60 }, checkout: { burst: 60, perMinute: 30 } },
  /** Wrong email addresses for an order: the person who has its link could guess its buyer. */
  orderAccess: { client: { burst: 10, perMinute: 1 }, checkout: { burst: 20, perMinute: 1 } },
  /**
   * Declined cards: shops are used to test stolen ones. Leaves a hospital behind one address room for a bad day. A
   * platform has the room of a whole network.
   */
  decline: {
    client: { burst: 40, perMinute: 2 },
    checkout: { burst: 10, perMinute: 1 },
    platform: { burst: 200, perMinute: 10 },
  },
  /** Trials that were had already: the person who asks could learn which mailboxes had one. */
  trial: {
    client: { burst: 10, perMinute: 0.5 },
    checkout: { burst: 5, perMinute: 0.5 },
    platform: { burst: 50, perMinute: 2.5 },
  },
  /** New checkouts: each is stored for a month. */
  checkout: { client: { burst: 120, perMinute: 30 }, checkout: null },
  /** Tax ids that didn't remove the tax: the registry of the EU member states blocks clients that query too often. */
  taxId: { client: { burst: 60, perMinute: 12 }, checkout: { burst: 20, perMinute: 6 } },
  /** Address suggestions: the maps service bills them. */
  addressSearch: { client: { burst: 120, perMinute: 60 }, checkout: null },
  /** Messages from the store's forms: each becomes a mail to staff. */
  leadForm: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Registered old probes: each takes a serial number for a month, which may be someone else's. */
  tradeIn: { client: { burst: 5, perMinute: 0.1 }, checkout: null },
  /** Learners' requests: each has a file of up to 10 MB, and a person reads it. */
  learnerVerification: { client: { burst: 10, perMinute: 1 }, checkout: null },
  /** Declarations that end a contract: each becomes two mails, and the address of the receipt could be anyone's. */
  declaration: { client: { burst: 20, perMinute: 2 }, checkout: null },
  /** Invalid nonces of the mobile app. */
  login: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Queries whether an account exists. */
  userExists: { client: { burst: 30, perMinute: 6 }, checkout: null },
  /** Payment methods to be saved: each costs several requests to the provider. Few buyers try more than twice. */
  paymentMethod: { client: { burst: 60, perMinute: 12 }, checkout: null },
  /**
   * Mails that cost their sender nothing, to an address of the sender's choice: quotes, free orders, receipts,
   * invitations. A purchasing department that asks for quotes from one address, for one mailbox, has room.
   */
  mail: {
    client: { burst: 60, perMinute: 12 },
    checkout: null,
    recipient: { burst: 20, perMinute: 0.2 },
  },
  /** Invitations to organizations: each becomes an unsolicited mail. */
  invitation: { client: { burst: 60, perMinute: 12 }, checkout: null },
  /** Events of visits: each is stored and forwarded. A visitor sends a few per page. */
  analytics: { client: { burst: 200, perMinute: 60 }, checkout: null },
  /** Requests of agents that aren't trusted: each may fetch a profile, and costs a verification. */
  agentRefusal: { client: { burst: 60, perMinute: 30 }, checkout: null },
  /** Requests of agents. A platform sends those of all its users from few addresses. */
  agentRequest: { client: null, checkout: null, platform: { burst: 600, perMinute: 600 } },
  /** Checkouts that agents open: each is stored for a month. */
  agentCheckout: { client: null, checkout: null, platform: { burst: 120, perMinute: 60 } },
  /** Error reports from pages. */
  report: { client: { burst: 30, perMinute: 30 }, checkout: null },
} as const satisfies Readonly<Record<string, LimitedPer>>;
export type RateLimitName = keyof typeof rateLimits;

/** The client, the checkout, the recipient and the platform of a use. */
export interface Subject {
  /** The client's IP address; empty if unknown, and then only the checkout counts. */
  readonly address: string;
  /** The checkout's or the order's id; null if there is none. */
  readonly checkout: string | null;
  /** Who is sent mail; absent if no one is. */
  readonly recipient?: Recipient;
  /** The address of the profile of an agent's platform, as sent; absent for requests of people. */
  readonly platform?: string;
}

/** Where the mail of an operation goes. */
interface Recipient {
  /** The operation, so that many mails of one kind leave room for another. */
  readonly operation: string;
  /** As typed: every spelling of a mailbox is counted as one. */
  readonly email: string;
}

/** A network may use as much as this many clients: a clinic's building, or an attacker with a range of addresses. */
const CLIENTS_OF_NETWORK = 5;

/** A domain may use as much as this many platforms: one that runs several, or an attacker with many addresses. */
const PLATFORMS_OF_DOMAIN = 5;

interface Kind {
  readonly kind: string;
  limitIn(per: LimitedPer): RateLimit | null;
  /** The key to count by; null to skip. */
  keyOf(subject: Subject): string | null;
}

const times = ({ burst, perMinute }: RateLimit, factor: number): RateLimit => ({
  burst: burst * factor,
  perMinute: perMinute * factor,
});

const kinds: readonly Kind[] = [
  { kind: 'client', limitIn: ({ client }) => client, keyOf: ({ address }) => networkOf(address) },
  {
    kind: 'network',
    limitIn: ({ client }) => client && times(client, CLIENTS_OF_NETWORK),
    keyOf: ({ address }) => surroundingNetworkOf(address),
  },
  { kind: 'checkout', limitIn: ({ checkout }) => checkout, keyOf: ({ checkout }) => checkout },
  {
    kind: 'recipient',
    limitIn: ({ recipient }) => recipient ?? null,
    keyOf: ({ recipient }) => (recipient ? `${recipient.operation} ${mailboxOf(recipient.email)}` : null),
  },
  {
    kind: 'platform',
    limitIn: ({ platform }) => platform ?? null,
    keyOf: ({ platform }) => (platform === undefined ? null : platformOf(platform)),
  },
  {
    kind: 'domain',
    limitIn: ({ platform }) => (platform ? times(platform, PLATFORMS_OF_DOMAIN) : null),
    keyOf: ({ platform }) => (platform === undefined ? null : domainOfPlatform(platform)),
  },
];

export interface RateLimits {
  /** Whole seconds until the subject may continue; 0 if it may. */
  waitFor(name: RateLimitName, subject: Subject): number;
  count(name: RateLimitName, subject: Subject): void;
  /** Takes back one that was counted while the subject might continue. */
  giveBack(name: RateLimitName, subject: Subject): void;
  /** Counts a try from its beginning, so that many at once are no more than one after another. */
  begin(name: RateLimitName, subject: Subject): Try;
  /** The tries that haven't ended where the limit leaves no room; empty where it does. */
  undecided(name: RateLimitName, subject: Subject): readonly Promise<void>[];
}

/** A use of which it isn't known yet whether it counts. Other processes learn of it once it does. */
export interface Try {
  /** Ends it as one that counts. */
  keep(): void;
  /** Ends it as one that doesn't. */
  giveBack(): void;
}

/**
 * The limits of a shop, counted in memory. Several processes tell each other what they count, so that each knows the
 * uses of all, a moment later.
 *
 * @param now milliseconds since any moment.
 * @param scale multiplies the limits of `rateLimits`.
 */
export function createRateLimits(
  now: () => number,
  scale = 1,
  shared: SharedUses = unsharedUses,
): RateLimits {
  const counters = Object.entries(rateLimits).flatMap(([name, per]: [string, LimitedPer]) =>
    kinds.flatMap(({ kind, limitIn, keyOf }) => {
      const configured = limitIn(per);
      if (configured === null) return [];
      const limit = times(configured, scale);
      const limiter = createRateLimiter(limit, now);
      const countOthers = (key: string, uses: number) => limiter.count(key, uses);
      const tell = shared.join({ name: `${name}-${kind}`, limit, countOthers });
      return [{ name, keyOf, limiter, tell, open: new Map<string, Set<Promise<void>>>() }];
    }),
  );
  const countersOf = (name: RateLimitName, subject: Subject) =>
    counters.flatMap(({ name: counted, keyOf, ...counter }) => {
      const key = keyOf(subject);
      return counted !== name || key === null ? [] : [{ key, ...counter }];
    });
  return {
    waitFor: (name, subject) =>
      Math.max(0, ...countersOf(name, subject).map(({ key, limiter }) => limiter.waitFor(key))),
    count(name, subject) {
      for (const { key, limiter, tell } of countersOf(name, subject)) {
        limiter.count(key);
        tell(key, 1);
      }
    },
    giveBack(name, subject) {
      for (const { key, limiter, tell } of countersOf(name, subject)) {
        limiter.giveBack(key);
        tell(key, -1);
      }
    },
    begin(name, subject) {
      const counted = countersOf(name, subject);
      let resolve = () => {};
      const promise = new Promise<void>((ended) => {
        resolve = ended;
      });
      for (const { key, limiter, open } of counted) {
        limiter.count(key);
        open.set(key, (open.get(key) ?? new Set()).add(promise));
      }
      const end = (settle: (counter: (typeof counted)[number]) => void) => {
        for (const counter of counted) {
          const tries = counter.open.get(counter.key);
          tries?.delete(promise);
          if (tries?.size === 0) counter.open.delete(counter.key);
          settle(counter);
        }
        resolve();
      };
      return {
        keep: () => end(({ key, tell }) => tell(key, 1)),
        giveBack: () => end(({ key, limiter }) => limiter.giveBack(key)),
      };
    },
    undecided: (name, subject) =>
      countersOf(name, subject).flatMap(({ key, limiter, open }) =>
        limiter.waitFor(key) > 0 ? [...(open.get(key) ?? [])] : [],
      ),
  };
}
