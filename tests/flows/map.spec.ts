import { expect, test } from '@playwright/test';
import { registry } from '../../machines/registry.ts';
import { violations } from '../support/axe.ts';

test('the map shows where each flow is, what leads to it, and opens it', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('group', { name: 'Map of all flows' });
  const cart = map.getByRole('link', { name: 'Cart', exact: true });
  await expect(cart).toHaveAccessibleDescription(/^Leads to .*Checkout/);
  await cart.focus();
  await expect(map.locator('.map-link.is-near').first()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Drawing of Cart' })).toBeVisible();
});

test('the map is told in words, too', async ({ page }) => {
  await page.goto('/');
  await page.getByText('The map in words').click();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Upgrade \/upgrade, \/upgrade\/pro/ }),
  ).toContainText('Leads to');
});

test('the map stays in the window, and on a phone its words are the map', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Map of all flows' })).toBeVisible();
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('region', { name: 'Map of all flows' })).toBeHidden();
  expect(await overflow()).toBe(0);
  const cart = page.getByRole('listitem').filter({ has: page.getByText('/cart', { exact: true }) });
  await cart.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout/);
});

test('arrow keys go from place to place on the map', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('group', { name: 'Map of all flows' });
  await map.getByRole('link', { name: 'Cart', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(map.getByRole('link', { name: 'Checkout', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(map.getByRole('link', { name: 'Cart', exact: true })).toBeFocused();
});

test('the menu of all flows opens above the page, leads to each, and closes', async ({ page }) => {
  await page.goto('/#/checkout?view=way');
  const menu = page.getByRole('navigation', { name: 'Machines' });
  await expect(menu).toBeHidden();
  const button = page.getByRole('button', { name: 'All flows' });
  await button.press('Enter');
  await expect(menu.getByRole('link')).toHaveText(registry.map(({ title }) => title));
  await expect(menu.getByRole('link', { name: 'Checkout' })).toHaveAttribute('aria-current', 'page');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Subscription', exact: true }).click();
  await expect(page).toHaveTitle('Subscription – Flows');
  await expect(menu).toBeHidden();
});
