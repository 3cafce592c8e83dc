import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';

/** The tests change the catalog, so they run one after the other, with products that no other test buys. */
test.describe.configure({ mode: 'serial' });

const care = { sku: 'IQC-USBC', name: 'Sonde IQ+ Care' };
const lightning = { sku: 'CBL-LTG', name: 'Lightning cable' };
const longLightning = { sku: 'CBL-LTG-LONG', name: 'Long Lightning cable' };

async function openReview(checkout: CheckoutPage, token: string): Promise<void> {
  await checkout.openLink(token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
}

test('a price that rises during checkout is shown beside the old one, and charged only after confirmation', async ({
  page,
  prepare,
  catalogue,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment', requested: { [care.sku]: 1, 'SUB-IND-1Y': 1 } });
  await openReview(checkout, token);
  const before = await readTotal(page);
  await catalogue.raisePrice(care.sku, 10000);
  await checkout.placeOrder.click();

  await expect(checkout.orderChanged).toBeVisible();
  await checkout.expectStep('Review');
  const row = checkout.orderChanged.getByRole('row', { name: care.name });
  await expect(row).toContainText('1 × $2,799.00');
  await expect(row).toContainText('1 × $2,899.00');
  expect(await books()).toEqual({ orders: [], charges: [] });
  const after = await readTotal(page);
  expect(after).toBe(before + 10725);

  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toEqual([after]);
});

test('a price that rises during the review is shown when the buyer returns to the page @full', async ({
  page,
  prepare,
  catalogue,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment', requested: { [longLightning.sku]: 2 } });
  await openReview(checkout, token);
  await catalogue.raisePrice(longLightning.sku, 500);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(checkout.orderChanged.getByRole('row', { name: longLightning.name })).toContainText(
    '2 × $94.00',
  );
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a quantity changed in another tab is shown to a buyer at the place button @full', async ({
  page,
  context,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment', requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
  await openReview(checkout, token);
  await expect(checkout.placeOrder).toBeInViewport();
  const cart = new CartPage(await context.newPage());
  await cart.open();
  await cart.line('Sonde IQ3').more.click();
  await page.bringToFront();
  await expect(checkout.orderChanged).toBeFocused();
  await expect(checkout.orderChanged).toBeInViewport();
  await expect(checkout.orderChanged.getByRole('row', { name: 'Sonde IQ3' })).toContainText('2 ×');
});

test('a product withdrawn during checkout is named, and the rest is ordered after confirmation @full', async ({
  page,
  prepare,
  catalogue,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);
  const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1, [lightning.sku]: 1 } });
  await openReview(checkout, token);
  await catalogue.withdraw(lightning.sku);
  await checkout.placeOrder.click();

  await expect(checkout.orderChanged.getByRole('row', { name: lightning.name })).toContainText(
    'No longer in the order',
  );
  expect(await books()).toEqual({ orders: [], charges: [] });
  await checkout.placeOrder.click();
  await expect(confirmation.heading).toBeVisible();
  await expect(confirmation.line('USB-C cable')).toBeVisible();
  await expect(confirmation.line(lightning.name)).toHaveCount(0);
});
