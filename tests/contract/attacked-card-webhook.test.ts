import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { type AttackedCardShop, openAttackedCardShop } from './attacked-card-shop.ts';
import { eventOf, intentOf } from './card-events.ts';

// Signed events that aren't the shop's, or contradict it: nothing changes that shouldn't, and where money disagrees, an
// alert says so.

let attacked: AttackedCardShop;
beforeAll(async () => {
  attacked = await openAttackedCardShop();
});
afterAll(() => attacked.shop.close());
beforeEach(() => {
  attacked.alerts.length = 0;
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
    expect(await attacked.withoutEffect(() => attacked.deliver(eventOf(type, object)))).toBe(200);
  });

  it.each(types.filter((type) => type !== 'mandate.updated'))(
    '%s is asked for again if it names an attempt that isn’t there yet',
    async (type) => {
      const kind = type.startsWith('setup') ? 'setup_intent' : 'payment_intent';
      const body = eventOf(type, intentOf('pi_1', randomUUID(), { object: kind }));
      // A dispute is written down whoever’s payment it is of.
      expect(await attacked.deliver(body)).toBe(type === 'charge.dispute.created' ? 200 : 503);
      expect(await attacked.isPlaced(attacked.asked)).toBe(false);
    },
  );

  it.each(['../' + randomUUID(), `${randomUUID()}' or true`, 'ORDER 42', '', 7, null, {}])(
    'that names the attempt %o is received',
    async (attempt) => {
      const body = eventOf('payment_intent.succeeded', intentOf('pi_another', attempt));
      expect(await attacked.withoutEffect(() => attacked.deliver(body))).toBe(200);
    },
  );
});

describe('a signed event that contradicts what the shop knows', () => {
  const types = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'];

  it.each([...types, 'charge.refunded', 'refund.failed', 'charge.dispute.created'])(
    '%s: another order’s payment doesn’t count for this order, and is an alert',
    async (type) => {
      for (const [about, named] of [
        [attacked.paid, attacked.asked],
        [attacked.asked, attacked.paid],
      ] as const) {
        const object = type.startsWith('payment_intent')
          ? intentOf(about.intentId, named.attemptId)
          : { ...intentOf('ch_1', named.attemptId), object: 'charge', payment_intent: about.intentId };
        expect(await attacked.withoutEffect(() => attacked.deliver(eventOf(type, object)))).toBe(400);
      }
      expect(attacked.alerts).toHaveLength(2);
      expect(await attacked.isPlaced(attacked.asked)).toBe(false);
    },
  );

  it.each(types)('%s: nor for an order whose own payment isn’t known yet', async (type) => {
    const body = eventOf(type, intentOf(attacked.paid.intentId, attacked.lost.attemptId));
    expect(await attacked.withoutEffect(() => attacked.deliver(body))).toBe(503);
    expect(attacked.alerts).toEqual([expect.stringContaining(attacked.paid.intentId)]);
  });

  it.each([
    ['of less', { amount: 100, currency: 'usd' }],
    ['of another currency', { amount: 0, currency: 'eur' }],
  ])('a payment %s that another application made for the order doesn’t pay it', async (_what, given) => {
    const total = Math.round(attacked.lost.checkout.totalPrice.gross.amount * 100);
    const foreign = await attacked.shop.standIn.stripe.paymentIntents.create({
      ...given,
      amount: given.amount || total,
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      metadata: { attempt: attacked.lost.attemptId },
    });
    const body = eventOf('payment_intent.succeeded', foreign);
    expect(await attacked.withoutEffect(() => attacked.deliver(body))).toBe(503);
    expect(attacked.alerts).toEqual([expect.stringContaining(foreign.id)]);
    expect(await attacked.isPlaced(attacked.lost)).toBe(false);
  });

  it('nor does a method that was only saved', async () => {
    const saved = await attacked.shop.standIn.stripe.setupIntents.create({
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      metadata: { attempt: attacked.lost.attemptId },
    });
    const body = eventOf('setup_intent.succeeded', saved);
    expect(await attacked.withoutEffect(() => attacked.deliver(body))).toBe(503);
    expect(await attacked.isPlaced(attacked.lost)).toBe(false);
  });

  it('may name another amount than the provider has: what counts is the provider’s own', async () => {
    const body = eventOf(
      'payment_intent.succeeded',
      intentOf(attacked.asked.intentId, attacked.asked.attemptId, { amount: 1, currency: 'jpy' }),
    );
    expect(await attacked.deliver(body)).toBe(200);
    expect(await attacked.isPlaced(attacked.asked)).toBe(false);
  });

  it('says that it failed what the provider charged, and is not believed', async () => {
    for (const type of ['payment_intent.payment_failed', 'payment_intent.canceled'])
      expect(
        await attacked.deliver(eventOf(type, intentOf(attacked.paid.intentId, attacked.paid.attemptId))),
      ).toBe(200);
    expect(await attacked.isPlaced(attacked.paid)).toBe(true);
  });

  it('has the ID of another one: each order is what its own payment is', async () => {
    const id = `evt_${randomUUID()}`;
    expect(
      await attacked.deliver(
        eventOf('payment_intent.succeeded', intentOf(attacked.asked.intentId, attacked.asked.attemptId), id),
      ),
    ).toBe(200);
    expect(
      await attacked.deliver(
        eventOf('payment_intent.succeeded', intentOf(attacked.paid.intentId, attacked.paid.attemptId), id),
      ),
    ).toBe(200);
    expect(await attacked.isPlaced(attacked.asked)).toBe(false);
    const events = await attacked.shop.database.sql`select id from webhook_event where id = ${id}`;
    expect(events).toHaveLength(1);
  });
});

