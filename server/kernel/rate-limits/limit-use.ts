import type { RateLimitName, RateLimits, Subject, Try } from './rate-limits.ts';

/** Something that has a limit. */
interface Limited {
  readonly limit: RateLimitName;
}

/** What began of a use that is limited in several ways. */
interface BegunTries<One extends Limited> {
  /** Those that leave no room. */
  readonly exceeded: readonly One[];
  /** Those that count the use until it ends; none if it is refused. */
  readonly begun: readonly { readonly limited: One; readonly one: Try }[];
}

/** Whether a use is refused where these limits leave no room: where there are any. */
const isAny = (exceeded: readonly unknown[]): boolean => exceeded.length > 0;

const never = (): boolean => false;

/**
 * Begins a use that is limited in several ways. It waits while tries that haven't ended leave no room: the right ones
 * among them will. Once there is room, nothing is awaited before it is taken.
 */
async function beginTries<One extends Limited>(
  limits: RateLimits,
  limiting: readonly One[],
  subject: Subject,
  isRefused: (exceeded: readonly One[]) => boolean,
): Promise<BegunTries<One>> {
  const undecided = limiting.flatMap(({ limit }) => limits.undecided(limit, subject));
  if (undecided.length > 0) {
    await Promise.race(undecided);
    return beginTries(limits, limiting, subject, isRefused);
  }
  const exceeded = limiting.filter(({ limit }) => limits.waitFor(limit, subject) > 0);
  const counted = isRefused(exceeded) ? [] : limiting.filter((limited) => !exceeded.includes(limited));
  return {
    exceeded,
    begun: counted.map((limited) => ({ limited, one: limits.begin(limited.limit, subject) })),
  };
}

/** A use that is limited in several ways, and what counts of it. */
interface LimitedUse<One extends Limited, Used, Refused> {
  readonly limiting: readonly One[];
  readonly subject: Subject;
  /** Whether the use is refused where these leave no room; by default, where there are any. */
  isRefused?(exceeded: readonly One[]): boolean;
  /** What happens instead of a use that is refused. */
  refuse(exceeded: readonly One[]): Promise<Refused>;
  /** The use, perhaps without what some limits leave no room for. */
  run(exceeded: readonly One[]): Promise<Used>;
  /** Whether the use counts for a limit, once it has ended. */
  counts(limited: One, used: Used): boolean;
  /** Whether a use that threw counts for a limit; by default for none. */
  countsThrown?(limited: One): boolean;
}

/** Runs a use within its limits. Each counts it from its beginning, so that many at once are no more than one by one. */
export async function limitUse<One extends Limited, Used, Refused>(
  limits: RateLimits,
  {
    limiting,
    subject,
    isRefused = isAny,
    refuse,
    run,
    counts,
    countsThrown = never,
  }: LimitedUse<One, Used, Refused>,
): Promise<Used | Refused> {
  const { exceeded, begun } = await beginTries(limits, limiting, subject, isRefused);
  if (isRefused(exceeded)) return refuse(exceeded);
  const settle = (isCounted: (limited: One) => boolean) => {
    for (const { limited, one } of begun) (isCounted(limited) ? one.keep : one.giveBack)();
  };
  try {
    const used = await run(exceeded);
    settle((limited) => counts(limited, used));
    return used;
  } catch (error) {
    settle(countsThrown);
    throw error;
  }
}
