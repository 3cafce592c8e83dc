import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from '../../server/sandbox/card/work.ts';
import {
  type ErrorBody,
  type RunningCardSandbox,
  payment,
  publishableKey,
  refusalOf,
  secretKey,
  webhookSecret,
  startCardSandbox,
} from './card-sandbox-server.ts';

let server: RunningCardSandbox;
let stripe: Stripe;

beforeAll(async () => {
  server = await startCardSandbox();
  ({ stripe } = server);
});
afterAll(() => server.close());
afterEach(() => server.reset());

describe('events', () => {
  it('are signed so that the SDK accepts them, and only with our secret', async () => {
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'));
    await server.sandbox.deliverWebhooks();
    const [event] = server.received.map(({ body, signature }) =>
      stripe.webhooks.constructEvent(body, signature, webhookSecret),
    );
    expect(event).toMatchObject({
      type: 'payment_intent.succeeded',
      api_version: Stripe.API_VERSION,
      data: { object: { id: intent.id, metadata: intent.metadata } },
    });
    const { body, signature } = server.received[0] ?? { body: '', signature: '' };
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
      'No signatures found',
    );
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow(
      'No signatures found',
    );
  });

  it('arrive once if the shop confirms them', async () => {
    await stripe.paymentIntents.create(payment('pm_card_visa'));
    expect(await server.sandbox.deliverWebhooks()).toBe(1);
    server.passMilliseconds(60_000);
    expect(await server.sandbox.deliverWebhooks()).toBe(0);
    expect(server.eventsReceived()).toEqual(['payment_intent.succeeded']);
  });

  it('are repeated at growing intervals until the shop confirms them', async () => {
    server.answerEventsWith(500);
    await stripe.paymentIntents.create(payment('pm_card_visa'));
    const deliverAfter = async (seconds: number) => {
      server.passMilliseconds(seconds * 1000);
      await server.sandbox.deliverWebhooks();
      return server.received.length;
    };
    expect(await deliverAfter(0)).toBe(1);
    expect(await deliverAfter(0)).toBe(1);
    expect(await deliverAfter(1)).toBe(2);
    expect(await deliverAfter(1)).toBe(2);
    expect(await deliverAfter(1)).toBe(3);
    server.answerEventsWith(200);
    expect(await deliverAfter(4)).toBe(4);
    expect(await deliverAfter(3600)).toBe(4);
  });

  it('are delivered by a process started after their creator was killed', async () => {
    await stripe.paymentIntents.create(payment('pm_card_visa'));
    expect(await server.createSandbox().deliverWebhooks()).toBe(1);
    expect(await server.sandbox.deliverWebhooks()).toBe(0);
  });

  it('are delivered once by two concurrent processes', async () => {
    for (let count = 0; count < 6; count += 1) await stripe.paymentIntents.create(payment('pm_card_visa'));
    await Promise.all([server.sandbox.deliverWebhooks(), server.createSandbox().deliverWebhooks()]);
    expect(new Set(server.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).id)).size).toBe(
      server.received.length,
    );
    expect(server.received).toHaveLength(6);
  });

  it('can be held, reordered and duplicated by a test', async () => {
    await server.control({ hold: true });
    const first = await stripe.paymentIntents.create(payment('pm_card_visa'));
    await stripe.refunds.create({ payment_intent: first.id });
    expect(await server.sandbox.deliverWebhooks()).toBe(0);
    const state = await server.control({ deliver: 'all', order: 'reverse', duplicate: 1 });
    expect(state).toMatchObject({ undelivered: [], answers: [true, true, true, true] });
    expect(server.eventsReceived()).toEqual([
      'charge.refunded',
      'charge.refunded',
      'payment_intent.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it('can be read and listed', async () => {
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'));
    const events = await stripe.events.list({ limit: 3 });
    expect(events.data.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    const event = await stripe.events.retrieve(events.data[0]?.id ?? '');
    expect(event.data.object).toMatchObject({ id: intent.id, status: 'succeeded' });
  });

  it('are made with the API version of the SDK', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });
});

describe('access', () => {
  const call = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.apiBase}${path}`, { headers });

  it.each([
    ['no key', {}, undefined],
    ['another key', { Authorization: 'Bearer sk_test_other' }, undefined],
    ['the publishable key', { Authorization: `Bearer ${publishableKey}` }, 'secret_key_required'],
  ])('%s gives access to nothing of the server’s', async (_case, headers, code) => {
    const response = await call('/v1/customers', headers);
    expect(response.status).toBe(401);
    expect(((await response.json()) as ErrorBody).error.code).toBe(code);
  });

  it('accepts the key as a basic user name, too', async () => {
    const response = await call('/v1/customers', {
      Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    });
    expect(response.status).toBe(200);
  });

  it('shows a payment to a browser only with its client secret, and only what a browser needs', async () => {
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'));
    const fetchIntent = (query: string) =>
      call(`/v1/payment_intents/${intent.id}?key=${publishableKey}${query}`);
    expect((await fetchIntent('')).status).toBe(400);
    expect((await fetchIntent('&client_secret=wrong')).status).toBe(400);
    const shown = (await (
      await fetchIntent(`&client_secret=${String(intent.client_secret)}`)
    ).json()) as Record<string, unknown>;
    expect(shown).toMatchObject({ id: intent.id, status: 'succeeded' });
    expect(shown).not.toHaveProperty('metadata');
    expect(shown).not.toHaveProperty('customer');
  });

  it('accepts card numbers from browsers only', async () => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
    const parameters = { type: 'card', card } as unknown as Stripe.PaymentMethodCreateParams;
    expect(await refusalOf(stripe.paymentMethods.create(parameters))).toMatchObject({ statusCode: 402 });
  });

  it('gives the secret key alone access to the control', async () => {
    expect((await call('/control')).status).toBe(401);
    expect((await call('/control', { Authorization: `Bearer ${publishableKey}` })).status).toBe(401);
    expect((await call('/control', { Authorization: `Bearer ${secretKey}` })).status).toBe(200);
  });

  it('responds to the unknown like the provider', async () => {
    const response = await call('/v1/unicorns', { Authorization: `Bearer ${secretKey}` });
    expect(response.status).toBe(404);
    expect(((await response.json()) as ErrorBody).error.type).toBe('invalid_request_error');
  });
});
