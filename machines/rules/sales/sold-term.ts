import type { Money, TaxedMoney } from '../money/index.ts';
import type { Commitment } from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import type { OrderSale } from './sale.ts';
import { type Conclusion, type OrganizationInSale, saleEffect } from './sale-effect.ts';

/** The term of a membership that an order pays for. Days are ISO calendar dates of the organization's shop. */
export interface SoldTerm {
  /** First day of uninterrupted access: of an earlier term where this one continues it. */
  readonly startsOn: string;
  /** Last day of access: paid, or of the trial. */
  readonly lastDay: string;
  /** First day of the next term, which is charged then if the membership renews automatically. */
  readonly nextTermDay: string;
  readonly renewsAutomatically: boolean;
  /** Months of the next term. */
  readonly months: number;
  /** Days of the trial that ends on `lastDay`; null for a term that is paid. */
  readonly trialDays: number | null;
  /** The order's part of the price of the next term: all of it for a membership; null if nothing renews. */
  readonly price: TaxedMoney | null;
  /** The months for which a rental is paid at least, through `lastDay`; null for everything else. */
  readonly commitment: { readonly months: number; readonly lastDay: string } | null;
}

/** What is charged when a trial ends, as the buyer agrees to it: the gross price, on an ISO calendar date. */
export interface TrialCharge {
  readonly price: Money;
  readonly chargeOn: string;
}

/** The charge at the end of a trial that renews; null for a trial that ends by itself, and for every other term. */
export const trialChargeOf = (
  term: Pick<SoldTerm, 'trialDays' | 'renewsAutomatically' | 'price' | 'nextTermDay'> | null,
): TrialCharge | null =>
  term !== null && term.trialDays !== null && term.renewsAutomatically && term.price !== null
    ? { price: term.price.gross, chargeOn: term.nextTermDay }
    : null;

/** Whether two charges are for the same price on the same day. */
export const isSameTrialCharge = (a: TrialCharge, b: TrialCharge): boolean =>
  a.price.amount === b.price.amount && a.price.currency === b.price.currency && a.chargeOn === b.chargeOn;

/** The current subscription's data about its term. */
type RunningTerm = Pick<SoldTerm, 'startsOn' | 'price' | 'trialDays'> & {
  readonly expiresOn: string | null;
  readonly nextChargeOn: string | null;
  readonly termMonths: number | null;
  readonly commitment: Commitment | null;
};

/** The current term of the subscription; null if it never ends or has no terms. */
export function termOf({
  startsOn,
  expiresOn,
  nextChargeOn,
  termMonths,
  price,
  commitment,
  trialDays,
}: RunningTerm): SoldTerm | null {
  if (expiresOn === null || termMonths === null) return null;
  return {
    startsOn,
    lastDay: expiresOn,
    nextTermDay: nextChargeOn ?? addDays(expiresOn, 1),
    renewsAutomatically: nextChargeOn !== null,
    months: termMonths,
    trialDays,
    price,
    commitment: commitment && { months: commitment.months, lastDay: addDays(commitment.endsOn, -1) },
  };
}

/** The term that an order pays for if it is paid on that day; null if it sells no plan or seats with a term. */
export function soldTerm(
  sale: OrderSale,
  organization: OrganizationInSale | null,
  conclusion: Conclusion,
): SoldTerm | null {
  const terms = saleEffect(sale, organization, conclusion);
  if (terms === null || (sale.plan ?? sale.seats) === null) return null;
  const price = sale.plan === null ? (sale.seats?.price ?? null) : terms.price;
  return termOf({ ...terms, price, trialDays: sale.trial?.days ?? null });
}

/**
 * Whether the buyer can choose automatic renewal: the membership renews with the choice and ends without it. Not if the
 * membership has no price for another term, or already renews.
 */
export function mayChooseRenewal(
  sale: OrderSale,
  organization: OrganizationInSale | null,
  today: string,
): boolean {
  const renews = (autoRenewal: boolean) =>
    soldTerm(sale, organization, { today, autoRenewal })?.renewsAutomatically === true;
  return renews(true) && !renews(false);
}
