import type { Sql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import { abandonAttempt } from '../payment/settle-attempt.ts';
import { findOpenAttempt } from './order-payment.repository.ts';

/** The job that ends an order's payment that its payer hasn't confirmed. */
export const endUnconfirmedPaymentTask = 'end-unconfirmed-payment';

/** Lets the running shop end an order's payment that its payer hasn't confirmed with their bank. */
export const requestPaymentEnd = (sql: Sql, orderId: string): Promise<void> =>
  addJob(
    sql,
    endUnconfirmedPaymentTask,
    { orderId },
    // An operator waits for it.
    { key: `${endUnconfirmedPaymentTask}:${orderId}`, maxAttempts: 10, isUrgent: true },
  );

/**
 * Cancels an order's payment that waits for its payer's bank at the provider. If the payer confirmed first, the order is
 * paid. Throws until the provider has answered clearly, so that the job is retried.
 */
export async function endUnconfirmedPayment(
  services: PaymentServices,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const attempt = await findOpenAttempt(services.sql, orderId);
  if (attempt?.status !== 'REQUIRES_ACTION') return;
  const { status } = await abandonAttempt(services, attempt);
  if (status !== 'declined' && status !== 'placed')
    throw new Error(`The payment ${attempt.id} of order ${orderId} has not ended yet`);
}
