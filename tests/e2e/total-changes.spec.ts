import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { fillCartAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 667 } });

/** The announcement of a changed total. */
const news = (page: Page) => page.getByRole('status').filter({ hasText: /: (was|bisher) / });

const german = {
  shop: 'de/de',
  catalogue: 'de',
  typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': '10115', 'address-level2': 'Berlin' },
};

test('each change of the cart is explained in German where the buyer is, before and after @landing', async ({
  page,
  email,
}) => {
  await fillCartAbroad(page, { ...german, email }, 'iq-plus/basic');
  const press = (text: string) => page.getByRole('button', { name: textIn('de', text), exact: true });
  await press('One more').first().click();
  await expect(news(page)).toContainText(/Zwischenstand: bisher 3\.099,00\s€, jetzt 6\.198,00\s€/);
  await expect(news(page)).toBeInViewport({ ratio: 1 });
  await expect(press('One more').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: textIn('de', 'Voucher code') }).fill('WELCOME10');
  await press('Apply').click();
  await expect(news(page)).toContainText(/bisher 6\.198,00\s€, jetzt 5\.578,20\s€/);
  await expect(news(page)).toContainText(/Rabatt WELCOME10: −619,80\s€/);
  await press('Remove code').click();
  await expect(news(page)).toContainText(/Rabatt WELCOME10: bisher −619,80\s€/);
});

test('the state, the shipping method and a code change the total with an explanation @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
  await expect(checkout.summary.getByRole('button').first()).toHaveText(/Total so far \$4,319\.00/);
  await expect(news(page)).toBeHidden();
  await checkout.address.fill({
    firstName: 'Anna',
    lastName: 'Müller',
    street: '500 Howard Street',
    city: 'San Francisco',
    state: 'California',
    stateCode: 'CA',
    postalCode: '94105',
    phone: '',
  });
  await walkTo(checkout, 'Shipping method');
  await expect(news(page)).toContainText('Total: was $4,319.00, now $4,652.51');
  await expect(news(page)).toContainText('Shipping: $19.00');
  await expect(news(page)).toContainText('Estimated tax: $314.51');
  await checkout.chooseShippingMethod('Express');
  await expect(news(page)).toContainText('Shipping: was $19.00, now $45.00');
  await expect(news(page)).toBeInViewport({ ratio: 1 });
  await walkTo(checkout, 'Billing address');
  await expect(news(page)).toBeHidden();
  await expect(checkout.summary.getByRole('button').first()).toHaveText(/Total \$4,680\.39/);
});

test('reverse charge is decided before the delivery step and shows what it removed, as the method does @full', async ({
  page,
  email,
}) => {
  await fillCartAbroad(page, { ...german, email }, 'iq-plus/basic');
  const checkout = new CheckoutPage(page);
  const press = (text: string) => page.getByRole('button', { name: textIn('de', text), exact: true }).click();
  const filledIn = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  await press('Checkout');
  await page.waitForURL(/\/checkout\//);
  await waitForHydration(page);
  await filledIn('email').fill(email);
  await page.getByRole('checkbox', { name: textIn('de', 'Buying for an organization') }).check();
  await page.locator('[name="organizationName"]').fill('Klinik GmbH');
  for (const [name, text] of Object.entries({ 'given-name': 'Ada', 'family-name': 'Byron', ...german.typed }))
    await filledIn(name).fill(text);
  await page.locator('[name="vatRegistrationNumber"]').fill('DE123456704');
  await page.locator('[name="purchaseOrderNumber"]').fill('B-2026/117');
  await page.locator('[name="costCentre"]').fill('Kardiologie');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await press('Continue');
  await expect(checkout.flow).toHaveAttribute('data-state', /shipping\.method/);
  await expect(news(page)).toContainText(textIn('de', 'Reverse charge: the buyer accounts for VAT.'));
  await expect(news(page)).toHaveText(
    /^Gesamtsumme: bisher 3\.099,00\s€, jetzt 2\.616,81\s€Steuerschuldnerschaft[^:]+\.Versand: 12,61\s€$/,
  );
  await checkout.chooseShippingMethod('Express');
  await expect(news(page)).toContainText(/Versand: bisher 12,61\s€, jetzt 32,77\s€/);
  await page.goBack();
  await expect(page.locator('#shipping-companyName')).toHaveValue('Klinik GmbH');
});

test('on a phone the review adds up right above its button @landing', async ({ page, email }) => {
  const buyer = { ...german, email };
  await fillCartAbroad(page, buyer, 'iq-plus/basic');
  await reachReviewAbroad(page, buyer);
  const button = page.getByRole('button', {
    name: textIn('de', 'Order with obligation to pay'),
    exact: true,
  });
  const total = page
    .getByRole('main')
    .locator('form dl')
    .filter({ hasText: textIn('de', 'Subtotal') });
  await expect(total).toContainText(textIn('de', 'Shipping'));
  await expect(total).toContainText(/19\s%\sMwSt\./);
  await expect(total).toContainText(textIn('de', 'Total'));
  const [above, below] = [await total.boundingBox(), await button.boundingBox()];
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
});
