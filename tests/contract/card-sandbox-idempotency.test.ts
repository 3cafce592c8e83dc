import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type RunningCardSandbox,
  amount,
  payment,
  refusalOf,
  secretKey,
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

describe('idempotency keys', () => {
  it('repeats the first response verbatim and charges once', async () => {
    const parameters = payment(await server.methodOf('4242424242424242'));
    const idempotencyKey = randomUUID();
    const first = await stripe.paymentIntents.create(parameters, { idempotencyKey });
    const second = await stripe.paymentIntents.create(parameters, { idempotencyKey });
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect((await stripe.charges.list({ payment_intent: first.id })).data).toHaveLength(1);
  });

  it('repeats a refusal, too', async () => {
    const parameters = payment(await server.methodOf('4000000000000002'));
    const idempotencyKey = randomUUID();
    const first = await refusalOf(stripe.paymentIntents.create(parameters, { idempotencyKey }));
    const second = await refusalOf(stripe.paymentIntents.create(parameters, { idempotencyKey }));
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    expect(second.charge).toBe(first.charge);
  });

  it('refuses a key that was used for something else', async () => {
    const idempotencyKey = randomUUID();
    const parameters = payment('pm_card_visa');
    await stripe.paymentIntents.create(parameters, { idempotencyKey });
    const other = await refusalOf(
      stripe.paymentIntents.create({ ...parameters, amount: amount + 1 }, { idempotencyKey }),
    );
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const senseless = await refusalOf(
      stripe.paymentIntents.create({ ...parameters, amount: -1 }, { idempotencyKey }),
    );
    expect(senseless).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const elsewhere = await refusalOf(stripe.customers.create({}, { idempotencyKey }));
    expect(elsewhere).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('does not store what was refused before anything happened', async () => {
    const idempotencyKey = randomUUID();
    const wrong = await refusalOf(
      stripe.paymentIntents.create({ ...payment('pm_card_visa'), amount: 1 }, { idempotencyKey }),
    );
    expect(wrong.code).toBe('amount_too_small');
    expect(await stripe.paymentIntents.create(payment('pm_card_visa'), { idempotencyKey })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('charges once for many concurrent requests with the same key, in two processes', async () => {
    const parameters = payment(await server.methodOf('4242424242424242'));
    const idempotencyKey = randomUUID();
    const body = new URLSearchParams({
      amount: String(parameters.amount),
      currency: 'usd',
      confirm: 'true',
      payment_method: parameters.payment_method ?? '',
      'allowed_payment_method_types[0]': 'card',
      'metadata[attempt]': String(parameters.metadata?.['attempt']),
    }).toString();
    const headers = {
      Authorization: `Bearer ${secretKey}`,
      'Idempotency-Key': idempotencyKey,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const here = server.sandbox.app;
    const elsewhere = server.createSandbox().app;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await (index % 2 === 0 ? here : elsewhere).request('/v1/payment_intents', {
          method: 'POST',
          headers,
          body,
        });
        return { status: answer.status, body: await answer.text() };
      }),
    );
    const bodiesWith = (status: number) =>
      new Set(answers.filter((answer) => answer.status === status).map((answer) => answer.body));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(bodiesWith(200).size).toBe(1);
    expect([...bodiesWith(409)].join('')).toContain('idempotency_key_in_use');
    const found = await stripe.paymentIntents.search({
      query: `metadata['attempt']:'${String(parameters.metadata?.['attempt'])}'`,
    });
    expect(found.data).toHaveLength(1);
  });

  it('forgets a key after 24 hours', async () => {
    const idempotencyKey = randomUUID();
    const parameters = payment('pm_card_visa');
    const first = await stripe.paymentIntents.create(parameters, { idempotencyKey });
    server.passMilliseconds(25 * 60 * 60 * 1000);
    await server.createSandbox().prepare();
    expect((await stripe.paymentIntents.create(parameters, { idempotencyKey })).id).not.toBe(first.id);
  });

  it('remembers everything in a new process', async () => {
    const idempotencyKey = randomUUID();
    const parameters = payment(await server.methodOf('4242424242424242'));
    const first = await stripe.paymentIntents.create(parameters, { idempotencyKey });
    const restarted = server.createSandbox();
    const answer = await restarted.app.request(`/v1/payment_intents/${first.id}`, {
      headers: { Authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(first)));
  });
});