/** The books of both sides, as the hourly job compares them. */
const compareBooks = () =>
  reconcile(attacked.shop.services, { from: new Date(0), until: new Date(Date.now() + 60_000) });

it('payments of others aren’t taken for an order’s by the comparison of the books, which reports them', async () => {
  const own = await attacked.shop.standIn.stripe.paymentIntents.search({
    query: `metadata['attempt']:'${attacked.lost.attemptId}'`,
  });
  const others = own.data.slice(0, -1).map(({ id }) => id);
  expect(others).toHaveLength(2);
  const found = await compareBooks();
  expect(found.map(({ intentId }) => intentId).toSorted()).toEqual(own.data.map(({ id }) => id).toSorted());
  const [row] = await attacked.shop.database.sql<[{ intent_id: string; amount: number }]>`
    select intent_id, amount from payment_attempt where id = ${attacked.lost.attemptId} and status = 'SUCCEEDED'`;
  expect(row).toMatchObject({ intent_id: own.data.at(-1)?.id });
});

it('a second payment of the same amount for a paid order is reported', async () => {
  const second = await attacked.shop.standIn.stripe.paymentIntents.create({
    amount: Math.round(attacked.paid.checkout.totalPrice.gross.amount * 100),
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    metadata: { attempt: attacked.paid.attemptId },
  });
  expect(
    await attacked.withoutEffect(() => attacked.deliver(eventOf('payment_intent.succeeded', second))),
  ).toBe(400);
  expect(attacked.alerts).toEqual([expect.stringContaining(second.id)]);
  const found = (await compareBooks()).map(({ intentId }) => intentId);
  expect(found).toContain(second.id);
});

it('its own payment pays an order, once, after all of this', async () => {
  const { data } = await attacked.shop.standIn.stripe.paymentIntents.search({
    query: `metadata['attempt']:'${attacked.lost.attemptId}'`,
  });
  const total = Math.round(attacked.lost.checkout.totalPrice.gross.amount * 100);
  const own = data.find(({ amount, currency }) => amount === total && currency === 'usd');
  const body = eventOf('payment_intent.succeeded', own);
  expect([await attacked.deliver(body), await attacked.deliver(body)]).toEqual([200, 200]);
  expect(await attacked.isPlaced(attacked.lost)).toBe(true);
  expect(await attacked.isPlaced(attacked.asked)).toBe(false);
  expect(attacked.alerts).toEqual([]);
});
