import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, orderOf, place, shownCheckout, type RequestedItems } from './checkout-client.ts';
import { openTradeInShop, type TradeInShop } from './trade-in-shop.ts';

let shop: TradeInShop['shop'];
let nextNumber: TradeInShop['nextNumber'];
let createTradeIn: TradeInShop['createTradeIn'];
let cartWith: TradeInShop['cartWith'];
let discountIn: TradeInShop['discountIn'];
let usesOf: TradeInShop['usesOf'];

beforeAll(async () => {
  ({ shop, nextNumber, createTradeIn, cartWith, discountIn, usesOf } = await openTradeInShop());
});
afterAll(() => shop.close());

describe('the credit', () => {
  it('reduces the new probe, and the cart shows it after a reload', async () => {
    const { voucherCode } = await createTradeIn();
    const { token, reasons } = await cartWith(voucherCode);
    expect(reasons).toEqual([]);
    expect(await discountIn(token)).toEqual([voucherCode, 700]);
    const lines = (await shownCheckout(shop.client, token))?.lines ?? [];
    expect(
      lines.map(({ variant, totalPriceDiscounted }) => [variant.sku, totalPriceDiscounted.gross.amount]),
    ).toEqual([
      ['IQ3-USBC', 3199],
      ['SUB-IND-1Y', 420],
    ]);
  });

  it('is for one probe of an order, the cheapest', async () => {
    const { voucherCode } = await createTradeIn();
    const { token } = await cartWith(voucherCode, { 'IQ3-USBC': 2, 'IQP-USBC': 3 });
    expect(await discountIn(token)).toEqual([voucherCode, 700]);
  });

  it('is never above the price of the new probe', async () => {
    const { voucherCode } = await createTradeIn();
    await shop.database.sql`
      update variant_price set amount = 25000, undiscounted_amount = 25000 where sku = 'IQP-LTG' and currency = 'USD'`;
    const { token } = await cartWith(voucherCode, { 'IQP-LTG': 1, 'SUB-IND-1Y': 1 });
    expect(await discountIn(token)).toEqual([voucherCode, 250]);
    await shop.database.sql`
      update variant_price set amount = 299900, undiscounted_amount = 299900 where sku = 'IQP-LTG' and currency = 'USD'`;
  });

  it.each<[what: string, requested: RequestedItems]>([
    ['an accessory', { 'CBL-USBC': 1 }],
    ['a probe of the other market', { 'IQV-USBC': 1 }],
  ])('doesn’t count for %s', async (_what, requested) => {
    const { voucherCode } = await createTradeIn();
    expect((await cartWith(voucherCode, requested)).reasons).toEqual(['ITEMS']);
  });

  it('doesn’t count in another country', async () => {
    const { voucherCode } = await createTradeIn({ country: 'CA' });
    expect((await cartWith(voucherCode)).reasons).toEqual(['COUNTRY']);
  });

  it('takes the place of a voucher and a referral code, and the other way around: one per order', async () => {
    const { voucherCode } = await createTradeIn();
    const { checkoutId, token } = await cartWith('WELCOME10');
    const applied = [];
    for (const code of [voucherCode, 'REFERRAL5', voucherCode, 'WELCOME10']) {
      await shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: code });
      applied.push(await discountIn(token));
    }
    // 5 and 10 % of everything.
    expect(applied).toEqual([
      [voucherCode, 700],
      ['REFERRAL5', 215.95],
      [voucherCode, 700],
      ['WELCOME10', 431.9],
    ]);
    expect(await usesOf(voucherCode)).toBe(0);
  });
});

describe('the credit towards an extended all-in bundle', () => {
  const allIn: RequestedItems = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1, 'WAR-3Y': 1 };
  const setPromotion = (code: string, isOn: boolean) =>
    shop.database.sql`update voucher set is_active = ${isOn} where code = ${code}`;

  it.each<[productLine: string, prefix: string, more: number]>([
    ['IQ', 'SQ1', 500],
    ['IQ_PLUS', 'SQ2', 980],
  ])('is told at once, and counts with membership and warranty: %s', async (productLine, prefix, more) => {
    const { voucherCode, allInCredit } = await createTradeIn({
      productLine,
      serialNumber: nextNumber(prefix),
    });
    expect(allInCredit).toEqual({ amount: more, currency: 'USD' });
    const { token } = await cartWith(voucherCode, allIn);
    expect(await discountIn(token)).toEqual([voucherCode, more]);
  });

  it.each<[what: string, requested: RequestedItems]>([
    ['without a warranty', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }],
    ['without a membership', { 'IQ3-USBC': 1, 'WAR-3Y': 1 }],
    ['with a trial', { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1, 'WAR-3Y': 1 }],
  ])('is that of a probe alone %s', async (_what, requested) => {
    const { voucherCode } = await createTradeIn();
    const { token } = await cartWith(voucherCode, requested);
    expect(await discountIn(token)).toEqual([voucherCode, 700]);
  });

  it('is what the order is placed with, on the new probe alone', async () => {
    const { voucherCode } = await createTradeIn();
    const completed = await place(
      shop.client,
      await fillCheckout(shop.client, { voucherCode, requested: allIn }),
    );
    expect(await orderOf(shop.client, completed)).toMatchObject({ voucherCode, discount: { amount: 980 } });
    expect(await shop.violations()).toEqual([]);
  });

  it('is promised while its promotion is on, and kept after', async () => {
    const promised = await createTradeIn();
    await setPromotion('TRADEINALLINPLUS', false);
    const late = await createTradeIn();
    const old = await createTradeIn({ productLine: 'IQ', serialNumber: nextNumber('SQ1') });
    expect([late.allInCredit, old.allInCredit?.amount]).toEqual([null, 500]);
    const discounts = [];
    for (const { voucherCode } of [promised, late])
      discounts.push((await discountIn((await cartWith(voucherCode, allIn)).token))[1]);
    expect(discounts).toEqual([980, 700]);
    await setPromotion('TRADEINALLINPLUS', true);
  });

  it.each(['TRADEIN', 'TRADEINALLIN', 'TRADEINALLINPLUS'])('never comes with the name %s', async (code) => {
    expect((await cartWith(code, allIn)).reasons).toEqual(['NOT_ACTIVE']);
  });
});
