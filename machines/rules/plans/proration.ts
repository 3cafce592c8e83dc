import { daysBetween } from '../time/index.ts';
import { minMoney, type Money, shareOfMoney, subtractMoney } from '../money/index.ts';

/** A change of plan or seats within a paid period. Dates are ISO calendar dates in the shop's one time zone. */
export interface ProrationInput {
  readonly periodStart: string;
  /** The renewal date, the first day after the period. */
  readonly periodEnd: string;
  /** The fixed date used for both preview and charge. It counts toward the new plan. */
  readonly changeDate: string;
  /** What was paid for the whole period at the old plan's price. */
  readonly oldPrice: Money;
  /** The new plan's price for the whole period. */
  readonly newPrice: Money;
  /** What was paid in this period less the credits of earlier changes. */
  readonly creditable: Money;
}

/** `charge - credit = due`, which is never negative. */
export interface Proration {
  readonly daysInPeriod: number;
  readonly daysLeft: number;
  readonly charge: Money;
  readonly credit: Money;
  readonly due: Money;
  /** The credit that exceeds the charge, which is neither paid out nor kept. */
  readonly unusedCredit: Money;
}

/**
 * Calculates the cost of a change today, in whole days. It charges the new plan and credits the old one for the days
 * from the change to the renewal date. Charge and credit are each rounded once, half up, from the exact share. The
 * credit never exceeds what is creditable, nor the charge: nothing is paid out. Preview and charge call this with the
 * same date. Throws a RangeError for an empty period, a date outside it, and differing currencies.
 */
export function prorate(input: ProrationInput): Proration {
  const { periodStart, periodEnd, changeDate, oldPrice, newPrice, creditable } = input;
  const daysInPeriod = daysBetween(periodStart, periodEnd);
  const daysLeft = daysBetween(changeDate, periodEnd);
  if (daysInPeriod < 1) throw new RangeError(`Not a period: ${periodStart} to ${periodEnd}`);
  if (daysLeft < 0 || daysLeft > daysInPeriod) throw new RangeError(`Outside of the period: ${changeDate}`);

  const shareLeft = (whole: Money) => shareOfMoney(whole, BigInt(daysLeft), BigInt(daysInPeriod));
  const charge = shareLeft(newPrice);
  const left = minMoney(shareLeft(oldPrice), creditable);
  const credit = minMoney(charge, left);
  const due = subtractMoney(charge, credit);
  return { daysInPeriod, daysLeft, charge, credit, due, unusedCredit: subtractMoney(left, credit) };
}
