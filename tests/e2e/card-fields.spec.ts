import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorSummary } from './pages/error-summary.ts';
import { fullUnless } from '../support/short-runs.ts';
import { typeDigits } from '../support/type-digits.ts';

/** `tests/contract/card-fields.test.ts` has the table of all values refused at once. */
const refusedAtOnce = [
  {
    name: 'a mistyped number',
    card: cards.mistyped,
    place: 'Card number',
    words: /card number doesn’t look right/,
  },
  {
    name: 'half a date',
    card: { ...cards.good, expiry: '12' },
    place: 'Expiration date',
    words: /^Check the expiration date/,
  },
] as const;

for (const { name, card, place, words } of refusedAtOnce) {
  test(`${name} is reported at the field, and fixed there @full`, async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    const field = { 'Card number': checkout.card.number, 'Expiration date': checkout.card.expiry }[place];
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await checkout.card.enter(card);
    await checkout.continue.click();

    await expect(checkout.card.place(place)).toHaveAccessibleDescription(words);
    await expect(checkout.card.block.getByRole('alert')).toHaveText(words);
    await expectErrorSummary(page, checkout);
    await checkout.problems.getByRole('link', { name: words }).click();
    await expect(field).toBeFocused();
    await checkout.card.number.fill(cards.good.number);
    await checkout.card.expiry.fill(cards.good.expiry);
    await checkout.card.securityCode.fill(cards.good.securityCode);
    await expect(checkout.problems).toBeHidden();
    await checkout.continue.click();
    await checkout.expectStep('Review');
    await expect(checkout.answer('Payment')).toContainText('Visa ending in 4242');
  });
}

const leftWrong = [
  { name: 'half a number', place: 'Card number', typed: '4242 4242', words: /number doesn’t look right/ },
  { name: 'half a code', place: 'Security code', typed: '12', words: /front of an Amex\.$/ },
] as const;

for (const { name, place, typed, words } of leftWrong) {
  test(`${name} is reported when its field is left, not during typing, until it is fixed @landing${fullUnless(name === 'half a code')}`, async ({
    page,
    prepare,
  }) => {
    const checkout = new CheckoutPage(page);
    const { card } = checkout;
    const [field, good] = {
      'Card number': [card.number, cards.good.number] as const,
      'Security code': [card.securityCode, cards.good.securityCode] as const,
    }[place];
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await card.waitUntilReady();
    await field.click();
    await expect(card.place(place)).toHaveClass(/StripeElement--focus/);
    await typeDigits(field, typed);
    await expect(card.place(place)).toHaveAccessibleDescription('');
    await page.keyboard.press('Shift+Tab');
    await expect(card.place(place)).toHaveAccessibleDescription(words);
    await expect(field).not.toBeFocused();
    await expect(checkout.problems).toBeHidden();
    await field.fill(good);
    await expect(card.place(place)).toHaveAccessibleDescription('');
  });
}

test('an empty card form lists every field, links to each, and removes fixed errors @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.waitUntilReady();
  await checkout.continue.click();
  const fields = [
    { place: 'Card number', words: 'Enter your card number', field: checkout.card.number },
    { place: 'Expiration date', words: 'Enter the expiration date', field: checkout.card.expiry },
    { place: 'Security code', words: 'Enter the security code', field: checkout.card.securityCode },
  ] as const;
  await expectErrorSummary(page, checkout);
  await expect(checkout.problems.getByRole('link')).toHaveText(fields.map(({ words }) => words));
  for (const { place, words, field } of fields) {
    await expect(checkout.card.place(place)).toHaveAccessibleDescription(words);
    await checkout.problems.getByRole('link', { name: words }).click();
    await expect(field).toBeFocused();
  }
  await typeDigits(checkout.card.number, cards.good.number);
  await expect(checkout.card.number).toBeFocused();
  await expect(checkout.problems.getByRole('link')).toHaveText(fields.slice(1).map(({ words }) => words));
  await expect(checkout.card.place('Card number')).toHaveAccessibleDescription('');
});

test('Enter in a card field submits the card, and the error summary takes the focus @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.enter({ ...cards.good, expiry: '' });
  await checkout.card.securityCode.press('Enter');
  await expectErrorSummary(page, checkout);
  await expect(checkout.problems.getByRole('link')).toHaveText(['Enter the expiration date']);
});

test('a number is grouped during typing, pasting and in Arabic digits @full', async ({ page, prepare }) => {
  const { card, ...checkout } = new CheckoutPage(page);
  await new CheckoutPage(page).openLink((await prepare({ at: 'Payment' })).token);
  await card.waitUntilReady();
  for (const typed of ['4242424242424242', '4242-4242-4242-4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢']) {
    await card.number.fill(typed);
    await expect(card.number).toHaveValue('4242 4242 4242 4242');
  }
  await card.expiry.fill('1234');
  await expect(card.expiry).toHaveValue('12 / 34');
  await card.securityCode.fill('١٢٣');
  await checkout.continue.click();
  await expect(checkout.placeOrder).toBeVisible();
});

test('a buyer who reaches the card by keyboard sees the focused field @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.waitUntilReady();
  await checkout.step('Payment').focus();
  await page.keyboard.press('Tab');
  await expect(checkout.renewsAutomatically).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused();
  for (const place of ['#card-number', '#card-expiry', '#card-security-code']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(place)).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(place)).toHaveCSS('outline-width', '2px');
  }
});
