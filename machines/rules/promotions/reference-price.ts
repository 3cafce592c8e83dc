import { isEuMember } from '../places/index.ts';
import { millisecondsOf } from '../time/index.ts';

/** A price in a price history, valid from `since` until the next entry. */
export interface PriceSince {
  /** In minor units. */
  readonly amount: number;
  readonly since: string;
}

const millisecondsPerDay = 86_400_000;
const windowDays = 30;

/**
 * The lowest price of the 30 days before the current one took effect, in minor units; null if there was no other.
 * `history` may be in any order; its latest entry is the current price. Directive 98/6/EC, article 6a.
 */
export function lowestPriorPrice(history: readonly PriceSince[]): number | null {
  const inOrder = history.toSorted((one, other) => millisecondsOf(one.since) - millisecondsOf(other.since));
  const present = inOrder.at(-1);
  if (present === undefined) return null;
  const windowStart = millisecondsOf(present.since) - windowDays * millisecondsPerDay;
  const earlier = inOrder
    .slice(0, -1)
    .filter((_, index) => millisecondsOf(inOrder[index + 1]!.since) > windowStart)
    .map(({ amount }) => amount);
  return earlier.length === 0 ? null : Math.min(...earlier);
}

/** The price that a reduction is compared with: the lowest of 30 days in the EU, elsewhere the previous one. */
export type ReferenceKind = 'LOWEST_OF_30_DAYS' | 'PREVIOUS';

/** Which earlier price a country's law measures a reduction against. */
export function referenceKindIn(country: string): ReferenceKind {
  return isEuMember(country) ? 'LOWEST_OF_30_DAYS' : 'PREVIOUS';
}

/**
 * The price to show struck through beside the current one; the current one itself if none may be shown. Only prices
 * that the catalog marks as reduced have one: `undiscounted` above `amount`.
 */
export function referencePrice(
  country: string,
  price: {
    readonly amount: number;
    readonly undiscounted: number;
    readonly history: readonly PriceSince[];
  },
): number {
  if (price.undiscounted <= price.amount) return price.amount;
  const references: Readonly<Record<ReferenceKind, number | null>> = {
    LOWEST_OF_30_DAYS: lowestPriorPrice(price.history),
    PREVIOUS: price.undiscounted,
  };
  return Math.max(price.amount, references[referenceKindIn(country)] ?? price.amount);
}
