import { inTransaction } from '../../../db/connect.ts';
import type { PaymentServices } from '../payment-services.ts';
import { askAboutPayment } from '../ask-provider.ts';
import { findAttempt, findAttemptByIntent } from '../attempt.repository.ts';
import { bookRefunds } from '../book-refunds.ts';
import type { ProviderEvent } from '../provider/payment-provider.ts';
import { isEnded } from '../payment-attempt.ts';
import type { PaymentAttempt } from '../payment-attempt.ts';
import { receiveEvent } from '../webhook-inbox.ts';

/** Events that decide what becomes of an order; the others change nothing here. */
const decidingTypes: ReadonlySet<string> = new Set([
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
]);

/**
 * Events about refunds, whoever made them: https://docs.stripe.com/refunds#refund-events. What the provider lists as
 * refunded is booked.
 */
const refundTypes: ReadonlySet<string> = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
]);

const largestBody = 256 * 1024;

function answer(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const refusals = {
  unsigned: 'The signature does not match.',
  unreadable: 'This is not an event.',
} as const;

const received = () => answer(200, 'Received.');

/** The provider sends it again later, when we may know more. */
const notYet = (sentence: string) => answer(503, sentence);

async function attemptOf({ sql }: PaymentServices, event: ProviderEvent): Promise<PaymentAttempt | null> {
  if (event.attemptId !== null) return findAttempt(sql, event.attemptId);
  return event.intentId === null ? null : findAttemptByIntent(sql, event.intentId);
}

/** An ended attempt stays as it is; only a payment that arrives after a refusal has to be refunded. */
function changesNothing({ status }: PaymentAttempt, { type }: ProviderEvent): boolean {
  return status === 'SUCCEEDED' || (isEnded(status) && type !== 'payment_intent.succeeded');
}

async function apply(
  services: PaymentServices,
  event: ProviderEvent,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<Response> {
  const { sql, providers, crashPoint, recordCharge } = services;
  const result = await askAboutPayment(providers.stripe, attempt, intentId);
  if (result.status === 'unclear') return notYet('The state of the payment is not clear yet.');
  await inTransaction(sql, async (transaction) => {
    if (!(await receiveEvent(transaction, event))) return;
    await recordCharge(transaction, {
      attemptId: attempt.id,
      result,
      refusedBy: { type: 'attempt.declined' },
    });
    crashPoint('webhook.before-commit');
  });
  return received();
}

/** Books the refunds of a paid order; those of a stray payment are booked by the job that made them. */
async function applyRefund(
  services: PaymentServices,
  event: ProviderEvent,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<Response> {
  const { sql, providers, crashPoint } = services;
  if (!isEnded(attempt.status)) return notYet('The payment is not recorded yet.');
  const refunds = attempt.status === 'SUCCEEDED' ? await providers.stripe.refundsOf(intentId) : [];
  if (refunds === null) return notYet('The refunds of the payment are not clear yet.');
  await inTransaction(sql, async (transaction) => {
    if (!(await receiveEvent(transaction, event))) return;
    await bookRefunds(transaction, attempt, refunds);
    crashPoint('webhook.before-commit');
  });
  return received();
}

/**
 * Handles `POST /webhooks/card`. An event only triggers a check: the provider's current state counts, so that late,
 * repeated and reordered events do no harm. Responds with 200 if it is handled or irrelevant, such as a payment of
 * another application on the same account; 400 if the provider didn't sign it or it isn't an event; 5xx to receive it
 * again.
 */
export function createStripeWebhook(services: PaymentServices): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.byteLength > largestBody) return answer(413, 'Too large.');
    const webhook = services.providers.stripe.readWebhook(body, request.headers.get('stripe-signature'));
    if (webhook.kind !== 'event') return answer(400, refusals[webhook.kind]);
    const { event } = webhook;
    services.crashPoint('webhook.received');
    const isRefund = refundTypes.has(event.type);
    if (!(isRefund || decidingTypes.has(event.type)) || event.intentId === null) return received();

    const attempt = await attemptOf(services, event);
    if (attempt === null)
      return event.attemptId === null ? received() : notYet('This payment is not known here.');
    if (isRefund) return applyRefund(services, event, attempt, event.intentId);
    if (changesNothing(attempt, event)) {
      await receiveEvent(services.sql, event);
      return received();
    }
    return apply(services, event, attempt, event.intentId);
  };
}
