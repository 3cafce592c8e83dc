import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/kernel/tokens.ts';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { codesOf, fillCheckout, lineInputs, orderOf, payWith, place, placement } from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import type { ScriptedIntent } from './scripted-card-provider.types.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => {
  shop.provider.onCharge(null);
  shop.provider.loseAnswers(0);
});
afterAll(() => shop.close());

const allPayments = () => ({ from: new Date(0), until: new Date(Date.now() + 60_000) });

const everyone = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };

async function orderNumberOf({ token }: CheckoutFields): Promise<string> {
  const [row] = await shop.database.sql<[{ number: number }]>`
    select number from orders join checkout on checkout.id = orders.checkout_id
    where checkout.token_hash = ${hashToken(token)}`;
  return String(row.number);
}

describe('a payment that fails', () => {
  it.each([
    [cards.declined, 'CARD_DECLINED'],
    [cards.expired, 'EXPIRED_CARD'],
  ])('%s → %s, and another card places the same order', async (card, code) => {
    const checkout = await fillCheckout(client(), { card });
    const refused = await place(client(), checkout, `first ${card}`);
    expect(codesOf(refused)).toEqual([code]);
    expect(refused).toMatchObject({ order: null, checkout: { isPlaced: false } });
    const number = await orderNumberOf(checkout);

    const mended = await payWith(client(), checkout.id, cards.good);
    const completed = await place(client(), mended, `second ${card}`);
    expect(completed.order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
    expect(await orderOf(client(), completed)).toMatchObject({
      number,
      payments: [{ chargeStatus: 'FULLY_CHARGED' }, { chargeStatus: 'NOT_CHARGED' }],
    });
    expect(codesOf(await place(client(), mended, `first ${card}`))).toEqual([code]);
  });

  it('leaves an order that another attempt rewrites, with the lines of that moment', async () => {
    const two = await fillCheckout(client(), { card: cards.declined });
    const linesOf = async () =>
      shop.database.sql`
        select sku, quantity from order_line join orders on orders.id = order_line.order_id
        join checkout on checkout.id = orders.checkout_id
        where checkout.token_hash = ${hashToken(two.token)} order by position`;
    const tryWith = async (lines: Record<string, number>, card: string) => {
      await client().change('CheckoutLinesUpdate', { checkoutId: two.id, lines: lineInputs(lines) });
      return place(client(), await payWith(client(), two.id, card), JSON.stringify(lines));
    };
    await place(client(), two, 'two lines');
    await tryWith({ 'CBL-USBC': 1, 'WAR-2Y': 1 }, cards.declined);
    expect(await linesOf()).toHaveLength(4);
    const placed = await tryWith({ 'IQ3-USBC': 2, 'CBL-USBC': 0, 'WAR-2Y': 0 }, cards.good);
    expect(placed.checkoutErrors).toEqual([]);
    expect([...(await linesOf())]).toEqual([
      { sku: 'IQ3-USBC', quantity: 2 },
      { sku: 'SUB-IND-1Y', quantity: 1 },
    ]);
  });

  it('returns the voucher use', async () => {
    const checkout = await fillCheckout(client(), {
      card: cards.declined,
      voucherCode: 'PROBE15',
      email: 'back@clinic.example',
    });
    const countUses = async () =>
      (await shop.database.sql`select used from voucher where code = 'PROBE15'`)[0]?.['used'];
    const before = await countUses();
    expect(codesOf(await place(client(), checkout, 'voucher back'))).toEqual(['CARD_DECLINED']);
    expect(await countUses()).toBe(before);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect(mended.voucherCode).toBe('PROBE15');
    expect((await place(client(), mended, 'voucher kept')).order).not.toBeNull();
    expect(await countUses()).toBe(before + 1);
  });
});

describe('a request that the provider rejects', () => {
  it('is distinguished from a declined card, locks nothing, and the next attempt succeeds', async () => {
    const checkout = await fillCheckout(client(), { card: cards.misconfigured });
    const refused = await place(client(), checkout, 'misconfigured');
    expect(codesOf(refused)).toEqual(['ORDER_CREATION_FAILED']);
    expect(await place(client(), checkout, 'misconfigured')).toEqual(refused);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, 'configured')).order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it.each<[string, (intent: ScriptedIntent) => Promise<unknown>]>([
    ['its event', (intent) => shop.webhook(shop.provider.event('payment_intent.succeeded', intent))],
    ['the comparison of the books', () => reconcile(shop.services, allPayments())],
  ])('and was charged after all is found by %s and voided, and the buyer pays once', async (by, find) => {
    const checkout = await fillCheckout(client(), { card: cards.misconfigured, voucherCode: 'WELCOME10' });
    const refused = await place(client(), checkout, `charged, by ${by}`);
    expect(codesOf(refused)).toEqual(['ORDER_CREATION_FAILED']);
    const [intent] = shop.intentsFor(checkout);
    if (intent === undefined) throw new Error('The provider was not asked');
    shop.provider.succeedLate(intent.id);
    await find(intent);
    expect((await client().send('Checkout', { token: checkout.token })).data).toMatchObject({
      checkout: { isPlaced: false },
    });
    expect(await shop.runJobs()).toContain('refund-stray-charge');
    expect(intent.isRefunded).toBe(true);
    await find(intent);
    expect(await shop.violations()).toEqual([]);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended, `voided, by ${by}`)).order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('a change during a charge', () => {
  it('is refused, and the order is what the buyer agreed to', async () => {
    const checkout = await fillCheckout(client());
    const release = shop.provider.holdCharges();
    const placing = place(client(), checkout, 'change while charging');
    await expect.poll(() => shop.requestsFor(checkout).length).toBe(1);
    const lines = lineInputs({ 'IQ3-USBC': 2 });
    const changed = await client()
      .change('CheckoutLinesUpdate', { checkoutId: checkout.id, lines })
      .finally(release);
    expect(codesOf(changed)).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(await orderOf(client(), await placing)).toMatchObject({ total: checkout.totalPrice });
  });
});

describe('a lost response of the provider', () => {
  it('stays pending, and the same key finds the charge', async () => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(1);
    expect(await place(client(), checkout, 'lost')).toMatchObject({
      isPending: true,
      order: null,
      checkoutErrors: [],
    });
    expect((await place(client(), checkout, 'lost')).order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('is found by another key, too', async () => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(1);
    await place(client(), checkout, 'lost by one tab');
    const found = await place(client(), checkout, 'found by another');
    expect(found.order).not.toBeNull();
    expect((await place(client(), checkout, 'lost by one tab')).order).toEqual(found.order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('blocks changes of the order until it is found', async () => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(1);
    await place(client(), checkout, 'lost before a change');
    const lines = lineInputs({ 'IQ3-USBC': 2 });
    const changed = await client().change('CheckoutLinesUpdate', { checkoutId: checkout.id, lines });
    expect(changed.checkoutErrors).toMatchObject([{ reason: 'PAYMENT_UNDER_WAY' }]);
    const found = await place(client(), checkout, 'lost before a change');
    expect(await orderOf(client(), found)).toMatchObject({ total: checkout.totalPrice });
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('is found by the completer without another request', async () => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(1);
    await place(client(), checkout, 'left alone');
    await completeAttempts(shop.services, everyone);
    const { data } = await client().send('Checkout', { token: checkout.token });
    expect(data).toMatchObject({ checkout: { isPlaced: true, placedOrderToken: null } });
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it.each([
    ['was charged', 1, 1],
    ['was never charged', 0, 0],
  ])('is only looked up after the provider forgot the key: one that %s', async (_case, lost, charges) => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(lost);
    if (lost === 0) shop.provider.onCharge(() => Promise.reject(new Error('The process dies here.')));
    await client().send('CheckoutComplete', placement(checkout, `old ${lost}`));
    shop.provider.onCharge(null);
    if (lost === 0) shop.forgetCharges(checkout);
    await shop.database
      .sql`update payment_attempt set created_at = created_at - interval '25 hours' where status = 'PENDING'`;
    const asked = shop.provider.requests.length;
    await completeAttempts(shop.services, everyone);
    expect(shop.provider.requests).toHaveLength(asked);
    expect(shop.chargesFor(checkout)).toHaveLength(charges);
    const { data } = await client().send('Checkout', { token: checkout.token });
    expect(data).toMatchObject({ checkout: { isPlaced: charges === 1 } });
  });
});

describe('the books', () => {
  it('match the provider’s records', async () => {
    expect(await reconcile(shop.services, allPayments())).toEqual([]);
  });

  it('include a charge found only at the provider', async () => {
    const checkout = await fillCheckout(client());
    shop.provider.loseAnswers(1);
    await place(client(), checkout, 'not told');
    await reconcile(shop.services, allPayments());
    expect((await place(client(), checkout, 'not told')).order).not.toBeNull();
  });

  it('report a charge that is missing in the ledger', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'lost entry');
    const [charge] = shop.chargesFor(checkout);
    const attemptId = charge?.request.attemptId ?? '';
    const entries = await shop.database
      .sql`delete from ledger_entry where attempt_id = ${attemptId} returning *`;
    const differences = await reconcile(shop.services, {
      from: new Date(0),
      until: new Date(Date.now() + 60_000),
    });
    expect(differences).toEqual([
      { intentId: charge?.id, attemptId, atProvider: charge?.request.amount, inLedger: 0, currency: 'USD' },
    ]);
    await shop.database.sql`insert into ledger_entry ${shop.database.sql(entries)}`;
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await completeAttempts(shop.services, everyone);
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
