import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventOf, intentOf, nowInSeconds, signatureOf } from './card-events.ts';
import { type CheckoutFields, fillCheckout, place } from './checkout-client.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { ledgerSnapshot } from './ledger-snapshot.ts';

// Whatever arrives at the webhook, signed or not: nothing changes that shouldn't, and where money disagrees, an alert says so.

let shop: Awaited<ReturnType<typeof openStandInShop>>;
const alerts: string[] = [];

/** An order at the provider. */
interface Charged {
  readonly checkout: CheckoutFields;
  readonly attemptId: string;
  readonly intentId: string;
}

/** An order that is paid, one whose bank asks, and one whose answer was lost: the shop doesn't know its payment. */
let paid: Charged;
let asked: Charged;
let lost: Charged;

const deliver = (body: string | Uint8Array<ArrayBuffer>, signature: string | null = signatureOf(body)) =>
  shop.deliver(body, signature === null ? {} : { 'stripe-signature': signature });

const attemptIdOf = async ({ token }: CheckoutFields): Promise<string> => {
  const [row] = await shop.database.sql<[{ id: string }]>`
    select payment_attempt.id from payment_attempt join orders on orders.id = order_id
    join checkout on checkout.id = checkout_id where checkout.token_hash = sha256(${token}::bytea)`;
  return row.id;
};

async function order(card: string, key: string): Promise<Charged> {
  const checkout = await fillCheckout(shop.client, { card });
  await place(shop.client, checkout, key);
  const attemptId = await attemptIdOf(checkout);
  const { data } = await shop.standIn.stripe.paymentIntents.search({
    query: `metadata['attempt']:'${attemptId}'`,
  });
  return { checkout, attemptId, intentId: data[0]?.id ?? '' };
}

const isPlaced = async ({ checkout: { token } }: Charged) =>
  ((await shop.client.send('Checkout', { token })).data as { checkout: CheckoutFields }).checkout.isPlaced;

beforeAll(async () => {
  shop = await openStandInShop({ alert: (sentence) => alerts.push(sentence) });
  paid = await order('pm_card_visa', 'paid');
  asked = await order('pm_card_threeDSecure2Required', 'asked');
  await shop.standIn.control({ failNext: { path: '/v1/payment_intents', mode: 'lost-answer' } });
  lost = await order('pm_card_visa', 'lost');
});
afterAll(() => shop.close());
beforeEach(() => {
  alerts.length = 0;
});

/** The response to a request after which everything is as before. */
async function withoutEffect(ask: () => Promise<number>): Promise<number> {
  const before = await ledgerSnapshot(shop.database.sql);
  const status = await ask();
  expect(await ledgerSnapshot(shop.database.sql)).toEqual(before);
  return status;
}

describe('a request that the provider didn’t sign, or not just now', () => {
  const forgeries: Readonly<Record<string, (body: string) => string | null>> = {
    'has no signature': () => null,
    'has an empty signature': () => '',
    'has nonsense instead': () => 'signed, truly',
    'has another scheme': (body) => signatureOf(body).replace('v1=', 'v0='),
    'is of another secret': (body) => signatureOf(body, nowInSeconds(), 'whsec_other'),
    'is of an empty secret': (body) => signatureOf(body, nowInSeconds(), ''),
    'is of another body': (body) => signatureOf(`${body} `),
    'is of the same event in other words': (body) => signatureOf(JSON.stringify(JSON.parse(body), null, 1)),
    'is replayed after an hour': (body) => signatureOf(body, nowInSeconds() - 3600),
    'is just too old': (body) => signatureOf(body, nowInSeconds() - 302),
    'is from the future': (body) => signatureOf(body, nowInSeconds() + 400),
    'names another time than it signed': (body) =>
      signatureOf(body, nowInSeconds() - 3600).replace(/t=\d+/, `t=${nowInSeconds()}`),
    'names no time': (body) => signatureOf(body).replace(/t=\d+,/, ''),
    'is a header of ten thousand signatures': (body) =>
      `t=${nowInSeconds()},${Array.from({ length: 300 }, () => `v1=${'0'.repeat(64)}`).join(',')},x=${body.length}`,
  };

  it.each(Object.keys(forgeries))('%s', async (what) => {
    const body = eventOf('payment_intent.succeeded', intentOf(asked.intentId, asked.attemptId));
    const signature = forgeries[what]?.(body) ?? null;
    expect(await withoutEffect(() => deliver(body, signature))).toBe(400);
  });
});

