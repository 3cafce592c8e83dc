import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { CardFields } from './pages/card-fields.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { signUpFrom } from './sign-in.ts';

/** The checkout at its bare address, opened in another tab by someone without an organization. */

/** Notes every step whose heading is drawn, in order. */
async function recordSteps(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const look = () => {
      for (const heading of document.querySelectorAll('main h2[id^="heading-"]'))
        if (heading.checkVisibility({ visibilityProperty: true }) && !steps.includes(heading.id))
          steps.push(heading.id);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { steps: readonly string[] }).steps);
}

async function openInAnotherTab(page: Page, step: 'Payment' | 'Review') {
  const tab = await page.context().newPage();
  await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  const stepsOf = await recordSteps(tab);
  await recordLayoutShifts(tab);
  await tab.goto('/us/en/checkout/', { waitUntil: 'networkidle' });
  await new CheckoutPage(tab).expectStep(step);
  return { steps: await stepsOf(), shifts: await readLayoutShifts(tab) };
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/us/en/product/cable-usb-c/');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new CartPage(page).checkout).toBeVisible();
}

for (const { screen, width, height } of [
  { screen: 'a phone', width: 375, height: 812 },
  { screen: 'a computer', width: 1280, height: 800 },
])
  test(`on ${screen}, no step is drawn before the buyer’s cards are known, and nothing moves @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const checkout = new CheckoutPage(page);
    const email = `ada-${crypto.randomUUID()}@clinic.example`;
    await page.goto('/us/en/my-account/');
    await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    await fillCart(page);
    await page.goto('/us/en/checkout/');
    await walkTo(checkout, 'Payment', { email, address: clinic });
    expect(await openInAnotherTab(page, 'Payment')).toEqual({
      steps: ['heading-billing-address', 'heading-payment'],
      shifts: [],
    });

    await page.goto('/us/en/my-account/');
    await page.getByRole('button', { name: 'Add a card' }).click();
    await new CardFields(page).enter(cards.good);
    await page.getByRole('checkbox', { name: /I authorize Sonde/ }).check();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '4242' })).toBeVisible();
    await page.goto('/us/en/checkout/');
    await page.getByText(/^Visa ending in 4242/).click();
    await checkout.continue.click();
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    await expect(new ConfirmationPage(page).payment).toContainText('4242');
    await fillCart(page);
    expect(await openInAnotherTab(page, 'Review')).toEqual({ steps: ['heading-review'], shifts: [] });
  });
