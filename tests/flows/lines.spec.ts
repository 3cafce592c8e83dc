import { expect, test } from '@playwright/test';
import { drawing } from './drawing.ts';

test('the lines of a box are shown on hover or focus', async ({ page }) => {
  await page.goto('/#/checkout');
  await drawing(page).getByRole('link', { name: 'Contact', exact: true }).focus();
  const lines = page.getByRole('region', { name: 'Lines' });
  await expect(lines.getByRole('listitem').filter({ hasText: 'Finding the step → Contact:' })).toHaveCount(1);
  await expect(lines.getByRole('listitem').filter({ hasText: 'Contact → Review:' })).toHaveCount(1);
});

test('the lines of a box stay after the pointer leaves it, so that they can be scrolled', async ({
  page,
}) => {
  await page.goto('/#/checkout');
  await drawing(page).getByRole('link', { name: 'Finding the step', exact: true }).hover();
  const lines = page.getByRole('region', { name: 'Lines' });
  await expect(lines.getByRole('listitem').first()).toBeVisible();
  await lines.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => lines.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
  await lines.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => lines.evaluate((panel) => panel.scrollTop)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('the meaning of an overview’s lines is one press away', async ({ page }) => {
    await page.goto('/#/checkout');
    const line = page.getByRole('listitem').filter({ hasText: /^Review → Placing: Buyer places the order/ });
    await expect(line).toBeHidden();
    await page.getByText('All lines in words').tap();
    await expect(line).toBeVisible();
    const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(needed).toBeLessThanOrEqual(given ?? 0);
  });
});
