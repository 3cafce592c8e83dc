import { inTransaction } from '../../db/connect.ts';
import type { ChargingGateway } from '@sonde/machines/rules/payment';
import type { PaymentServices } from './payment-services.ts';
import { askAboutPayment } from './ask-provider.ts';
import { findAttempt, findAttemptByIntent } from './attempt.repository.ts';
import { bookProviderRefunds } from './book-provider-refunds.ts';
import type { ProviderEvent, WebhookContent } from './provider/payment-provider.ts';
import { cardProviderOf, type OpenAccount, openAccounts } from './provider/provider-accounts.ts';
import { providerAlerts } from './provider/provider-alerts.ts';
import { isEnded } from './payment-attempt.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { keepMandate } from './saved/keep-mandate.ts';
import { recordDispute } from './record-dispute.ts';
import { receiveEvent, receiveKnownPayment } from './webhook-inbox.ts';

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
  foreign: 'This payment belongs to another account.',
  contradictory: 'This payment is not that of the attempt which it names.',
} as const;

/** The account that signed an event. All accounts of a provider send theirs to the same address. */
interface Sender extends OpenAccount {
  readonly services: PaymentServices;
}

const receivedAnswer = () => answer(200, 'Received.');

/** The provider sends it again later, when we may know more. */
const notYet = (sentence: string) => answer(503, sentence);

async function attemptOf(
  { services: { sql }, gateway }: Sender,
  { attemptId, intentId }: ProviderEvent & { readonly intentId: string },
): Promise<PaymentAttempt | null> {
  const attempt =
    attemptId === null ? await findAttemptByIntent(sql, intentId) : await findAttempt(sql, attemptId);
  return attempt?.gateway === gateway ? attempt : null;
}

/**
 * Reads a request with the account that signed it. Null as sender if none did, or it can't be judged whether one did.
 */
async function readSigned(
  services: PaymentServices,
  accounts: readonly OpenAccount[],
  request: { readonly body: Uint8Array; readonly headers: Headers },
): Promise<{ readonly webhook: WebhookContent; readonly sender: Sender | null }> {
  let unsigned: WebhookContent = { kind: 'unsigned' };
  for (const account of accounts) {
    const webhook = await account.provider.readWebhook(request.body, request.headers);
    if (webhook.kind === 'unclear') unsigned = webhook;
    else if (webhook.kind !== 'unsigned') return { webhook, sender: { ...account, services } };
  }
  return { webhook: unsigned, sender: null };
}

/** Nothing is recorded of a payment that names an attempt which another one pays: its maker has to explain it. */
function contradict(
  { services: { log }, gateway, account }: Sender,
  { id, type, intentId }: ProviderEvent,
  attempt: PaymentAttempt,
): Response {
  log.error(
    { alert: providerAlerts[gateway], ...(account !== 'MAIN' && { region: account }) },
    `The event ${id} (${type}) says that ${intentId} pays the order ${attempt.orderNumber}, but ${attempt.intentId} does: nothing is recorded.`,
  );
  return answer(400, refusals.contradictory);
}

/** Whether the provider says that a payment whose answer was lost is the attempt's. */
async function isPaymentOf(
  { provider }: Sender,
  { id, amount }: PaymentAttempt,
  intentId: string,
): Promise<boolean> {
  const result = await provider.retrieve(intentId, { attemptId: id, ...amount });
  return result.status !== 'unclear';
}

/** An ended attempt stays as it is; only a payment that arrives after a refusal has to be refunded. */
function hasNoEffect({ status }: PaymentAttempt, { meaning }: ProviderEvent): boolean {
  return status === 'SUCCEEDED' || (isEnded(status) && meaning !== 'charged');
}

