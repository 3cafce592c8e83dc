import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, fillCheckout, globalId, openCheckout } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('the country of an address', () => {
  const london = {
    ...address,
    country: 'GB',
    city: 'London',
    countryArea: '',
    postalCode: 'sw1a1aa',
    phone: '020 7946 0958',
  };
  const sanJuan = { country: 'US', city: 'San Juan', countryArea: 'PR', postalCode: '00901', phone: '' };
  const bill = (checkoutId: string, changes: object = {}) =>
    client().change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: { ...london, ...changes },
    });

  it('must be the cart’s for shipping, because its prices apply there', async () => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkoutErrors } = await client().change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: london,
    });
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field: 'country' }]);
  });

  it('covers only states for shipping, no territories', async () => {
    const { id: checkoutId } = await openCheckout(client());
    const { checkoutErrors } = await client().change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: { ...address, ...sanJuan },
    });
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field: 'countryArea' }]);
  });

  it('may be any for the invoice, which is stored and shown in that country’s format', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const { checkout, checkoutErrors } = await bill(checkoutId);
    expect(checkoutErrors).toEqual([]);
    expect(checkout?.billingAddress).toMatchObject({
      postalCode: 'SW1A 1AA',
      phone: '+442079460958',
      lines: expect.arrayContaining(['London', 'SW1A 1AA', 'United Kingdom']) as unknown,
    });
  });

  it('may be a territory for the invoice: what ships is taxed at its destination', async () => {
    const { id: checkoutId, totalPrice } = await fillCheckout(client());
    const { checkout, checkoutErrors } = await bill(checkoutId, sanJuan);
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({
      totalPrice,
      isTaxFinal: true,
      billingAddress: {
        countryArea: 'PR',
        lines: expect.arrayContaining(['San Juan, PR 00901']) as unknown,
      },
    });
  });

  it.each([
    ['another country', {}, 'country'],
    ['a territory', sanJuan, 'countryArea'],
  ])(
    'must be the cart’s for the invoice, too, if nothing ships and tax depends on it: %s is refused',
    async (_, change, field) => {
      const { id: checkoutId } = await openCheckout(client(), { 'SUB-IND-1Y': 1 });
      expect((await bill(checkoutId, change)).checkoutErrors).toMatchObject([{ code: 'INVALID', field }]);
    },
  );

  it.each([
    ['AE', { countryArea: 'DU', postalCode: '', phone: '' }],
    ['CA', { countryArea: 'ON', postalCode: 'K1A 0B1', phone: '' }],
    ['a territory', sanJuan],
  ])('requires no tax if what ships is removed and the invoice goes to %s', async (country, change) => {
    const { id: checkoutId, lines } = await openCheckout(client(), { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    await bill(checkoutId, { country, ...change });
    const device = lines.find(({ variant }) => variant.sku === 'IQ3-USBC');
    const { checkout, checkoutErrors } = await client().change('CheckoutLineDelete', {
      checkoutId,
      lineId: device?.id,
    });
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({ totalPrice: { tax: { amount: 0 } } });
  });

  it.each([
    ['postalCode', 'SW1A'],
    ['city', ''],
    ['phone', '012'],
  ])('determines what is refused: %s %j', async (field, value) => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    expect((await bill(checkoutId, { [field]: value })).checkoutErrors).toMatchObject([
      { code: 'INVALID', field, reason: expect.any(String) as unknown },
    ]);
  });

  it.each([
    ['AE', { countryArea: 'DU' }],
    ['SG', { postalCode: '546080' }],
    ['JP', { countryArea: '13', postalCode: '1540023' }],
  ])('needs no city in %s', async (country, change) => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const { checkout, checkoutErrors } = await bill(checkoutId, {
      country,
      city: '',
      postalCode: '',
      phone: '',
      ...change,
    });
    expect(checkoutErrors).toEqual([]);
    expect(checkout?.billingAddress).toMatchObject({ city: '' });
  });
});

