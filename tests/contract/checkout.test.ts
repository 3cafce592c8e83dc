import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredCheckouts } from '../../server/modules/checkout/checkout.jobs.ts';
import { deleteOldKeys } from '../../server/modules/order/order.jobs.ts';
import {
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  place,
  shownCheckout,
  skusOf,
  variantId,
} from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const create = (input: object) =>
  client().change('CheckoutCreate', { input: { country: 'US', lines: [], ...input } });

describe('checkoutCreate', () => {
  it('opens a checkout with its lines and prices, for thirty days', async () => {
    const { checkout, checkoutErrors } = await create({
      lines: lineInputs({ 'IQ3-USBC': 2, 'SUB-IND-1Y': 1, 'WAR-2Y': 2 }),
    });
    expect(checkoutErrors).toEqual([]);
    expect(skusOf(checkout)).toEqual({ 'IQ3-USBC': 2, 'SUB-IND-1Y': 1, 'WAR-2Y': 2 });
    expect(checkout).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      bundleType: 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL',
      isPlaced: false,
      isExpired: false,
      isTaxFinal: false,
      subtotalPrice: { net: { amount: 8716 }, tax: { amount: 0 } },
      shippingPrice: null,
      availableShippingMethods: [],
      expiresAt: '2026-12-20T15:00:00.000Z',
    });
    expect(checkout?.id).toBe(globalId('Checkout', checkout?.token ?? ''));
  });

  it('stores no token in the database', async () => {
    const { token } = await openCheckout(client());
    const rows = await shop.database
      .sql`select 1 from checkout where to_jsonb(checkout)::text like ${`%${token}%`}`;
    expect(rows).toEqual([]);
  });

  it('opens an empty checkout', async () => {
    expect(await create({})).toMatchObject({ checkoutErrors: [], checkout: { lines: [], bundleType: null } });
  });

  it.each([
    ['a variant that does not exist', { lines: lineInputs({ 'NO-SUCH': 1 }) }, 'NOT_FOUND', 'lines'],
    [
      'an id of another type',
      { lines: [{ variantId: globalId('Product', 'iq3'), quantity: 1 }] },
      'NOT_FOUND',
      'lines',
    ],
    ['text that is no id', { lines: [{ variantId: '\u0000', quantity: 1 }] }, 'NOT_FOUND', 'lines'],
    ['quantity 0', { lines: lineInputs({ 'IQ3-USBC': 0 }) }, 'INVALID', 'quantity'],
    ['a negative quantity', { lines: lineInputs({ 'IQ3-USBC': -1 }) }, 'INVALID', 'quantity'],
    ['2³¹ − 1 cables', { lines: lineInputs({ 'CBL-USBC': 2 ** 31 - 1 }) }, 'INVALID', 'quantity'],
    ['eleven devices', { lines: lineInputs({ 'IQ3-USBC': 11 }) }, 'OPERATION_NOT_ALLOWED', 'quantity'],
    [
      'a device for those who own one',
      { lines: lineInputs({ 'IQ-LTG': 1 }) },
      'OPERATION_NOT_ALLOWED',
      'lines',
    ],
    [
      'two memberships of one kind',
      { lines: lineInputs({ 'IQ3-USBC': 1, 'SUB-IND-1Y': 2 }) },
      'OPERATION_NOT_ALLOWED',
      'lines',
    ],
    [
      'people and animals together',
      { lines: lineInputs({ 'IQ3-USBC': 1, 'IQV-USBC': 1 }) },
      'OPERATION_NOT_ALLOWED',
      'lines',
    ],
    [
      'a human warranty for a vet device',
      { lines: lineInputs({ 'IQV-USBC': 1, 'WAR-2Y': 1 }) },
      'OPERATION_NOT_ALLOWED',
      'lines',
    ],
    [
      'a vet membership with features for people',
      { lines: lineInputs({ 'SUB-PRO-VET-1Y': 1, 'SUB-PROC-DIAG-OB-1Y': 1 }) },
      'OPERATION_NOT_ALLOWED',
      'lines',
    ],
    ['eleven cables', { lines: lineInputs({ 'CBL-USBC': 11 }) }, 'INVALID', 'quantity'],
    [
      'more warranties than devices',
      { lines: lineInputs({ 'IQ3-USBC': 1, 'WAR-2Y': 2 }) },
      'OPERATION_NOT_ALLOWED',
      'quantity',
    ],
    ['a country without a shop', { country: 'AQ' }, 'COUNTRY_NOT_AVAILABLE', 'country'],
    ['a voucher code that is too long', { voucherCode: 'V'.repeat(65) }, 'INVALID', 'voucherCode'],
    [
      '51 lines',
      { lines: Array.from({ length: 51 }, () => ({ variantId: variantId('CBL-USBC'), quantity: 1 })) },
      'INVALID',
      'lines',
    ],
  ])('refuses %s', async (_case, input, code, field) => {
    const { checkout, checkoutErrors } = await create(input);
    expect(checkout).toBeNull();
    expect(checkoutErrors[0]).toMatchObject({ code, field, reason: expect.any(String) });
  });

  it.each([1.5, 2 ** 31])('refuses the quantity %d before anything happens', async (quantity) => {
    const { errors } = await client().send('CheckoutCreate', {
      input: { country: 'US', lines: [{ variantId: variantId('IQ3-USBC'), quantity }] },
    });
    expect(errors?.[0]?.message).toContain('quantity');
  });

  it('refers to sales if more devices are wanted than are sold online', async () => {
    const { checkoutErrors } = await create({ lines: lineInputs({ 'IQP-USBC': 11 }) });
    expect(checkoutErrors[0]).toMatchObject({ reason: 'TOO_MANY_DEVICES', most: 10 });
  });

  it('opens the checkout without a code that does not apply, and says so', async () => {
    const { checkout, checkoutErrors } = await create({
      lines: lineInputs({ 'IQ3-USBC': 1 }),
      voucherCode: 'EXPIRED',
    });
    expect(checkoutErrors).toMatchObject([{ code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode' }]);
    expect(checkout).toMatchObject({ voucherCode: null });
  });

  it('applies a valid code', async () => {
    const { checkout } = await create({ lines: lineInputs({ 'IQ3-USBC': 1 }), voucherCode: ' welcome-10/' });
    expect(checkout).toMatchObject({ voucherCode: 'WELCOME10', discountAmount: { amount: 389.9 } });
  });
});

describe('a client with the token', () => {
  it.each([
    ['unknown', 'x'.repeat(43)],
    ['empty', ''],
    ['hostile', "' or 1=1 --"],
    ['with a NUL', '\u0000'.repeat(43)],
  ])('gets nothing for one that is %s', async (_case, token) => {
    expect(await shownCheckout(client(), token)).toBeNull();
    const { checkout, checkoutErrors } = await client().change('CheckoutEmailUpdate', {
      checkoutId: globalId('Checkout', token),
      email: 'eve@clinic.example',
    });
    expect(checkout).toBeNull();
    expect(checkoutErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'checkoutId' }]);
  });

  it('changes nothing by the id of a row', async () => {
    await openCheckout(client());
    const [row] = await shop.database.sql<[{ id: string }]>`select id from checkout limit 1`;
    expect(await shownCheckout(client(), row.id)).toBeNull();
  });
});

