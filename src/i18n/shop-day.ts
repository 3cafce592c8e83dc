import { shopTimeZone } from '@sonde/machines/rules/day-end';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone });

/** The shop's calendar day of a moment, as an ISO date; orders and renewals count in it. */
export const shopDay = (moment: Date): string => days.format(moment);
