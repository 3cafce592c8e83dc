import type { Page } from '@playwright/test';
import { type BuyerAbroad, fillCartAbroad } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { Wallet } from './pages/wallet.ts';

test.use({ viewport: { width: 375, height: 812 } });

const orCard = (page: Page) => page.getByText('Or enter your card details');

test('a card is released in Apple Pay on a German phone, and every page names the wallet', async ({
  page,
  baseURL,
  email,
  books,
}) => {
  await Wallet.give(page, baseURL ?? '', 'Apple Pay');
  const wallet = new Wallet(page, 'Apple Pay');
  const button = (message: string) => page.getByRole('button', { name: textIn('de', message), exact: true });
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
  const typed = { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' };
  const abroad: BuyerAbroad = { shop: 'de/de', catalogue: 'de', typed, email };
  await fillCartAbroad(page, abroad, 'iq-plus/basic');
  await button('Checkout').click();
  const named = /Apple Pay · Visa mit den Endziffern 4242/;
  await new CheckoutPage(page, 'de').passStepsTo('Review', {
    Contact: () => field('email').fill(email),
    'Shipping address': async () => {
      await field('given-name').fill('Noël');
      await field('family-name').fill('Ó Briain');
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    },
    Payment: async () => {
      await expect(wallet.button('Google Pay')).toHaveCount(0);
      await wallet.open();
      await wallet.release();
      await expect(page.locator('#card-given')).toHaveText(named);
      await expect(page.locator('#card-given')).toBeFocused();
    },
  });
  await expect(page.getByRole('main')).toContainText(named);
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await button('Order with obligation to pay').click();
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('de', 'Thank you'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(named);
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('closing the wallet leaves everything as it was, also with the keyboard @full', async ({
  page,
  prepare,
  baseURL,
}) => {
  await Wallet.give(page, baseURL ?? '', 'Apple Pay', 'Google Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Google Pay');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.enter(cards.good);
  await wallet.open();
  await wallet.cancel();
  await expect(wallet.button()).toBeFocused();
  await expect(checkout.card.number).toHaveValue(/4242 4242 4242 4242/);
  await expect(checkout.problems).toHaveCount(0);

  await wallet.button().focus();
  await page.keyboard.press('Enter');
  await expect(wallet.heading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.sheet).toHaveCount(0);
  await expect(wallet.button()).toBeFocused();
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await expect(checkout.answer('Payment')).toHaveText(/^Visa ending in 4242/);
});

test('a sheet that is open closes when the buyer goes back, and what was typed is still there @full', async ({
  page,
  prepare,
  baseURL,
}) => {
  await Wallet.give(page, baseURL ?? '', 'Apple Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Apple Pay');
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  await walkTo(checkout, 'Payment');
  await wallet.open();
  await page.goBack();
  await checkout.expectStep('Shipping method');
  await expect(wallet.sheet).toHaveCount(0);
  await walkTo(checkout, 'Payment');
  await wallet.open();
  await wallet.release();
  await expect(page.locator('#card-given')).toBeFocused();
});

test('without a network, a released card is refused once, and the focus is at the button again @full', async ({
  page,
  context,
  prepare,
  baseURL,
  journal,
}) => {
  journal.provokes(/ERR_INTERNET_DISCONNECTED/);
  await Wallet.give(page, baseURL ?? '', 'Apple Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Apple Pay');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await wallet.open();
  await page.evaluate(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.getAttribute('role') === 'alert') messages.push(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await wallet.release();
  await expect(checkout.noConnection).toBeVisible();
  await expect(wallet.button()).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { readonly messages: string[] }).messages)).toEqual([
    expect.stringContaining('No connection'),
  ]);
  await context.setOffline(false);
});

test('a decline leads back to the wallets, and one of them pays once @full', async ({
  page,
  prepare,
  baseURL,
  books,
}) => {
  await Wallet.give(page, baseURL ?? '', 'Google Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Google Pay');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  for (const card of ['declined', 'mastercard'] as const) {
    await walkTo(checkout, 'Payment');
    await wallet.open();
    await wallet.release(card);
    await expect(page.locator('#card-given')).toContainText('Google Pay');
    await walkTo(checkout, 'Review');
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    if (card === 'declined') {
      await checkout.expectStep('Payment');
      await expect(checkout.problems).toContainText('Your bank declined the card. You haven’t been charged.');
    }
  }
  await expect(new ConfirmationPage(page).payment).toContainText('Google Pay · Mastercard ending in 4444');
  expect((await books()).charges).toHaveLength(1);
});

test('a card that the wallet can’t give names its reason, and the fields stay @full', async ({
  page,
  prepare,
  baseURL,
  journal,
}) => {
  journal.provokes(/402 \(Payment Required\).*payment_methods/);
  await Wallet.give(page, baseURL ?? '', 'Apple Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Apple Pay');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await wallet.open();
  await wallet.release('expired');
  await expect(checkout.problems).toContainText('expired');
  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(checkout.answer('Payment')).toHaveText(/^Visa ending in 4242/);
});

test('the sheet shows the total, also after it has changed @full', async ({ page, prepare, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await Wallet.give(page, baseURL ?? '', 'Apple Pay');
  const checkout = new CheckoutPage(page);
  const wallet = new Wallet(page, 'Apple Pay');
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  const displayedAmount = async () => {
    await wallet.open();
    const [amount = ''] = /\$[\d,.]+/.exec((await wallet.purpose.textContent()) ?? '') ?? [];
    await wallet.cancel();
    return amount;
  };
  const before = await displayedAmount();
  await expect(checkout.summary).toContainText(before);
  await checkout.voucher.enter('WELCOME10');
  await expect.poll(displayedAmount).not.toBe(before);
  await expect(checkout.summary).toContainText(await displayedAmount());
});

test('without a wallet in the browser there is no button, and nothing takes its place @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.waitUntilReady();
  await expect(page.getByTitle('Secure express checkout frame')).toHaveCount(0);
  await expect(orCard(page)).toHaveCount(0);
});
