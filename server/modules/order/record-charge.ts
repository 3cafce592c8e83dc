import { nextPaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PaymentAttemptEvent } from '@sonde/machines/lifecycles';
import { isDecidedLater } from '@sonde/machines/rules/payment';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { releaseVoucherUse } from '../voucher/count-use.ts';
import { book } from '../payment/attempt.repository.ts';
import { entriesOfCharge, entriesOfStrayCharge, ledgerRows, receivingAccountOf } from '../payment/ledger.ts';
import { isEnded, statusAtEnd } from '../payment/payment-attempt.ts';
import type { OpenStatus, PaymentAttempt } from '../payment/payment-attempt.ts';
import type {
  ChargeAnswered,
  ChargeOutcome,
  PaymentServices,
  RefusalEvent,
} from '../payment/payment-services.ts';
import type { ChargeFailureCode, ChargeResult } from '../payment/provider/payment-provider.ts';
import { strayRefundTask } from '../payment/refund-stray-charge.ts';
import { chargeAttempt, recordAnswer } from '../payment/settle-attempt.ts';
import { endCharged, endRefused, keepOpen, lockAttempt } from './charge.repository.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { recordAcceptedDebit, recordReturnedDebit } from './record-debit.ts';
import { releaseTrial } from './take-trial.ts';
import { sellConfirmed } from './sell-confirmed.ts';
import { confirmedStatuses, isOver } from './confirm-order.ts';
import type { OrderConfirmation } from './confirm-order.ts';
import type { OrderServices } from './order-services.ts';

type SuccessfulCharge = Extract<ChargeResult, { status: 'succeeded' }>;
type RefusedCharge = Extract<ChargeResult, { status: 'declined' }>;
type OpenCharge = Exclude<ChargeResult, SuccessfulCharge | RefusedCharge>;

/** The refusal of a charge that definitely failed; its code is sufficient. */
const declineRefusal = (code: ChargeFailureCode): Refusal => refusal(code, null);

/** The effect of a non-final response on the attempt; an unclear one has none. */
const openEvents: Readonly<Record<OpenCharge['status'], PaymentAttemptEvent | null>> = {
  requires_action: { type: 'attempt.actionRequired' },
  processing: { type: 'attempt.processing' },
  unclear: null,
};

function outcomeOfEnded(attempt: PaymentAttempt): ChargeOutcome {
  return attempt.status === 'SUCCEEDED'
    ? { status: 'placed', orderId: attempt.orderId }
    : { status: 'declined', refusal: declineRefusal(attempt.failureCode ?? 'PAYMENT_ERROR') };
}

/** Whether a method was only saved: there is nothing to refund. */
const isNothing = ({ amount }: PaymentAttempt): boolean => amount.amount === 0;

type Confirming = OrderConfirmation & Pick<PaymentServices, 'crashPoint'>;

/**
 * Records that an attempt was charged, with the consequences for its order. Returns null, without writing anything, if
 * it or its order has changed since it was read.
 */
async function succeed(
  sql: TransactionSql,
  known: AttemptWithOrder,
  result: SuccessfulCharge,
  confirming: Confirming,
): Promise<ChargeOutcome | null> {
  const { attempt, order } = known;
  const { crashPoint } = confirming;
  const response = { status: 'placed', orderId: attempt.orderId } as const;
  const charge = {
    status: statusAtEnd(attempt, { type: 'attempt.succeeded' }),
    intentId: result.intentId,
    details: result.details,
    response,
    booked: ledgerRows(attempt, 'CHARGE', entriesOfCharge(order.total, receivingAccountOf(attempt))),
    order: confirmedStatuses(order),
  };
  const sold = await endCharged(sql, known, charge, confirming);
  if (sold === null) return null;
  if (isOver(order)) return response;
  crashPoint('charge.before-sale');
  const { kept } = result;
  await sellConfirmed(
    sql,
    sold,
    kept && { method: attempt.method, account: attempt.account, kept },
    confirming,
  );
  return response;
}

