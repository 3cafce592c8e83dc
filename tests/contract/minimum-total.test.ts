import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, codesOf, openCheckout, placement, shownCheckout } from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

/** In cents, without California's tax of 7.25 %. */
const priceOfCable = (amount: number) =>
  shop.database.sql`update variant_price set amount = ${amount}, undiscounted_amount = ${amount}
    where sku = 'CBL-USBC' and currency = 'USD'`;

const priceOfShipping = (amount: number) =>
  shop.database
    .sql`update shipping_method set prices = jsonb_set(prices, '{USD}', to_jsonb(${amount}::integer))`;

beforeAll(async () => {
  shop = await openOrderShop();
  await priceOfShipping(0);
});
afterAll(() => shop.close());

const minimum = { amount: 0.5, currency: 'USD' };
const standard = Buffer.from('ShippingMethod:us-standard').toString('base64');

describe('a total that no payment method accepts', () => {
  const change = (operation: string, checkout: CheckoutFields, variables: object) =>
    client().change(operation, { checkoutId: checkout.id, ...variables });

  it('is reported in the cart, refused once known, and never placed', async () => {
    await priceOfCable(40);
    const cart = await openCheckout(client(), { 'CBL-USBC': 1 });
    expect(cart).toMatchObject({ minimumTotal: minimum, availablePaymentGateways: [] });
    await change('CheckoutEmailUpdate', cart, { email: 'ada@clinic.example' });
    expect(
      codesOf(await change('CheckoutShippingAddressUpdate', cart, { shippingAddress: address })),
    ).toEqual([]);

    const chosen = await change('CheckoutShippingMethodUpdate', cart, { shippingMethodId: standard });
    expect(chosen.checkoutErrors).toMatchObject([{ code: 'TOTAL_BELOW_MINIMUM', field: null }]);
    expect(chosen.checkout).toMatchObject({ minimumTotal: minimum, shippingMethod: { id: standard } });

    const billed = await change('CheckoutBillingAddressUpdate', cart, { billingAddress: address });
    expect(codesOf(billed)).toEqual(['TOTAL_BELOW_MINIMUM']);
    expect(billed.checkout?.billingAddress).toMatchObject({ city: address.city });

    const paid = await change('CheckoutPaymentCreate', cart, {
      input: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good },
    });
    expect(codesOf(paid)).toEqual(['TOTAL_BELOW_MINIMUM']);
    const shown = await shownCheckout(client(), cart.token);
    expect(codesOf(await client().change('CheckoutComplete', placement(shown!)))).toEqual([
      'TOTAL_BELOW_MINIMUM',
    ]);
  });

  it('is no longer reported once the buyer adds to it', async () => {
    await priceOfCable(40);
    const cart = await openCheckout(client(), { 'CBL-USBC': 1 });
    const { checkout } = await change('CheckoutLinesAdd', cart, {
      lines: [{ variantId: Buffer.from('ProductVariant:CBL-USBC').toString('base64'), quantity: 1 }],
    });
    expect(checkout).toMatchObject({
      minimumTotal: null,
      availablePaymentGateways: [
        { method: 'CREDIT_CARD' },
        { method: 'ELECTRONIC_QUOTE' },
        { method: 'ACH' },
      ],
    });
  });

  it('is not reported if tax or shipping raise it enough', async () => {
    await priceOfCable(47);
    const taxed = await openCheckout(client(), { 'CBL-USBC': 1 });
    await change('CheckoutShippingAddressUpdate', taxed, { shippingAddress: address });
    const chosen = await change('CheckoutShippingMethodUpdate', taxed, { shippingMethodId: standard });
    expect(codesOf(chosen)).toEqual([]);
    expect(chosen.checkout).toMatchObject({ minimumTotal: null, totalPrice: { gross: { amount: 0.5 } } });

    await priceOfShipping(1_900);
    expect(await openCheckout(client(), { 'CBL-USBC': 1 })).toMatchObject({ minimumTotal: null });
  });
});
