import { addDays, addMonths } from '../time/index.ts';

/** The months for which a rental is paid at least. Days are ISO calendar dates of the organization's shop. */
export interface Commitment {
  readonly months: number;
  /** The first day on which the rental may be changed or ended: that of the first term after the commitment. */
  readonly endsOn: string;
}

/**
 * The commitment of a rental that starts on a day: it ends as many calendar months later, or on the last day of that month
 * if it has no such day.
 */
export const commitmentFrom = (startsOn: string, months: number): Commitment => ({
  months,
  endsOn: addMonths(startsOn, months),
});

/** The last day of a commitment that a charge is part of; null if it comes after it, and so may be given up. */
export const committedThrough = (commitment: Commitment | null, chargeOn: string): string | null =>
  commitment !== null && chargeOn < commitment.endsOn ? addDays(commitment.endsOn, -1) : null;
