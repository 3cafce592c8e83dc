import { countryDay, timeZoneOf } from '../places/index.ts';
import { addDays, endOfZoneDay } from '../time/index.ts';

/** For how many days a quote can be paid at its prices if the shop doesn't configure another number. */
export const defaultQuoteDays = 30;

/**
 * When a quote expires: the end of its last day, which is `days` after the day on which it was requested, in the shop's
 * time zone.
 */
export const quoteExpiry = (country: string, quotedAt: Date, days: number): Date =>
  new Date(endOfZoneDay(timeZoneOf(country), addDays(countryDay(country, quotedAt), days)));

/** The last day (yyyy-mm-dd) on which a quote can be paid. */
export const lastQuoteDay = (country: string, expiresAt: Date): string =>
  countryDay(country, new Date(expiresAt.getTime() - 1));

/** The quote's number, by which its buyer and support find it: its order's, marked as a quote. */
export const quoteNumberOf = (orderNumber: string): string => `Q-${orderNumber}`;
