import type { PaymentServices } from '../payment/payment-services.ts';
import { readLatestAttempt } from './placement.repository.ts';
import { isEnded } from '../payment/payment-attempt.ts';
import { abandonAttempt, settleAttempt } from '../payment/settle-attempt.ts';

/**
 * Cancels the payment of a checkout that waits for the buyer's bank, so that its order can change. Returns true if no
 * payment is open any longer, whether it was canceled or had ended. Returns false while another request is processing
 * it.
 */
export async function endOpenAttempt(services: PaymentServices, checkoutId: string): Promise<boolean> {
  const latest = await readLatestAttempt(services.sql, checkoutId);
  if (latest === null || isEnded(latest.attempt.status)) return true;
  if (latest.isLeased || latest.attempt.status !== 'REQUIRES_ACTION') return false;
  const { status } = await abandonAttempt(services, latest.attempt);
  return status === 'declined' || status === 'placed';
}

/**
 * Asks the provider what became of a checkout's open payment, because the buyer may be back from their bank before the
 * provider's event arrives. Does nothing while another request is processing it.
 */
export async function settleOpenAttempt(services: PaymentServices, checkoutId: string): Promise<void> {
  const latest = await readLatestAttempt(services.sql, checkoutId);
  if (latest === null || latest.isLeased || latest.attempt.intentId === null) return;
  if (!isEnded(latest.attempt.status)) await settleAttempt(services, latest.attempt);
}
