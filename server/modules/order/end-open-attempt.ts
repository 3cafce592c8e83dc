import type { PaymentServices } from '../payment/payment-services.ts';
import { readLatestAttempt } from './placement.repository.ts';
import { isEnded } from '../payment/payment-attempt.ts';
import { abandonAttempt } from '../payment/settle-attempt.ts';

/**
 * Gives up the payment of a checkout that waits for the buyer's bank, so that its order may become another one: true when
 * none is open any more, whether it was given up or had come to its end. False while somebody else is at work on it.
 */
export async function endOpenAttempt(services: PaymentServices, checkoutId: string): Promise<boolean> {
  const latest = await readLatestAttempt(services.sql, checkoutId);
  if (latest === null || isEnded(latest.attempt.status)) return true;
  if (latest.isLeased || latest.attempt.status !== 'REQUIRES_ACTION') return false;
  const { status } = await abandonAttempt(services, latest.attempt);
  return status === 'declined' || status === 'placed';
}
