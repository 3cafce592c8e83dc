import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, lineInputs, openCheckout } from './checkout-client.ts';
import { hostile } from './hostile-text.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('checkoutEmailUpdate', () => {
  const update = (checkoutId: string, variables: object) =>
    client().change('CheckoutEmailUpdate', {
      checkoutId,
      email: 'ada@clinic.example',
      ...variables,
    });

  it('stores the contact; omitted fields stay', async () => {
    const { id: checkoutId } = await openCheckout(client());
    await update(checkoutId, {
      email: ' Ada@Clinic.example ',
      references: { purchaseOrderNumber: 'PO-7', costCentre: 'Radiology' },
    });
    const { checkout } = await update(checkoutId, { references: { costCentre: '' } });
    expect(checkout).toMatchObject({
      email: 'ada@clinic.example',
      references: { purchaseOrderNumber: 'PO-7', costCentre: '' },
    });
  });

  it.each<readonly [field: string, value: string]>([
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@clinic'],
    ['email', `${'a'.repeat(250)}@clinic.example`],
    ['email', 'ada@clinic.example\u0000'],
    ['organizationName', 'O'.repeat(101)],
    ['organizationName', hostile['a control character']],
    ['organizationName', 'Ward <7>'],
  ])('refuses %s %j at the field', async (field, value) => {
    const opened = await openCheckout(client());
    const { checkout, checkoutErrors } = await update(opened.id, { [field]: value });
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field, reason: expect.any(String) }]);
    expect(checkout).toEqual(opened);
  });

  const listNames = (checkout: CheckoutFields | null) => [
    checkout?.organizationName,
    checkout?.shippingAddress?.companyName,
    checkout?.billingAddress?.companyName,
  ];
  it.each([
    ['names it in addresses that named none', ['', ''], ['Clinic'], ['Clinic', 'Clinic', 'Clinic']],
    [
      'names the new one where the earlier stood',
      ['Clinic', 'Clinic'],
      ['Clinic', ' Ward  7 '],
      ['Ward 7', 'Ward 7', 'Ward 7'],
    ],
    ['leaves another one that an address names', ['Depot', ''], ['Clinic'], ['Clinic', 'Depot', 'Clinic']],
    ['takes it off for a person', ['Depot', 'Clinic'], ['Clinic', ''], ['', 'Depot', '']],
  ] as const)('%s', async (_, [shipping, billing], names, expected) => {
    const { id: checkoutId } = await openCheckout(client());
    await client().change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: { ...address, companyName: shipping },
    });
    await client().change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: { ...address, companyName: billing },
    });
    for (const organizationName of names) await update(checkoutId, { organizationName });
    const { checkout } = await update(checkoutId, {});
    expect(listNames(checkout)).toEqual(expected);
  });
});

describe.each([
  ['CheckoutShippingAddressUpdate', 'shippingAddress'],
  ['CheckoutBillingAddressUpdate', 'billingAddress'],
] as const)('%s', (operation, argument) => {
  const update = (checkoutId: string, changes: object) =>
    client().change(operation, { checkoutId, [argument]: { ...address, ...changes } });

  it('stores the address as labels and phones need it', async () => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkout, checkoutErrors } = await update(checkoutId, {
      countryArea: 'California',
      postalCode: ' 941051234 ',
    });
    expect(checkoutErrors).toEqual([]);
    expect(checkout?.[argument as 'shippingAddress']).toMatchObject({
      postalCode: '94105-1234',
      countryArea: 'CA',
      phone: '+14155552671',
      phoneFormatted: '+1 415 555 2671',
    });
  });

  it('lists every invalid field', async () => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkoutErrors } = await update(checkoutId, {
      firstName: '',
      city: null,
      postalCode: '10001',
      phone: '123',
    });
    expect(checkoutErrors.map(({ field, code }) => [field, code])).toEqual([
      ['firstName', 'INVALID'],
      ['city', 'INVALID'],
      ['postalCode', 'INVALID'],
      ['phone', 'INVALID'],
    ]);
  });

  it.each([
    ['lastName', ''],
    ['streetAddress1', ''],
    ['streetAddress1', 'x'.repeat(101)],
    ['streetAddress2', 'x'.repeat(100_000)],
    ['city', '<script>alert(1)</script>'],
    ['countryArea', 'ZZ'],
    ['postalCode', '9410'],
    ['firstName', hostile['a NUL']],
    ['companyName', hostile['a control character']],
  ])('refuses %s %j at the field', async (field, value) => {
    const opened = await openCheckout(client());
    const { checkout, checkoutErrors } = await update(opened.id, { [field]: value.slice(0, 100_000) });
    expect(checkoutErrors.map((error) => error.field)).toContain(field);
    expect(checkout).toEqual(opened);
  });
});

