import { expect, test } from '@playwright/test';
import { drawing } from './drawing.ts';

test('a flow begins with its happy path, labeled, with failures beside it, and all states are one press away', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'Checkout', exact: true })
    .click();
  await expect(page).toHaveURL(/#\/checkout\?view=way$/);
  await expect(drawing(page).getByText('Buyer places the order', { exact: true })).toBeVisible();
  await expect(drawing(page).getByRole('link', { name: 'Placed, end' })).toBeVisible();
  await expect(drawing(page).getByRole('link', { name: /^Failed.*trouble$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show all states' }).click();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(drawing(page).getByRole('link', { name: 'Finding the step', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show the happy path' }).click();
  await drawing(page).getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout\/review$/);
});

test('the keyboard skips to the drawing, goes from box to box by arrows, and finds a state', async ({
  page,
}) => {
  await page.goto('/#/checkout?view=way');
  await expect(drawing(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the drawing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Checkout, drawing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawing(page).getByRole('link', { name: 'Contact', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(drawing(page).getByRole('link', { name: 'Shipping: address', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(
    drawing(page)
      .getByRole('link', { name: /trouble$/ })
      .first(),
  ).toBeFocused();
  await page.getByLabel('Find a state').fill('review');
  await expect(page.getByRole('list', { name: 'States found' }).getByRole('link').first()).toHaveText(
    'Review',
  );
  await page.getByLabel('Find a state').press('Enter');
  await expect(page).toHaveURL(/#\/checkout\/review$/);
  await expect(page.getByRole('list', { name: 'States found' })).toHaveCount(0);
});

test('the drawing fills a wide window, and has it alone on request', async ({ page }) => {
  await page.goto('/#/upgrade?view=way');
  const shown = page.getByRole('group', { name: 'Size of the drawing' }).getByRole('status');
  await expect(shown).toHaveText('100 %');
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.reload();
  await expect(shown).toHaveText('150 %');
  const sheet = page.getByRole('region', { name: 'Upgrade, drawing' });
  const before = await sheet.boundingBox();
  await page.getByRole('button', { name: 'Only the drawing' }).click();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Machines' })).toBeHidden();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(1_850);
  expect((await sheet.boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
  await page.getByRole('button', { name: 'Only the drawing' }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
});
