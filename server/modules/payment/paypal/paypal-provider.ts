import * as v from 'valibot';
import type { AskedPayment, ChargeResult, PaymentProvider } from '../provider/payment-provider.ts';
import { minorUnitsOf } from './paypal-amount.ts';
import { createPaypalBooks } from './paypal-books.ts';
import { createPaypalClient, type PaypalRefusal, paypalUrl } from './paypal-client.ts';
import { readPaypalEvent } from './paypal-events.ts';
import { orderParameters } from './paypal-order.ts';
import { orderSchema, type PaypalOrder } from './paypal-order.schema.ts';
import { createPaypalRefunds } from './paypal-refunds.ts';
import { resultOf } from './paypal-results.ts';
import { createSignatureCheck } from './paypal-signature.ts';

export interface PaypalProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Another server with PayPal's API, with or without a path; null for PayPal's own. */
  readonly apiBase: string | null;
  /** The time limit of one request. */
  readonly timeoutMilliseconds?: number;
  /** Called with a sentence about every unclear response. */
  readonly report: (sentence: string) => void;
  /** Called with the reason for every response that indicates an invalid request or account. */
  readonly alert: (sentence: string) => void;
}

const longestQuestionMilliseconds = 5_000;
const hour = 60 * 60;

/**
 * "It takes a maximum of three hours for executed transactions to appear in the list transactions call":
 * https://developer.paypal.com/docs/api/transaction-search/v1/
 */
const listingDelaySeconds = 3 * hour;

/**
 * What a refused capture means. Every other refusal is an error of the shop or its account, which pays nothing either.
 */
const capturesByIssue: ReadonlyMap<string, 'look' | 'declined'> = new Map([
  ['ORDER_ALREADY_CAPTURED', 'look'],
  ['ORDER_NOT_APPROVED', 'look'],
  ['PAYER_ACTION_REQUIRED', 'look'],
  ['INSTRUMENT_DECLINED', 'declined'],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'declined'],
  ['PAYER_ACCOUNT_RESTRICTED', 'declined'],
  ['PAYER_CANNOT_PAY', 'declined'],
  ['TRANSACTION_REFUSED', 'declined'],
  ['TRANSACTION_BLOCKED_BY_PAYEE', 'declined'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'declined'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'declined'],
]);

/**
 * Refusals after which the money may still be taken: the token or a permission is wrong, or a request is in progress.
 */
const undecidedStatuses: readonly number[] = [401, 403, 409];

/** Whether an order at PayPal is of the attempt that it names. */
function isAsked(order: PaypalOrder, { attemptId, amount, currency }: AskedPayment): boolean {
  const [unit] = order.purchase_units;
  return (
    unit?.custom_id === attemptId &&
    unit.amount?.currency_code === currency &&
    minorUnitsOf(unit.amount) === amount
  );
}

const declinedResult = (intentId: string | null): ChargeResult => ({
  status: 'declined',
  intentId,
  code: 'PAYMENT_ERROR',
});

/**
 * Charges PayPal accounts by Orders v2. The buyer approves an order on PayPal's page, and only the shop's capture takes
 * the money: an attempt that has ended is never captured, so that no one has to cancel its order at PayPal.
 */
export function createPaypalProvider(options: PaypalProviderOptions): PaymentProvider {
  const { clientId, clientSecret, webhookId, apiBase, report, alert } = options;
  const timeout = options.timeoutMilliseconds ?? longestQuestionMilliseconds;
  const url = (apiBase ?? paypalUrl).replace(/\/+$/, '');
  const ask = createPaypalClient({ clientId, clientSecret, url, timeout });
  const checkSignature = createSignatureCheck({ webhookId, url, timeout });

  const unclear = (question: string, error: unknown, intentId: string | null = null) => {
    const { message } = error instanceof Error ? error : new Error(String(error));
    report(`PayPal's answer about ${question} is not clear: ${message}`);
    return { status: 'unclear', intentId } as const;
  };

  const alertAbout = (question: string, { reason }: PaypalRefusal) =>
    alert(`PayPal refuses to answer about ${question}: ${reason}`);

  async function findOrder(orderId: string): Promise<PaypalOrder | null> {
    const answer = await ask({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` });
    if (answer.isAccepted) return v.parse(orderSchema, answer.body);
    if (answer.status === 404) return null;
    alertAbout(`order ${orderId}`, answer);
    throw new Error(answer.reason);
  }

  /** An order that no one approved in time is no longer there. */
  const look = async (orderId: string): Promise<ChargeResult> => {
    const order = await findOrder(orderId);
    return order === null ? declinedResult(orderId) : resultOf(order);
  };

  async function capture(orderId: string): Promise<ChargeResult> {
    const question = `the capture of ${orderId}`;
    const answer = await ask({
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`,
      requestId: `capture-${orderId}`,
    });
    if (answer.isAccepted) return resultOf(v.parse(orderSchema, answer.body));
    const meaning = capturesByIssue.get(answer.issue);
    if (meaning === 'look') return look(orderId);
    if (meaning === undefined) alertAbout(question, answer);
    if (undecidedStatuses.includes(answer.status))
      return unclear(question, new Error(answer.reason), orderId);
    return declinedResult(orderId);
  }

  async function retrieve(orderId: string, asked: AskedPayment | null = null): Promise<ChargeResult> {
    try {
      const order = await findOrder(orderId);
      if (order === null) return declinedResult(orderId);
      if (asked !== null && !isAsked(order, asked)) {
        alert(`The payment ${orderId} names an attempt that it doesn't pay: ${asked.attemptId}`);
        return { status: 'unclear', intentId: orderId };
      }
      return await (order.status === 'APPROVED' ? capture(orderId) : resultOf(order));
    } catch (error) {
      return unclear(orderId, error, orderId);
    }
  }

  return {
    ...createPaypalRefunds({ ask, findOrder, note: unclear }),
    list: createPaypalBooks(ask),
    keyLifetimeSeconds: 6 * hour,
    listDelaySeconds: listingDelaySeconds,
    retrieve,
    // The buyer learns of a payment's page after its ID is recorded, so that one without an ID was never approved.
    find: async () => null,
    findChange: async () => null,

    async charge(request) {
      const { attemptId } = request;
      const question = `attempt ${attemptId}`;
      try {
        const answer = await ask({
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: attemptId,
          body: orderParameters(request),
        });
        if (answer.isAccepted) return resultOf(v.parse(orderSchema, answer.body));
        if (answer.status === 409) return unclear(question, new Error(answer.reason));
        alertAbout(question, answer);
        return declinedResult(null);
      } catch (error) {
        return unclear(question, error);
      }
    },

    async cancel(orderId) {
      const result = await retrieve(orderId);
      return result.status === 'requires_action' ? declinedResult(orderId) : result;
    },

    async readWebhook(rawBody, headers) {
      const body = Buffer.from(rawBody);
      const verdict = await checkSignature(body, headers);
      if (verdict !== 'signed') return { kind: verdict };
      try {
        return await readPaypalEvent(body, ask);
      } catch (error) {
        unclear('an event', error);
        return { kind: 'unclear' };
      }
    },
  };
}
