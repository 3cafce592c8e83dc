import { inTransaction } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { insertTransferredAttempt, sumOfTransfers } from '../payment/bank-transfer.repository.ts';
import { lockPayable } from './lock-payable.ts';
import type { OrderServices } from './order-services.ts';
import { recordCharge } from './record-charge.ts';

/** The job that confirms an order for which all money has arrived by bank. */
export const settleTransfersTask = 'settle-transfers';

/**
 * Confirms an order whose whole total has arrived by bank transfer, with everything that a paid order brings about. Does
 * nothing if less has arrived, and if the order was confirmed by an earlier run.
 */
export async function settleTransfers(
  services: OrderServices,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  await inTransaction(services.sql, async (sql) => {
    const locked = await lockPayable(sql, orderId, services.now(), ['PARTIALLY_CHARGED']);
    if (locked === null) return;
    const total = locked.total.gross;
    if ((await sumOfTransfers(sql, orderId)) < total.amount) return;
    const attemptId = newRowId();
    await insertTransferredAttempt(sql, { id: attemptId, orderId, total });
    const result = {
      status: 'succeeded',
      intentId: `transfer-${attemptId}`,
      details: null,
      kept: null,
    } as const;
    await recordCharge(sql, { attemptId, result, refusedBy: { type: 'attempt.declined' } }, services);
    services.crashPoint('charge.before-commit');
  });
}
