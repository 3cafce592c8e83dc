import { addMoney, type Money, multiplyMoney, subtractMoney, zeroMoney } from '../money/index.ts';
import { agreedPriceToday, authoritativeSide, enteredPrice, type TaxQuote } from '../tax/index.ts';
import type { ChangedSubscription, MembershipOffer, PartPrice } from './change.types.ts';
import { seatsOf, type WantedPlan } from './wanted-plan.ts';

type Side = (price: PartPrice) => Money | null;

/** The price of the term that starts, and of one more term. */
export const firstPrice: Side = ({ price }) => price;
export const renewalPrice: Side = ({ renewalPrice: price }) => price;

/** Seats and features in addition to a membership. */
interface Parts {
  readonly seats: number;
  readonly featureSkus: readonly string[];
}

/** The price of parts for one of the membership's terms, on the authoritative side; 0 for parts that aren't sold. */
function priceOfParts(
  offer: MembershipOffer,
  { seats, featureSkus }: Parts,
  side: Side,
  quote: TaxQuote,
): Money {
  const priced = (part: PartPrice | null | undefined, count: number) => {
    const price = part ? side(part) : null;
    return price && multiplyMoney(enteredPrice(price, quote), count);
  };
  return [priced(offer.seat, seats), ...featureSkus.map((sku) => priced(offer.features.get(sku), 1))]
    .filter((price) => price !== null)
    .reduce(addMoney, zeroMoney(offer.price.currency));
}

const additionalIn = ({ seats, seatsInBase }: Pick<WantedPlan, 'seats' | 'seatsInBase'>): number =>
  Math.max(0, seats - seatsInBase);

/** The catalog price of a plan, on the authoritative side; null if it has none. */
export function wholePrice(plan: WantedPlan, side: Side, quote: TaxQuote): Money | null {
  const { offer, featureSkus } = plan;
  const membership = side(offer);
  const parts = priceOfParts(offer, { seats: additionalIn(plan), featureSkus }, side, quote);
  return membership && addMoney(enteredPrice(membership, quote), parts);
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((sku) => !some.includes(sku));

/** The parts that a change of the same plan adds and removes. */
export function partsChanged(subscription: ChangedSubscription, plan: WantedPlan) {
  const more = plan.seats - seatsOf(subscription);
  return {
    added: { seats: Math.max(0, more), featureSkus: without(plan.featureSkus, subscription.featureSkus) },
    removed: { seats: Math.max(0, -more), featureSkus: without(subscription.featureSkus, plan.featureSkus) },
  };
}

/** The price of a term after parts are added and removed at catalog prices; the other parts keep their price. */
export function priceWithParts(
  before: Money,
  subscription: ChangedSubscription,
  plan: WantedPlan,
  {
    side,
    quote,
    scale,
  }: { readonly side: Side; readonly quote: TaxQuote; readonly scale: (price: Money) => Money },
): Money {
  const { added, removed } = partsChanged(subscription, plan);
  const priced = (parts: Parts) => scale(priceOfParts(plan.offer, parts, side, quote));
  const after = subtractMoney(addMoney(before, priced(added)), priced(removed));
  return after.amount < 0 ? zeroMoney(after.currency) : after;
}

/**
 * The price of one more term of a plan, on the authoritative side. The organization's current membership keeps its
 * agreed price, with added and removed parts at catalog prices; another membership has its catalog price. Null if it
 * doesn't renew.
 */
export function priceOfNextTerm(
  subscription: ChangedSubscription,
  plan: WantedPlan,
  quote: TaxQuote,
): Money | null {
  const catalogues = wholePrice(plan, renewalPrice, quote);
  const { price, sku } = subscription;
  if (price === null || sku !== plan.offer.sku) return catalogues;
  const agreed = authoritativeSide(agreedPriceToday(price, quote), quote);
  const scale = (part: Money) => part;
  return priceWithParts(agreed, subscription, plan, { side: renewalPrice, quote, scale });
}
