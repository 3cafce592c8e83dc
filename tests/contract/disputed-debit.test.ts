import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOf } from './checkout-client.ts';
import { debitExamples, fillDebit, orderByDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => now });
});
afterAll(() => shop.close());

/** An account whose owner has the bank take every debit back after it has arrived. */
const disputing = { ...debitExamples[0]!, account: 'AT591904300235473203' };

/** A delivery is promised, whatever its days. */
const promised = { earliestDelivery: expect.any(String), latestDelivery: expect.any(String) };

it.each<[what: string, requested: Readonly<Record<string, number>>]>([
  ['an accessory', { 'CBL-USBC': 1 }],
  ['a probe with a membership', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }],
])(
  'the debit of an order for %s that its owner disputes is shown with the day, without days of delivery, until the money is back',
  async (what, requested) => {
    const email = `${what.replaceAll(' ', '-')}@clinic.example`;
    const checkoutId = await fillDebit(shop.client, disputing, email, requested);
    const placed = await orderByDebit(shop, shop.client, disputing, { checkoutId, key: email });
    expect(await orderOf(shop.client, placed)).toMatchObject({
      payments: [{ chargeStatus: 'ASYNC_PROCESSING', disputedAt: null }],
      ...promised,
    });
    await shop.deliverEvents();
    expect(await orderOf(shop.client, placed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ chargeStatus: 'FULLY_CHARGED', debitFailure: null, disputedAt: now.toISOString() }],
      earliestDelivery: null,
      latestDelivery: null,
    });
    await shop.database.sql`
    insert into dispute_event (id, gateway, intent_id, attempt_id, type, told_at)
    select id || '-reinstated', gateway, intent_id, attempt_id, 'charge.dispute.funds_reinstated', ${now} from dispute_event
    where attempt_id = (
      select payment_attempt.id from payment_attempt join orders on orders.id = order_id
      where orders.email = ${email})
    order by told_at limit 1`;
    expect(await orderOf(shop.client, placed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ chargeStatus: 'FULLY_CHARGED', disputedAt: null }],
      ...promised,
    });
  },
);
