import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';

/** What the store says of the end of a membership. */
interface StoredEnd {
  readonly country: { readonly code: string };
  readonly subscriptionLastDay: string | null;
  readonly isExpired: boolean;
  readonly isRenewalPending: boolean;
}

/**
 * The day in an organization's country. Whether its membership has ended is the store's to say: the clock of a browser
 * may be wrong, or a page older than the day.
 */
export function dayOfOrganization(
  { country, subscriptionLastDay: lastDay, isExpired, isRenewalPending }: StoredEnd,
  now: Date,
): string {
  const day = countryDay(country.code, now);
  if (lastDay === null) return day;
  if (isExpired) return day > lastDay ? day : addDays(lastDay, 1);
  return day > lastDay && !isRenewalPending ? lastDay : day;
}
