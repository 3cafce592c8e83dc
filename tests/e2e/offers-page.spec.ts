import type { Page } from '@playwright/test';
import { endOfToday, setEndsOfOffers } from './ends-of-offers.ts';
import { expect, test } from './fixtures.ts';

test.beforeAll(({ database }) => setEndsOfOffers(database));

const countdownOn = (page: Page) => page.locator('time-left');

test.describe('the page of offers', () => {
  test('counts the last day down by seconds, and says when it has ended @landing', async ({ page }) => {
    const end = Date.parse(endOfToday);
    await page.clock.install({ time: end - 120_000 });
    await page.goto('/us/en/offer/');
    await page.clock.pauseAt(end - 5_000);
    const offer = page.getByRole('listitem').filter({ hasText: 'Opening day' });
    const use = offer.getByRole('link', { name: 'Use code OPENING5' });
    await expect(countdownOn(page)).toHaveText('00:00:05');
    const before = await use.boundingBox();
    await page.clock.runFor(2_000);
    await expect(countdownOn(page)).toHaveText('00:00:03');
    expect(await use.boundingBox()).toEqual(before);
    await page.clock.runFor(4_000);
    await expect(countdownOn(page)).toHaveText('00:00:00');
    await expect(offer.getByText('This offer has ended.')).toBeVisible();
    await expect(use).toBeHidden();
    await expect(page.getByRole('link', { name: 'Use code FREECABLE' })).toBeVisible();
  });

  test('is announced as an end, not in seconds @landing', async ({ page }) => {
    await page.goto('/us/en/offer/');
    const heard = await page.getByRole('main').ariaSnapshot();
    expect(heard).toMatch(/Ends .+ at 11:59 pm, New York time/);
    expect(heard).not.toMatch(/\d\d:\d\d:\d\d/);
  });

  test('shows Germany its lowest price of 30 days, and the United States the former one @full', async ({
    page,
  }) => {
    const row = page.getByRole('row').filter({ hasText: 'Lightning' });
    await page.goto('/de/de/offer/');
    await expect(page.getByRole('heading', { level: 1, name: 'Angebote' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Code FREECABLE einlösen' })).toBeVisible();
    await expect(row).toContainText('Niedrigster Preis der letzten 30 Tage: 94,00 €');
    await page.goto('/us/en/offer/');
    await expect(row).toContainText('$99.00');
    await expect(row).not.toContainText('30 days');
  });

  test('links to where the offer applies, with its code @full', async ({ page }) => {
    await page.goto('/ae/ar/offer/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: /OPENING5/ }).click();
    await expect(page).toHaveURL(/\/ae\/ar\/accessories\/\?voucherCode=OPENING5/);
  });
});
