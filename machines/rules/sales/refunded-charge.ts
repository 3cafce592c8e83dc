import { type Money, subtractTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { paidTerm } from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import type { OrganizationInSale } from './sale-effect.ts';
import { withoutPayment } from './without-payment.ts';

type Current = NonNullable<OrganizationInSale['subscription']>;

/** A charge for a membership of which something was refunded. Days are those of the organization's shop. */
export interface RefundedCharge {
  /** The days that it paid for. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whether it paid for a term of its own, rather than for more in an active one. */
  readonly isTerm: boolean;
  /** This refund, with tax. */
  readonly refunded: Money;
  /** The whole charge, once nothing of it is left; null while something is. */
  readonly whole: TaxedMoney | null;
}

/** A term paid in advance that hasn't begun: the current one stays, and its payments are those from before. */
function withoutNextTerm(unrenewed: Current, firstDay: string, whole: TaxedMoney): Current {
  const kept = withoutPayment({ ...unrenewed, expiresOn: addDays(firstDay, -1) }, whole.gross);
  const payment = kept.term?.payment ?? null;
  if (kept.term === null || payment === null) return kept;
  return {
    ...kept,
    term: { ...kept.term, payment: { ...payment, worth: subtractTaxedMoney(payment.worth, whole) } },
  };
}

/**
 * What a subscription is after a refund of one of its charges.
 *
 * - The last term, refunded as a whole: it ends today, or goes back to the term before if it hasn't begun, and no longer
 * renews.
 * - Anything else, in part or for a change within a term: it stays, and what is refunded gives no credit.
 * - A term that is over: nothing changes.
 *
 * @param today the day in the organization's shop, the last day of a membership that ends.
 */
export function withoutCharge(
  subscription: Current,
  { firstDay, lastDay, isTerm, refunded, whole }: RefundedCharge,
  today: string,
): Current {
  const { status, expiresOn, term } = subscription;
  if (status === 'CANCELED' || term === null || lastDay < term.firstDay) return subscription;
  if (whole === null || !isTerm || expiresOn !== lastDay) return withoutPayment(subscription, refunded);
  const unrenewed = { ...subscription, nextChargeOn: null, scheduled: null };
  return firstDay > today
    ? withoutNextTerm(unrenewed, firstDay, whole)
    : { ...unrenewed, status: 'CANCELED', expiresOn: today, term: paidTerm(today, null) };
}
