import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codesOf,
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  orderOf,
  place,
  shownCheckout,
} from './checkout-client.ts';
import type { CheckoutFields, RequestedItems } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
  await shop.database.sql`update voucher set expires_at = null where code = 'FREECABLE'`;
});
afterAll(() => shop.close());

const isFree = (line: CheckoutFields['lines'][number]) =>
  (line as unknown as { readonly isFreeItemLine: boolean }).isFreeItemLine;
const gifts = (checkout: CheckoutFields | null) => (checkout?.lines ?? []).filter(isFree);
const giftQuantities = (checkout: CheckoutFields | null) =>
  gifts(checkout).map(({ variant, quantity }) => [variant.sku, quantity]);

async function openWithCode(requested: RequestedItems, country = 'US'): Promise<CheckoutFields> {
  const { checkout, checkoutErrors } = await client().change('CheckoutCreate', {
    input: { country, lines: lineInputs(requested), voucherCode: 'FREECABLE' },
  });
  expect(checkoutErrors).toEqual([]);
  return checkout!;
}

const setLines = ({ id }: CheckoutFields, requested: RequestedItems) =>
  client().change('CheckoutLinesUpdate', { checkoutId: id, lines: lineInputs(requested) });

/** What the buyer sees and pays, without the values that change with every response. */
const summarizeLines = (checkout: CheckoutFields | null) => ({
  lines: checkout?.lines.map(({ variant, quantity, totalPrice, totalPriceDiscounted }) => ({
    sku: variant.sku,
    quantity,
    totalPrice,
    totalPriceDiscounted,
  })),
  total: checkout?.totalPrice,
  voucherCode: checkout?.voucherCode,
});

