import { addDays, addMonths, monthsBetween } from '../time/index.ts';

/**
 * Whole months from the first of a subscription's days to a later day on which one of its terms may begin; null for every
 * other day. Where a month lacks the day, its last one takes its place.
 */
function monthsSince(startsOn: string, isoDate: string): number | null {
  const months = monthsBetween(startsOn, isoDate);
  return addMonths(startsOn, months) === isoDate ? months : null;
}

/**
 * The last day of a term of so many months that begins on `firstDay`. Terms are counted from the day on which the
 * subscription began, so that one of the 31st keeps its day after a shorter month, and one of 29 February comes back to it.
 */
export function lastDayOfTerm(startsOn: string, firstDay: string, months: number): string {
  const since = monthsSince(startsOn, firstDay);
  const next = since === null ? addMonths(firstDay, months) : addMonths(startsOn, since + months);
  return addDays(next, -1);
}

/** The last day of a trial that begins on `firstDay`, and the day after, on which its first term begins. */
export function trialEnd(
  firstDay: string,
  days: number,
): { readonly lastDay: string; readonly nextTermDay: string } {
  const nextTermDay = addDays(firstDay, days);
  return { lastDay: addDays(nextTermDay, -1), nextTermDay };
}

/** Days of access that a subscription has left after the day on which its next term became due and was not paid. */
export const graceDays = 14;
