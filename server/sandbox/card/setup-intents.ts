import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer } from './api-answer.ts';
import { type SetupConfirmation, confirmSetup, unexpectedSetupState } from './confirm-setup.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import { newClientSecret, newId } from './ids.ts';
import { type Values, invalidMetadata, mergeMetadata } from './parameters.ts';
import type { Work } from './work.ts';

const confirmParameters = {
  payment_method: 'string',
  return_url: 'string',
  use_stripe_sdk: 'boolean',
} as const;

const createParameters = {
  ...confirmParameters,
  confirm: 'boolean',
  customer: 'string',
  description: 'string',
  metadata: 'hash',
  allowed_payment_method_types: 'list',
  /** The name of the same list in older versions of the API. */
  payment_method_types: 'list',
  usage: 'string',
} as const;

/** The browser's view of it. */
const browserFields = [
  'id',
  'object',
  'automatic_payment_methods',
  'cancellation_reason',
  'client_secret',
  'created',
  'description',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'status',
  'usage',
] as const satisfies readonly (keyof Stripe.SetupIntent)[];

const forBrowser = (intent: Stripe.SetupIntent): object =>
  Object.fromEntries(browserFields.map((field) => [field, intent[field]]));

function newIntent(
  values: Values<typeof createParameters>,
  metadata: Record<string, string>,
  now: number,
): Stripe.SetupIntent {
  const id = newId('seti');
  const types = values.allowed_payment_method_types ?? values.payment_method_types;
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types && ['card'],
    application: null,
    automatic_payment_methods: types ? null : { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: now,
    customer: values.customer,
    customer_account: null,
    description: values.description || null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: values.usage || 'off_session',
  };
}

const confirmationOf = (values: Values<typeof confirmParameters>): SetupConfirmation => ({
  paymentMethod: values.payment_method,
  returnUrl: values.return_url,
  isShownInPage: values.use_stripe_sdk ?? false,
});

async function create({ values, work, publicUrl }: Call<typeof createParameters>): Promise<ApiAnswer> {
  const otherType = (values.allowed_payment_method_types ?? values.payment_method_types)?.find(
    (type) => type !== 'card',
  );
  if (otherType !== undefined) {
    return invalidRequest(`The payment method type "${otherType}" is invalid.`, {
      param: 'allowed_payment_method_types',
    });
  }
  const metadata = mergeMetadata({}, values.metadata);
  if (!metadata) return invalidMetadata();
  if (values.customer !== null && !(await work.find('customer', values.customer))) {
    return notFoundAnswer('customer', values.customer, 'customer');
  }
  if (!values.confirm && values.return_url !== null) {
    return invalidRequest("You can only pass 'return_url' when 'confirm' is true.", { param: 'return_url' });
  }
  const intent = newIntent(values, metadata, work.now);
  if (values.confirm && intent.automatic_payment_methods && values.return_url === null) {
    return invalidRequest(
      'This SetupIntent accepts payment methods that may redirect, so a `return_url` is needed; or name the `allowed_payment_method_types`.',
      { param: 'return_url' },
    );
  }
  work.emit('setup_intent.created', intent);
  if (values.confirm) return confirmSetup(intent, confirmationOf(values), work, publicUrl);
  work.put('setup_intent', intent);
  return answer(intent);
}

/** The intent, if the caller may see it: a browser must send its client secret. */
async function findIntent(
  { id, work, isPublishable }: { readonly id: string; readonly work: Work; readonly isPublishable: boolean },
  clientSecret: string | null,
): Promise<{ readonly intent: Stripe.SetupIntent } | { readonly refused: ApiAnswer }> {
  const stored = await work.find('setup_intent', id);
  if (!stored) return { refused: notFoundAnswer('setupintent', id, 'id') };
  const isWrong = clientSecret !== null && clientSecret !== stored.document.client_secret;
  if (isWrong || (isPublishable && clientSecret === null)) {
    return {
      refused: invalidRequest(
        'The client_secret provided does not match the client_secret associated with the SetupIntent.',
        {
          code: clientSecret === null ? 'parameter_missing' : 'setup_intent_invalid_parameter',
          param: 'client_secret',
        },
      ),
    };
  }
  return { intent: stored.document };
}

const cancelable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

export const setupIntentEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/setup_intents',
    access: 'server',
    parameters: createParameters,
    required: [],
    handle: create,
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/setup_intents/:id',
    access: 'browser',
    parameters: { client_secret: 'string' },
    required: [],
    async handle(call) {
      const found = await findIntent(call, call.values.client_secret);
      if ('refused' in found) return found.refused;
      return answer(call.isPublishable ? forBrowser(found.intent) : found.intent);
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/setup_intents/:id/confirm',
    access: 'browser',
    parameters: { ...confirmParameters, client_secret: 'string' },
    required: [],
    async handle(call) {
      const found = await findIntent(call, call.values.client_secret);
      if ('refused' in found) return found.refused;
      const confirmed = await confirmSetup(
        found.intent,
        confirmationOf(call.values),
        call.work,
        call.publicUrl,
      );
      const isPlain = !call.isPublishable || confirmed.status !== 200;
      return isPlain ? confirmed : answer(forBrowser(confirmed.body as Stripe.SetupIntent));
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/setup_intents/:id/cancel',
    access: 'server',
    parameters: {},
    required: [],
    async handle(call) {
      const found = await findIntent(call, null);
      if ('refused' in found) return found.refused;
      const { intent } = found;
      if (!cancelable.has(intent.status)) return unexpectedSetupState(intent, 'cancel');
      const canceled: Stripe.SetupIntent = { ...intent, status: 'canceled', next_action: null };
      call.work.put('setup_intent', canceled);
      call.work.emit('setup_intent.canceled', canceled);
      return answer(canceled);
    },
  }),
];
