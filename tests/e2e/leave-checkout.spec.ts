import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';

test('one press of Back leaves a finished checkout, also after the bank’s challenge, and Forward returns to the order @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);
  const cart = new CartPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.expectStep('Payment');
  await cart.open();
  await cart.checkout.click();
  await checkout.expectStep('Payment');
  await checkout.back.click();
  await checkout.expectStep('Shipping method');
  await page.reload();
  await checkout.expectStep('Shipping method');
  await placeWith(checkout, cards.asks);
  await new BankQuestion(page).answer('complete');
  await expect(confirmation.heading).toBeVisible();
  const number = await confirmation.orderNumber.innerText();

  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(cart.emptyNote).toBeVisible();
  await page.goForward();
  await expect(confirmation.orderNumber).toHaveText(number);
  await page.goForward();
  await expect(page).toHaveURL(/\/confirmation\//);
  await expect(confirmation.orderNumber).toHaveText(number);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('a finished checkout shows its order, never the form, under a matching URL @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.good);
  await expect(confirmation.heading).toBeVisible();
  const number = await confirmation.orderNumber.innerText();

  let letGo = () => {};
  const shopAnswers = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql/', async (route) => {
    await shopAnswers;
    await route.continue();
  });
  await page.goto('/us/en/checkout/?step=payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(confirmation.heading).toHaveCount(0);
  letGo();
  await expect(confirmation.orderNumber).toHaveText(number);
  await expect(page).toHaveURL(/\/confirmation\//);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(confirmation.orderNumber).toHaveText(number);
  await new CartPage(page).open();
  await expect(new CartPage(page).emptyNote).toBeVisible();
});
