import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import { codesOf, fillCheckout, place } from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const everyone = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };

describe('many at once', () => {
  it('creates one order from twenty requests with one key', async () => {
    const checkout = await fillCheckout(client());
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(client(), checkout, 'twenty')));
    const last = await place(client(), checkout, 'twenty');
    expect(last.order).not.toBeNull();
    for (const { order, isPending } of answers)
      expect(order ?? isPending).toEqual(order === null ? true : last.order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('gives two tabs with different keys the same order', async () => {
    const checkout = await fillCheckout(client());
    const open = shop.provider.holdCharges();
    const first = place(client(), checkout, 'tab-one');
    await expect.poll(() => shop.requestsFor(checkout).length).toBe(1);
    expect(await place(client(), checkout, 'tab-two')).toMatchObject({
      isPending: true,
      order: null,
      checkoutErrors: [],
    });
    open();
    const { order } = await first;
    expect((await place(client(), checkout, 'tab-two')).order).toEqual(order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('gives the last use of a voucher to one of a hundred buyers', async () => {
    const buyers = Array.from({ length: 100 }, (_, buyer) => `buyer-${buyer}@clinic.example`);
    const checkouts = await Promise.all(
      buyers.map((email) =>
        fillCheckout(client(), { email, voucherCode: 'LASTONE', requested: { 'CBL-USBC': 1 } }),
      ),
    );
    expect(new Set(checkouts.map(({ voucherCode }) => voucherCode))).toEqual(new Set(['LASTONE']));
    const answers = await Promise.all(checkouts.map((checkout) => place(client(), checkout)));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = answers.filter(({ order }) => order === null);
    expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['VOUCHER_NOT_APPLICABLE']));
    expect(new Set(refused.map(({ checkout }) => checkout?.voucherCode))).toEqual(new Set([null]));
    const [row] = await shop.database.sql`select used from voucher where code = 'LASTONE'`;
    expect(row).toEqual({ used: 1 });
  });

  it('gives a code limited to one use per customer to one of ten orders of one mailbox', async () => {
    const addresses = Array.from({ length: 5 }, (_, order) => [
      `grace.hopper+${order}@gmail.com`,
      `Grace${'.'.repeat(order % 2)}Hopper+probe${order}@GoogleMail.com`,
    ]).flat();
    const checkouts = await Promise.all(
      addresses.map((email) =>
        fillCheckout(client(), { email, voucherCode: 'REFERRAL5', requested: { 'CBL-USBC': 1 } }),
      ),
    );
    expect(new Set(checkouts.map(({ voucherCode }) => voucherCode))).toEqual(new Set(['REFERRAL5']));
    const answers = await Promise.all(checkouts.map((checkout) => place(client(), checkout)));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = answers.filter(({ order }) => order === null);
    expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['VOUCHER_NOT_APPLICABLE']));
    expect(new Set(refused.map(({ checkout }) => checkout?.voucherCode))).toEqual(new Set([null]));
    const [row] = await shop.database.sql`select used from voucher where code = 'REFERRAL5'`;
    expect(row).toEqual({ used: 1 });
  });
});

describe('a change during placement', () => {
  it('of a price: nothing is charged, the new total is returned, and confirming it places the order', async () => {
    const checkout = await fillCheckout(client());
    await shop.database.sql`
      update variant_price set amount = 400000, undiscounted_amount = 400000 where sku = 'IQ3-USBC' and currency = 'USD'`;
    const refused = await place(client(), checkout, 'old price');
    expect(codesOf(refused)).toEqual(['PRICES_ARE_CHANGED']);
    expect(refused.checkout?.totalPrice.net.amount).toBe(checkout.totalPrice.net.amount + 101);
    expect(shop.requestsFor(checkout)).toHaveLength(0);
    expect((await place(client(), refused.checkout as CheckoutFields, 'new price')).order).not.toBeNull();
    await shop.database.sql`
      update variant_price set amount = 389900, undiscounted_amount = 389900 where sku = 'IQ3-USBC' and currency = 'USD'`;
  });

  it('of a product: it is reported before the price, removed, and the rest can be placed', async () => {
    const checkout = await fillCheckout(client(), {
      requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1, 'CBL-USBC': 2 },
    });
    await shop.database.sql`update product_variant set is_withdrawn = true where sku = 'CBL-USBC'`;
    const refused = await place(client(), checkout, 'with the cable');
    expect(codesOf(refused)).toEqual(['PRODUCTS_ARE_CHANGED']);
    expect(refused.checkout?.lines.map(({ variant }) => variant.sku)).toEqual(['IQ3-USBC', 'SUB-IND-1Y']);
    expect(shop.requestsFor(checkout)).toHaveLength(0);
    expect((await place(client(), refused.checkout as CheckoutFields, 'without it')).order).not.toBeNull();
    await shop.database.sql`update product_variant set is_withdrawn = false where sku = 'CBL-USBC'`;
  });

  it('of the last device: its membership is removed with it, and nothing is left to place', async () => {
    const checkout = await fillCheckout(client(), { requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
    await shop.database.sql`update product_variant set is_withdrawn = true where sku = 'IQ3-USBC'`;
    const refused = await place(client(), checkout, 'no device');
    expect(codesOf(refused)).toEqual(['PRODUCTS_ARE_CHANGED']);
    expect(refused.checkout?.lines).toEqual([]);
    expect(codesOf(await place(client(), refused.checkout as CheckoutFields, 'nothing'))).toEqual([
      'BUNDLE_NOT_FOUND',
    ]);
    await shop.database.sql`update product_variant set is_withdrawn = false where sku = 'IQ3-USBC'`;
  });

  it('of an ended voucher: the code is removed, and its reason is shown', async () => {
    const checkout = await fillCheckout(client(), { voucherCode: 'USONLY50' });
    await shop.database.sql`update voucher set is_active = false where code = 'USONLY50'`;
    const refused = await place(client(), checkout, 'with the code');
    expect(refused.checkoutErrors).toMatchObject([{ code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode' }]);
    expect(refused.checkout).toMatchObject({ voucherCode: null, discountAmount: { amount: 0 } });
    await shop.database.sql`update voucher set is_active = true where code = 'USONLY50'`;
    const { data } = await client().send('Checkout', { token: checkout.token });
    expect(data).toMatchObject({ checkout: { voucherCode: null } });
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await completeAttempts(shop.services, everyone);
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
