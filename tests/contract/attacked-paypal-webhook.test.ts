import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKey } from '../../server/sandbox/paypal/paypal-certificate.ts';
import { createPaypalStore, type SigningKey } from '../../server/sandbox/paypal/paypal-store.ts';
import { signedHeaders } from '../../server/sandbox/paypal/paypal-webhooks.ts';
import {
  type CheckoutFields,
  type Completed,
  fillCheckout,
  place,
  shownCheckout,
} from './checkout-client.ts';
import { paypalAccount, type SentEvent } from './paypal-server.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { ledgerSnapshot } from './ledger-snapshot.ts';

// Whatever arrives at PayPal's webhook, signed or not. Signatures that are wrong are in `paypal-webhook.test.ts`.

let shop: Awaited<ReturnType<typeof openPaypalShop>>;
let key: SigningKey;
const alerts: string[] = [];

/** An order at PayPal. */
interface Ordered {
  readonly checkout: CheckoutFields;
  readonly completed: Completed;
  readonly attemptId: string;
  readonly orderId: string;
}

/** An order that is paid, one that no one has approved, and one whose answer was lost: the shop doesn't know its payment. */
let paid: Ordered;
let asked: Ordered;
let lost: Ordered;
let paidEvents: readonly SentEvent[];

async function order(name: string): Promise<Ordered> {
  const checkout = await fillCheckout(shop.client, { method: 'PAYPAL_ONE_TIME' });
  const completed = await place(shop.client, checkout, name);
  const [row] = await shop.database.sql<[{ id: string; intent: string | null }]>`
    select payment_attempt.id, intent_id as intent from payment_attempt join orders on orders.id = order_id
    join checkout on checkout.id = checkout_id where checkout.token_hash = sha256(${checkout.token}::bytea)`;
  return { checkout, completed, attemptId: row.id, orderId: row.intent ?? '' };
}
const isPlaced = async ({ checkout: { token } }: Ordered) =>
  (await shownCheckout(shop.client, token))?.isPlaced ?? false;

beforeAll(async () => {
  shop = await openPaypalShop({ alert: (sentence) => alerts.push(sentence) });
  key = await createPaypalStore(shop.database.sql).signingKey(createSigningKey);
  paid = await order('paid');
  await shop.standIn.answer(paid.completed.paymentIntentSecret ?? '', 'pay');
  await place(shop.client, paid.checkout, 'paid');
  paidEvents = await shop.takeEvents();
  for (const event of paidEvents) await shop.deliver(event);
  asked = await order('asked');
  shop.standIn.failNext('POST', /v2\/checkout\/orders$/, 'lost-answer');
  lost = await order('lost');
});
afterAll(() => shop.close());
beforeEach(() => {
  alerts.length = 0;
});

function deliver(body: string): Promise<number> {
  const headers = signedHeaders(body, { ...paypalAccount, apiUrl: shop.standIn.apiBase }, key);
  return shop.deliver({ body, headers: new Headers(headers) });
}

const eventOf = (type: string, resource: unknown, id = `WH-${randomUUID()}`) =>
  JSON.stringify({ id, event_type: type, resource });
const captureOf = (orderId: unknown, customId?: unknown, others: object = {}) => ({
  id: '3C679366HH908993F',
  amount: { currency_code: 'USD', value: '1.00' },
  custom_id: customId,
  supplementary_data: { related_ids: { order_id: orderId } },
  ...others,
});
const orderOf = (orderId: unknown, customId?: unknown) => ({
  id: orderId,
  purchase_units: [{ custom_id: customId }],
});

/** The response to a request after which everything is as before. */
async function withoutEffect(ask: () => Promise<number>): Promise<number> {
  const before = await ledgerSnapshot(shop.database.sql);
  const status = await ask();
  expect(await ledgerSnapshot(shop.database.sql)).toEqual(before);
  return status;
}

const types = [
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'CHECKOUT.ORDER.APPROVED',
];
const resourceOf = (type: string, orderId: unknown, customId?: unknown) =>
  type.startsWith('CHECKOUT') ? orderOf(orderId, customId) : captureOf(orderId, customId);

describe('a signed body that isn’t an event', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  it.each<[what: string, body: string, status: number]>([
    ['is empty', '', 400],
    ['is null', 'null', 400],
    ['is a word', '"event"', 400],
    ['is a number', '1', 400],
    ['is an array of events', `[${eventOf('PAYMENT.CAPTURE.COMPLETED', captureOf('1'))}]`, 400],
    ['has an ID with a null character', eventOf('PAYMENT.CAPTURE.COMPLETED', captureOf('1'), 'WH-\0'), 400],
    ['is about null', eventOf('PAYMENT.CAPTURE.COMPLETED', null), 400],
    ['sets prototypes', '{"__proto__":{"id":"WH-1","event_type":"x","resource":{}}}', 400],
    ['is deep', deep, 400],
    [
      'is about something deep',
      `{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"deep":${deep}}}`,
      200,
    ],
    ['is too large', `"${'x'.repeat(300_000)}"`, 413],
  ])('%s', async (_what, body, status) => {
    expect(await withoutEffect(() => deliver(body))).toBe(status);
  });
});

