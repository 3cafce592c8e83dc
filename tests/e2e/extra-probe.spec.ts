import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword } from './sign-in.ts';

const flow = (page: Page) => page.locator('[data-flow="extra-probe"]');

test.use({ viewport: { width: 375, height: 667 } });

/** To the page and through the account service, which leads back to it. */
async function openAs(page: Page, email: string, shop = '/us/en/'): Promise<void> {
  await page.goto(`${shop}upgrade/add-iq/`);
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await expect(flow(page)).toHaveAttribute('data-state', /^known/);
}

test('a clinic in Germany adds two probes to those it has @landing', async ({ page }) => {
  await openAs(page, 'admin@klinik.example', '/de/de/');
  await expect(flow(page)).toHaveAttribute('data-state', 'known.choosing');
  await expect(flow(page)).toContainText('Klinik am Park');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await flow(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?probe=/);
  const chosen = new URL(page.url()).searchParams.get('probe') ?? '';
  const quantity = flow(page).locator('input[name="quantity"]');
  await quantity.fill('2');
  await expect(page).toHaveURL(/quantity=2/);
  await page.reload();
  await expect(flow(page).locator(`input[value="${chosen}"]`)).toBeChecked();
  await expect(quantity).toHaveValue('2');
  // The cart of this person may have lines from an earlier visit.
  const inCart = page.getByRole('banner').locator('cart-count').first();
  const before = Number(await inCart.textContent());
  await flow(page).getByRole('button').last().press('Enter');
  await expect(page.locator('[data-flow="cart"]')).toHaveAttribute('data-state', /ready/);
  await expect(inCart).toHaveText(String(before + 2));
});

test('My account leads to it, and the checkout takes the probe @full', async ({ page }) => {
  await openAs(page, 'admin@small-clinic.example');
  await page.goto('/us/en/my-account/');
  await page.getByRole('main').getByRole('link', { name: 'Add a probe' }).click();
  await flow(page).getByRole('button', { name: 'Add to cart' }).click();
  await new CartPage(page).checkout.click();
  await expect(page.locator('[data-flow="checkout"]')).toHaveAttribute('data-state', /^contact|^shipping/);
});

test('owners of the older probe find it among those they may add @full', async ({ page }) => {
  await openAs(page, 'admin@klinik.example', '/de/de/');
  await page.goto('/de/de/device-iq/');
  await page.getByRole('main').locator('a[href="/de/de/upgrade/add-iq/"]').click();
  await flow(page).locator('label[for="probe-IQ-LTG"]').click();
  await expect(page).toHaveURL(/\?probe=IQ-LTG/);
  const inCart = page.getByRole('banner').locator('cart-count').first();
  const before = Number(await inCart.textContent());
  await flow(page).getByRole('button').last().press('Enter');
  await expect(page.locator('[data-flow="cart"]')).toHaveAttribute('data-state', /ready/);
  await expect(inCart).toHaveText(String(before + 1));
});

test.describe('who may not reads why, and what to do', () => {
  for (const [email, state, link] of [
    ['member@clinic.example', 'toMembers', 'Sign out'],
    ['enterprise@hospital.example', 'withoutSales', 'Contact sales'],
    ['distributor@trade.example', 'withoutOrganization', 'Choose a probe with a membership'],
  ] as const)
    test(`${email} @full`, async ({ page }) => {
      await openAs(page, email);
      await expect(flow(page)).toHaveAttribute('data-state', `known.refused.${state}`);
      await expect(flow(page).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test('the page reads from right to left in Arabic @full', async ({ page }) => {
  await page.goto('/ae/ar/upgrade/add-iq/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(flow(page).locator('a[data-sign-in]')).toBeVisible();
  expect(await widthBeyondTheScreen(page)).toBe(0);
});
