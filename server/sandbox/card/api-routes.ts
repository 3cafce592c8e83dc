import { type Keys, accessProblem, identifyCaller } from './api-access.ts';
import { type ApiAnswer, refusal, serverError, tooManyRequests } from './api-answer.ts';
import { loseAnswer, staySilent } from './broken-answers.ts';
import { chargeEndpoints } from './charges.ts';
import { customerEndpoints } from './customers.ts';
import type { AnyEndpoint, EndpointContext, SentAnswer } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import type { Faults } from './faults.ts';
import { parseForm } from './form-body.ts';
import { newId } from './ids.ts';
import { grantedTokenEndpoints } from './granted-tokens.ts';
import { mandateEndpoints } from './mandates.ts';
import { paymentIntentEndpoints } from './payment-intents.ts';
import { paymentMethodEndpoints } from './payment-methods.ts';
import { refundEndpoints } from './refunds.ts';
import type { Route } from './route.types.ts';
import { setupIntentEndpoints } from './setup-intents.ts';
import { taxCalculationEndpoints } from './tax-calculations.ts';
import { taxTransactionEndpoints } from './tax-transactions.ts';
import { API_VERSION } from './work.ts';

const endpoints: readonly AnyEndpoint[] = [
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...paymentIntentEndpoints,
  ...setupIntentEndpoints,
  ...chargeEndpoints,
  ...mandateEndpoints,
  ...grantedTokenEndpoints,
  ...refundEndpoints,
  ...eventEndpoints,
  ...taxCalculationEndpoints,
  ...taxTransactionEndpoints,
];

function toResponse(sent: SentAnswer, idempotencyKey: string | null): Response {
  return new Response(sent.body, {
    status: sent.status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Request-Id': sent.requestId,
      'Stripe-Version': API_VERSION,
      // Browsers call it from frames with an opaque origin and a public key.
      'Access-Control-Allow-Origin': '*',
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(sent.isReplayed ? { 'Idempotent-Replayed': 'true', 'Original-Request': sent.requestId } : {}),
    },
  });
}

/** A response without an endpoint. */
export function refuse({ status, body }: ApiAnswer): Response {
  const answer = {
    requestId: newId('req'),
    status,
    body: JSON.stringify(body),
    isReplayed: false,
    hasEvents: false,
  };
  return toResponse(answer, null);
}

export interface ApiInput {
  readonly keys: Keys;
  readonly context: EndpointContext;
  readonly faults: Faults;
  /** Called after a request that created events for the shop. */
  readonly onEvents: () => void;
}

/** The provider's API, every endpoint below `/v1/`. */
export function apiRoutes(input: ApiInput): readonly Route[] {
  return endpoints.map((endpoint) => endpointRoute(endpoint, input));
}

function endpointRoute(endpoint: AnyEndpoint, { keys, context, faults, onEvents }: ApiInput): Route {
  const isRead = endpoint.method === 'get';
  return {
    method: isRead ? 'GET' : 'POST',
    path: endpoint.path,
    async handle(request) {
      const form = parseForm(isRead ? new URL(request.req.url).search : await request.req.text());
      const caller = identifyCaller(keys, request.req.header('Authorization'), form['key']);
      const problem = accessProblem(caller, endpoint.access);
      if (problem) return refuse(problem);

      const { path } = request.req;
      const fault = isRead ? null : faults.next(path.slice(path.indexOf('/v1/')));
      if (fault === 'error-500') return refuse(serverError());
      if (fault === 'rate-limited') return refuse(tooManyRequests());
      const idempotencyKey = request.req.header('Idempotency-Key') ?? null;
      const id = request.req.param('id') ?? '';
      const sent = await endpoint.run(
        { id, form, isPublishable: caller === 'browser', idempotencyKey },
        context,
      );
      if (sent.hasEvents) onEvents();
      if (fault === 'lost-answer') return loseAnswer(sent, request.env);
      return fault === 'timeout' ? staySilent(request.req.raw) : toResponse(sent, idempotencyKey);
    },
  };
}

/** 404, in the provider's format. */
export function unknownAddress(method: string, path: string): Response {
  return refuse(
    refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    }),
  );
}
