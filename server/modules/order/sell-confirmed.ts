import type { TransactionSql } from '../../db/connect.ts';
import {
  type ChargedAndKept,
  endUnpayableRenewal,
  keepChargedMethod,
} from '../payment/saved/keep-charged-method.ts';
import type { OrderConfirmation, SoldOrder } from './confirm-order.ts';

/** What a charge leaves for renewals; null if the order was free, or its payment can't be charged again. */
type Kept = ChargedAndKept | null;

/**
 * Everything that a confirmed order brings about besides its announcement, at the end of the transaction that confirms
 * it: the sale, who referred the buyer, and the payment method of its renewal.
 */
export async function sellConfirmed(
  sql: TransactionSql,
  sold: SoldOrder,
  charged: Kept,
  { announceSold }: Pick<OrderConfirmation, 'announceSold'>,
): Promise<void> {
  await announceSold(sql, sold);
  if (charged !== null) await keepChargedMethod(sql, sold.id, charged);
  if (sold.autoRenewal) await endUnpayableRenewal(sql, sold.id);
}
