import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import type { Stripe } from 'stripe';
import { stripeMethod, stripeMethodOfType } from '../methods/payment-methods.ts';
import type { ChargeRequest, ChargeResult } from '../provider/payment-provider.ts';

/** Whether the provider's ID is that of a method to be saved, not of a payment: https://docs.stripe.com/api/setup_intents */
export const isSetup = (intentId: string): boolean => intentId.startsWith('seti_');

/** How the method of an order that costs nothing today is saved for its first charge, with the bank's confirmation. */
export function setupParameters({
  attemptId,
  method,
  paymentMethodId,
  orderNumber,
  returnUrl,
}: ChargeRequest): Stripe.SetupIntentCreateParams {
  return {
    payment_method: paymentMethodId,
    allowed_payment_method_types: [stripeMethod(method).stripe.type],
    usage: 'off_session',
    confirm: true,
    use_stripe_sdk: true,
    return_url: returnUrl,
    description: `Order ${orderNumber}`,
    metadata: { attempt: attemptId, order: orderNumber },
    expand: ['payment_method'],
  };
}

function savedResult({ id: intentId, customer, payment_method: saved }: Stripe.SetupIntent): ChargeResult {
  const method = typeof saved === 'object' ? saved : null;
  const kind = method && stripeMethodOfType(method.type);
  const details = (method && kind?.saved?.detailsOf(method)) ?? null;
  if (method === null || details === null || customer === null)
    return { status: 'declined', intentId, code: 'PAYMENT_ERROR' };
  const customerId = typeof customer === 'string' ? customer : customer.id;
  return {
    status: 'succeeded',
    intentId,
    details: kind?.stripe.detailsOf(method) ?? null,
    kept: { customerId, token: method.id, details },
  };
}

type ResultReader = (intent: Stripe.SetupIntent) => ChargeResult;

const refusedResult: ResultReader = ({ id: intentId, last_setup_error: error }) => ({
  status: 'declined',
  intentId,
  code: shopCodeForProviderError(error?.code, error?.decline_code),
});

/** The meaning of each of the provider's statuses; any other one is unclear. */
const resultByStatus: ReadonlyMap<Stripe.SetupIntent.Status, ResultReader> = new Map<string, ResultReader>([
  ['succeeded', savedResult],
  [
    'requires_action',
    ({ id: intentId, client_secret: secret }) => ({
      status: 'requires_action',
      intentId,
      clientSecret: secret ?? '',
    }),
  ],
  [
    'processing',
    ({ id: intentId }) => ({ status: 'processing', intentId, details: null, verificationUrl: null }),
  ],
  ['requires_payment_method', refusedResult],
  ['canceled', refusedResult],
]);

/** The provider's response about a method that is saved without a charge, as that about a charge. */
export const resultOfSetup = (intent: Stripe.SetupIntent): ChargeResult =>
  resultByStatus.get(intent.status)?.(intent) ?? { status: 'unclear', intentId: intent.id };
