import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, openCheckout, shownCheckout } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('tax and shipping', () => {
  it.each([
    ['PT', '9000-019', 22],
    ['PT', '9500-119', 16],
    ['PT', '1000-001', 23],
    ['AT', '6991', 19],
    ['GB', 'BT1 5GS', 20],
  ])('in %s %s have the rate of the territory, at the same total', async (country, postalCode, taxRate) => {
    const opened = await openCheckout(client(), { 'IQ3-USBC': 1 }, country);
    const shippingAddress = { ...address, country, city: 'Town', countryArea: '', postalCode, phone: '' };
    const { checkout, checkoutErrors } = await client().change('CheckoutShippingAddressUpdate', {
      checkoutId: opened.id,
      shippingAddress,
    });
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({
      taxRate,
      taxTreatment: 'GROSS_INCLUDES_TAX',
      isTaxFinal: true,
      totalPrice: { gross: opened.totalPrice.gross },
    });
    expect(checkout?.availableShippingMethods).not.toEqual([]);
  });

  it.each([
    ['GB', 'JE2 3AB', '', 'postalCode'],
    ['FR', '97400', '', 'postalCode'],
    ['DE', '78266', '', 'postalCode'],
    ['IT', '23041', 'SO', 'postalCode'],
    ['ES', '35001', 'GC', 'countryArea'],
    ['ES', '51001', 'Ceuta', 'countryArea'],
    ['FI', '22100', '', 'postalCode'],
    ['NO', '9170', '', 'postalCode'],
    ['DE', '00000', '', 'postalCode'],
  ])('are refused in %s %s %s at the field %s', async (country, postalCode, countryArea, field) => {
    const { id: checkoutId } = await openCheckout(client(), { 'IQ3-USBC': 1 }, country);
    const shippingAddress = { ...address, country, city: 'Town', countryArea, postalCode, phone: '' };
    const { checkout, checkoutErrors } = await client().change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress,
    });
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field }]);
    expect(checkout?.shippingAddress).toBeNull();
  });

  it('are not offered for an earlier address in a territory', async () => {
    const { id: checkoutId, token } = await openCheckout(client(), { 'IQ3-USBC': 1 }, 'ES');
    const shippingAddress = {
      ...address,
      country: 'ES',
      city: 'Madrid',
      countryArea: 'M',
      postalCode: '28001',
      phone: '',
    };
    await client().change('CheckoutShippingAddressUpdate', { checkoutId, shippingAddress });
    const { sql } = shop.database;
    const moved = sql.json({ ...shippingAddress, countryArea: 'GC', postalCode: '35001' });
    await sql`update checkout set shipping_address = ${moved}, version = version + 1
      where token_hash = sha256(${token}::bytea)`;
    expect((await shownCheckout(client(), token))?.availableShippingMethods).toEqual([]);
  });
});
