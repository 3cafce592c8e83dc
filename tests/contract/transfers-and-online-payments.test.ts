import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { transferredOrders } from './transferred-orders.ts';

// Bank transfers, which an operator records for what is owed.

let moment = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
afterEach(async () => {
  moment = new Date('2026-11-20T15:00:00Z');
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { giveQuote, newReference, markPaid, payOnline } = transferredOrders(
  () => shop,
  () => moment,
);

describe('a transfer for what somebody has begun to pay online', () => {
  /** A quote whose payer hasn't confirmed the payment with their bank, and that payment at the provider. */
  async function beginPayment(key: string) {
    const quote = await giveQuote();
    const before = new Set(shop.provider.intents().map(({ id }) => id));
    await payOnline(quote, key, cards.asks);
    const intent = shop.provider.intents().find(({ id }) => !before.has(id));
    if (intent === undefined) throw new Error('Nothing was paid online');
    return { quote, intent };
  }
  const intentNow = ({ id }: { readonly id: string }) =>
    shop.provider.intents().find((one) => one.id === id)?.result.status;

  it('ends that payment, which can’t be confirmed any more, and pays', async () => {
    const { quote, intent } = await beginPayment('begun');
    expect(await markPaid(quote.number, quote.total)).toMatchObject({ isDone: true });
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({ paymentStatus: 'PAID' });
    expect(intentNow(intent)).toBe('declined');
  });

  it('of more than is open ends nothing: its payer can still confirm', async () => {
    const { quote, intent } = await beginPayment('too much');
    expect((await markPaid(quote.number, quote.total * 10))?.lines.join()).toContain(
      `only ${quote.total.toFixed(2)} USD of ${quote.number} is open`,
    );
    expect(intentNow(intent)).toBe('requires_action');
  });

  it('records nothing if the operator doesn’t want to end it, or no shop runs', async () => {
    const { quote, intent } = await beginPayment('kept');
    const reference = newReference();
    expect(
      (await markPaid(quote.number, quote.total, { reference, answer: [true, false] }))?.lines.join(),
    ).toContain('hasn’t confirmed the payment');
    const stopped = async () => {};
    expect(await markPaid(quote.number, quote.total, { reference, wait: stopped })).toMatchObject({
      isDone: false,
    });
    expect(intentNow(intent)).toBe('requires_action');
    expect(await markPaid(quote.number, quote.total, { reference })).toMatchObject({ isDone: true });
  });

  it('leaves a payment alone that is begun after the one that the operator agreed to end', async () => {
    const { quote, intent } = await beginPayment('first');
    let later: typeof intent | undefined;
    const beginAgain = async () => {
      shop.provider.authenticate(intent.id, false);
      await shop.webhook(shop.provider.event('payment_intent.payment_failed', intent));
      const before = new Set(shop.provider.intents().map(({ id }) => id));
      await payOnline(quote, 'second', cards.asks);
      later = shop.provider.intents().find(({ id }) => !before.has(id));
      expect(await shop.runJobs()).toContain('end-unconfirmed-payment');
    };
    expect((await markPaid(quote.number, quote.total, { wait: beginAgain }))?.lines.join()).toContain(
      'hasn’t confirmed the payment',
    );
    expect(later && intentNow(later)).toBe('requires_action');
  });

  it('records nothing if its payer confirms first: the order is paid online, once', async () => {
    const { quote, intent } = await beginPayment('confirmed');
    const confirmFirst = async () => {
      shop.provider.authenticate(intent.id, true);
      await shop.runJobs();
    };
    expect((await markPaid(quote.number, quote.total, { wait: confirmFirst }))?.lines.join()).toContain(
      'because it is paid',
    );
    expect(intentNow(intent)).toBe('succeeded');
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: expect.arrayContaining([expect.objectContaining({ method: 'CREDIT_CARD' })]) as unknown,
    });
  });
});
