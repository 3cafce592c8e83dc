import { money, subtractMoney } from '@sonde/machines/rules/money';
import { inTransaction, type Sql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { addJob } from '../../jobs/queue.ts';
import { owedAmount } from '../payment/failed-refund.repository.ts';
import { makeRefundTask } from './make-refund.ts';
import type { Refund, RefundableCharge } from './refund.model.ts';
import { findSameRefund, insertRefund, lockTarget, openAmount } from './refund.repository.ts';
import { findCharge, loadCharge } from './refundable-charge.ts';

/** The dependencies of asking for a refund. The running shop makes it. */
export interface RefundRequestServices {
  readonly sql: Sql;
  now(): Date;
}

/** A refund as an operator asks for it. */
export interface RefundRequest {
  /** Of an order, or of an invoice. */
  readonly number: string;
  /** In minor units; null for everything that is left. */
  readonly amount: number | null;
  readonly reason: string;
  readonly requestedBy: string;
}

/** What became of a request. */
export type RequestedRefund =
  | { readonly status: 'missing' }
  /** Less is left than was asked for, or nothing. `amountOwed` by failed refunds is no part of it. */
  | {
      readonly status: 'tooMuch';
      readonly charge: RefundableCharge;
      readonly left: number;
      readonly amountOwed: number;
    }
  /** `isNew` is false for one that was asked for before in the same way. */
  | {
      readonly status: 'requested';
      readonly refund: Refund;
      readonly charge: RefundableCharge;
      readonly isNew: boolean;
    };

/** What is left to refund of a charge, in minor units. */
const leftOf = ({ paid, refunded }: RefundableCharge): number => subtractMoney(paid, refunded).amount;

/**
 * Writes a refund down, with who asked for it and why, and lets the running shop make it. The same number, amount and
 * reason are the same refund, which is made once, however often it is asked for.
 */
export async function requestRefund(
  { sql: database, now }: RefundRequestServices,
  { number, amount: asked, reason, requestedBy }: RefundRequest,
): Promise<RequestedRefund> {
  return inTransaction(database, async (sql): Promise<RequestedRefund> => {
    const named = await findCharge(sql, number);
    if (named === null) return { status: 'missing' };
    await lockTarget(sql, named);
    const charge = (await loadCharge(sql, named)) ?? named;
    const { orderId, invoiceId, paid } = charge;
    const same = await findSameRefund(sql, { orderId, invoiceId, askedAmount: asked, reason });
    const left = leftOf(charge) - (await openAmount(sql, charge));
    if (same === null && (left <= 0 || (asked ?? 0) > left))
      return { status: 'tooMuch', charge, left, amountOwed: await owedAmount(sql, { orderId, invoiceId }) };
    const refund = same ?? {
      id: newRowId(),
      orderId,
      invoiceId,
      amount: money(asked ?? left, paid.currency),
      reason,
      requestedBy,
      requestedAt: now(),
    };
    if (same === null) await insertRefund(sql, refund, asked);
    await addJob(
      sql,
      makeRefundTask,
      { refundId: refund.id },
      // A person waits for the money, and hundreds of mails may be ahead.
      { key: `${makeRefundTask}:${refund.id}`, maxAttempts: 10, isUrgent: true },
    );
    return { status: 'requested', refund, charge, isNew: same === null };
  });
}
