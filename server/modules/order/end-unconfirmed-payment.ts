import type { Sql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import { abandonAttempt } from '../payment/settle-attempt.ts';

/** The job that ends a payment that its payer hasn't confirmed. */
export const endUnconfirmedPaymentTask = 'end-unconfirmed-payment';

/** Lets the running shop end an attempt to pay an order that its payer hasn't confirmed with their bank. */
export const requestPaymentEnd = (sql: Sql, attemptId: string): Promise<void> =>
  addJob(
    sql,
    endUnconfirmedPaymentTask,
    { attemptId },
    // An operator waits for it.
    { key: `${endUnconfirmedPaymentTask}:${attemptId}`, maxAttempts: 10, isUrgent: true },
  );

/**
 * Cancels a payment that waits for its payer's bank at the provider, and no later one of the same order. If the payer
 * confirmed first, the order is paid. Throws until the provider has answered clearly, so that the job is retried.
 */
export async function endUnconfirmedPayment(
  services: PaymentServices,
  { attemptId }: { readonly attemptId: string },
): Promise<void> {
  const attempt = await findAttempt(services.sql, attemptId);
  if (attempt?.status !== 'REQUIRES_ACTION') return;
  const { status } = await abandonAttempt(services, attempt);
  if (status !== 'declined' && status !== 'placed')
    throw new Error(`The payment ${attemptId} of order ${attempt.orderId} has not ended yet`);
}
