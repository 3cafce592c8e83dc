import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderRefund } from '../provider/payment-provider.ts';
import { createStripeRefund, type RefundOptions } from './stripe-refund.ts';

interface RefundBookOptions extends RefundOptions {
  /** Called with a sentence about every refund that never reached its buyer. */
  readonly alert: (sentence: string) => void;
}

/** The most refunds that one request returns. */
const largestPage = 100;

/**
 * Makes and reads refunds at a Stripe-compatible provider: https://docs.stripe.com/api/refunds. A bank may return a refund
 * days after it succeeded: https://docs.stripe.com/refunds#failed-refunds
 */
export function createStripeRefunds(
  stripe: Stripe,
  { timeout, note, alert }: RefundBookOptions,
): Pick<PaymentProvider, 'refund' | 'refundsOf'> {
  return {
    refund: createStripeRefund(stripe, { timeout, note }),

    async refundsOf(intentId) {
      const made: ProviderRefund[] = [];
      try {
        const pages = stripe.refunds.list({ payment_intent: intentId, limit: largestPage });
        for await (const { id, amount, status, failure_reason: reason } of pages) {
          if (status === 'succeeded') made.push({ id, amount });
          if (status === 'failed')
            alert(
              `The refund ${id} of ${intentId} has failed and its money is back: ${reason ?? 'no reason'}`,
            );
        }
      } catch (error) {
        note(`the refunds of ${intentId}`, error);
        return null;
      }
      return made.reverse();
    },
  };
}
