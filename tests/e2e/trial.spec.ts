import { type BuyerAbroad, fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { violations } from '../support/axe.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('a probe is bought with a trial, whose end and first charge are said on every page @full', async ({
  page,
  email,
}) => {
  const product = new ProductPage(page);
  await product.open('iq3/individual/');
  await product.choose('Billing period', '30-day free trial');
  await expect(page).toHaveURL(/\/iq3\/individual\/30-day-trial\//);
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(
    /Free for 30 days, through \w+ \d+, \d{4} if you order today\..+ we charge \$420\.00 \(plus sales tax\) on .+, then every year until you cancel\./,
  );
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await product.addToCart.click();
  const cart = new CartPage(page);
  await expect(page.getByRole('main')).toContainText('trial is free through');
  await cart.checkout.click();

  const checkout = new CheckoutPage(page);
  await walkTo(checkout, 'Payment', { email, address: clinic });
  await expect(checkout.renewsAutomatically).not.toBeChecked();
  await expect(checkout.renewsAutomatically).toHaveAccessibleName(
    'Continue with a paid membership after my trial',
  );
  await checkout.renewsAutomatically.check();
  await expect(checkout.flow).toHaveAttribute('data-state', /renewal\.idle/);
  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(page.getByRole('main')).toContainText(
    /On \w+ \d+, \d{4} we charge \$420\.00 \(plus .+?\), then every year/,
  );
  await expect(page.locator('label[for="attestation-RENEWAL"]')).toContainText(
    'after my free trial, which ends on',
  );
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/trial is free through .+ Cancel by/);
});

test('in Quebec a trial ends by itself, in French, and nothing can be ticked @full', async ({
  page,
  email,
}) => {
  const buyer: BuyerAbroad = {
    shop: 'ca/fr',
    catalogue: 'fr',
    email,
    typed: {
      'address-line1': '275 rue Notre-Dame Est',
      'postal-code': 'H2Y 1C6',
      'address-level2': 'Montréal',
    },
    chosen: { 'address-level1': 'QC' },
  };
  await fillCartAbroad(page, buyer, 'iq3/individual/30-day-trial');
  await expect(page.getByRole('main')).toContainText('Votre essai de 30 jours est gratuit jusqu’au');
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await reachReviewAbroad(page, buyer);
  await expect(page.locator('#attestation-RENEWAL')).toHaveCount(0);
  await placeAbroad(page, buyer, 'Place order');
  await expect(page.getByRole('main')).toContainText('Il prend ensuite fin de lui-même, sans aucun débit.');
});

test('a trial alone is free, saves a card that the bank asks about, and is canceled in two presses @landing', async ({
  page,
}) => {
  await page.goto('/us/en/reactivate-pro/membership/?membership=SUB-IND-TRIAL');
  const flow = page.locator('[data-flow="reactivation"]');
  await flow.locator('a[data-sign-in]').click();
  await enterPassword(page, 'canceled@solo.example');
  await expect(flow).toHaveAttribute('data-state', 'known.choosing');
  await flow.locator('input[value="SUB-IND-TRIAL"]').check({ force: true });
  await expect(flow).toContainText('Free for 30 days');
  expect(await violations(page)).toEqual([]);
  await flow.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('/us/en/reactivate-pro/accessories/');
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  await new CartPage(page).checkout.click();

  const checkout = new CheckoutPage(page);
  await checkout.passStepsTo('Billing address', {
    Contact: () => checkout.enterEmail('canceled@solo.example'),
  });
  await expect(checkout.card.number).toHaveCount(0);
  await checkout.renewsAutomatically.check();
  await checkout.expectStep('Payment');
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await checkout.address.fill(clinic);
  await walkTo(checkout, 'Review', { card: cards.asks });
  await expect(totalOf(page)).toHaveAttribute('data-total', '0');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await new BankQuestion(page).answer('complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();

  await page.goto('/us/en/my-account/');
  const account = page.locator('[data-flow="account"]');
  await expect(account).toContainText(/Your 30-day trial is free through .+ we charge \$4\d\d\.\d\d/);
  await account.getByRole('button', { name: 'Cancel automatic renewal' }).click();
  await account.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(account).toContainText(/trial is free through .+ Then it ends by itself/);
  await page.goto('/us/en/reactivate-pro/membership/?membership=SUB-IND-TRIAL');
  await expect(flow).toHaveAttribute('data-state', 'known.choosing');
  await expect(flow).not.toContainText(/free trial/i);
});
