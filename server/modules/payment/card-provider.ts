import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import { Stripe } from 'stripe';
import { type WebhookContent, readWebhook } from './card-events.ts';
import type { ChargedCard, ChargeFailureCode } from './payment-attempt.ts';
import { createStripeClient, withinDeadline } from './stripe-client.ts';

export interface ChargeRequest {
  /** The provider deduplicates by it: the same id never charges twice. */
  readonly attemptId: string;
  /** Minor units. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  readonly paymentMethodId: string;
  readonly orderNumber: string;
  /** Where the buyer's bank sends the buyer back to when it takes the whole window. */
  readonly returnUrl: string;
  /** Whether this was asked before: what is refused now may have been charged then. */
  readonly isRepeated: boolean;
}

/**
 * What the provider says about a payment. `declined` is definite: nothing was charged. `unclear` is not: no answer, or
 * none that can be trusted, so the same question must be asked again.
 */
export type ChargeResult =
  | { readonly status: 'succeeded'; readonly intentId: string; readonly card: ChargedCard | null }
  | { readonly status: 'requires_action'; readonly intentId: string; readonly clientSecret: string }
  | { readonly status: 'processing'; readonly intentId: string }
  | { readonly status: 'declined'; readonly intentId: string | null; readonly code: ChargeFailureCode }
  | { readonly status: 'unclear'; readonly intentId: string | null };

export type RefundResult =
  | { readonly status: 'refunded' }
  /** Definite; `reason` is the provider's sentence, for the log. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unclear' };

/** A payment as the provider's own books have it; amounts in minor units. */
export interface ProviderPayment {
  readonly intentId: string;
  /** Null for a payment that this shop did not make. */
  readonly attemptId: string | null;
  readonly status: Stripe.PaymentIntent.Status;
  readonly amount: number;
  readonly amountReceived: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** The card provider as the shop needs it. Nothing throws because the provider does not answer, except `list`. */
export interface CardProvider {
  /** Charges, or repeats the answer of the first try with the same attempt id (for 24 hours). */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  retrieve(intentId: string): Promise<ChargeResult>;
  /** Looks for the payment of an attempt; null when the provider never heard of it. May be a minute behind. */
  find(attemptId: string): Promise<ChargeResult | null>;
  /** Ends a payment that is not finished; tells how it ended when it was. */
  cancel(intentId: string): Promise<ChargeResult>;
  /** Gives back `amount` (minor units); the same key never gives back twice. */
  refund(intentId: string, amount: number, key: string): Promise<RefundResult>;
  /** Reads a webhook request; `rawBody` must be its exact bytes, which are what the provider signs. */
  readWebhook(rawBody: string | Uint8Array, signatureHeader: string | null): WebhookContent;
  /** Every payment made after the moment, newest first. Throws when the provider does not answer. */
  list(createdAfter: Date): AsyncIterable<ProviderPayment>;
}

export interface CardProviderOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks the provider's API, with or without a path; null means the provider's own. */
  readonly apiBase: string | null;
  /** How long one question may take. */
  readonly timeoutMilliseconds?: number;
  /** Hears a sentence about every answer that is not clear. */
  readonly report: (sentence: string) => void;
  /** Hears the reason of every answer that says that the shop asks wrongly or with a key that is not taken. */
  readonly alert: (sentence: string) => void;
}

const LONGEST_QUESTION_MILLISECONDS = 5_000;
const PAGE = 100;

function cardOf(method: Stripe.PaymentIntent['payment_method']): ChargedCard | null {
  if (typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, lastDigits: last4, expMonth, expYear };
}

type ResultReader = (intent: Stripe.PaymentIntent) => ChargeResult;

const refused: ResultReader = ({ id: intentId, last_payment_error: error }) => ({
  status: 'declined',
  intentId,
  code: shopCodeForProviderError(error?.code, error?.decline_code),
});