describe('a checkout that has ended', () => {
  it('says so to a client with the token, without its order, and refuses every change', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'over');
    const { checkoutErrors, checkout: after } = await client().change('CheckoutLinesAdd', {
      checkoutId: checkout.id,
      lines: lineInputs({ 'CBL-USBC': 1 }),
    });
    expect(checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED' }]);
    expect(after).toMatchObject({ isPlaced: true, placedOrderToken: null });
  });

  it('says that it has expired, and is deleted', async () => {
    const { id: checkoutId, token } = await openCheckout(client());
    await shop.database
      .sql`update checkout set expires_at = '2026-11-01', version = version + 1 where placements = 0`;
    const { checkoutErrors, checkout } = await client().change('CheckoutEmailUpdate', {
      checkoutId,
      email: 'ada@clinic.example',
    });
    expect(checkoutErrors).toMatchObject([{ code: 'OPERATION_NOT_ALLOWED' }]);
    expect(checkout).toMatchObject({ isExpired: true });
    await shop.database.sql`update checkout set expires_at = now() - interval '1 day' where placements = 0`;
    await deleteExpiredCheckouts(shop.database.sql);
    expect(await shownCheckout(client(), token)).toBeNull();
  });

  it('keeps its keys for more than thirty days', async () => {
    const keys = async () => (await shop.database.sql`select 1 from idempotency`).length;
    expect(await keys()).toBe(1);
    await shop.database.sql`update idempotency set created_at = now() - interval '31 days'`;
    await deleteOldKeys(shop.database.sql);
    expect(await keys()).toBe(1);
    await shop.database.sql`update idempotency set created_at = now() - interval '40 days'`;
    await deleteOldKeys(shop.database.sql);
    expect(await keys()).toBe(0);
  });
});
