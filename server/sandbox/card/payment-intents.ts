import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer } from './api-answer.ts';
import { confirmPayment, unexpectedState } from './confirm-payment.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import { grantedTokenIn, spendGrantedToken } from './granted-tokens.ts';
import { listObjects, listParameters } from './list-objects.ts';
import {
  confirmParameters,
  createParameters,
  forBrowser,
  newIntent,
  parameterProblem,
} from './new-payment-intent.ts';
import { type Values, invalidMetadata, mergeMetadata } from './parameters.ts';
import { findMethod } from './payment-methods.ts';
import { describedMethod } from './redirect-methods.ts';
import { parseSearch } from './search-query.ts';
import type { Work } from './work.ts';

async function create({ values, work, publicUrl }: Call<typeof createParameters>): Promise<ApiAnswer> {
  const problem = parameterProblem(values);
  if (problem) return problem;
  const metadata = mergeMetadata({}, values.metadata);
  if (!metadata) return invalidMetadata();
  if (values.customer !== null && !(await work.find('customer', values.customer))) {
    return notFoundAnswer('customer', values.customer, 'customer');
  }
  const intent = newIntent(values, metadata, work.now);
  const granted = grantedTokenIn(values.payment_method_data);
  if (granted !== null) {
    const used = await spendGrantedToken(granted, intent, work);
    return 'problem' in used
      ? used.problem
      : confirmNew(intent, { ...values, payment_method: used.methodId }, work, publicUrl);
  }
  if (values.payment_method_data !== null) {
    const described = describedMethod(values.payment_method_data, intent, work);
    if ('problem' in described) return described.problem;
    return confirmNew(intent, { ...values, payment_method: described.method.id }, work, publicUrl);
  }
  if (values.confirm) {
    return confirmNew(intent, values, work, publicUrl);
  }
  const method = values.payment_method === null ? null : await findMethod(values.payment_method, work);
  if (values.payment_method !== null && method === null)
    return notFoundAnswer('PaymentMethod', values.payment_method, 'payment_method');
  const made: Stripe.PaymentIntent = method
    ? { ...intent, payment_method: method.id, status: 'requires_confirmation' }
    : intent;
  work.put('payment_intent', made);
  work.emit('payment_intent.created', made);
  return answer(made);
}

function confirmNew(
  intent: Stripe.PaymentIntent,
  values: Values<typeof createParameters>,
  work: Work,
  publicUrl: string,
): Promise<ApiAnswer> | ApiAnswer {
  if (intent.automatic_payment_methods && values.return_url === null) {
    return invalidRequest(
      'This PaymentIntent accepts payment methods that may redirect, so a `return_url` is needed; or name the `allowed_payment_method_types`.',
      { param: 'return_url' },
    );
  }
  work.emit('payment_intent.created', intent);
  return confirmPayment(intent, confirmationOf(values), work, publicUrl);
}

function confirmationOf(values: Values<typeof confirmParameters>, isPublishable = false) {
  return {
    hasMandate: isPublishable || values.mandate_data !== null,
    paymentMethod: values.payment_method,
    isOffSession: values.off_session ?? false,
    returnUrl: values.return_url,
    isShownInPage: values.use_stripe_sdk ?? false,
  };
}

/** The payment, if the caller may see it: a browser must send its client secret. */
async function findIntent(
  { id, work, isPublishable }: { readonly id: string; readonly work: Work; readonly isPublishable: boolean },
  clientSecret: string | null,
): Promise<{ readonly intent: Stripe.PaymentIntent } | { readonly refused: ApiAnswer }> {
  const stored = await work.find('payment_intent', id);
  if (!stored) return { refused: notFoundAnswer('payment_intent', id, 'id') };
  const isWrong = clientSecret !== null && clientSecret !== stored.document.client_secret;
  if (isWrong || (isPublishable && clientSecret === null)) {
    return {
      refused: invalidRequest(
        'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
        {
          code: clientSecret === null ? 'parameter_missing' : 'payment_intent_invalid_parameter',
          param: 'client_secret',
        },
      ),
    };
  }
  return { intent: stored.document };
}

const cancelable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]);

function cancel(intent: Stripe.PaymentIntent, reason: string | null, work: Work): ApiAnswer {
  if (!cancelable.has(intent.status)) {
    return unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: work.now,
    cancellation_reason: reason,
    next_action: null,
    processing: null,
  };
  work.put('payment_intent', canceled);
  work.emit('payment_intent.canceled', canceled);
  return answer(canceled);
}

export const paymentIntentEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_intents',
    access: 'server',
    parameters: createParameters,
    required: ['amount', 'currency'],
    handle: create,
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payment_intents',
    access: 'server',
    parameters: { ...listParameters, customer: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects(
        { kind: 'payment_intent', url: '/v1/payment_intents', values, where: { customer: values.customer } },
        work,
      ),
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payment_intents/search',
    access: 'server',
    parameters: { query: 'string', limit: 'integer', page: 'string' },
    required: ['query'],
    async handle({ values, work }) {
      const contains = parseSearch(values.query ?? '');
      if (!contains) return invalidRequest('We were unable to parse your search query.', { param: 'query' });
      const { documents, hasMore } = await work.list({
        kind: 'payment_intent',
        contains,
        created: { from: 0, to: Number.MAX_SAFE_INTEGER },
        limit: Math.min(Math.max(values.limit ?? 10, 1), 100),
        startingAfter: values.page,
        endingBefore: null,
      });
      return answer({
        object: 'search_result',
        data: documents.map((stored) => stored.document),
        has_more: hasMore,
        next_page: hasMore ? (documents.at(-1)?.id ?? null) : null,
        url: '/v1/payment_intents/search',
      });
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payment_intents/:id',
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
    path: '/v1/payment_intents/:id/confirm',
    access: 'browser',
    parameters: { ...confirmParameters, client_secret: 'string' },
    required: [],
    async handle(call) {
      const found = await findIntent(call, call.values.client_secret);
      if ('refused' in found) return found.refused;
      const confirmed = await confirmPayment(
        found.intent,
        confirmationOf(call.values, call.isPublishable),
        call.work,
        call.publicUrl,
      );
      const isPlain = !call.isPublishable || confirmed.status !== 200;
      return isPlain ? confirmed : answer(forBrowser(confirmed.body as Stripe.PaymentIntent));
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    access: 'server',
    parameters: { cancellation_reason: 'string' },
    required: [],
    async handle(call) {
      const found = await findIntent(call, null);
      return 'refused' in found
        ? found.refused
        : cancel(found.intent, call.values.cancellation_reason, call.work);
    },
  }),
];
