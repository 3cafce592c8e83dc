import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { findLostUse, type LostUse, takeVoucherUse } from '../voucher/count-use.ts';
import type { UnconfirmedOrder } from './confirm-order.ts';
import type { Order } from './order.model.ts';
import { isTrialFree, takeTrial } from './take-trial.ts';

/** Why an order can't be paid at its total any longer: its voucher or its trial was used elsewhere. */
export type LostReservation = LostUse | 'TRIAL_USED';

type Reserving = Pick<Order, 'id' | 'voucherCode' | 'email' | 'organizationId' | 'userId' | 'sale'>;

/** An open quote keeps what it reserved. */
const keepsReservations = ({ quoteStatus }: Pick<UnconfirmedOrder, 'quoteStatus'>): boolean =>
  quoteStatus === 'OPEN';

/** What `reserveAgain` would return now, without taking anything. */
export async function findLostReservation(
  sql: AnySql,
  order: Reserving & Pick<UnconfirmedOrder, 'quoteStatus'>,
): Promise<LostReservation | null> {
  if (keepsReservations(order)) return null;
  const { id: orderId, voucherCode: code, email, sale } = order;
  const lost = code === null ? null : await findLostUse(sql, { code, orderId, email });
  if (lost !== null) return lost;
  return sale?.trial === undefined || (await isTrialFree(sql, orderId, order)) ? null : 'TRIAL_USED';
}

/**
 * Takes the voucher's use and the trial of an order again that gave them back when its debit was returned, before it is
 * charged. Returns why one of them isn't free any longer; the transaction must then be rolled back.
 */
export async function reserveAgain(
  sql: TransactionSql,
  order: Reserving,
  locked: Pick<UnconfirmedOrder, 'quoteStatus'>,
): Promise<LostReservation | null> {
  if (keepsReservations(locked)) return null;
  const { id: orderId, voucherCode: code, email, sale } = order;
  const lost = code === null ? null : await takeVoucherUse(sql, { code, orderId, email });
  if (lost !== null) return lost;
  return sale?.trial === undefined || (await takeTrial(sql, orderId, order)) ? null : 'TRIAL_USED';
}
