import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import { Stripe } from 'stripe';
import { stripeMethodOfType } from '../methods/payment-methods.ts';
import type { PaymentDetails } from '../provider/payment-method.ts';
import type { ChargeResult, KeptPaymentMethod } from '../provider/payment-provider.ts';

function detailsOf(paidWith: Stripe.PaymentIntent['payment_method']): PaymentDetails | null {
  if (typeof paidWith !== 'object' || paidWith === null) return null;
  return stripeMethodOfType(paidWith.type)?.stripe.detailsOf(paidWith) ?? null;
}

/** The payment method that a payment saved for later ones, with the buyer's consent; null otherwise. */
function keptOf(intent: Stripe.PaymentIntent): KeptPaymentMethod | null {
  const { customer, payment_method: paidWith, setup_future_usage: usage } = intent;
  if (usage === null || customer === null || typeof paidWith !== 'object' || paidWith === null) return null;
  const details = stripeMethodOfType(paidWith.type)?.saved?.detailsOf(paidWith) ?? null;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  return details && { customerId, token: paidWith.id, details };
}

type ResultReader = (intent: Stripe.PaymentIntent) => ChargeResult;

const refused: ResultReader = ({ id: intentId, last_payment_error: error }) => ({
  status: 'declined',
  intentId,
  code: shopCodeForProviderError(error?.code, error?.decline_code),
});

/** The meaning of each of the provider's statuses; any other one is unclear. */
const resultByStatus: ReadonlyMap<Stripe.PaymentIntent.Status, ResultReader> = new Map<string, ResultReader>([
  [
    'succeeded',
    (intent) => ({
      status: 'succeeded',
      intentId: intent.id,
      details: detailsOf(intent.payment_method),
      kept: keptOf(intent),
    }),
  ],
  [
    'requires_action',
    (intent) => ({
      status: 'requires_action',
      intentId: intent.id,
      clientSecret: intent.client_secret ?? '',
    }),
  ],
  ['processing', (intent) => ({ status: 'processing', intentId: intent.id })],
  ['requires_payment_method', refused],
  ['canceled', refused],
]);

/** What a payment at the provider means for the shop. */
export function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  return resultByStatus.get(intent.status)?.(intent) ?? { status: 'unclear', intentId: intent.id };
}

/** 402: the bank refused the card. */
export function declineIn(error: unknown): ChargeResult | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  const code = shopCodeForProviderError(error.code, error.decline_code);
  return { status: 'declined', intentId: error.payment_intent?.id ?? null, code };
}
