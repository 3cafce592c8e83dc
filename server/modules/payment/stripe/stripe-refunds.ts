import { Stripe } from 'stripe';
import type { PaymentProvider, ProviderRefund } from '../provider/payment-provider.ts';
import { withinDeadline } from './stripe-client.ts';

interface StripeRefundsOptions {
  /** The time limit of one request, in milliseconds. */
  readonly timeout: number;
  /** Called with the request and the response if it is unclear. */
  readonly note: (question: string, error: unknown) => void;
}

/** The most refunds that one request returns. */
const largestPage = 100;

/** Makes and reads refunds at a Stripe-compatible provider: https://docs.stripe.com/api/refunds */
export function createStripeRefunds(
  stripe: Stripe,
  { timeout, note }: StripeRefundsOptions,
): Pick<PaymentProvider, 'refund' | 'refundsOf'> {
  return {
    async refund(intentId, amount, key) {
      const question = `a refund of ${intentId}`;
      try {
        const parameters = { payment_intent: intentId, amount };
        const refund = await withinDeadline(
          stripe.refunds.create(parameters, { idempotencyKey: key }),
          timeout,
        );
        const isRefused = refund.status === 'failed' || refund.status === 'canceled';
        return isRefused
          ? { status: 'refused', reason: refund.failure_reason ?? refund.status ?? '' }
          : { status: 'refunded' };
      } catch (error) {
        const refusal = error instanceof Stripe.errors.StripeInvalidRequestError ? error : null;
        if (refusal?.code === 'charge_already_refunded') return { status: 'refunded' };
        note(question, error);
        return refusal === null ? { status: 'unclear' } : { status: 'refused', reason: refusal.message };
      }
    },

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
