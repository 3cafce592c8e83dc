import {
  addMoney,
  type Money,
  multiplyMoney,
  shareOfMoney,
  subtractMoney,
  zeroMoney,
} from '../money/index.ts';
import type { SoldPlan } from '../sales/index.ts';
import {
  agreedPriceToday,
  authoritativeSide,
  enteredPrice,
  pricedBySide,
  type TaxQuote,
} from '../tax/index.ts';
import type { ChangedSubscription, MembershipOffer, PartPrice } from './change.types.ts';
import { seatsOf, type RequestedPlan } from './requested-plan.ts';

type Side = (price: PartPrice) => Money | null;

/** The price of the term that starts, and of one more term. */
export const firstPrice: Side = ({ price }) => price;

/** The price of a term when the membership renews. */
export const renewalPrice: Side = ({ renewalPrice: price }) => price;

/** Seats and features in addition to a membership. */
interface Parts {
  readonly seats: number;
  readonly featureSkus: readonly string[];
}

/** The prices of parts on the authoritative side, by which they are added; 0 for parts without a price. */
interface PricedParts {
  readonly seats: Money;
  readonly features: ReadonlyMap<string, Money>;
}

const sumOf = ({ seats, features }: PricedParts): Money => [...features.values()].reduce(addMoney, seats);

/** The catalog prices of parts for one of the membership's terms. */
function cataloguePrices(
  offer: MembershipOffer,
  { seats, featureSkus }: Parts,
  side: Side,
  quote: TaxQuote,
): PricedParts {
  const zero = zeroMoney(offer.price.currency);
  const priceOfParts = (part: PartPrice | null | undefined, count: number) => {
    const price = part ? side(part) : null;
    return price === null ? zero : multiplyMoney(enteredPrice(price, quote), count);
  };
  return {
    seats: priceOfParts(offer.seat, seats),
    features: new Map(featureSkus.map((sku) => [sku, priceOfParts(offer.features.get(sku), 1)])),
  };
}

const additionalIn = ({ seats, seatsInBase }: Pick<RequestedPlan, 'seats' | 'seatsInBase'>): number =>
  Math.max(0, seats - seatsInBase);

/** A price with the part of it that is for seats and features, on the authoritative side. */
interface WholePrice {
  readonly whole: Money;
  readonly parts: PricedParts;
}

/** The catalog price of a plan; null if it has none. */
export function cataloguePrice(plan: RequestedPlan, side: Side, quote: TaxQuote): WholePrice | null {
  const { offer, featureSkus } = plan;
  const membership = side(offer);
  if (membership === null) return null;
  const parts = cataloguePrices(offer, { seats: additionalIn(plan), featureSkus }, side, quote);
  return { whole: addMoney(enteredPrice(membership, quote), sumOf(parts)), parts };
}

/** The price of one more term as a subscription keeps it. */
export const agreedPrice = (
  price: WholePrice | null,
  quote: TaxQuote,
): Pick<SoldPlan, 'price' | 'partPrices'> =>
  price === null
    ? { price: null, partPrices: null }
    : {
        price: pricedBySide(price.whole, quote),
        partPrices: {
          seats: price.parts.seats.amount === 0 ? null : pricedBySide(price.parts.seats, quote),
          features: Object.fromEntries(
            [...price.parts.features].map(([sku, part]) => [sku, pricedBySide(part, quote)]),
          ),
        },
      };

const without = (all: readonly string[], some: readonly string[]) => all.filter((sku) => !some.includes(sku));

/** The parts that a change of the same plan adds and removes. */
export function changedParts(
  subscription: Pick<ChangedSubscription, 'seatsInBase' | 'additionalSeats' | 'featureSkus'>,
  plan: Pick<RequestedPlan, 'seats' | 'featureSkus'>,
) {
  const more = plan.seats - seatsOf(subscription);
  return {
    added: { seats: Math.max(0, more), featureSkus: without(plan.featureSkus, subscription.featureSkus) },
    removed: { seats: Math.max(0, -more), featureSkus: without(subscription.featureSkus, plan.featureSkus) },
  };
}

/** The catalog price of the parts that a change of the same plan adds, on the authoritative side. */
export const priceOfAdded = (
  subscription: ChangedSubscription,
  plan: RequestedPlan,
  side: Side,
  quote: TaxQuote,
): Money => sumOf(cataloguePrices(plan.offer, changedParts(subscription, plan).added, side, quote));

/** What an agreed price has for its parts: as it was agreed, or else the share that they have in the catalog. */
function agreedParts(
  { partPrices, additionalSeats, featureSkus }: ChangedSubscription,
  agreed: Money,
  offer: MembershipOffer,
  quote: TaxQuote,
): PricedParts {
  if (partPrices) {
    const { seats, features } = partPrices;
    const today = (price: NonNullable<typeof seats>) =>
      authoritativeSide(agreedPriceToday(price, quote), quote);
    return {
      seats: seats === null ? zeroMoney(agreed.currency) : today(seats),
      features: new Map(Object.entries(features).map(([sku, price]) => [sku, today(price)])),
    };
  }
  const parts = cataloguePrices(offer, { seats: additionalSeats, featureSkus }, renewalPrice, quote);
  const membership = renewalPrice(offer) ?? zeroMoney(agreed.currency);
  const whole = addMoney(enteredPrice(membership, quote), sumOf(parts));
  const share = (part: Money) =>
    whole.amount === 0
      ? zeroMoney(agreed.currency)
      : shareOfMoney(agreed, BigInt(part.amount), BigInt(whole.amount));
  return {
    seats: share(parts.seats),
    features: new Map([...parts.features].map(([sku, part]) => [sku, share(part)])),
  };
}

/**
 * The price of one more term of a plan. The organization's current membership keeps its agreed price: removed parts take
 * off what was agreed for them, added ones cost what the catalog has. Another membership has its catalog price. Null if
 * it doesn't renew.
 */
export function priceOfNextTerm(
  subscription: ChangedSubscription,
  plan: RequestedPlan,
  quote: TaxQuote,
): WholePrice | null {
  const { price, sku, additionalSeats } = subscription;
  const { offer } = plan;
  if (price === null || sku !== offer.sku) return cataloguePrice(plan, renewalPrice, quote);
  const agreed = authoritativeSide(agreedPriceToday(price, quote), quote);
  const before = agreedParts(subscription, agreed, offer, quote);
  const { added } = changedParts(subscription, plan);
  const more = cataloguePrices(offer, added, renewalPrice, quote);
  const kept = Math.min(additionalIn(plan), additionalSeats);
  const keptSeats =
    kept === additionalSeats
      ? before.seats
      : shareOfMoney(before.seats, BigInt(kept), BigInt(additionalSeats));
  const none = zeroMoney(agreed.currency);
  const parts: PricedParts = {
    seats: addMoney(keptSeats, more.seats),
    features: new Map(
      plan.featureSkus.map((feature) => [
        feature,
        more.features.get(feature) ?? before.features.get(feature) ?? none,
      ]),
    ),
  };
  return { whole: addMoney(subtractMoney(agreed, sumOf(before)), sumOf(parts)), parts };
}
