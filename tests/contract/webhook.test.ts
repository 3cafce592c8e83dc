import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, payWith, place } from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const intentOf = (checkout: CheckoutFields) => {
  const intent = shop.intentsFor(checkout).at(-1);
  if (intent === undefined) throw new Error('Nothing was asked of the provider');
  return intent;
};
const isPlaced = async ({ token }: CheckoutFields) =>
  ((await client().send('Checkout', { token })).data as { checkout: CheckoutFields }).checkout.isPlaced;
const eventsAbout = (intentId: string) =>
  shop.database.sql`select id from webhook_event where object_id = ${intentId}`;

describe('the card webhook', () => {
  it('confirms an order whose buyer never returned from the bank', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'away');
    const intent = intentOf(checkout);
    shop.provider.authenticate(intent.id, true);
    expect((await shop.webhook(shop.provider.event('payment_intent.succeeded', intent))).status).toBe(200);
    expect(await isPlaced(checkout)).toBe(true);
    expect((await place(client(), checkout, 'away')).order).not.toBeNull();
  });

  it('may arrive before the response to the charge', async () => {
    const checkout = await fillCheckout(client());
    const statuses: number[] = [];
    shop.provider.onCharge(async (intent) => {
      statuses.push((await shop.webhook(shop.provider.event('payment_intent.succeeded', intent))).status);
    });
    const { order } = await place(client(), checkout, 'overtaken');
    shop.provider.onCharge(null);
    expect(statuses).toEqual([200]);
    expect(order).not.toBeNull();
  });

  it('applies an event once, however often and in whatever order it arrives', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'reordered');
    const intent = intentOf(checkout);
    const failed = shop.provider.event('payment_intent.payment_failed', intent);
    const succeeded = shop.provider.event('payment_intent.succeeded', intent);
    shop.provider.authenticate(intent.id, true);
    const bodies = [succeeded, succeeded, failed, succeeded, failed];
    const answers = await Promise.all(bodies.map((body) => shop.webhook(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsAbout(intent.id)).toHaveLength(2);
    expect(await isPlaced(checkout)).toBe(true);
  });

  it('never reverts a paid order because of a late failure', async () => {
    const checkout = await fillCheckout(client());
    const { order } = await place(client(), checkout, 'paid');
    const late = await shop.webhook(shop.provider.event('payment_intent.payment_failed', intentOf(checkout)));
    expect(late.status).toBe(200);
    expect((await client().send('Order', { token: order?.token })).data).toMatchObject({
      order: { paymentStatus: 'PAID', chargeStatus: 'FULLY_CHARGED' },
    });
  });

  it('declines permanently what the bank refused, and cancels the intent', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'refused at the bank');
    const intent = intentOf(checkout);
    shop.provider.authenticate(intent.id, false);
    expect((await shop.webhook(shop.provider.event('payment_intent.payment_failed', intent))).status).toBe(
      200,
    );
    const { checkoutErrors } = await place(client(), checkout, 'refused at the bank');
    expect(checkoutErrors).toMatchObject([{ code: 'CARD_DECLINED' }]);
    expect(shop.provider.cancelled).toContain(intent.id);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, 'another card')).order).not.toBeNull();
  });

  it('refunds money that arrives after the attempt was abandoned', async () => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'given up');
    const stray = intentOf(checkout);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, 'taken over')).order).not.toBeNull();
    shop.provider.succeedLate(stray.id);
    const event = shop.provider.event('payment_intent.succeeded', stray);
    expect((await shop.webhook(event)).status).toBe(200);
    expect((await shop.webhook(shop.provider.event('payment_intent.succeeded', stray))).status).toBe(200);
    expect((await shop.runJobs()).filter((name) => name === 'refund-stray-charge')).toHaveLength(1);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it.each([
    ['without a signature', ''],
    ['with somebody else’s signature', 'f'.repeat(64)],
  ])('refuses an event %s and writes nothing', async (_case, signature) => {
    const checkout = await fillCheckout(client(), { card: cards.asks });
    await place(client(), checkout, 'forged');
    const intent = intentOf(checkout);
    const body = shop.provider.event('payment_intent.succeeded', intent);
    expect((await shop.webhook(body, signature)).status).toBe(400);
    expect(await eventsAbout(intent.id)).toEqual([]);
    expect(await isPlaced(checkout)).toBe(false);
  });

  it('refuses a changed body', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'changed body');
    const body = shop.provider.event('payment_intent.succeeded', intentOf(checkout));
    expect((await shop.webhook(`${body} `, shop.provider.sign(body))).status).toBe(400);
  });

  it('asks for an event about an unknown payment again', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'known');
    const { id, request } = intentOf(checkout);
    const unknown = { id, request: { ...request, attemptId: '00000000-0000-4000-8000-000000000000' } };
    expect((await shop.webhook(shop.provider.event('payment_intent.succeeded', unknown))).status).toBe(503);
    expect(await eventsAbout(id)).toEqual([]);
  });

  it('confirms events that need no action', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'needs nothing');
    const intent = intentOf(checkout);
    expect((await shop.webhook(shop.provider.event('payment_intent.created', intent))).status).toBe(200);
    expect((await shop.webhook(shop.provider.event('charge.succeeded', intent))).status).toBe(200);
    expect(await eventsAbout(intent.id)).toEqual([]);
  });

  it('refuses bodies that are too large', async () => {
    expect((await shop.webhook('x'.repeat(300_000))).status).toBe(413);
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
