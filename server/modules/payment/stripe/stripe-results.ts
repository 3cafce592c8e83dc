import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import { Stripe } from 'stripe';
import { stripeMethodOfType } from '../methods/payment-methods.ts';
import { debitFailureOf } from './debit-failures.ts';
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

const refusedResult: ResultReader = ({ id: intentId, last_payment_error: error }) => {
  const debitFailure = debitFailureOf(error);
  return {
    status: 'declined',
    intentId,
    code: shopCodeForProviderError(error?.code, error?.decline_code),
    ...(debitFailure && { debitFailure }),
  };
};

/** The bank has the debit, or waits until the buyer has verified the account. */
const processingResult: ResultReader = ({ id: intentId, payment_method: paidWith, next_action: action }) => ({
  status: 'processing',
  intentId,
  details: detailsOf(paidWith),
  verificationUrl: action?.verify_with_microdeposits?.hosted_verification_url ?? null,
});

const actionResult: ResultReader = ({ id: intentId, client_secret: secret }) => ({
  status: 'requires_action',
  intentId,
  clientSecret: secret ?? '',
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
    (intent) =>
      intent.next_action?.type === 'verify_with_microdeposits'
        ? processingResult(intent)
        : actionResult(intent),
  ],
  // The buyer hasn't confirmed a debit yet, or hasn't named its account.
  ['requires_confirmation', actionResult],
  ['processing', processingResult],
  [
    'requires_payment_method',
    (intent) => (intent.last_payment_error === null ? actionResult(intent) : refusedResult(intent)),
  ],
  ['canceled', refusedResult],
]);

/** The result that a payment's status means. */
export function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  return resultByStatus.get(intent.status)?.(intent) ?? { status: 'unclear', intentId: intent.id };
}

/** 402: the bank refused the card. */
export function declineIn(error: unknown): ChargeResult | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  const code = shopCodeForProviderError(error.code, error.decline_code);
  const intentId = error.payment_intent?.id ?? error.setup_intent?.id ?? null;
  return { status: 'declined', intentId, code };
}

/** 400 and 404, which an idempotency key never replays for a request that charged. */
export const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** 401 and 403: the key is wrong, revoked or lacks the permission. */
export const isUnauthorized = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** A payment, or a method to be saved, that can't be canceled because it has ended. */
export const unexpectedStates: readonly string[] = [
  'payment_intent_unexpected_state',
  'setup_intent_unexpected_state',
];
