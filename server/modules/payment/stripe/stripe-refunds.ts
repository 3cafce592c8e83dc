import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderRefund } from '../provider/payment-provider.ts';
import { createStripeRefund, type RefundOptions } from './stripe-refund.ts';

/** The most refunds that one request returns. */
const largestPage = 100;

/** Makes and reads refunds at a Stripe-compatible provider: https://docs.stripe.com/api/refunds */
export function createStripeRefunds(
  stripe: Stripe,
  { timeout, note }: RefundOptions,
): Pick<PaymentProvider, 'refund' | 'refundsOf'> {
  return {
    refund: createStripeRefund(stripe, { timeout, note }),

    async refundsOf(intentId) {
      const made: ProviderRefund[] = [];
      try {
        const pages = stripe.refunds.list({ payment_intent: intentId, limit: largestPage });
        for await (const { id, amount, status } of pages)
          if (status === 'succeeded') made.push({ id, amount });
      } catch (error) {
        note(`the refunds of ${intentId}`, error);
        return null;
      }
      return made.reverse();
    },
  };
}
