import { Stripe } from 'stripe';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { withinDeadline } from './stripe-client.ts';

export interface RefundOptions {
  /** The time limit of one request, in milliseconds. */
  readonly timeout: number;
  /** Reports a response that isn't clear, or that refuses the shop's request. */
  readonly note: (question: string, error: unknown) => { readonly status: 'unclear' };
}

type Refunded = Awaited<ReturnType<PaymentProvider['refund']>>;

/**
 * The meaning of each of the provider's statuses: https://docs.stripe.com/api/refunds/object#refund_object-status. A
 * bank may take days, and may still refuse.
 */
const resultByStatus: ReadonlyMap<string, (refund: Stripe.Refund) => Refunded> = new Map<
  string,
  (refund: Stripe.Refund) => Refunded
>([
  ['succeeded', ({ id }) => ({ status: 'refunded', refundId: id })],
  ['failed', ({ failure_reason: reason }) => ({ status: 'refused', reason: reason ?? 'failed' })],
  ['canceled', ({ failure_reason: reason }) => ({ status: 'refused', reason: reason ?? 'canceled' })],
]);

const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isAlreadyRefunded = (error: unknown): boolean =>
  isInvalidRequest(error) && error.code === 'charge_already_refunded';

/** Refunds a payment. The money is back only once the provider says so: until then the result is unclear. */
export function createStripeRefund(
  stripe: Stripe,
  { timeout, note }: RefundOptions,
): PaymentProvider['refund'] {
  const resultOf = (refund: Stripe.Refund): Refunded =>
    resultByStatus.get(refund.status ?? '')?.(refund) ??
    note(`refund ${refund.id}`, new Error(`its status is ${refund.status ?? 'missing'}`));

  /** What became of refunds made under a key that the provider no longer knows. */
  async function earlier(intentId: string): Promise<Refunded> {
    const { data } = await withinDeadline(stripe.refunds.list({ payment_intent: intentId }), timeout);
    const open = data.find(({ status }) => status === 'pending' || status === 'requires_action');
    return open === undefined ? { status: 'refunded', refundId: null } : resultOf(open);
  }

  async function ask(intentId: string, amount: number, key: string): Promise<Refunded> {
    const made = await withinDeadline(
      stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key }),
      timeout,
    );
    // A repeated key replays the first response.
    const current =
      made.status === 'succeeded' ? made : await withinDeadline(stripe.refunds.retrieve(made.id), timeout);
    return resultOf(current);
  }

  return async (intentId, amount, key) => {
    const question = `a refund of ${intentId}`;
    try {
      return await ask(intentId, amount, key).catch((error: unknown) => {
        if (isAlreadyRefunded(error)) return earlier(intentId);
        throw error;
      });
    } catch (error) {
      const { status } = note(question, error);
      return isInvalidRequest(error) ? { status: 'refused', reason: error.message } : { status };
    }
  };
}
