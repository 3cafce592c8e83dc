import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorSummary } from './pages/error-summary.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';

test('an expired card leads back to the payment, loses nothing, and another card pays once', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  const { token, email } = await prepare({ at: 'Payment' });
  await checkout.openLink(token);
  await placeWith(checkout, cards.expired);

  await checkout.expectStep('Payment');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /has expired\. You haven’t been charged\. Check the expiration date/ })
      .first(),
  ).toBeVisible();
  expect(await books()).toEqual({ orders: [], charges: [] });

  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(checkout.answer('Contact')).toContainText(email);
  await expect(checkout.answer('Shipping address')).toContainText('500 Howard Street');
  await expect(checkout.answer('Billing address')).toContainText('500 Howard Street');
  for (const box of await checkout.acknowledgements.all()) await expect(box).toBeChecked();
  const total = await readTotal(page);
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toEqual([total]);
});

test('a decline is shown in the summary and at the card, with the same text after a reload @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.declined);
  await checkout.expectStep('Payment');
  const words = /^Your bank declined the card\. You haven’t been charged\. Try another card/;
  for (const visit of ['at once', 'after a reload']) {
    await expect(checkout.problems.getByRole('link'), visit).toHaveText(words);
    await expect(checkout.card.place('Card number'), visit).toHaveAccessibleDescription(words);
    await expectErrorSummary(page, checkout);
    await page.reload();
  }
});

test('a card refusal without a field focuses its summary @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.processingError);
  await checkout.expectStep('Payment');
  await expectErrorSummary(page, checkout);
  await checkout.problems.getByRole('link', { name: /couldn’t process your card/ }).click();
  await expect(checkout.card.number).toBeFocused();
});

test('a link to a card field works while the fields load @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.expectStep('Payment');
  await walkTo(checkout, 'Review', { card: cards.processingError });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith('/sandbox/') && url.searchParams.has('channel'),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await checkout.problems.getByRole('link', { name: /couldn’t process your card/ }).click();
  release();
  await expect(checkout.card.number).toBeFocused();
});

test('a wrong ZIP code leads to the billing address, where it can be corrected @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await placeWith(checkout, cards.wrongZip);
  const link = checkout.problems.getByRole('link', { name: /ZIP code doesn’t match your card/ });
  await link.click();
  await expect(checkout.step('Billing address')).toBeFocused();
});

test('an entered card is kept until the buyer wants another one @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.change('Payment').click();
  await checkout.expectStep('Payment');
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await checkout.useAnotherCard.click();
  await walkTo(checkout, 'Review', { card: cards.amex });
  await expect(checkout.answer('Payment')).toContainText('American Express ending in 0005');
});

test('in German on a phone, a Continue without a card is announced as an error @landing', async ({
  page,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const berlin = {
    ...clinic,
    street: 'Invalidenstraße 44',
    city: 'Berlin',
    postalCode: '10115',
    stateCode: '',
  };
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  await new CheckoutPage(page).openLink(token, 'de/de');
  await page.getByRole('button', { name: textIn('de', 'Continue'), exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: textIn('de', 'There is a problem') });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Fehler: /);
});
