import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

const webhookSecret = 'whsec_of_the_security_tests';
const stripe = new Stripe('sk_test_security', { telemetry: false });

let database: TestDatabase;
let shop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: 'sk_test_security',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_security',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    // Without a listener: no event in these tests causes a request to the provider.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const event = (type = 'payment_intent.created') =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_790_000_000,
    data: {
      object: {
        id: 'pi_1',
        object: 'payment_intent',
        metadata: { attempt: '00000000-0000-4000-8000-000000000000' },
      },
    },
  });

function signature(payload: string, { secret = webhookSecret, secondsFromNow = 0 } = {}): string {
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) + secondsFromNow,
  });
}

const send = (body: string | readonly string[], header: string | null, method = 'POST') =>
  ask(shop.url, '/webhooks/card', {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      ...(header === null ? {} : { 'stripe-signature': header }),
    },
  });

describe('an event of the card provider', () => {
  const body = event();

  it('is accepted with its signature, repeatedly', async () => {
    const header = signature(body);
    expect([(await send(body, header)).status, (await send(body, header)).status]).toEqual([200, 200]);
  });

  it.each<[words: string, header: () => string | null]>([
    ['no signature', () => null],
    ['an empty one', () => ''],
    ['nonsense', () => 'hello'],
    ['a moment only', () => `t=${Math.floor(Date.now() / 1000)}`],
    ['the signature of another secret', () => signature(body, { secret: 'whsec_other' })],
    ['the signature of another body', () => signature(`${body} `)],
    ['a signature of ten minutes ago', () => signature(body, { secondsFromNow: -600 })],
    ['a signature of in ten minutes', () => signature(body, { secondsFromNow: 600 })],
    [
      'an old signature with a new moment',
      () => signature(body, { secondsFromNow: -600 }).replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
    ],
    ['a signature of an unknown scheme', () => signature(body).replace('v1=', 'v0=')],
  ])('is refused with %s', async (_words, header) => {
    const answer = await send(body, header());
    expect([answer.status, answer.text]).toEqual([400, 'The signature does not match.']);
    expect(await database.sql`select 1 from webhook_event`).toEqual([]);
  });

  it.each<[words: string, body: string | readonly string[]]>([
    ['which says so', 'x'.repeat(300_000)],
    ['which does not say so', Array.from({ length: 20 }, () => 'x'.repeat(20_000))],
  ])('of more than 256 KB, %s, is not read to its end', async (_words, large) => {
    expect((await send(large, signature(body))).status).toBe(413);
  });

  it.each(['', '{', 'null', '[]', '1', '{"id":1}', '{"data":{"object":null}}'])(
    'that is signed and reads %j is refused without internal details',
    async (broken) => {
      const answer = await send(broken, signature(broken));
      expect([answer.status, answer.text]).toEqual([400, 'This is not an event.']);
    },
  );

  it.each<[words: string, metadata: unknown]>([
    ['without metadata', null],
    ['without an attempt', { order: 'A-1' }],
    ['with an attempt that is no id of ours', { attempt: "1' or 1=1" }],
  ])('about a payment of another application, %s, is received and ignored', async (_words, metadata) => {
    const foreign = JSON.stringify({
      id: 'evt_foreign',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1_790_000_000,
      data: { object: { id: 'pi_foreign', object: 'payment_intent', metadata } },
    });
    const answer = await send(foreign, signature(foreign));
    expect([answer.status, answer.text]).toEqual([200, 'Received.']);
    expect(await database.sql`select 1 from webhook_event`).toEqual([]);
  });

  it('about an attempt that is not known yet is requested again, and changes nothing', async () => {
    const unknown = event('payment_intent.succeeded');
    expect((await send(unknown, signature(unknown))).status).toBe(503);
    expect(await database.sql`select 1 from webhook_event`).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('with %s is refused', async (method) => {
    expect((await send(body, signature(body), method)).status).not.toBe(200);
  });
});

describe('with a real provider', () => {
  it.each([
    '/sandbox/card/stripe.js',
    '/sandbox/card/control',
    '/sandbox/card/field/number',
    '/sandbox/mail/',
  ])('there is no stand-in at %s', async (path) => {
    expect((await ask(shop.url, path)).status).not.toBe(200);
  });
});
