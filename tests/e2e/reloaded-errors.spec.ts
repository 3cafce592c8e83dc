import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, screens, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { DeclarationPage } from './pages/declaration-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** A reload keeps the errors of a form in both places: at their fields, and in the summary above them. */

const [desktop, phone] = screens;

async function expectKept(page: Page, problems: Locator) {
  await expect(problems).toBeFocused();
  const told = await problems.getByRole('link').allTextContents();
  expect(told.length).toBeGreaterThan(0);
  const invalid = page.locator('[aria-invalid="true"]');
  const count = await invalid.count();
  await page.reload();
  await expect(problems.getByRole('link')).toHaveText(told);
  await expect(problems).toBeFocused();
  await expect(invalid).toHaveCount(count);
  await expect(page).toHaveTitle(/^Error: /);
}

for (const { name, viewport } of [desktop, phone])
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });

    test('a step of the checkout keeps its summary of errors @landing', async ({ page, prepare }) => {
      const checkout = new CheckoutPage(page);
      await checkout.openLink((await prepare({ at: 'Contact' })).token);
      await checkout.continue.click();
      await expectKept(page, checkout.problems);
      expect(await violations(page)).toEqual([]);
    });
  });

test('the review keeps its summary of what isn’t confirmed @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.placeOrder.click();
  await expectKept(page, checkout.problems);
});

test('a declaration keeps its summary of errors @full', async ({ page }) => {
  const declaration = new DeclarationPage(page);
  await declaration.open('de/en');
  await declaration.fill({ email: 'ada@' });
  await declaration.continue.click();
  await expectKept(page, declaration.problems);
});

test('a field that was left with an error has no summary before Continue @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  const email = page.locator('[autocomplete~="email"]').first();
  await email.fill('ada@');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.problems).toBeHidden();
});
