import { type Money, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { freeMonths, priceWithFreeMonths } from '../plans/index.ts';
import { agreedPriceToday, taxedByTreatment, type TaxQuote } from '../tax/index.ts';
import { planOfSubscription, type SoldPlan } from './sale.ts';
import { type SubscriptionTerms, withSeatPrice } from './sale-effect.ts';

/** The members of an organization when its plan changes, and the price of an additional seat for one more term. */
interface SeatsNeeded {
  readonly members: number;
  /** Null if no seats are sold for it. */
  readonly seatPrice: TaxedMoney | null;
}

type RenewingPlan = SoldPlan & Pick<SubscriptionTerms, 'scheduled'>;

/**
 * The plan of a subscription's next term: the scheduled one, otherwise its own. Everybody who has joined since it was
 * scheduled keeps a seat, which is charged if seats are sold.
 */
export function renewedPlan(subscription: RenewingPlan, { members, seatPrice }: SeatsNeeded): SoldPlan {
  const plan = subscription.scheduled ?? planOfSubscription(subscription);
  const missing = members - plan.seatsInBase - plan.additionalSeats;
  if (missing <= 0) return plan;
  return {
    ...plan,
    additionalSeats: plan.additionalSeats + missing,
    seatLimit: Math.max(plan.seatLimit, members),
    ...withSeatPrice(plan, seatPrice && multiplyTaxedMoney(seatPrice, missing)),
  };
}

/** What the price of one more term depends on, besides the subscription. */
interface RenewalTerms {
  readonly members: number;
  /** Of an additional seat of the plan for one more term, in the catalog; null if none are sold. */
  readonly seatPrice: Money | null;
  /** Months of the organization's referral credit. */
  readonly unspentMonths: number;
  /** The organization's current tax. */
  readonly quote: TaxQuote;
}

/** One more term of a subscription. */
interface RenewedTerm {
  readonly plan: SoldPlan;
  readonly termMonths: number;
  /** Months of it that referral credit pays for. */
  readonly freeMonths: number;
  /** Of the whole term. */
  readonly price: TaxedMoney;
  /** The price less the free months. */
  readonly amount: TaxedMoney;
}

/**
 * One more term, whether it is charged automatically or paid by hand: the agreed price with a seat for everybody, less
 * what referral credit pays for, with today's taxes.
 */
export function renewedTerm(
  subscription: RenewingPlan & { readonly price: TaxedMoney },
  { members, seatPrice, unspentMonths, quote }: RenewalTerms,
): RenewedTerm {
  const { treatment, taxes } = quote;
  const plan = renewedPlan(subscription, {
    members,
    seatPrice: seatPrice && taxedByTreatment[treatment](seatPrice, taxes),
  });
  const termMonths = plan.termMonths ?? subscription.termMonths ?? 12;
  const free = freeMonths(unspentMonths, termMonths);
  const agreed = plan.price ?? subscription.price;
  const reduced = priceWithFreeMonths(agreed, free, termMonths);
  return {
    plan,
    termMonths,
    freeMonths: free,
    price: agreedPriceToday(agreed, quote),
    amount: agreedPriceToday(reduced, quote),
  };
}
