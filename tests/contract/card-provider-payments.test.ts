import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import { cardProviderRequests } from './card-provider-requests.ts';

let server: RunningCardSandbox;
let provider: CardProvider;
const { sentences, alerts, providerAt, request, booksSince, intentOf } = cardProviderRequests(
  () => server,
  () => provider,
);

beforeAll(async () => {
  server = await startCardSandbox();
  provider = providerAt(server.apiBase);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.control({ reset: true });
  sentences.length = 0;
  alerts.length = 0;
});

describe('a refund that a bank has not carried out', () => {
  let current: Partial<Stripe.Refund>;
  let isForgotten = false;
  let bank: Server;
  let slowly: CardProvider;

  beforeAll(async () => {
    bank = createServer((asked, response) => {
      const isMade = asked.method === 'POST';
      const body =
        isMade && isForgotten
          ? { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Done.' } }
          : isMade
            ? { id: 're_1', object: 'refund', status: 'pending' }
            : asked.url?.startsWith('/v1/refunds/re_1')
              ? { id: 're_1', object: 'refund', ...current }
              : { object: 'list', data: [{ id: 're_1', object: 'refund', ...current }] };
      response.writeHead('error' in body ? 400 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    slowly = providerAt(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    bank.closeAllConnections();
    bank.close();
  });

  it.each([
    [{ status: 'pending' }, false, { status: 'unclear' }],
    [{ status: 'succeeded' }, false, { status: 'refunded' }],
    [{ status: 'failed', failure_reason: 'expired_or_canceled_card' }, false, { status: 'refused' }],
    [{ status: 'canceled' }, false, { status: 'refused', reason: 'canceled' }],
    [{ status: 'pending' }, true, { status: 'unclear' }],
    [{ status: 'succeeded' }, true, { status: 'refunded' }],
  ])('%o, with a key that is forgotten: %s, is %o', async (state, wasLongAgo, expected) => {
    [current, isForgotten] = [state, wasLongAgo];
    expect(await slowly.refund('pi_1', 100, 'stray-refund-1')).toMatchObject(expected);
  });
});

describe('an existing payment', () => {
  it.each([
    ['complete', { status: 'succeeded' }],
    ['fail', { status: 'declined', code: 'PAYMENT_ERROR' }],
  ])('is retrieved after the buyer chose %s', async (answer, expected) => {
    const intentId = await intentOf('pm_card_threeDSecure2Required');
    expect(await provider.retrieve(intentId)).toMatchObject({ status: 'requires_action' });
    const { next_action: action } = await server.stripe.paymentIntents.retrieve(intentId);
    await server.post(`/three-d-secure/${String(action?.use_stripe_sdk?.['source'])}`, { answer });
    expect(await provider.retrieve(intentId)).toMatchObject({ ...expected, intentId });
  });

  it('is found by its attempt, or does not exist', async () => {
    const made = request('pm_card_visa');
    const { intentId } = await provider.charge(made);
    expect(await provider.find(made)).toMatchObject({
      status: 'succeeded',
      intentId,
      details: { lastDigits: '4242' },
    });
    expect(await provider.find(request('pm_card_visa'))).toBeNull();
    await expect(provider.find({ ...made, attemptId: "x' OR status:'succeeded" })).rejects.toThrow(
      'is not the id of an attempt',
    );
  });

  it('is canceled while it waits for the buyer, and reports if the buyer was faster', async () => {
    const waiting = await intentOf('pm_card_authenticationRequired');
    expect(await provider.cancel(waiting)).toEqual({
      status: 'declined',
      intentId: waiting,
      code: 'PAYMENT_ERROR',
    });
    expect(await provider.cancel(waiting)).toEqual({
      status: 'declined',
      intentId: waiting,
      code: 'PAYMENT_ERROR',
    });
    const paid = await intentOf('pm_card_visa');
    expect(await provider.cancel(paid)).toMatchObject({ status: 'succeeded', intentId: paid });
  });

  it('is refunded once per key, and never more than was paid', async () => {
    const intentId = await intentOf('pm_card_visa');
    const key = randomUUID();
    const first = await provider.refund(intentId, 100_000, key);
    expect(first).toEqual({ status: 'refunded', refundId: expect.stringMatching(/^re_/) as string });
    expect(await provider.refund(intentId, 100_000, key)).toEqual(first);
    expect(await provider.refund(intentId, 400_000, randomUUID())).toMatchObject({ status: 'refused' });
    expect(await provider.refund(intentId, 331_900, randomUUID())).toMatchObject({ status: 'refunded' });
    expect(await provider.refund(intentId, 331_900, randomUUID())).toEqual({
      status: 'refunded',
      refundId: null,
    });
    expect((await server.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(2);
  });

  it('is in the provider’s records', async () => {
    const before = new Date(Date.now() - 2000);
    const made = request('pm_card_visa');
    const { intentId } = await provider.charge(made);
    await provider.refund(intentId ?? '', 900, randomUUID());
    const declined = await provider.charge(request('pm_card_chargeDeclined'));
    const books = await booksSince(before);
    expect(books.find((entry) => entry.intentId === intentId)).toEqual({
      intentId,
      attemptId: made.attemptId,
      renewalKey: null,
      changeId: null,
      status: 'succeeded',
      amount: made.amount,
      amountReceived: made.amount,
      amountRefunded: 900,
      currency: 'USD',
      createdAt: expect.any(Date),
    });
    expect(books.find((entry) => entry.intentId === declined.intentId)).toMatchObject({
      amountReceived: 0,
      status: 'requires_payment_method',
    });
    expect(await booksSince(new Date(Date.now() + 60_000))).toEqual([]);
  });
});
