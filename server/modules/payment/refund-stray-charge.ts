import { inTransaction } from '../../db/connect.ts';
import type { OrderServices } from '../order/order-services.ts';
import { book, findAttempt } from './attempt.repository.ts';
import { entriesOfStrayRefund } from './ledger.ts';

/** Sends back a charge that no order stands for. Throws, so that the job runs again, until the provider has done it. */
export async function refundStrayCharge(
  { sql, cardProvider }: OrderServices,
  { attemptId, intentId }: { readonly attemptId: string; readonly intentId: string },
): Promise<void> {
  const attempt = await findAttempt(sql, attemptId);
  if (attempt === null) throw new Error(`No attempt ${attemptId} to refund`);
  const refund = await cardProvider.refund(intentId, attempt.amount.amount, `stray-refund-${attempt.id}`);
  if (refund.status !== 'refunded')
    throw new Error(
      `The stray charge ${intentId} was not refunded: ${refund.status === 'refused' ? refund.reason : 'no clear answer'}`,
    );
  await inTransaction(sql, (transaction) =>
    book(transaction, attempt, 'REFUND', entriesOfStrayRefund(attempt.amount.amount)),
  );
}
