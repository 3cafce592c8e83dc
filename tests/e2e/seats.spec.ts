import { expect, test } from './fixtures.ts';
import { cards } from './cards.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { placeWith } from './place-with-card.ts';
import { fullUnless } from '../support/short-runs.ts';

const team = { 'IQ3-USBC': 1, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 };

test('a team has its members’ seats, and changes them in the cart @landing', async ({ page }) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  await product.open('iq3/team/1-year/?quantity=1');
  await expect(product.members).toHaveValue('5');
  await expect(product.members).toHaveAccessibleDescription(/^5 included\. Each additional member: \$360/);
  await product.members.fill('8');
  await product.addToCart.click();

  const seats = cart.line('Additional team seat');
  await expect(seats.quantity).toHaveValue('3');
  await expect(seats.root).toContainText('$1,080.00');
  await seats.more.click();
  await expect(seats.root).toContainText('$1,440.00');

  await cart.line('Team membership').remove.click();
  await expect(seats.root).toBeHidden();
  await expect(
    page.getByText('Additional team seat was also removed because it isn’t sold on its own.'),
  ).toBeVisible();
});

test('more members than a team can have lead to sales @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3/team/1-year/?quantity=1&members=51');
  await expect(page.getByText('Need more members? Contact us for a quote').first()).toBeVisible();
  await expect(product.addToCart).toBeDisabled();
});

for (const { flow, path, field, wrong } of [
  { flow: 'the product page', path: 'product/iq3/team/1-year/?quantity=1', field: 'members', wrong: '99' },
  { flow: 'the product flow', path: 'product-flow/device/', field: 'quantity', wrong: '0' },
  { flow: 'the Pro plan', path: 'pro-custom/', field: 'quantity', wrong: '999' },
])
  test(`${flow} shows no price of another number than the one typed @landing${fullUnless(flow === 'the product page')}`, async ({
    page,
  }) => {
    await page.goto(`/us/en/${path}`);
    const requested = page.locator(`input[name="${field}"]`);
    if (flow === 'the product flow') {
      const next = page.getByRole('button', { name: 'Continue' });
      for (const step of ['plan', 'term', 'quantity']) {
        await next.click();
        await expect(page).toHaveURL(new RegExp(`/product-flow/${step}/$`));
      }
    }
    const prices = page.locator('[data-total], strong').filter({ hasText: '$', visible: true });
    await expect(prices.first()).toBeVisible();
    await requested.fill(wrong);
    await expect(page.getByText('Correct the number to see the price.')).toBeVisible();
    await expect(prices).toHaveCount(0);
    await requested.blur();
    await expect(page.locator(`#${field}-error`)).toHaveRole('alert');
    await requested.fill('6');
    await expect(prices.first()).toBeVisible();
    await expect(page.locator(`#${field}-error`)).toHaveCount(0);
  });

test('seats renew together with their membership, and every page shows the price @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment', requested: team });
  await checkout.openLink(token);
  await checkout.expectStep('Payment');
  await expect(page.getByText(/^Team membership runs through .+ and doesn’t renew/).first()).toBeVisible();
  await checkout.renewsAutomatically.check();
  await expect(page.getByText(/Team membership: then \$2,880\.00 .*every year/).first()).toBeVisible();
  await placeWith(checkout, cards.good);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$1,800.00');
  await expect(page.getByRole('main')).toContainText('$1,080.00');
  await expect(page.getByRole('main')).toContainText(/Team membership, 1\s+year renews on .+ at \$2,880\.00/);
});
