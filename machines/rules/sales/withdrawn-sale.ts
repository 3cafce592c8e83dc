import { subtractTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { lastDayOfTerm, paidTerm } from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import type { OrderSale, SoldPlan } from './sale.ts';
import type { OrganizationInSale } from './sale-effect.ts';
import { withoutPayment } from './without-payment.ts';

type Current = NonNullable<OrganizationInSale['subscription']>;

/** The last day of what was paid before the order's term; null if the order's was the first, or the only one. */
function earlierLastDay({ status, startsOn, expiresOn }: Current, { termMonths }: SoldPlan): string | null {
  if (status === 'PAST_DUE' || expiresOn === null || termMonths === null) return null;
  const day = lastDayOfTerm(startsOn, addDays(expiresOn, 1), -termMonths);
  return day < startsOn ? null : day;
}

/** A withdrawn order's plan ends today, unless an earlier term of it still runs. */
function withoutTerm(subscription: Current, plan: SoldPlan, paid: TaxedMoney | null, today: string): Current {
  const earlier = earlierLastDay(subscription, plan);
  if (earlier === null || earlier < today)
    return { ...subscription, status: 'CANCELED', expiresOn: today, term: paidTerm(today, null) };
  const kept = withoutPayment({ ...subscription, expiresOn: earlier }, paid && paid.gross);
  const payment = kept.term?.payment ?? null;
  if (kept.term === null || payment === null || paid === null) return kept;
  return {
    ...kept,
    term: { ...kept.term, payment: { ...payment, worth: subtractTaxedMoney(payment.worth, paid) } },
  };
}

/**
 * What a subscription is after its buyer withdrew from the order of its plan: it never renews, and what is returned
 * gives neither access nor credit. A plan that replaced the order's has been paid on its own and continues; the one
 * that comes with every probe costs nothing and stays.
 *
 * @param today the day in the organization's shop, the last day of a plan that ends.
 */
export function withoutSale(subscription: Current, { plan, paid }: OrderSale, today: string): Current {
  const unrenewed = { ...subscription, nextChargeOn: null, scheduled: null };
  if (plan === null || plan.sku === null || subscription.status === 'CANCELED') return unrenewed;
  return subscription.sku === plan.sku
    ? withoutTerm(unrenewed, plan, paid, today)
    : withoutPayment(unrenewed, paid && paid.gross);
}
