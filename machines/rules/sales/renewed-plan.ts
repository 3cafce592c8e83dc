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

/** Who is in an organization when its plan changes, and what a seat of the new plan costs for one more term. */
interface SeatsNeeded {
  readonly members: number;
  /** Null where no seats are sold for it. */
  readonly seatPrice: TaxedMoney | null;
}

/**
 * The plan that a subscription's next term is for: the one that is scheduled, or else its own. Everybody who has joined
 * since it was scheduled keeps a seat, which is paid where seats are sold.
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
