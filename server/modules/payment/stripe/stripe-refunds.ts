import type { Stripe } from 'stripe';
import type { FailedProviderRefund, PaymentProvider, ProviderRefund } from '../provider/payment-provider.ts';
import { createStripeRefund, type RefundOptions } from './stripe-refund.ts';

/** The most refunds that one request returns. */
const largestPage = 100;

/** Those in which the money is back: https://docs.stripe.com/api/refunds/object#refund_object-status */
const failedStatuses: readonly (string | null)[] = ['failed', 'canceled'];

/**
 * Makes and reads refunds at a Stripe-compatible provider: https://docs.stripe.com/api/refunds. A bank may return a refund
 * days after it succeeded: https://docs.stripe.com/refunds#failed-refunds
 */
export function createStripeRefunds(
  stripe: Stripe,
  { timeout, note }: RefundOptions,
): Pick<PaymentProvider, 'refund' | 'refundsOf'> {
  return {
    refund: createStripeRefund(stripe, { timeout, note }),

    async refundsOf(intentId) {
      const made: ProviderRefund[] = [];
      const failed: FailedProviderRefund[] = [];
      try {
        const pages = stripe.refunds.list({ payment_intent: intentId, limit: largestPage });
        for await (const { id, amount, status, failure_reason: reason } of pages) {
          if (status === 'succeeded') made.push({ id, amount });
          if (failedStatuses.includes(status)) failed.push({ id, amount, reason: reason ?? 'unknown' });
        }
      } catch (error) {
        note(`the refunds of ${intentId}`, error);
        return null;
      }
      return { made: made.reverse(), failed: failed.reverse() };
    },
  };
}
