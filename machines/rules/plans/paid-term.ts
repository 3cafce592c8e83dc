import {
  addMoney,
  addTaxedMoney,
  type Money,
  shareOfMoney,
  subtractMoney,
  type TaxedMoney,
  zeroMoney,
  zeroTaxedMoney,
} from '../money/index.ts';
import { addDays, daysBetween } from '../time/index.ts';

/** What was paid in the shop for a running term. */
export interface TermPayment {
  /** The price that was paid for the whole of the term at what is held now; its days are credited by it. */
  readonly worth: TaxedMoney;
  /** Every charge of this term, with tax and before credits. */
  readonly received: Money;
  /** Every credit of this term, with tax. */
  readonly credited: Money;
}

/** The running term of a subscription. */
export interface PaidTerm {
  /** ISO calendar date of the organization's shop. */
  readonly firstDay: string;
  /** Null where it was not paid in the shop: nothing of it is credited. */
  readonly payment: TermPayment | null;
}

/** A term that was paid at once; null for one that was not paid in the shop. */
export const paidTerm = (firstDay: string, paid: TaxedMoney | null): PaidTerm => ({
  firstDay,
  payment: paid && { worth: paid, received: paid.gross, credited: zeroMoney(paid.gross.currency) },
});

/** What was paid before in another currency is not credited any more. */
function withMore({ firstDay, payment }: PaidTerm, worth: TaxedMoney, paid: TaxedMoney): PaidTerm {
  const { currency } = paid.gross;
  const before =
    payment?.worth.gross.currency === currency
      ? payment
      : { worth: zeroTaxedMoney(currency), received: zeroMoney(currency), credited: zeroMoney(currency) };
  return {
    firstDay,
    payment: {
      ...before,
      worth: addTaxedMoney(before.worth, worth),
      received: addMoney(before.received, paid.gross),
    },
  };
}

/** A term that another one is added to, paid in advance. */
export const withLongerTerm = (term: PaidTerm, paid: TaxedMoney | null): PaidTerm =>
  paid === null ? term : withMore(term, paid, paid);

/** A term to which something was added for the days that are left, `today` included. */
export function withPaidPart(
  term: PaidTerm,
  { today, lastDay }: { readonly today: string; readonly lastDay: string },
  paid: TaxedMoney | null,
): PaidTerm {
  if (paid === null) return term;
  const end = addDays(lastDay, 1);
  const whole = (part: Money) =>
    shareOfMoney(part, BigInt(daysBetween(term.firstDay, end)), BigInt(daysBetween(today, end)));
  const [net, gross] = [whole(paid.net), whole(paid.gross)];
  return withMore(term, { net, tax: subtractMoney(gross, net), gross }, paid);
}

/** What of the payments of a term may still be credited, with tax. */
export const creditableOf = ({ received, credited }: TermPayment): Money => subtractMoney(received, credited);
