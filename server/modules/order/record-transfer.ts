import { nextChargeStatus } from '@sonde/machines/lifecycles';
import { money, type Money } from '@sonde/machines/rules/money';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { addJob } from '../../jobs/queue.ts';
import { findTransfer, insertTransfer, sumOfTransfers } from '../payment/bank-transfer.repository.ts';
import type { OrderPartlyPaid } from './confirm-order.ts';
import { lockPayable } from './lock-payable.ts';
import { findOpenAttempt } from './order-payment.repository.ts';
import { findOrderByNumber } from './order.repository.ts';
import type { Order } from './order.model.ts';
import { type LostReservation, reserveAgain } from './reserve-again.ts';
import { inTransactionUnlessRolledBack, type RollBack } from './roll-back.ts';
import { settleTransfersTask } from './settle-transfers.ts';

/** The dependencies of recording a transfer. The running shop confirms what it pays. */
export interface TransferServices {
  readonly sql: Sql;
  now(): Date;
  /** Runs after the transaction in which less than what is open has arrived. */
  readonly announcePartlyPaid: Announce<OrderPartlyPaid>;
}

/** A transfer as an operator records it. */
export interface TypedTransfer {
  /** Number of an order; that of a quote without `Q-`. */
  readonly number: string;
  /** In minor units of the order's currency. */
  readonly amount: number;
  /** As on the bank statement. */
  readonly reference: string;
  readonly recordedBy: string;
}

/** What became of it. Nothing is written unless it is `recorded`. */
export type RecordedTransfer =
  | { readonly status: 'missing' }
  /** It is paid, or nothing is owed for it any longer. */
  | { readonly status: 'closed'; readonly order: Order }
  /** Its payer is paying online. */
  | { readonly status: 'underWay' }
  /** Its payer has begun to pay online and hasn't confirmed with their bank: the running shop can end that payment. */
  | { readonly status: 'unconfirmed'; readonly attemptId: string }
  /** What its total depends on was used elsewhere. */
  | { readonly status: 'lost'; readonly reason: LostReservation }
  /** The reference is recorded for something else, or with another amount. */
  | { readonly status: 'otherTransfer'; readonly number: string; readonly amount: Money }
  /** More than is open. */
  | { readonly status: 'tooMuch'; readonly open: Money }
  /** `open` is what is still missing. */
  | { readonly status: 'recorded'; readonly order: Order; readonly open: Money; readonly isNew: boolean };

/** Lets the running shop confirm an order of which nothing is open any more. */
const settle = (sql: TransactionSql, { id: orderId }: Order): Promise<void> =>
  addJob(
    sql,
    settleTransfersTask,
    { orderId },
    { key: `${settleTransfersTask}:${orderId}`, maxAttempts: 10 },
  );

async function write(
  { announcePartlyPaid, now: clock }: TransferServices,
  sql: TransactionSql,
  order: Order,
  { amount, reference, recordedBy }: TypedTransfer,
  rollBack: RollBack<RecordedTransfer>,
): Promise<RecordedTransfer> {
  const now = clock();
  const { currency } = order.total.gross;
  const locked = await lockPayable(sql, order.id, now, ['NOT_CHARGED', 'PARTIALLY_CHARGED']);
  const open = money(order.total.gross.amount - (await sumOfTransfers(sql, order.id)), currency);
  const known = await findTransfer(sql, reference);
  if (known !== null) {
    const isSame = known.orderId === order.id && known.amount.amount === amount;
    const { number, amount: recorded } = known;
    // The shop may have given up on it.
    if (isSame && locked !== null && open.amount <= 0) await settle(sql, order);
    return isSame
      ? { status: 'recorded', order, open, isNew: false }
      : { status: 'otherTransfer', number, amount: recorded };
  }
  if (locked === null) return { status: 'closed', order };
  // Before a payment is ended for it.
  if (amount > open.amount) return { status: 'tooMuch', open };
  const attempt = await findOpenAttempt(sql, order.id);
  if (attempt !== null)
    return attempt.status === 'REQUIRES_ACTION'
      ? { status: 'unconfirmed', attemptId: attempt.id }
      : { status: 'underWay' };
  const partly = nextChargeStatus(locked.chargeStatus, { type: 'charge.partlySucceeded' });
  const reason = partly === null ? null : await reserveAgain(sql, order, locked);
  if (reason !== null) return rollBack({ status: 'lost', reason });
  if (partly !== null) await sql`update orders set charge_status = ${partly} where id = ${order.id}`;
  const transferId = newRowId();
  await insertTransfer(
    sql,
    { orderId: order.id },
    { id: transferId, amount: money(amount, currency), reference, recordedBy, recordedAt: now },
  );
  const left = money(open.amount - amount, currency);
  if (left.amount === 0) await settle(sql, order);
  else await sql`select ${announcePartlyPaid(sql, { orderId: order.id, transferId })}`;
  return { status: 'recorded', order, open: left, isNew: true };
}

/**
 * Writes down that money has arrived at the bank for a quote or an order that is owed. From then on it can't be paid
 * online; once all of it has arrived, the running shop confirms it. The same reference is recorded once.
 */
export async function recordTransfer(
  services: TransferServices,
  transfer: TypedTransfer,
): Promise<RecordedTransfer> {
  return inTransactionUnlessRolledBack<RecordedTransfer>(services.sql, async (sql, rollBack) => {
    const order = await findOrderByNumber(sql, transfer.number);
    return order === null ? { status: 'missing' } : write(services, sql, order, transfer, rollBack);
  });
}
