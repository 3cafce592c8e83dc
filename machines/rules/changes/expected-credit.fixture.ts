import { addDays, daysBetween } from '../time/index.ts';

/** A term on the day of a change, before it. Amounts are minor units of one side: net, or with tax. */
export interface TermBefore {
  readonly firstDay: string;
  readonly lastDay: string;
  /** What all of its days cost. */
  readonly worth: number;
  /** What was paid for it until now, after credits. */
  readonly paid: number;
}

/**
 * The credit of a change today, calculated without the rules: the days left at their daily price, but never more than
 * what was paid, nor than what the new plan costs for these days. Not rounded.
 */
export function expectedCredit(
  { firstDay, lastDay, worth, paid }: TermBefore,
  today: string,
  charge: number,
): number {
  const end = addDays(lastDay, 1);
  const left = (worth / daysBetween(firstDay, end)) * daysBetween(today, end);
  return Math.min(left, paid, charge);
}

/** A mistake in a credit, which the tests of years plant and have to find. */
export type CreditFault = (credit: number, term: TermBefore, today: string) => number;

const daysOf = ({ firstDay, lastDay }: TermBefore): number => daysBetween(firstDay, addDays(lastDay, 1));
const daysLeft = ({ lastDay }: TermBefore, today: string): number => daysBetween(today, addDays(lastDay, 1));

/** Each makes a credit smaller, which no buyer would notice. */
export const creditFaults: readonly (readonly [fault: string, CreditFault])[] = [
  ['halved', (credit) => Math.round(credit / 2)],
  ['a day short', (credit, term) => Math.max(0, credit - Math.ceil(term.worth / daysOf(term)))],
  ['rounded down to whole dollars', (credit) => Math.floor(credit / 100) * 100],
  [
    'of a daily price without its fraction',
    (credit, term, today) => Math.min(credit, Math.floor(term.worth / daysOf(term)) * daysLeft(term, today)),
  ],
  ['missing', () => 0],
];
