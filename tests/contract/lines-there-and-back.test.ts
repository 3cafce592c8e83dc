import { afterAll, beforeAll, expect, it } from 'vitest';
import { enabledCountries } from '@sonde/machines/rules/countries';
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
