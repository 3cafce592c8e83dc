import { nextPaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PaymentAttemptEvent } from '@sonde/machines/lifecycles';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { releaseVoucherUse } from '../voucher/count-use.ts';
import { book } from '../payment/attempt.repository.ts';
import { entriesOfCharge, entriesOfStrayCharge, ledgerRows } from '../payment/ledger.ts';
import { isEnded } from '../payment/payment-attempt.ts';
import type { EndedStatus, OpenStatus, PaymentAttempt } from '../payment/payment-attempt.ts';
import type {
  ChargeAnswered,
  ChargeOutcome,
  PaymentServices,
  RefusalEvent,
} from '../payment/payment-services.ts';
import type { ChargeFailureCode, ChargeResult } from '../payment/provider/payment-provider.ts';
import { endUnpayableRenewal, keepChargedMethod } from '../payment/saved/keep-charged-method.ts';
import { strayRefundTask } from '../payment/refund-stray-charge.ts';
import { chargeAttempt, recordAnswer } from '../payment/settle-attempt.ts';
import { endCharged, endRefused, keepOpen, lockAttempt } from './charge.repository.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { confirmedStatuses } from './confirm-order.ts';
import type { OrderConfirmation } from './confirm-order.ts';
import type { OrderServices } from './order-services.ts';

type SuccessfulCharge = Extract<ChargeResult, { status: 'succeeded' }>;
type RefusedCharge = Extract<ChargeResult, { status: 'declined' }>;
type OpenCharge = Exclude<ChargeResult, SuccessfulCharge | RefusedCharge>;

/** The refusal of a charge that definitely failed: its code says all. */
const declineRefusal = (code: ChargeFailureCode): Refusal => refusal(code, null);

/** What an answer that is not the end means for the attempt; an unclear one means nothing. */
const openEvents: Readonly<Record<OpenCharge['status'], PaymentAttemptEvent | null>> = {
  requires_action: { type: 'attempt.actionRequired' },
  processing: { type: 'attempt.processing' },
  unclear: null,
};

/** Throws where the lifecycle has no end by this event. */
function endBy({ id, status }: PaymentAttempt, event: PaymentAttemptEvent): EndedStatus {
  const next = nextPaymentAttemptStatus(status, event);
  if (next === null || !isEnded(next))
    throw new Error(`Attempt ${id} is ${status}: ${event.type} does not end it`);
  return next;
}

function outcomeOfEnded(attempt: PaymentAttempt): ChargeOutcome {
  return attempt.status === 'SUCCEEDED'
    ? { status: 'placed', orderId: attempt.orderId }
    : { status: 'declined', refusal: declineRefusal(attempt.failureCode ?? 'PAYMENT_ERROR') };
}

type Confirming = OrderConfirmation & Pick<PaymentServices, 'crashPoint'>;

/** Writes down that an attempt was charged, and what comes of its order; null, and nothing is written, where it or its order are no longer as they are known. */
async function succeed(
  sql: TransactionSql,
  known: AttemptWithOrder,
  result: SuccessfulCharge,
  { announceConfirmed, announceSold, crashPoint }: Confirming,
): Promise<ChargeOutcome | null> {
  const { attempt, order } = known;
  const response = { status: 'placed', orderId: attempt.orderId } as const;
  const charge = {
    status: endBy(attempt, { type: 'attempt.succeeded' }),
    intentId: result.intentId,
    details: result.details,
    response,
    booked: ledgerRows(attempt, 'CHARGE', entriesOfCharge(order.total)),
    order: confirmedStatuses(order),
  };
  const sold = await endCharged(sql, known, charge, announceConfirmed);
  if (sold === null) return null;
  crashPoint('charge.before-sale');
  await announceSold(sql, sold);
  if (result.kept !== null) await keepChargedMethod(sql, attempt.orderId, attempt.method, result.kept);
  if (sold.autoRenewal) await endUnpayableRenewal(sql, sold.id);
  return response;
}

async function fail(
  sql: TransactionSql,
  { attempt }: AttemptWithOrder,
  result: RefusedCharge,
  event: RefusalEvent,
): Promise<ChargeOutcome> {
  const failureCode = event.type === 'attempt.declined' ? result.code : null;
  const response = { status: 'declined', refusal: declineRefusal(failureCode ?? 'PAYMENT_ERROR') } as const;
  const end = { status: endBy(attempt, event), intentId: result.intentId, response };
  await endRefused(sql, attempt.id, end, failureCode);
  await releaseVoucherUse(sql, attempt.orderId);
  return response;
}

/** Money came in for an attempt that had ended otherwise: it is booked and sent back, the order stays as it is. */
async function bookStrayCharge(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<void> {
  const isNew = await book(sql, ledgerRows(attempt, 'CHARGE', entriesOfStrayCharge(attempt.amount.amount)));
  if (isNew)
    await addJob(
      sql,
      strayRefundTask,
      { attemptId: attempt.id, intentId },
      { key: `${strayRefundTask}:${attempt.id}` },
    );
}

async function keepWaiting(
  sql: TransactionSql,
  attemptId: string,
  status: OpenStatus,
  result: OpenCharge,
): Promise<ChargeOutcome> {
  const event = openEvents[result.status];
  const next = event && nextPaymentAttemptStatus(status, event);
  await keepOpen(sql, attemptId, next === null || isEnded(next) ? status : next, result.intentId);
  return result.status === 'requires_action'
    ? { status: 'confirmation', clientSecret: result.clientSecret }
    : { status: 'pending' };
}

/**
 * Writes down what the provider said about an attempt, with everything that follows from it: the order is confirmed with
 * what it sells, or the voucher given back, or the key released for the next question. What has ended is never changed again. A refused
 * attempt ends as DECLINED, or as CANCELED where `refusedBy` says that the shop gave it up. Runs in the caller's transaction and has no
 * effect outside it.
 */
export async function recordCharge(
  sql: TransactionSql,
  { attemptId, result, refusedBy }: ChargeAnswered,
  confirming: Confirming,
): Promise<ChargeOutcome> {
  const locked = await lockAttempt(sql, attemptId);
  const { attempt } = locked;
  const { status } = attempt;
  if (isEnded(status)) {
    if (result.status === 'succeeded' && status !== 'SUCCEEDED')
      await bookStrayCharge(sql, attempt, result.intentId);
    return outcomeOfEnded(attempt);
  }
  switch (result.status) {
    case 'succeeded': {
      const outcome = await succeed(sql, locked, result, confirming);
      if (outcome === null) throw new Error(`Attempt ${attempt.id} changed while it was locked`);
      return outcome;
    }
    case 'declined':
      return fail(sql, locked, result, refusedBy);
    default:
      return keepWaiting(sql, attempt.id, status, result);
  }
}

/**
 * Charges an attempt that was opened a moment ago. A success is written down at once where all is still as it was opened,
 * which it mostly is; whatever else the provider says is recorded like any other answer.
 */
export async function settleOpened(
  services: OrderServices,
  opened: AttemptWithOrder,
): Promise<ChargeOutcome> {
  const { sql, crashPoint } = services;
  const { attempt } = opened;
  const result = await chargeAttempt(services, attempt, false);
  if (result.status === 'succeeded') {
    const outcome = await inTransaction(sql, async (transaction) => {
      const recorded = await succeed(transaction, opened, result, services);
      crashPoint('charge.before-commit');
      return recorded;
    });
    crashPoint('charge.after-commit');
    if (outcome !== null) return outcome;
  }
  return recordAnswer(services, { attemptId: attempt.id, result, refusedBy: { type: 'attempt.declined' } });
}