/** What each of the provider's statuses means here; any other one is not clear. */
const resultByStatus: ReadonlyMap<Stripe.PaymentIntent.Status, ResultReader> = new Map<string, ResultReader>([
  [
    'succeeded',
    (intent) => ({ status: 'succeeded', intentId: intent.id, card: cardOf(intent.payment_method) }),
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

function resultOf(intent: Stripe.PaymentIntent): ChargeResult {
  return resultByStatus.get(intent.status)?.(intent) ?? { status: 'unclear', intentId: intent.id };
}

/** 402: the bank refused the card. */
function declineIn(error: unknown): ChargeResult | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  const code = shopCodeForProviderError(error.code, error.decline_code);
  return { status: 'declined', intentId: error.payment_intent?.id ?? null, code };
}

/** 400 and 404, which an idempotency key never replays for a request that charged. */
const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** 401 and 403: the key is wrong, revoked, or may not do this. */
const isUnauthorized = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

const withMethod: { expand: string[] } = { expand: ['payment_method'] };

/** Talks to a Stripe-compatible provider through its official SDK. */
export function createCardProvider(options: CardProviderOptions): CardProvider {
  const { secretKey, webhookSecret, apiBase, report, alert } = options;
  const timeout = options.timeoutMilliseconds ?? LONGEST_QUESTION_MILLISECONDS;
  const stripe = createStripeClient({ secretKey, apiBase, timeout });

  const alertAbout = (question: string, { statusCode, code, param, message }: Stripe.errors.StripeError) =>
    alert(
      `The card provider refuses to answer about ${question}: ` +
        [statusCode, code, param, message].filter(Boolean).join(', '),
    );

  const unclear = (question: string, error: unknown, intentId: string | null = null) => {
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (isUnauthorized(error) || isInvalidRequest(error)) alertAbout(question, error);
    else report(`The card provider's answer about ${question} is not clear: ${message}`);
    return { status: 'unclear', intentId } as const;
  };

  /** The fault is the shop's. It is the end of an attempt unless an earlier request may have charged. */
  const misconfigured = (question: string, error: unknown, isRepeated: boolean): ChargeResult | null => {
    if (!isInvalidRequest(error) && !(isUnauthorized(error) && !isRepeated)) return null;
    alertAbout(question, error);
    return { status: 'declined', intentId: null, code: 'ORDER_CREATION_FAILED' };
  };

  const retrieve = async (intentId: string): Promise<ChargeResult> => {
    try {
      return resultOf(await withinDeadline(stripe.paymentIntents.retrieve(intentId, withMethod), timeout));
    } catch (error) {
      return unclear(intentId, error, intentId);
    }
  };

  return {
    retrieve,

    async charge({ attemptId, amount, currency, paymentMethodId, orderNumber, returnUrl, isRepeated }) {
      const parameters: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: currency.toLowerCase(),
        confirm: true,
        payment_method: paymentMethodId,
        allowed_payment_method_types: ['card'],
        use_stripe_sdk: true,
        return_url: returnUrl,
        description: `Order ${orderNumber}`,
        metadata: { attempt: attemptId, order: orderNumber },
        ...withMethod,
      };
      try {
        return resultOf(
          await withinDeadline(
            stripe.paymentIntents.create(parameters, { idempotencyKey: attemptId }),
            timeout,
          ),
        );
      } catch (error) {
        const question = `attempt ${attemptId}`;
        return declineIn(error) ?? misconfigured(question, error, isRepeated) ?? unclear(question, error);
      }
    },

    async find(attemptId) {
      if (!/^[\w-]+$/.test(attemptId)) throw new Error(`${attemptId} is not the id of an attempt.`);
      const query = `metadata['attempt']:'${attemptId}'`;
      try {
        const found = await withinDeadline(
          stripe.paymentIntents.search({ query, expand: ['data.payment_method'] }),
          timeout,
        );
        const results = found.data.map(resultOf);
        return results.find(({ status }) => status === 'succeeded') ?? results[0] ?? null;
      } catch (error) {
        return unclear(`attempt ${attemptId}`, error);
      }
    },

    async cancel(intentId) {
      try {
        return resultOf(await withinDeadline(stripe.paymentIntents.cancel(intentId, withMethod), timeout));
      } catch (error) {
        return isInvalidRequest(error) && error.code === 'payment_intent_unexpected_state'
          ? retrieve(intentId)
          : unclear(intentId, error, intentId);
      }
    },

    async refund(intentId, amount, key) {
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
        if (!isInvalidRequest(error)) return { status: unclear(`a refund of ${intentId}`, error).status };
        if (error.code === 'charge_already_refunded') return { status: 'refunded' };
        alertAbout(`a refund of ${intentId}`, error);
        return { status: 'refused', reason: error.message };
      }
    },

    readWebhook: (rawBody, signatureHeader) =>
      readWebhook(stripe, { rawBody, signatureHeader, webhookSecret }),

    async *list(createdAfter) {
      const created = { gt: Math.floor(createdAfter.getTime() / 1000) };
      for await (const intent of stripe.paymentIntents.list({
        created,
        limit: PAGE,
        expand: ['data.latest_charge'],
      })) {
        const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
        yield {
          intentId: intent.id,
          attemptId: intent.metadata['attempt'] ?? null,
          status: intent.status,
          amount: intent.amount,
          amountReceived: intent.amount_received,
          amountRefunded: charge?.amount_refunded ?? 0,
          currency: intent.currency.toUpperCase(),
          createdAt: new Date(intent.created * 1000),
        };
      }
    },
  };
}
