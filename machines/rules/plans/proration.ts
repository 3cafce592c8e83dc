import { daysBetween } from '../time/index.ts';
import { money, type Money, shareOfMoney, subtractMoney } from '../money/index.ts';

/** A change of plan or seats within a paid period. Dates are ISO calendar dates in the shop's one time zone. */
export interface ProrationInput {
  readonly periodStart: string;
  /** The renewal date, the first day after the period. */
  readonly periodEnd: string;
  /** The fixed date used for both preview and charge. It counts toward the new plan. */
  readonly changeDate: string;
  /** The amount paid for the whole period. */
  readonly paid: Money;
  /** The credits of earlier changes in this period. */
  readonly earlierCredits: Money;
  /** The new plan's price for the whole period. */
  readonly newPrice: Money;
}

/** `charge - credit = due`. `due` is negative if the credit is greater. */
export interface Proration {
  readonly daysInPeriod: number;
  readonly daysLeft: number;
  readonly charge: Money;
  readonly credit: Money;
  readonly due: Money;
}

/**
 * Calculates the cost of a change today, in whole days. It charges the new plan and credits the old one for the days
 * from the change to the renewal date. Charge and credit are each rounded once, half up, from the exact share. The
 * credit never exceeds the amount paid minus earlier credits. Preview and charge call this with the same date. Throws a
 * RangeError for an empty period, a date outside it, and differing currencies.
 */
export function prorate(input: ProrationInput): Proration {
  const daysInPeriod = daysBetween(input.periodStart, input.periodEnd);
  const daysLeft = daysBetween(input.changeDate, input.periodEnd);
  if (daysInPeriod < 1) throw new RangeError(`Not a period: ${input.periodStart} to ${input.periodEnd}`);
  if (daysLeft < 0 || daysLeft > daysInPeriod)
    throw new RangeError(`Outside of the period: ${input.changeDate}`);

  const shareLeft = (whole: Money) => shareOfMoney(whole, BigInt(daysLeft), BigInt(daysInPeriod));
  const creditable = Math.max(0, subtractMoney(input.paid, input.earlierCredits).amount);
  const credit = money(Math.min(shareLeft(input.paid).amount, creditable), input.paid.currency);
  const charge = shareLeft(input.newPrice);
  return { daysInPeriod, daysLeft, charge, credit, due: subtractMoney(charge, credit) };
}
