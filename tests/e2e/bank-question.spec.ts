import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';

test('failing the bank’s challenge charges nothing, and another card whose challenge is passed pays once', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  const bank = new BankQuestion(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.asks);
  await bank.answer('fail');

  await checkout.expectStep('Payment');
  await expect(checkout.nothingCharged).toBeVisible();
  expect(await books()).toEqual({ orders: [], charges: [] });
  await walkTo(checkout, 'Review', { card: cards.asksAlways });
  await checkout.placeOrder.click();
  await expect(bank.dialog).toBeVisible();
  await bank.answer('complete');
  await expect(new ConfirmationPage(page).payment).toContainText('3184');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('the bank’s challenge can be closed with Escape, which charges nothing @full', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  const bank = new BankQuestion(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.asks);
  await expect(bank.complete).toBeVisible();
  await page.keyboard.press('Escape');
  await checkout.expectStep('Payment');
  await expect(checkout.nothingCharged).toBeVisible();
  expect(await books()).toEqual({ orders: [], charges: [] });
});

test('on a slow computer the bank’s challenge takes the focus, and works by keyboard @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const bank = new BankQuestion(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await placeWith(checkout, cards.asks);
  await expect(bank.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bank.complete).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a buyer who changes the cart during the bank’s challenge sees and pays for the new cart only @full', async ({
  page,
  prepare,
  books,
}) => {
  const { token } = await prepare({ at: 'Payment' });
  const checkout = new CheckoutPage(page);
  const bank = new BankQuestion(page);
  await checkout.openLink(token);
  await placeWith(checkout, cards.asks);
  await expect(bank.dialog).toBeVisible();

  const otherTab = await page.context().newPage();
  const cart = new CartPage(otherTab);
  await cart.open();
  await cart.line('Sonde IQ3').more.click();
  await expect(cart.line('Sonde IQ3').quantity).toHaveValue('2');
  await expect(otherTab.getByText('Saving')).toHaveCount(0);

  await page.bringToFront();
  await bank.answer('complete');
  await checkout.expectStep('Payment');
  await expect(checkout.nothingCharged).toBeVisible();
  await expect(checkout.summary).toContainText('$7,798.00');
  expect(await books()).toEqual({ orders: [], charges: [] });
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).line('Sonde IQ3')).toContainText('2 × $3,899.00');
  expect((await books()).charges).toHaveLength(1);
});