describe('a signed event about a payment that isn’t the shop’s', () => {
  const ids: Readonly<Record<string, unknown>> = {
    'of another application': '5O190127TN364715T',
    'without an ID': undefined,
    'with a null character': '5O\0',
    'with a number as its ID': 42,
    'with an ID of a hundred thousand characters': 'x'.repeat(100_000),
    'with a path as its ID': '../../v1/oauth2/token',
  };
  it.each(types.flatMap((type) => Object.keys(ids).map((what) => ({ type, what }))))(
    '$type $what is received',
    async ({ type, what }) => {
      expect(await withoutEffect(() => deliver(eventOf(type, resourceOf(type, ids[what]))))).toBe(200);
    },
  );

  it.each(types)('%s is asked for again if it names an attempt that isn’t there yet', async (type) => {
    const body = eventOf(type, resourceOf(type, '5O190127TN364715T', randomUUID()));
    expect(await withoutEffect(() => deliver(body))).toBe(503);
  });
});

describe('a signed event that contradicts what the shop knows', () => {
  it.each(types)(
    '%s: another order’s payment doesn’t count for this order, and is an alert',
    async (type) => {
      for (const [about, named] of [
        [paid, asked],
        [asked, paid],
      ] as const) {
        const body = eventOf(type, resourceOf(type, about.orderId, named.attemptId));
        expect(await withoutEffect(() => deliver(body))).toBe(400);
      }
      expect(alerts).toHaveLength(2);
      expect(await isPlaced(asked)).toBe(false);
    },
  );

  it.each(types)('%s: nor for an order whose own payment isn’t known yet', async (type) => {
    const body = eventOf(type, resourceOf(type, paid.orderId, lost.attemptId));
    expect(await withoutEffect(() => deliver(body))).toBe(503);
    expect(alerts).toEqual([expect.stringContaining(paid.orderId)]);
    expect(await isPlaced(lost)).toBe(false);
  });

  it.each([
    ['of less', { currency_code: 'USD', value: '1.00' }],
    ['of another currency', null],
  ])(
    'a payment %s that another application made for the order is not taken, and doesn’t pay it',
    async (_what, given) => {
      const total = lost.checkout.totalPrice.gross.amount;
      const amount = given ?? { currency_code: 'EUR', value: total.toFixed(2) };
      const requested = {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: lost.attemptId, amount }],
        payment_source: {
          paypal: {
            email_address: 'ada@clinic.example',
            experience_context: {
              user_action: 'PAY_NOW',
              payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
              shipping_preference: 'NO_SHIPPING',
              locale: 'en-US',
              return_url: 'http://shop.test/',
              cancel_url: 'http://shop.test/',
            },
          },
        },
      };
      const made = await shop.standIn.ask('POST', '/v2/checkout/orders', requested, randomUUID());
      const { id, links } = (await made.json()) as { id: string; links: { rel: string; href: string }[] };
      await shop.standIn.answer(links.find(({ rel }) => rel === 'payer-action')?.href ?? '', 'pay');
      await shop.takeEvents();
      const body = eventOf('CHECKOUT.ORDER.APPROVED', orderOf(id, lost.attemptId));
      expect(await withoutEffect(() => deliver(body))).toBe(503);
      expect(alerts).toEqual([expect.stringContaining(id)]);
      expect(await isPlaced(lost)).toBe(false);
      const shown = (await (await shop.standIn.ask('GET', `/v2/checkout/orders/${id}`)).json()) as {
        status: string;
      };
      expect(shown.status).toBe('APPROVED');
    },
  );

  it('says that it was declined what PayPal charged, and is not believed', async () => {
    const body = eventOf('PAYMENT.CAPTURE.DECLINED', captureOf(paid.orderId, paid.attemptId));
    expect(await deliver(body)).toBe(200);
    expect(await isPlaced(paid)).toBe(true);
  });

  it('says that it was charged what nobody approved, and is not believed', async () => {
    expect(
      await deliver(eventOf('PAYMENT.CAPTURE.COMPLETED', captureOf(asked.orderId, asked.attemptId))),
    ).toBe(200);
    expect(await isPlaced(asked)).toBe(false);
  });

  it('is an old one, sent again and in reverse', async () => {
    for (const event of paidEvents.toReversed())
      expect(await withoutEffect(() => shop.deliver(event))).toBe(200);
  });

  it('has the ID of another one: each order is what its own payment is', async () => {
    const id = `WH-${randomUUID()}`;
    expect(
      await deliver(eventOf('PAYMENT.CAPTURE.COMPLETED', captureOf(asked.orderId, asked.attemptId), id)),
    ).toBe(200);
    expect(
      await deliver(eventOf('PAYMENT.CAPTURE.COMPLETED', captureOf(paid.orderId, paid.attemptId), id)),
    ).toBe(200);
    expect(await isPlaced(asked)).toBe(false);
  });
});

it('every invariant of orders and money holds after all of this', async () => {
  const again = await place(shop.client, lost.checkout, 'lost');
  await shop.standIn.answer(again.paymentIntentSecret ?? '', 'pay');
  for (const event of await shop.takeEvents()) expect(await shop.deliver(event)).toBe(200);
  expect(await isPlaced(lost)).toBe(true);
  expect(alerts).toEqual([]);
});