async function apply(
  { services, gateway, provider }: Sender,
  event: ProviderEvent,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<Response> {
  const { sql, crashPoint, recordCharge } = services;
  const result = await askAboutPayment(provider, attempt, intentId);
  if (result.status === 'unclear') return notYet('The state of the payment is not clear yet.');
  await inTransaction(sql, async (transaction) => {
    if (!(await receiveEvent(transaction, gateway, event))) return;
    await recordCharge(transaction, {
      attemptId: attempt.id,
      result,
      refusedBy: { type: 'attempt.declined' },
    });
    crashPoint('webhook.before-commit');
  });
  return receivedAnswer();
}

/** Books refunds, and those that failed. */
async function applyRefund(
  { services, gateway, provider }: Sender,
  event: ProviderEvent,
  attempt: PaymentAttempt,
  intentId: string,
): Promise<Response> {
  const { sql, crashPoint } = services;
  if (!isEnded(attempt.status)) return notYet('The payment is not recorded yet.');
  const refunds = await provider.refundsOf(intentId);
  if (refunds === null) return notYet('The refunds of the payment are not clear yet.');
  await inTransaction(sql, async (transaction) => {
    if (!(await receiveEvent(transaction, gateway, event))) return;
    await bookProviderRefunds(transaction, attempt, refunds, services);
    crashPoint('webhook.before-commit');
  });
  return receivedAnswer();
}

/** Writes down what the provider says about a dispute, also of a payment that isn't an order's. */
async function applyDispute(
  { services, gateway, account }: Sender,
  event: ProviderEvent,
  attemptId: string | null,
  intentId: string,
): Promise<Response> {
  await inTransaction(services.sql, async (sql) => {
    if (!(await receiveEvent(sql, gateway, event))) return;
    const { id: eventId, type } = event;
    await recordDispute(sql, { eventId, type, gateway, account, intentId, attemptId }, services);
  });
  return receivedAnswer();
}

/** Keeps with a saved account whether its mandate is still valid. */
async function applyMandate(
  { services, gateway, account }: Sender,
  event: ProviderEvent,
  mandateId: string,
): Promise<Response> {
  const { sql, providers } = services;
  const mandate = await cardProviderOf(providers, account).mandateOf(mandateId);
  if (mandate === null) return notYet('The state of the mandate is not clear yet.');
  await inTransaction(sql, async (transaction) => {
    if (await receiveEvent(transaction, gateway, event)) await keepMandate(transaction, mandate);
  });
  return receivedAnswer();
}

/**
 * Handles the webhook requests of a provider. An event only triggers a check: the provider's current state counts, so
 * that late, repeated and reordered events do no harm. Responds with 200 if it is handled or irrelevant, such as a
 * payment of another application on the same account; 400 if the provider didn't sign it, it isn't an event, or it names
 * a payment of another account or of another attempt; 5xx to receive it again.
 */
export function createPaymentWebhook(
  services: PaymentServices,
  gateway: ChargingGateway,
): (request: Request) => Promise<Response> {
  const accounts = openAccounts(services.providers).filter((account) => account.gateway === gateway);
  return async (request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.byteLength > largestBody) return answer(413, 'Too large.');
    const { webhook, sender } = await readSigned(services, accounts, { body, headers: request.headers });
    if (webhook.kind === 'unclear') return notYet('This cannot be judged at the moment.');
    if (webhook.kind !== 'event') return answer(400, refusals[webhook.kind]);
    if (sender === null) return answer(400, refusals.unsigned);
    const { event } = webhook;
    services.crashPoint('webhook.received');
    const { meaning, intentId, mandateId } = event;
    if (meaning === 'mandate' && mandateId !== null) return applyMandate(sender, event, mandateId);
    if (meaning === null || intentId === null) return receivedAnswer();

    if (meaning === 'charged' && (await receiveKnownPayment(services.sql, sender, event)))
      return receivedAnswer();
    const attempt = await attemptOf(sender, { ...event, intentId });
    if (attempt === null && meaning === 'disputed') return applyDispute(sender, event, null, intentId);
    if (attempt === null && meaning === 'refunded') await services.creditCharge({ gateway, intentId });
    if (attempt === null)
      return event.attemptId === null ? receivedAnswer() : notYet('This payment is not known here.');
    if (attempt.account !== sender.account) return answer(400, refusals.foreign);
    if (attempt.intentId !== null && attempt.intentId !== intentId) return contradict(sender, event, attempt);
    if (meaning === 'disputed' || meaning === 'refunded') {
      const isOwn = attempt.intentId !== null || (await isPaymentOf(sender, attempt, intentId));
      if (!isOwn) return notYet('The payment is not known as that of the attempt.');
    }
    if (meaning === 'disputed') return applyDispute(sender, event, attempt.id, intentId);
    if (meaning === 'refunded') return applyRefund(sender, event, attempt, intentId);
    if (hasNoEffect(attempt, event)) {
      await receiveEvent(services.sql, gateway, event);
      return receivedAnswer();
    }
    return apply(sender, event, attempt, intentId);
  };
}
