import { violations } from '../support/axe.ts';
import { enterCard, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 667 } });

const inGerman = (message: string) => textIn('de', message);

test('a tab that shows another card than the one selected since charges nothing, says so, and places with a card selected there @full', async ({
  page,
  context,
  email,
  books,
}) => {
  const buyer = {
    shop: 'de/de',
    catalogue: 'de',
    email,
    typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': '10115', 'address-level2': 'Berlin' },
  };
  await fillCartAbroad(page, buyer, 'iq-plus/basic');
  await reachReviewAbroad(page, buyer);
  const checkout = new CheckoutPage(page, 'de');
  await checkout.expectStep('Review');

  const other = await context.newPage();
  await other.setViewportSize({ width: 375, height: 667 });
  const otherCheckout = new CheckoutPage(other, 'de');
  await other.goto(page.url().replace(/\?.*$/, ''));
  await otherCheckout.passStepsTo('Review', { Payment: () => enterCard(other, 'de', cards.good) });
  await otherCheckout.expectStep('Review');

  await page.bringToFront();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: inGerman('Order with obligation to pay') }).click();
  await checkout.expectStep('Billing address');
  const notice = page.getByRole('alert').filter({
    hasText: inGerman(
      'Another payment method was chosen for this order in another tab. You haven’t been charged. Choose how to pay, then check your order again.',
    ),
  });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  expect((await books()).charges).toEqual([]);

  await enterCard(page, 'de', cards.good);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await placeAbroad(page, buyer, 'Order with obligation to pay');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
