import { addDays } from '../time/index.ts';

/** For how many days a registered trade-in can be ordered with; after that its serial number is free again. */
export const tradeInValidDays = 30;

/** Within how many days of the order the old probe must arrive. After that its credit is charged. */
export const tradeInReturnDays = 30;

/** Within how many days the charge for a probe that didn't arrive is due. */
export const tradeInDueDays = 14;

/** The last day for the old probe to arrive; both are ISO dates in the order's country. */
export const tradeInReturnDay = (orderedOn: string): string => addDays(orderedOn, tradeInReturnDays);