describe('tax and shipping', () => {
  it.each([
    ['QC', 'H2Y 1C6', 'GST + QST', 14.975],
    ['ON', 'K1A 0B1', 'HST', 13],
    ['BC', 'V6Z 2E6', 'GST + PST', 12],
  ])(
    'are named and rated as in %s if the parcel goes there',
    async (countryArea, postalCode, taxName, taxRate) => {
      const opened = await openCheckout(client(), { 'IQ3-USBC': 1 }, 'CA');
      expect(opened).toMatchObject({ taxName: null, taxRate: 0, taxLines: [] });
      const shippingAddress = {
        ...address,
        country: 'CA',
        city: 'Somewhere',
        countryArea,
        postalCode,
        phone: '',
      };
      const { checkout } = await client().change('CheckoutShippingAddressUpdate', {
        checkoutId: opened.id,
        shippingAddress,
      });
      expect(checkout).toMatchObject({ taxName, taxRate, taxTreatment: 'NET_PLUS_TAX' });
    },
  );

  it('follow the ship-to address', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const to = async (changes: object) =>
      (
        await client().change('CheckoutShippingAddressUpdate', {
          checkoutId,
          shippingAddress: { ...address, ...changes },
        })
      ).checkout;
    expect(await to({})).toMatchObject({ isTaxFinal: true, totalPrice: { tax: { amount: 282.68 } } });
    expect(await to({ countryArea: 'OR', city: 'Portland', postalCode: '97201' })).toMatchObject({
      isTaxFinal: true,
      totalPrice: { tax: { amount: 0 } },
    });
    expect(await to({ countryArea: 'AE', city: 'APO', postalCode: '09001' })).toMatchObject({
      totalPrice: { tax: { amount: 0 } },
    });
  });

  it('estimates the delivery as the preview does that needs no address', async () => {
    const { availableShippingMethods: methods } = await fillCheckout(client(), { card: null });
    const { data } = await client().send('EstimatedDeliveryPreview', { country: 'US', languageCode: 'EN' });
    expect(data).toEqual({
      estimatedDeliveryPreview: methods.map(({ id, price, earliestDelivery, latestDelivery }) => ({
        id,
        price,
        earliestDelivery,
        latestDelivery,
      })),
    });
  });

  it('offer methods with their days once there is an address, and charge the selected one', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const choose = (shippingMethodId: string) =>
      client().change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    expect((await choose(globalId('ShippingMethod', 'us-express'))).checkoutErrors).toMatchObject([
      { code: 'SHIPPING_ADDRESS_NOT_SET' },
    ]);
    const { checkout } = await client().change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: address,
    });
    expect(checkout?.availableShippingMethods.map(({ earliestDelivery }) => earliestDelivery)).toEqual([
      '2026-11-25',
      '2026-11-23',
    ]);
    expect((await choose(globalId('ShippingMethod', 'us-express'))).checkout).toMatchObject({
      shippingPrice: { net: { amount: 45 } },
    });
    for (const { id, checkoutPrices } of checkout?.availableShippingMethods ?? []) {
      const { shippingPrice, totalPrice, taxLines } = (await choose(id)).checkout!;
      expect(checkoutPrices).toEqual({ shippingPrice, totalPrice, taxLines });
    }
    for (const unknown of [globalId('ShippingMethod', 'rocket'), globalId('Checkout', 'us-express'), ''])
      expect((await choose(unknown)).checkoutErrors).toMatchObject([
        { code: 'NOT_FOUND', field: 'shippingMethodId' },
      ]);
  });

  it('are not requested if nothing ships', async () => {
    const { id: checkoutId } = await openCheckout(client(), { 'SUB-IND-1Y': 1 });
    const { checkout } = await client().change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: address,
    });
    expect(checkout).toMatchObject({
      isTaxFinal: true,
      availableShippingMethods: [],
      totalPrice: { tax: { amount: 30.45 } },
    });
  });
});
