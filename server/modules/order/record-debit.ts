import { nextChargeStatus, nextPaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { TransactionSql } from '../../db/connect.ts';
import { isEnded, statusAtEnd } from '../payment/payment-attempt.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import type { ChargeResult } from '../payment/provider/payment-provider.ts';
import { releaseVoucherUse } from '../voucher/count-use.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { acceptedStatuses, isConfirmed, type OrderConfirmation } from './confirm-order.ts';
import { acceptDebit, returnDebit } from './debit.repository.ts';
import { releaseTrial } from './take-trial.ts';

/** Confirms the order of a debit, which its bank has accepted and will answer in days, or of a payment that its provider reviews. */
export async function recordAcceptedDebit(
  sql: TransactionSql,
  { attempt, order }: AttemptWithOrder,
  { intentId, details, verificationUrl }: Extract<ChargeResult, { status: 'processing' }>,
  { announceConfirmed }: Pick<OrderConfirmation, 'announceConfirmed'>,
): Promise<ChargeOutcome> {
  const response = { status: 'placed', orderId: attempt.orderId } as const;
  const next = nextPaymentAttemptStatus(attempt.status, { type: 'attempt.processing' });
  if (next === null || isEnded(next))
    throw new Error(`Attempt ${attempt.id} is ${attempt.status}: no bank has it`);
  const debit = {
    status: next,
    intentId,
    details,
    verificationUrl,
    response,
    order: acceptedStatuses(order),
    isNew: !isConfirmed(order),
  };
  await acceptDebit(sql, attempt, debit, announceConfirmed);
  return response;
}

/** The bank returned a debit that it had accepted, or the provider refused what it reviewed: the order stays, and is to be paid another way. */
export async function recordReturnedDebit(
  sql: TransactionSql,
  { attempt, order }: AttemptWithOrder,
  { code, debitFailure }: Extract<ChargeResult, { status: 'declined' }>,
  { announceUnpaid }: Pick<OrderConfirmation, 'announceUnpaid'>,
): Promise<ChargeOutcome> {
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.failed' });
  if (chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.chargeStatus}: no charge can fail`);
  const status = statusAtEnd(attempt, { type: 'attempt.declined' });
  const failure = debitFailure ?? 'RETURNED';
  await returnDebit(sql, attempt, { status, failureCode: code, failure, chargeStatus }, announceUnpaid);
  await releaseVoucherUse(sql, attempt.orderId);
  await releaseTrial(sql, attempt.orderId);
  return { status: 'placed', orderId: attempt.orderId };
}
