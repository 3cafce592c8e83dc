import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';
import type { SoldPlan } from './sale.ts';
import type { SubscriptionTerms } from './sale-effect.ts';

/** Plan, seats and features of a subscription, with the price of one more term. */
export const heldPlan = ({
  planType,
  sku,
  termMonths,
  seatsInBase,
  additionalSeats,
  seatLimit,
  featureSkus,
  price,
}: SoldPlan): SoldPlan => ({
  planType,
  sku,
  termMonths,
  seatsInBase,
  additionalSeats,
  seatLimit,
  featureSkus,
  price,
});

/** The members of an organization when its plan changes, and the price of an additional seat for one more term. */
interface SeatsNeeded {
  readonly members: number;
  /** Null if no seats are sold for it. */
  readonly seatPrice: TaxedMoney | null;
}

/**
 * The plan of a subscription's next term: the scheduled one, otherwise its own. Everybody who has joined since it was
 * scheduled keeps a seat, which is charged if seats are sold.
 */
export function renewedPlan(
  subscription: SoldPlan & Pick<SubscriptionTerms, 'scheduled'>,
  { members, seatPrice }: SeatsNeeded,
): SoldPlan {
  const plan = subscription.scheduled ?? heldPlan(subscription);
  const missing = members - plan.seatsInBase - plan.additionalSeats;
  if (missing <= 0) return plan;
  const { price } = plan;
  return {
    ...plan,
    additionalSeats: plan.additionalSeats + missing,
    seatLimit: Math.max(plan.seatLimit, members),
    price: price && seatPrice ? addTaxedMoney(price, multiplyTaxedMoney(seatPrice, missing)) : price,
  };
}
