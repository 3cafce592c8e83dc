import { expect, test } from '@playwright/test';

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
