import { afterAll, beforeAll, expect, it } from 'vitest';
import { enabledCountries } from '@sonde/machines/rules/places';
import { lineInputs, type Changed } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const checkoutOf = ({ checkout, checkoutErrors }: Changed) => {
  expect(checkoutErrors).toEqual([]);
  if (checkout === null) throw new Error('There is no checkout.');
  return checkout;
};

it.each(enabledCountries.map(({ code, currency }) => [code, currency]))(
  'a line that is added and removed again leaves nothing behind in %s (%s)',
  async (country) => {
    const before = checkoutOf(
      await shop.client.change('CheckoutCreate', {
        input: { country, voucherCode: 'WELCOME10', lines: lineInputs({ 'CBL-USBC-LONG': 3 }) },
      }),
    );
    const added = checkoutOf(
      await shop.client.change('CheckoutLinesAdd', {
        checkoutId: before.id,
        lines: lineInputs({ 'CBL-LTG-LONG': 2 }),
      }),
    );
    expect(added.totalPrice.gross.amount).toBeGreaterThan(before.totalPrice.gross.amount);
    const line = added.lines.find(({ variant }) => variant.sku === 'CBL-LTG-LONG');
    const after = checkoutOf(
      await shop.client.change('CheckoutLineDelete', { checkoutId: before.id, lineId: line?.id }),
    );
    expect(after).toEqual(before);
  },
);

const skusOf = (changed: Changed) => checkoutOf(changed).lines.map(({ variant }) => variant.sku);

it('is in catalog order, whatever was added first or restored', async () => {
  const { client } = shop;
  const order = ['IQ3-USBC', 'SUB-TEAM-1Y', 'SUB-TEAM-SEAT-1Y', 'WAR-3Y', 'CBL-USBC-LONG', 'CBL-LTG'];
  const quantities = { 'CBL-LTG': 2, 'CBL-USBC-LONG': 1, 'WAR-3Y': 1, 'IQ3-USBC': 1 };
  const lines = lineInputs({ ...quantities, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 });
  const before = await client.change('CheckoutCreate', { input: { country: 'US', lines } });
  expect(skusOf(before)).toEqual(order);
  const checkoutId = checkoutOf(before).id;
  for (const sku of order) {
    const lineId = checkoutOf(await client.change('CheckoutLinesUpdate', { checkoutId, lines })).lines.find(
      ({ variant }) => variant.sku === sku,
    )?.id;
    expect(skusOf(await client.change('CheckoutLineDelete', { checkoutId, lineId }))).not.toContain(sku);
    expect(skusOf(await client.change('CheckoutLinesUpdate', { checkoutId, lines }))).toEqual(order);
  }
});