describe('a signed body that isn’t an event', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const bodies: Readonly<Record<string, readonly [body: string | Uint8Array<ArrayBuffer>, status: number]>> =
    {
      'is empty': ['', 400],
      'is no JSON': ['{', 400],
      'is no text': [new Uint8Array([0xff, 0xfe, 0x00, 0x80]), 400],
      'is an array': ['[]', 400],
      'is null': ['null', 400],
      'is a word': ['"event"', 400],
      'is a number': ['1', 400],
      'is an empty object': ['{}', 400],
      'is an array of events': [`[${eventOf('payment_intent.succeeded', intentOf('pi_1'))}]`, 400],
      'has an ID that is a number': ['{"object":"event","id":1,"type":"x","data":{"object":{}}}', 400],
      'has an ID with a null character': [eventOf('payment_intent.succeeded', {}, 'evt_\0'), 400],
      'has an ID of a thousand characters': [eventOf('payment_intent.succeeded', {}, 'e'.repeat(1000)), 400],
      'has a type that is a list': ['{"object":"event","id":"evt_1","type":["x"],"data":{"object":{}}}', 400],
      'is about nothing': ['{"object":"event","id":"evt_1","type":"payment_intent.succeeded"}', 400],
      'is about null': [eventOf('payment_intent.succeeded', null), 400],
      'sets prototypes': [
        '{"__proto__":{"object":"event","id":"evt_1","type":"x","data":{"object":{}}},"constructor":{}}',
        400,
      ],
      'is deep': [deep, 400],
      'is about something deep': [
        `{"object":"event","id":"evt_deep","type":"payment_intent.succeeded","data":{"object":{"deep":${deep}}}}`,
        200,
      ],
      'is too large': [`"${'x'.repeat(300_000)}"`, 413],
    };

  it.each(Object.entries(bodies).map(([what, [body, status]]) => ({ what, body, status })))(
    '$what',
    async ({ body, status }) => {
      expect(await withoutEffect(() => deliver(body))).toBe(status);
    },
  );
});

describe('a signed event about a payment that isn’t the shop’s', () => {
  const types = [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'charge.refunded',
    'charge.dispute.created',
    'setup_intent.succeeded',
    'mandate.updated',
  ];
  const ids: Readonly<Record<string, unknown>> = {
    'of another application': 'pi_of_another_application',
    'without an ID': undefined,
    'with a null character': 'pi_\0',
    'with a number as its ID': 42,
    'with an ID of a hundred thousand characters': `pi_${'x'.repeat(100_000)}`,
    'with a path as its ID': '../../v1/refunds',
  };
  const ignored = types
    .filter((type) => type !== 'charge.dispute.created' && type !== 'mandate.updated')
    .flatMap((type) => Object.keys(ids).map((what) => ({ type, what })));

  it.each(ignored)('$type $what is received', async ({ type, what }) => {
    const object = type.startsWith('charge')
      ? { object: 'charge', id: 'ch_1', payment_intent: ids[what], metadata: {} }
      : intentOf(ids[what], undefined, { object: type.split('.')[0] });
    expect(await withoutEffect(() => deliver(eventOf(type, object)))).toBe(200);
  });

  it.each(types.filter((type) => type !== 'mandate.updated'))(
    '%s is asked for again if it names an attempt that isn’t there yet',
    async (type) => {
      const kind = type.startsWith('setup') ? 'setup_intent' : 'payment_intent';
      const body = eventOf(type, intentOf('pi_1', randomUUID(), { object: kind }));
      // A dispute is written down whoever’s payment it is of.
      expect(await deliver(body)).toBe(type === 'charge.dispute.created' ? 200 : 503);
      expect(await isPlaced(asked)).toBe(false);
    },
  );

  it.each(['../' + randomUUID(), `${randomUUID()}' or true`, 'ORDER 42', '', 7, null, {}])(
    'that names the attempt %o is received',
    async (attempt) => {
      const body = eventOf('payment_intent.succeeded', intentOf('pi_another', attempt));
      expect(await withoutEffect(() => deliver(body))).toBe(200);
    },
  );
});

