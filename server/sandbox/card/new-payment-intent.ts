import type { Stripe } from 'stripe';
import { amountProblem } from './amounts.ts';
import { type ApiAnswer, invalidRequest } from './api-answer.ts';
import { newClientSecret, newId } from './ids.ts';
import type { Values } from './parameters.ts';
import { readShipping } from './postal-details.ts';
import { typeProblem } from './redirect-methods.ts';

export const confirmParameters = {
  payment_method: 'string',
  return_url: 'string',
  off_session: 'boolean',
  use_stripe_sdk: 'boolean',
  mandate_data: 'hash',
} as const;

export const createParameters = {
  ...confirmParameters,
  amount: 'integer',
  currency: 'string',
  confirm: 'boolean',
  confirmation_method: 'string',
  customer: 'string',
  description: 'string',
  metadata: 'hash',
  allowed_payment_method_types: 'list',
  /** The name of the same list in older versions of the API. */
  payment_method_types: 'list',
  automatic_payment_methods: 'hash',
  receipt_email: 'string',
  setup_future_usage: 'string',
  payment_method_data: 'hash',
  payment_method_options: 'hash',
  shipping: 'hash',
  statement_descriptor_suffix: 'string',
} as const;

/** The browser's view of a payment. */
const browserFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** The payment without server-only fields. */
export function forBrowser(intent: Stripe.PaymentIntent): object {
  return Object.fromEntries(browserFields.map((field) => [field, intent[field]]));
}

function allowedTypes(values: Values<typeof createParameters>): readonly string[] | null {
  return values.allowed_payment_method_types ?? values.payment_method_types;
}

/** A payment without attempts. */
export function newIntent(
  values: Values<typeof createParameters>,
  metadata: Record<string, string>,
  now: number,
): Stripe.PaymentIntent {
  const id = newId('pi');
  const types = allowedTypes(values);
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types && [...types],
    amount: values.amount ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: types ? null : { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: now,
    currency: (values.currency ?? '').toLowerCase(),
    customer: values.customer,
    customer_account: null,
    description: values.description || null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: (values.payment_method_options ??
      {}) as Stripe.PaymentIntent.PaymentMethodOptions,
    payment_method_types: types ? [...types] : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: values.receipt_email || null,
    review: null,
    setup_future_usage: values.setup_future_usage || null,
    shipping: readShipping(values.shipping),
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: values.statement_descriptor_suffix || null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Why a payment can't be created from these parameters; null if it can. */
export function parameterProblem(values: Values<typeof createParameters>): ApiAnswer | null {
  if (values.confirmation_method !== null && values.confirmation_method !== 'automatic') {
    return invalidRequest('Only the automatic confirmation method is played here.', {
      param: 'confirmation_method',
    });
  }
  const currency = (values.currency ?? '').toLowerCase();
  const typeProblems = allowedTypes(values)?.map((type) => typeProblem(type, currency)) ?? [];
  const unusable = typeProblems.find((problem) => problem !== null);
  if (unusable) return unusable;
  if (!values.confirm && (values.off_session !== null || values.return_url !== null)) {
    const param = values.off_session === null ? 'return_url' : 'off_session';
    return invalidRequest(`You can only pass '${param}' when 'confirm' is true.`, { param });
  }
  return amountProblem(values.amount ?? 0, currency);
}
