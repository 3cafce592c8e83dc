import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { fullUnless } from '../support/short-runs.ts';

const rubbish: Readonly<Record<string, Record<string, string>>> = {
  'a prototype': {
    'sonde.cache': '{"version":1,"savedAt":1,"entries":{"__proto__":{"isAdmin":true}}}',
    'sonde.checkoutToken': '__proto__',
    'sonde.theme': '__proto__',
    'sonde.promoCode': '__proto__',
  },
  'too much': { 'sonde.cache': 'x'.repeat(2_000_000), 'sonde.cartCount': '9'.repeat(1000) },
};

for (const [words, entries] of Object.entries(rubbish)) {
  test(`a storage with ${words} does not prevent a purchase @landing${fullUnless(words === 'a prototype')}`, async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await page.goto('/us/en/');
    await page.evaluate((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, entries);
    await page.goto('/us/en/cart/');
    await expect(cart.heading).toBeVisible();
    await page.goto('/us/en/product/iq3/basic/');
    await new ProductPage(page).addToCart.click();
    await expect(cart.line('Sonde IQ3').root).toBeVisible();
    await expect(cart.count).toHaveText('Cart 1');
  });
}

const cachedEntries = (page: Page) => page.evaluate(() => localStorage.getItem('sonde.cache'));

test('a cache of another version is deleted by a form, and by a checkout in which the buyer starts to type @full', async ({
  page,
  prepare,
}) => {
  const leaveRubbish = async () => {
    await page.goto('/us/en/');
    await page.evaluate(() => localStorage.setItem('sonde.cache', '{"version":99,"savedAt":1,"entries":{}}'));
  };
  await leaveRubbish();
  await new LeadFormPage(page).open('us/en', 'demo');
  await expect.poll(() => cachedEntries(page)).toBeNull();

  await leaveRubbish();
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.email.press('a');
  await expect.poll(() => cachedEntries(page)).toBeNull();
});

test('another country’s address rules are cached for the next page, in the shop and its forms @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Billing address' })).token);
  await checkout.isBilledToShipping.uncheck();
  await checkout.address.country.selectOption('DE');
  await expect.poll(() => cachedEntries(page)).toContain('addressValidationRules');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql/')) asked.push(request.postData() ?? '');
  });
  const form = new LeadFormPage(page);
  await form.open('us/en', 'government');
  await form.fill({ country: 'DE' });
  await expect(form.field('postalCode')).toHaveAccessibleName(/Postal code/);
  expect(asked.join()).not.toContain('CountryAddressValidation');
  expect(await cachedEntries(page)).toContain('addressValidationRules');
});