describe('a free product', () => {
  it('is added by the code, is free and untaxed, and shows its usual price', async () => {
    const without = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const checkout = await openWithCode({ 'IQ3-USBC': 1 });
    expect(gifts(checkout)).toMatchObject([
      {
        variant: { sku: 'CBL-USBC-LONG' },
        quantity: 1,
        unitPricing: {
          price: { gross: { amount: 0 } },
          priceUndiscounted: { net: { amount: 89 } },
          onSale: false,
        },
        totalPrice: { net: { amount: 0 }, tax: { amount: 0 }, gross: { amount: 0 } },
      },
    ]);
    expect(checkout.totalPrice).toEqual(without.totalPrice);
    expect(checkout.bundleType).toBe(without.bundleType);
  });

  it.each([
    [{ 'IQ3-USBC': 1 }, 1],
    [{ 'IQ3-USBC': 2 }, 2],
    [{ 'IQ3-USBC': 5 }, 2],
    [{ 'IQ3-USBC': 1, 'IQP-USBC': 1 }, 2],
    [{ 'IQ3-USBC': 1, 'IQP-LTG': 3 }, 1],
  ] as [RequestedItems, number][])('for %j is added %i times', async (requested, quantity) => {
    expect(giftQuantities(await openWithCode(requested))).toEqual([['CBL-USBC-LONG', quantity]]);
  });

  it('is removed with its probe, and restored with it', async () => {
    const checkout = await openWithCode({ 'IQ3-USBC': 1, 'CBL-USBC': 1 });
    const gone = await setLines(checkout, { 'IQ3-USBC': 0 });
    expect(gone.checkout).toMatchObject({ voucherCode: null });
    expect(giftQuantities(gone.checkout)).toEqual([]);
    const back = await setLines(checkout, { 'IQ3-USBC': 1 });
    expect(giftQuantities(back.checkout)).toEqual([['CBL-USBC-LONG', 1]]);
  });

  it('is a separate line beside the same product that the buyer pays for', async () => {
    const checkout = await openWithCode({ 'IQ3-USBC': 1, 'CBL-USBC-LONG': 1 });
    expect(checkout.lines.filter(({ variant }) => variant.sku === 'CBL-USBC-LONG')).toMatchObject([
      { isFreeItemLine: false, quantity: 1, totalPrice: { net: { amount: 89 } } },
      { isFreeItemLine: true, quantity: 1, totalPrice: { net: { amount: 0 } } },
    ]);
    const { checkout: without } = await setLines(checkout, { 'CBL-USBC-LONG': 0 });
    expect(giftQuantities(without)).toEqual([['CBL-USBC-LONG', 1]]);
  });

  it('can’t be changed by the buyer', async () => {
    const checkout = await openWithCode({ 'IQ3-USBC': 1 });
    const [gift] = gifts(checkout);
    const removed = await client().change('CheckoutLineDelete', {
      checkoutId: checkout.id,
      lineId: gift?.id,
    });
    expect(removed.checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED', field: 'lineId' }]);
    expect(summarizeLines(removed.checkout)).toEqual(summarizeLines(checkout));
    const unknown = await client().change('CheckoutLineDelete', {
      checkoutId: checkout.id,
      lineId: globalId('CheckoutLine', 'nothing'),
    });
    expect(codesOf(unknown)).toEqual(['NOT_FOUND']);
  });

  it('ships, so that an order with nothing else to ship needs an address', async () => {
    expect(await openWithCode({ 'IQ3-USBC': 1 }, 'DE')).toMatchObject({ taxTreatment: 'GROSS_INCLUDES_TAX' });
    const { checkoutErrors } = await client().change('CheckoutCreate', {
      input: { country: 'FR', lines: lineInputs({ 'IQ3-USBC': 1 }), voucherCode: 'FREECABLE' },
    });
    expect(checkoutErrors).toMatchObject([{ code: 'VOUCHER_NOT_APPLICABLE_COUNTRY', field: 'voucherCode' }]);
  });

  it('leaves no trace: adding and removing a line changes nothing', async () => {
    const sku = fc.constantFrom('IQ3-USBC', 'IQP-USBC', 'CBL-USBC', 'CBL-USBC-LONG');
    const change = fc.tuple(sku, fc.integer({ min: 1, max: 4 }));
    const checkout = await openWithCode({ 'IQ3-USBC': 1, 'CBL-LTG': 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (changes, takesCode) => {
          const before = summarizeLines(await shownCheckout(client(), checkout.token));
          const setCode = (voucherCode: string) =>
            client().change('CheckoutUpdateVoucher', { checkoutId: checkout.id, voucherCode });
          for (const [added, quantity] of changes) await setLines(checkout, { [added]: quantity });
          if (takesCode) await setCode('');
          for (const [added] of changes) await setLines(checkout, { [added]: added === 'IQ3-USBC' ? 1 : 0 });
          if (takesCode) await setCode('FREECABLE');
          expect(summarizeLines(await shownCheckout(client(), checkout.token))).toEqual(before);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('placing an order with a free product', () => {
  it('orders it for nothing', async () => {
    const checkout = await fillCheckout(client(), { requested: { 'IQ3-USBC': 1 }, voucherCode: 'FREECABLE' });
    const placed = await place(client(), checkout, 'with a gift');
    expect(codesOf(placed)).toEqual([]);
    const order = await orderOf(client(), placed);
    expect(order).toMatchObject({
      voucherCode: 'FREECABLE',
      lines: [
        { productSku: 'IQ3-USBC', isFreeItemLine: false },
        {
          productSku: 'CBL-USBC-LONG',
          quantity: 1,
          isFreeItemLine: true,
          totalPrice: { gross: { amount: 0 } },
        },
      ],
      total: { gross: { amount: checkout.totalPrice.gross.amount } },
    });
    await shop.runJobs();
    const [mail] = await shop.database.sql<{ text: string }[]>`
      select to_jsonb(sandbox_mail)::text as text from sandbox_mail`;
    expect(mail?.text).toContain('Free');
  });

  it('needs no new confirmation from a buyer who gave the product up with its probe', async () => {
    const checkout = await fillCheckout(client(), {
      requested: { 'IQ3-USBC': 1, 'CBL-USBC': 1 },
      voucherCode: 'FREECABLE',
    });
    const { checkout: changed } = await setLines(checkout, { 'IQ3-USBC': 0 });
    expect(giftQuantities(changed)).toEqual([]);
    expect((await place(client(), changed!, 'given up')).order).not.toBeNull();
  });

  it.each([
    [
      'it ended',
      (sql: OrderShop['database']['sql']) =>
        sql`update voucher set expires_at = '2026-11-20T14:00:00Z' where code = 'FREECABLE'`,
    ],
    [
      'it was stopped',
      (sql: OrderShop['database']['sql']) =>
        sql`update voucher set is_active = false where code = 'FREECABLE'`,
    ],
    [
      'the item isn’t sold any more',
      (sql: OrderShop['database']['sql']) =>
        sql`update product_variant set is_withdrawn = true where sku = 'CBL-USBC-LONG'`,
    ],
  ])('is refused when %s meanwhile, and confirmed without it', async (_, change) => {
    const { sql } = shop.database;
    const checkout = await fillCheckout(client(), { requested: { 'IQ3-USBC': 1 }, voucherCode: 'FREECABLE' });
    await change(sql);
    const refused = await place(client(), checkout, `gift ${_}`);
    await sql`update voucher set expires_at = null, is_active = true where code = 'FREECABLE'`;
    await sql`update product_variant set is_withdrawn = false where sku = 'CBL-USBC-LONG'`;
    expect(refused.checkoutErrors).toMatchObject([{ code: 'PRODUCTS_ARE_CHANGED', field: 'voucherCode' }]);
    expect(refused.checkout).toMatchObject({ voucherCode: null });
    expect(giftQuantities(refused.checkout)).toEqual([]);
    expect(shop.requestsFor(checkout)).toHaveLength(0);
    const confirmed = await place(client(), refused.checkout!, `without ${_}`);
    expect(confirmed.order).not.toBeNull();
  });
});
