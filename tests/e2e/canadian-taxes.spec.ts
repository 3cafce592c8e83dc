import type { Page } from '@playwright/test';
import { type BuyerAbroad, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';

test.use({ viewport: { width: 375, height: 812 } });

const french = (message: string) => textIn('fr', message);
const ottawa: Omit<BuyerAbroad, 'email'> = {
  shop: 'ca/fr',
  catalogue: 'fr',
  typed: { 'address-line1': '111 rue Wellington', 'postal-code': 'K1A 0B1', 'address-level2': 'Ottawa' },
  chosen: { 'address-level1': 'ON' },
};

/** The rows of the page's own bill, as text: the label with its note, and the amount. */
const bill = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl', { hasText: french('Subtotal') })
    .last()
    .locator('div');

const hasNoScrollSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('taxes have separate rows, in French, and a change of province adds and removes them, up to the order @full', async ({
  page,
  email,
}) => {
  const buyer = { ...ottawa, email };
  await fillCartAbroad(page, buyer, 'iq3/basic');
  await expect(bill(page).filter({ hasText: french('Estimated tax') })).toContainText(
    french('Based on your address'),
  );
  await reachReviewAbroad(page, buyer);
  await expect(bill(page).filter({ hasText: /^TVH \(13\s%\)/ })).toHaveText(/705,12\s\$$/);
  const flow = page.locator('[data-flow="checkout"]');
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  await page.getByRole('button', { name: french('Shipping address') }).click();
  await expect(flow).toHaveAttribute('data-state', /shipping\.address/);
  await field('address-level1').selectOption('QC');
  await field('address-level2').fill('Montréal');
  await field('postal-code').fill('H2Y 1C6');
  await page.getByRole('button', { name: french('Continue'), exact: true }).click();
  await expect(flow).toHaveAttribute('data-state', /review/);
  const news = page.getByRole('status').filter({ hasText: 'TVH' });
  await expect(news).toContainText(/TPS \(5\s%\)\s?:\s271,20\s\$/);
  await expect(news).toContainText(/TVQ \(9,975\s%\)\s?:\s541,04\s\$/);
  await expect(news).toContainText(/TVH \(13\s%\)/);
  const rows = [
    { name: /^TPS \(5\s%\)/, amount: /271,20\s\$$/, registration: '123456789 RT0001' },
    { name: /^TVQ \(9,975\s%\)/, amount: /541,04\s\$$/, registration: '1234567890 TQ0001' },
  ];
  for (const { name, amount } of rows) {
    await expect(bill(page).filter({ hasText: name })).toHaveText(amount);
    await expect(bill(page).filter({ hasText: name })).toContainText(french('Estimated tax'));
    await expect(bill(page).filter({ hasText: name })).toBeVisible();
  }
  expect(await readTotal(page)).toBe(539_900 + 2_500 + 27_120 + 54_104);
  await placeAbroad(page, buyer, 'Place order');
  for (const { name, amount, registration } of rows) {
    const row = bill(page).filter({ hasText: name });
    await expect(row).toHaveText(amount);
    await expect(row).toContainText(french('Registration number: <0/>').replace('<0/>', registration));
    await expect(row).toContainText(french('Estimated tax'));
  }
  expect(await hasNoScrollSideways(page)).toBe(true);
  await expect(page.getByRole('main')).not.toContainText('GST');
});