describe('checkoutUpdateVoucher', () => {
  const apply = (checkoutId: string, voucherCode: string | null) =>
    client().change('CheckoutUpdateVoucher', { checkoutId, voucherCode });

  it.each([
    ['EXPIRED', 'VOUCHER_NOT_APPLICABLE'],
    ['NOSUCH', 'VOUCHER_NOT_APPLICABLE'],
    ['STUDENT', 'VOUCHER_NOT_APPLICABLE'],
    ['V'.repeat(65), 'INVALID'],
    [hostile['a NUL'], 'INVALID'],
    [hostile['a bidi override'], 'INVALID'],
  ])('refuses %j and keeps the current code', async (code, expected) => {
    const { id: checkoutId } = await openCheckout(client());
    expect((await apply(checkoutId, 'WELCOME10')).checkout).toMatchObject({ voucherCode: 'WELCOME10' });
    const { checkout, checkoutErrors } = await apply(checkoutId, code);
    expect(checkoutErrors).toMatchObject([{ code: expected, field: 'voucherCode' }]);
    expect(checkout).toMatchObject({ voucherCode: 'WELCOME10', discountAmount: { amount: 431.9 } });
  });

  it('replaces the current code, and removes it', async () => {
    const { id: checkoutId } = await openCheckout(client());
    await apply(checkoutId, 'WELCOME10');
    expect((await apply(checkoutId, 'usonly50')).checkout).toMatchObject({
      voucherCode: 'USONLY50',
      discountAmount: { amount: 50 },
    });
    expect((await apply(checkoutId, '')).checkout).toMatchObject({
      voucherCode: null,
      discountAmount: { amount: 0 },
    });
    expect((await apply(checkoutId, null)).checkout).toMatchObject({ voucherCode: null });
  });

  it('recalculates the code after every change', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1, 'CBL-USBC': 1 });
    expect((await apply(checkoutId, 'PROBE15')).checkout).toMatchObject({
      discountAmount: { amount: 584.85 },
    });
    const { checkout } = await client().change('CheckoutLinesUpdate', {
      checkoutId,
      lines: lineInputs({ 'IQ3-USBC': 0 }),
    });
    expect(checkout).toMatchObject({ voucherCode: null, discountAmount: { amount: 0 } });
  });
});

describe('checkoutPaymentCreate', () => {
  const pay = (checkoutId: string, changes: object) =>
    client().change('CheckoutPaymentCreate', {
      checkoutId,
      input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa', ...changes },
    });

  it('stores the choice and charges nothing', async () => {
    const { id: checkoutId } = await openCheckout(client());
    expect((await pay(checkoutId, {})).checkoutErrors).toEqual([]);
    expect(shop.provider.requests).toHaveLength(0);
  });

  it.each([
    ['a method that is not offered', { method: 'SEPA' }, 'PAYMENT_NOT_FOUND', 'method'],
    ['FREE for what costs something', { method: 'FREE', gateway: 'none' }, 'PAYMENT_NOT_FOUND', 'method'],
    ['another gateway', { gateway: 'bank' }, 'PAYMENT_NOT_FOUND', 'gateway'],
    ['no token', { token: null }, 'INVALID', 'token'],
    ['a card number in place of a token', { token: '4242 4242 4242 4242' }, 'INVALID', 'token'],
    ['a token that is too long', { token: `pm_${'x'.repeat(300)}` }, 'INVALID', 'token'],
    ['a hostile token', { token: 'pm_\u0000' }, 'INVALID', 'token'],
  ])('refuses %s', async (_case, changes, code, field) => {
    const { id: checkoutId } = await openCheckout(client());
    expect((await pay(checkoutId, changes)).checkoutErrors).toMatchObject([{ code, field }]);
  });
});
