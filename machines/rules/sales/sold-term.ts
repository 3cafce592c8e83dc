import type { TaxedMoney } from '../money/index.ts';
import { addDays } from '../time/index.ts';
import type { OrderSale } from './sale.ts';
import { type Conclusion, type OrganizationInSale, saleEffect } from './sale-effect.ts';

/** The term of a membership that an order pays for. Days are ISO calendar dates of the organization's shop. */
export interface SoldTerm {
  /** Last day that is paid for. */
  readonly lastDay: string;
  /** Day on which the next term begins, and is charged if the membership renews automatically. */
  readonly nextTermDay: string;
  readonly renewsAutomatically: boolean;
  /** Months of one more term. */
  readonly months: number;
  /** What the order adds to the price of one more term: all of it for a membership; null where nothing renews. */
  readonly price: TaxedMoney | null;
}

/** What a running subscription says of its term. */
type RunningTerm = Pick<SoldTerm, 'price'> & {
  readonly expiresOn: string | null;
  readonly nextChargeOn: string | null;
  readonly termMonths: number | null;
};

/** The term of a subscription as it is; null for one that never ends or has no terms. */
export function termOf({ expiresOn, nextChargeOn, termMonths, price }: RunningTerm): SoldTerm | null {
  if (expiresOn === null || termMonths === null) return null;
  return {
    lastDay: expiresOn,
    nextTermDay: nextChargeOn ?? addDays(expiresOn, 1),
    renewsAutomatically: nextChargeOn !== null,
    months: termMonths,
    price,
  };
}

/** The term that an order pays for if it is paid on that day; null where it sells no plan or seats with a term. */
export function soldTerm(
  sale: OrderSale,
  organization: OrganizationInSale | null,
  conclusion: Conclusion,
): SoldTerm | null {
  const terms = saleEffect(sale, organization, conclusion);
  if (terms === null || (sale.plan ?? sale.seats) === null) return null;
  return termOf(sale.plan === null ? { ...terms, price: sale.seats?.price ?? null } : terms);
}

/**
 * Whether the buyer may choose automatic renewal: what is sold renews with the choice and ends without it. So not where
 * the membership has no price for another term, and not where it renews already.
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
