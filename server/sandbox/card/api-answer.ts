import type { Stripe } from 'stripe';

/** A response of the API: a status and an object to send as JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The provider's error object. */
export interface ApiError {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly setup_intent?: Stripe.SetupIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

export function answer(body: object): ApiAnswer {
  return { status: 200, body };
}

export function refusal(status: number, error: ApiError): ApiAnswer {
  const documented =
    error.code === undefined
      ? {}
      : { doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}` };
  return { status, body: { error: { ...error, ...documented } } };
}

/** 400: the request is invalid. */
export function invalidRequest(
  message: string,
  details: { readonly code?: string; readonly param?: string } = {},
): ApiAnswer {
  return refusal(400, { type: 'invalid_request_error', message, ...details });
}

/** 404 if the path contains the ID, 400 if a parameter does. */
export function notFoundAnswer(kind: string, id: string, param: string): ApiAnswer {
  const status = param === 'id' ? 404 : 400;
  return refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 429: another request keeps changing the same object. */
export function objectIsBusy(): ApiAnswer {
  return refusal(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed right now because another request is changing it. Try again.',
  });
}

/** 429: too many requests. */
export function tooManyRequests(): ApiAnswer {
  return refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' });
}

export function serverError(): ApiAnswer {
  return refusal(500, { type: 'api_error', message: 'An unknown error occurred.' });
}
