import type { RateLimitName, RateLimits, Subject, Try } from './rate-limits.ts';

/** Something that has a limit. */
interface Limited {
  readonly limit: RateLimitName;
}

/** What began of a use that is limited in several ways. */
export interface BegunTries<One extends Limited> {
  /** Those that leave no room. */
  readonly exceeded: readonly One[];
  /** Those that count the use until it ends; none if it is refused. */
  readonly begun: readonly { readonly limited: One; readonly one: Try }[];
}

/**
 * Begins a use that is limited in several ways. It waits while tries that haven't ended leave no room: the right ones
 * among them will. Once there is room, nothing is awaited before it is taken.
 *
 * @param isRefused whether the use is refused where these leave no room.
 */
export async function beginTries<One extends Limited>(
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
