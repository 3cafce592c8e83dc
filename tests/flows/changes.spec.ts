import { expect, test } from '@playwright/test';
import { changesPort } from './playwright.config.ts';

test.use({ baseURL: `http://127.0.0.1:${changesPort}` });

test('added, removed and changed states are listed and drawn, in words as well as in colors', async ({
  page,
}) => {
  await page.goto('/#/cart');
  const changes = page.getByRole('region', { name: 'Changes since v1' });
  await expect(changes.getByRole('listitem').filter({ hasText: '+ new Not found' })).toHaveCount(1);
  await expect(changes.getByRole('listitem').filter({ hasText: '− gone Paused' })).toHaveCount(1);
  await expect(changes.getByRole('listitem').filter({ hasText: '~ changed Empty' })).toContainText(
    'description: was “Nothing is here.”, is “',
  );
  const drawing = page.locator('svg.drawing');
  await expect(drawing.getByRole('link', { name: 'Not found, new, trouble' })).toBeVisible();
  await expect(drawing.getByRole('link', { name: 'Paused, gone' })).toBeVisible();
  await expect(drawing.getByRole('link', { name: 'Empty, changed' })).toBeVisible();
  await page.goto('/#/order');
  await expect(page.getByRole('region', { name: 'Changes since v1' })).toContainText('Nothing has changed.');
});

test('a state with a new name is shown as renamed', async ({ page }) => {
  await page.goto('/#/quote');
  const changes = page.getByRole('region', { name: 'Changes since v1' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^~ renamed Expired\s*name: was “Lapsed”, is “Expired”$/,
    /^name: was/,
  ]);
  const drawing = page.locator('svg.drawing');
  await expect(drawing.getByRole('link', { name: 'Expired, renamed, end' })).toBeVisible();
  await expect(drawing.getByRole('link', { name: 'Lapsed' })).toHaveCount(0);
});

test('the first page lists the changed flows', async ({ page }) => {
  await page.goto('/');
  for (const [flow, what] of [
    ['Quote', '1 state'],
    ['Checkout', '1 state and 1 transition'],
    ['Order', 'none'],
    ['Subscription', 'entirely new'],
  ] as const) {
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: flow });
    await expect(entry.filter({ has: page.getByRole('link', { name: flow, exact: true }) })).toHaveText(
      new RegExp(`Changes since v1: ${what}$`),
    );
  }
});

test('a deeply nested change is found by opening states', async ({ page }) => {
  await page.goto('/#/checkout');
  const changes = page.getByRole('region', { name: 'Changes since v1' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^~ changed Ordering › Shipping › Address › Saving\s*description: was “The address is on its way.”, is “.+”$/,
    /^description: was/,
    /^~ changed Ordering: Totals have changed → Finding the step\s*condition: was nothing, is “.+”$/,
    /^condition: was/,
  ]);
  const drawing = page.locator('svg.drawing');
  for (const step of ['Shipping', 'Address'])
    await drawing.getByRole('link', { name: `${step}, changed inside` }).click();
  await expect(drawing.getByRole('link', { name: 'Saving, changed' })).toBeVisible();
});

test('a change of what is possible in all steps is marked there', async ({ page }) => {
  await page.goto('/#/checkout');
  const anywhere = page.locator('svg.drawing').getByRole('link', { name: 'Anywhere in “Ordering”' });
  await expect(anywhere).toHaveAccessibleName('Anywhere in “Ordering”, changed');
  await page.goto('/#/checkout?view=whole');
  await expect(anywhere).toBeVisible();
  await expect(page.locator('svg.drawing text.is-changed').filter({ hasText: 'Totals have' })).toHaveCount(1);
});

test('without a comparison or screenshots, one sentence says how to get them', async ({ page }) => {
  await page.goto('/#/cart');
  await expect(page.getByRole('region', { name: 'What the buyer sees' })).toContainText('npm run screens');
  await page.goto(`http://127.0.0.1:${changesPort - 1}/#/cart`);
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('npm run flows -- --since REV');
});
