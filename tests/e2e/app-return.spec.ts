import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

const wayBack = (page: Page) => page.getByRole('link', { name: 'Return to the app' });

test.describe('a visitor from the app', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('finds the link back beside the order, also after a reload, and is redirected nowhere else @full', async ({
    page,
    context,
    prepare,
    baseURL,
    email,
  }) => {
    const { token } = await prepare({ at: 'Payment' });
    await page.goto(`/?returnTo=${encodeURIComponent('sonde://orders?from=store')}`);
    const [cookie] = await context.cookies();
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect([cookie?.name, seconds > 86_000 && seconds <= 86_400]).toEqual(['sonde.returnTo', true]);

    const checkout = new CheckoutPage(page);
    await checkout.openLink(token);
    await page.reload();
    await placeWith(checkout, cards.good);
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    await expect(wayBack(page)).toHaveAttribute('href', 'sonde://orders?from=store');
    await page.reload();
    await expect(wayBack(page)).toHaveAttribute('href', 'sonde://orders?from=store');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);

    const order = page.url();
    await context.clearCookies();
    for (const target of [
      'javascript:alert(1)',
      'SONDE:javascript:alert(1)',
      '//evil.example',
      'https://evil.example/',
      'sonde://orders\r\nSet-Cookie: a=b',
    ]) {
      await page.goto(`/us/en/?returnTo=${encodeURIComponent(target)}`);
      expect(await context.cookies()).toEqual([]);
    }
    await page.reload();
    await page.goto(order);
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    await expect(wayBack(page)).toHaveCount(0);
    // The page reloads once this browser has proved that it ordered.
    await expect(page.getByRole('main')).toContainText(email);
    await page.goto(`/us/en/?returnTo=sonde://probes`);
    await page.goto(order);
    await expect(wayBack(page)).toHaveAttribute('href', 'sonde://probes');

    for (const value of [
      'javascript:alert(1)',
      'https%3A%2F%2Fevil.example',
      '%E0%A4%A',
      'sonde%3A%2F%2F%22%3E',
    ]) {
      await context.addCookies([{ name: 'sonde.returnTo', value, url: baseURL ?? '' }]);
      const answer = await page.reload();
      expect(answer?.status()).toBe(200);
      await expect(wayBack(page)).toHaveCount(0);
    }
  });

  test('gets an uncached response, unlike other visitors', async ({ request }) => {
    const answer = await request.get('/us/en/?returnTo=sonde://orders');
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['set-cookie']).toMatch(/^sonde\.returnTo=sonde%3A%2F%2Forders; .*HttpOnly/);
    const refused = await request.get('/us/en/?returnTo=sondes://orders');
    expect(refused.headers()['cache-control']).toContain('public');
    expect(refused.headers()).not.toHaveProperty('set-cookie');
  });
});