describe('a signed event that contradicts what the shop knows', () => {
  const types = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'];

  it.each([...types, 'charge.refunded', 'refund.failed', 'charge.dispute.created'])(
    '%s: another order’s payment doesn’t count for this order, and is an alert',
    async (type) => {
      for (const [about, named] of [
        [paid, asked],
        [asked, paid],
      ] as const) {
        const object = type.startsWith('payment_intent')
          ? intentOf(about.intentId, named.attemptId)
          : { ...intentOf('ch_1', named.attemptId), object: 'charge', payment_intent: about.intentId };
        expect(await withoutEffect(() => deliver(eventOf(type, object)))).toBe(400);
      }
      expect(alerts).toHaveLength(2);
      expect(await isPlaced(asked)).toBe(false);
    },
  );

  it.each(types)('%s: nor for an order whose own payment isn’t known yet', async (type) => {
    const body = eventOf(type, intentOf(paid.intentId, lost.attemptId));
    expect(await withoutEffect(() => deliver(body))).toBe(503);
    expect(alerts).toEqual([expect.stringContaining(paid.intentId)]);
  });

  it.each([
    ['of less', { amount: 100, currency: 'usd' }],
    ['of another currency', { amount: 0, currency: 'eur' }],
  ])('a payment %s that another application made for the order doesn’t pay it', async (_what, given) => {
    const total = Math.round(lost.checkout.totalPrice.gross.amount * 100);
    const foreign = await shop.standIn.stripe.paymentIntents.create({
      ...given,
      amount: given.amount || total,
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      metadata: { attempt: lost.attemptId },
    });
    const body = eventOf('payment_intent.succeeded', foreign);
    expect(await withoutEffect(() => deliver(body))).toBe(503);
    expect(alerts).toEqual([expect.stringContaining(foreign.id)]);
    expect(await isPlaced(lost)).toBe(false);
  });

  it('nor does a method that was only saved', async () => {
    const saved = await shop.standIn.stripe.setupIntents.create({
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      metadata: { attempt: lost.attemptId },
    });
    const body = eventOf('setup_intent.succeeded', saved);
    expect(await withoutEffect(() => deliver(body))).toBe(503);
    expect(await isPlaced(lost)).toBe(false);
  });

  it('may name another amount than the provider has: what counts is the provider’s own', async () => {
    const body = eventOf(
      'payment_intent.succeeded',
      intentOf(asked.intentId, asked.attemptId, { amount: 1, currency: 'jpy' }),
    );
    expect(await deliver(body)).toBe(200);
    expect(await isPlaced(asked)).toBe(false);
  });

  it('says that it failed what the provider charged, and is not believed', async () => {
    for (const type of ['payment_intent.payment_failed', 'payment_intent.canceled'])
      expect(await deliver(eventOf(type, intentOf(paid.intentId, paid.attemptId)))).toBe(200);
    expect(await isPlaced(paid)).toBe(true);
  });

  it('has the ID of another one: each order is what its own payment is', async () => {
    const id = `evt_${randomUUID()}`;
    expect(
      await deliver(eventOf('payment_intent.succeeded', intentOf(asked.intentId, asked.attemptId), id)),
    ).toBe(200);
    expect(
      await deliver(eventOf('payment_intent.succeeded', intentOf(paid.intentId, paid.attemptId), id)),
    ).toBe(200);
    expect(await isPlaced(asked)).toBe(false);
    const events = await shop.database.sql`select id from webhook_event where id = ${id}`;
    expect(events).toHaveLength(1);
  });
});

/** The books of both sides, as the hourly job compares them. */
const compared = () => reconcile(shop.services, { from: new Date(0), until: new Date(Date.now() + 60_000) });

it('payments of others aren’t taken for an order’s by the comparison of the books, which reports them', async () => {
  const own = await shop.standIn.stripe.paymentIntents.search({
    query: `metadata['attempt']:'${lost.attemptId}'`,
  });
  const others = own.data.slice(0, -1).map(({ id }) => id);
  expect(others).toHaveLength(2);
  const found = await compared();
  expect(found.map(({ intentId }) => intentId).toSorted()).toEqual(own.data.map(({ id }) => id).toSorted());
  const [row] = await shop.database.sql<[{ intent_id: string; amount: number }]>`
    select intent_id, amount from payment_attempt where id = ${lost.attemptId} and status = 'SUCCEEDED'`;
  expect(row).toMatchObject({ intent_id: own.data.at(-1)?.id });
});

it('a second payment of the same amount for a paid order is reported', async () => {
  const second = await shop.standIn.stripe.paymentIntents.create({
    amount: Math.round(paid.checkout.totalPrice.gross.amount * 100),
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    metadata: { attempt: paid.attemptId },
  });
  expect(await withoutEffect(() => deliver(eventOf('payment_intent.succeeded', second)))).toBe(400);
  expect(alerts).toEqual([expect.stringContaining(second.id)]);
  const found = (await compared()).map(({ intentId }) => intentId);
  expect(found).toContain(second.id);
});

it('its own payment pays an order, once, after all of this', async () => {
  const { data } = await shop.standIn.stripe.paymentIntents.search({
    query: `metadata['attempt']:'${lost.attemptId}'`,
  });
  const total = Math.round(lost.checkout.totalPrice.gross.amount * 100);
  const own = data.find(({ amount, currency }) => amount === total && currency === 'usd');
  const body = eventOf('payment_intent.succeeded', own);
  expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
  expect(await isPlaced(lost)).toBe(true);
  expect(await isPlaced(asked)).toBe(false);
  expect(alerts).toEqual([]);
});
