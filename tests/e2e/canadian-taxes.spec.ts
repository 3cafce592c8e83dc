import type { Page } from '@playwright/test';
import { type BuyerAbroad, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';

test.use({ viewport: { width: 375, height: 812 } });

const french = (message: string) => textIn('fr', message);
const quebec: Omit<BuyerAbroad, 'email'> = {
  shop: 'ca/fr',
  catalogue: 'fr',
  typed: {
    'address-line1': '275 rue Notre-Dame Est',
    'postal-code': 'H2Y 1C6',
    'address-level2': 'Montréal',
  },
  chosen: { 'address-level1': 'QC' },
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

test('in Quebec, GST and QST have separate rows, in French, up to the order @full', async ({
  page,
  email,
}) => {
  const buyer = { ...quebec, email };
  await fillCartAbroad(page, buyer, 'iq3/basic');
  await expect(bill(page).filter({ hasText: french('Estimated tax') })).toContainText(
    french('Based on your address'),
  );
  await reachReviewAbroad(page, buyer);
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
    await expect(row).not.toContainText(french('Estimated tax'));
  }
  expect(await hasNoScrollSideways(page)).toBe(true);
  await expect(page.getByRole('main')).not.toContainText('GST');
});

test('a change of province is explained by the taxes added and removed @full', async ({ page, email }) => {
  await fillCartAbroad(page, { ...quebec, email }, 'iq3/basic');
  await reachReviewAbroad(page, { ...quebec, email });
  const flow = page.locator('[data-flow="checkout"]');
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  await page.getByRole('button', { name: french('Shipping address') }).click();
  await expect(flow).toHaveAttribute('data-state', /shipping\.address/);
  await field('address-level1').selectOption('ON');
  await field('address-level2').fill('Ottawa');
  await field('postal-code').fill('K1A 0B1');
  await page.getByRole('button', { name: french('Continue'), exact: true }).click();
  await expect(flow).toHaveAttribute('data-state', /review/);
  const news = page.getByRole('status').filter({ hasText: 'TVH' });
  await expect(news).toContainText(/TVH \(13\s%\)\s?:\s705,12\s\$/);
  await expect(news).toContainText(/TPS \(5\s%\)/);
  await expect(news).toContainText(/TVQ \(9,975\s%\)/);
});
