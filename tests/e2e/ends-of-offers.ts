import { endOfDayIn, shopTimeZone } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';

const today = new Date().toISOString();

/** The end of FREECABLE, as an ISO instant. */
export const inAMonth = endOfDayIn(shopTimeZone, new Date(Date.parse(today) + 30 * 86_400_000).toISOString());

/** The end of OPENING5, as an ISO instant. */
export const endOfToday = endOfDayIn(shopTimeZone, today);

/** Makes one offer run for a month and another end today, whenever the tests run. */
export async function setEndsOfOffers(database: Sql): Promise<void> {
  await database`update voucher set expires_at = ${inAMonth} where code = 'FREECABLE'`;
  await database`update voucher set expires_at = ${endOfToday} where code = 'OPENING5'`;
}
