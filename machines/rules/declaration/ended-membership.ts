import { countryDay } from '../places/index.ts';

interface CanceledMembership {
  /** ISO date of the last day of access. */
  readonly lastDay: string;
  readonly receivedAt: Date;
  /** Of the page on which the cancellation was made. */
  readonly country: string;
}

/** Whether the last day of a membership had passed when its cancellation was received. */
export const isCanceledAfterEnd = ({ lastDay, receivedAt, country }: CanceledMembership): boolean =>
  lastDay < countryDay(country, receivedAt);
