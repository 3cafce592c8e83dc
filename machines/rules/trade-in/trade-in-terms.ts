import { addDays, endOfShopDay, millisecondsOf, shopTimeZone, zoneClock } from '../time/index.ts';

/** For how many days a registered trade-in can be ordered with; after that its serial number is free again. */
export const tradeInValidDays = 30;

/**
 * When the credit for a probe that is registered at an ISO instant ends, as an ISO instant: with the last of its days in
 * the time zone in which offers end.
 */
export const tradeInCreditExpiry = (registeredAt: string): string =>
  endOfShopDay(addDays(zoneClock(shopTimeZone, millisecondsOf(registeredAt)).day, tradeInValidDays));

/** Within how many days of the order the old probe must arrive. After that its credit is charged. */
export const tradeInReturnDays = 30;

/** Within how many days the charge for a probe that didn't arrive is due. */
export const tradeInDueDays = 14;

/** The last day for the old probe to arrive; both are ISO dates in the order's country. */
export const tradeInReturnDay = (orderedOn: string): string => addDays(orderedOn, tradeInReturnDays);