async function fail(
  sql: TransactionSql,
  { attempt, order }: AttemptWithOrder,
  result: RefusedCharge,
  event: RefusalEvent,
): Promise<ChargeOutcome> {
  const failureCode = event.type === 'attempt.declined' ? result.code : null;
  const response = { status: 'declined', refusal: declineRefusal(failureCode ?? 'PAYMENT_ERROR') } as const;
  const end = { status: statusAtEnd(attempt, event), intentId: result.intentId, response };
  await endRefused(sql, attempt.id, end, failureCode);
  // A quote keeps what it reserves until it expires.
  if (order.quoteStatus === 'OPEN') return response;
  await releaseVoucherUse(sql, attempt.orderId);
  await releaseTrial(sql, attempt.orderId);
  return response;
}

/**
 * A payment arrived for an attempt that had ended otherwise: it is booked and refunded, and the order stays as it is.
 */
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

/** A payment arrived for an order that is canceled, such as an expired quote: it sells nothing, and is refunded. */
async function returnMoney(
  sql: TransactionSql,
  known: AttemptWithOrder,
  { intentId }: SuccessfulCharge,
): Promise<ChargeOutcome> {
  const refused = { status: 'declined', intentId, code: 'PAYMENT_ERROR' } as const;
  const outcome = await fail(sql, known, refused, { type: 'attempt.canceled' });
  if (!isNothing(known.attempt)) await bookStrayCharge(sql, known.attempt, intentId);
  return outcome;
}

async function keepWaiting(
  sql: TransactionSql,
  { attempt, order }: AttemptWithOrder,
  status: OpenStatus,
  result: OpenCharge,
): Promise<ChargeOutcome> {
  const event = openEvents[result.status];
  const next = event && nextPaymentAttemptStatus(status, event);
  const { intentId } = result;
  const verificationUrl = result.status === 'processing' ? result.verificationUrl : null;
  await keepOpen(sql, attempt.id, next === null || isEnded(next) ? status : next, {
    intentId,
    verificationUrl,
  });
  if (order.chargeStatus === 'ASYNC_PROCESSING') return { status: 'placed', orderId: attempt.orderId };
  return result.status === 'requires_action'
    ? { status: 'confirmation', clientSecret: result.clientSecret }
    : { status: 'pending' };
}

/**
 * Records the provider's response to an attempt, with everything that follows from it. If it succeeded, the order is
 * confirmed with what it sells; if a bank has its debit or the provider reviews it, the order is confirmed without. If it
 * was refused, its voucher and its key are free for the next request, and the attempt ends as DECLINED, or as CANCELED if
 * `refusedBy` says that the shop canceled it. An ended attempt never changes again. Runs in the caller's transaction and
 * has no effects outside it.
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
    if (result.status === 'succeeded' && status !== 'SUCCEEDED' && !isNothing(attempt))
      await bookStrayCharge(sql, attempt, result.intentId);
    return outcomeOfEnded(attempt);
  }
  switch (result.status) {
    case 'succeeded': {
      if (locked.order.status === 'CANCELED') return returnMoney(sql, locked, result);
      const outcome = await succeed(sql, locked, result, confirming);
      if (outcome === null) throw new Error(`Attempt ${attempt.id} changed while it was locked`);
      return outcome;
    }
    case 'declined':
      return locked.order.chargeStatus === 'ASYNC_PROCESSING'
        ? recordReturnedDebit(sql, locked, result, confirming)
        : fail(sql, locked, result, refusedBy);
    case 'processing':
      return isDecidedLater(attempt.method) &&
        locked.order.chargeStatus === 'NOT_CHARGED' &&
        !isNothing(attempt)
        ? recordAcceptedDebit(sql, locked, result, confirming)
        : keepWaiting(sql, locked, status, result);
    default:
      return keepWaiting(sql, locked, status, result);
  }
}

/**
 * Charges an attempt that has just been opened. A success is recorded immediately if everything is unchanged since
 * then, which is the usual case. Any other response of the provider is recorded like any other.
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
