import { inTransaction } from '../../db/connect.ts';
import type { PaymentServices } from './payment-services.ts';
import { book, findAttempt } from './attempt.repository.ts';
import { entriesOfStrayRefund, ledgerRows } from './ledger.ts';
import { providerOf } from './provider/provider-accounts.ts';

/** The job that refunds a payment that arrived after its attempt had ended. */
export const strayRefundTask = 'refund-stray-charge';

/** A charge without an order; `intentId` is the provider's. */
export interface StrayCharge {
  readonly attemptId: string;
  readonly intentId: string;
}

/** Refunds a charge without an order. Throws until the provider has done it, so that the job is retried. */
export async function refundStrayCharge(
  { sql, providers }: PaymentServices,
  { attemptId, intentId }: StrayCharge,
): Promise<void> {
  const attempt = await findAttempt(sql, attemptId);
  if (attempt === null) throw new Error(`No attempt ${attemptId} to refund`);
  const refund = await providerOf(providers, attempt).refund(
    intentId,
    attempt.amount.amount,
    `stray-refund-${attempt.id}`,
  );
  if (refund.status !== 'refunded')
    throw new Error(
      `The stray charge ${intentId} was not refunded: ${refund.status === 'refused' ? refund.reason : 'no clear answer'}`,
    );
  await inTransaction(sql, (transaction) =>
    book(transaction, ledgerRows(attempt, 'REFUND', entriesOfStrayRefund(attempt.amount.amount))),
  );
}
