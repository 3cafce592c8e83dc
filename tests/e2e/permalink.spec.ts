import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const link = '/ucp/buy/CBL-USBC:2?context/address_country=US&buyer/email=ada@clinic.example';

test('a link that fills a cart opens its checkout at once, and asks where it would replace a cart @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await page.goto(link);
  await checkout.expectStep('Contact');
  await expect(checkout.continueHere).toHaveCount(0);
  await page.goto('/us/en/cart/');
  await expect(page.getByRole('main')).toContainText('USB-C cable');

  const own = await prepare({ at: 'Cart', country: 'US', requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
  await makeOwn(page, 'us', own.token);
  await page.goto(link);
  await expect(checkout.continueHere).toBeVisible();
  await page.goto('/us/en/cart/');
  await expect(page.getByRole('main')).toContainText('Sonde IQ3');
});
