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

/** The amount paid in the shop for an active term. */
export interface TermPayment {
  /** The price paid for the full term at its current plan, from which its days are credited. */
  readonly worth: TaxedMoney;
  /** Every charge of this term, with tax and before credits. */
  readonly received: Money;
  /** Every credit of this term, with tax. */
  readonly credited: Money;
}

/** The current term of a subscription. */
export interface PaidTerm {
  /** ISO calendar date of the organization's shop. */
  readonly firstDay: string;
  /** Null if it wasn't paid in the shop: then nothing is credited. */
  readonly payment: TermPayment | null;
}

/** A term paid at once; null if it wasn't paid in the shop. */
export const paidTerm = (firstDay: string, paid: TaxedMoney | null): PaidTerm => ({
  firstDay,
  payment: paid && { worth: paid, received: paid.gross, credited: zeroMoney(paid.gross.currency) },
});

/** Earlier payments in another currency can no longer be credited. */
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

/** A term after which another one was paid in advance. */
export const withLongerTerm = (term: PaidTerm, paid: TaxedMoney | null): PaidTerm =>
  paid === null ? term : withMore(term, paid, paid);

/** A term with an addition for the remaining days, including `today`. */
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

/** The part of a term's payments that can still be credited, with tax. */
export const creditableOf = ({ received, credited }: TermPayment): Money => subtractMoney(received, credited);
