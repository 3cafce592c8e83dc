import { type BuyerAbroad, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';

/** `catalogue-language.spec.ts` covers purchases in German and Arabic, `canadian-taxes.spec.ts` in French. */
test('a probe is bought in Switzerland, in Italian, in francs with their tax @full', async ({
  page,
  email,
  books,
}) => {
  const buyer: BuyerAbroad = {
    shop: 'ch/it',
    catalogue: 'it',
    email,
    typed: { 'address-line1': 'Via Nassa 5', 'postal-code': '6900', 'address-level2': 'Lugano' },
  };
  const total = 289900 + 1900;
  await fillCartAbroad(page, buyer, 'iq-plus/basic');
  await reachReviewAbroad(page, buyer);
  await expect(totalOf(page)).toHaveAttribute('data-currency', 'CHF');
  expect(await readTotal(page)).toBe(total);
  await expect(totalOf(page)).toContainText(/8[.,]1\s?%/);
  await placeAbroad(page, buyer, 'Place order');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
  const order = await page.locator('[data-order-number]').innerText();
  expect(await books()).toEqual({ orders: [order], charges: [total] });
});
