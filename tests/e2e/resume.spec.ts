import { accountsDepartment, clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, type StepName, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { expireCheckout } from './shop-database.ts';

test('an unsaved address survives a reload @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Billing address' })).token);
  await checkout.isBilledToShipping.uncheck();
  await checkout.address.fill(accountsDepartment);
  await page.reload();
  await checkout.expectStep('Billing address');
  await expect(checkout.isBilledToShipping).not.toBeChecked();
  await expect(checkout.address.lastName).toHaveValue(accountsDepartment.lastName);
  await expect(checkout.address.city).toHaveValue(accountsDepartment.city);
});

test('what was typed just before a reload survives it, and so does a code’s result', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.expectStep('Contact');
  await checkout.voucher.enter('NO-SUCH-CODE');
  const refusal = page.getByText('We don’t recognize that code. Check the spelling.');
  await expect(refusal).toBeVisible();
  await checkout.email.pressSequentially('half@typed');
  await page.reload();
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue('half@typed');
  await expect(checkout.voucher.code).toHaveValue('NO-SUCH-CODE');
  await expect(refusal).toBeVisible();
});

test('payment and review survive a reload, with the card and the ticks', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.expectStep('Payment');
  await page.reload();
  await checkout.expectStep('Payment');
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await page.reload();
  await checkout.expectStep('Review');
  await expect(checkout.answer('Payment')).toContainText('Visa ending in 4242');
  for (const box of await checkout.acknowledgements.all()) await expect(box).toBeChecked();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a card that must be entered again says why: after a reload, in a second tab, and not before @full', async ({
  page,
  context,
  prepare,
}) => {
  const why = 'For your security, we don’t keep your card number. Enter it again.';
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.card.waitUntilReady();
  await expect(page.getByText(why)).toHaveCount(0);
  await checkout.card.enter(cards.good);
  await page.reload();
  await expect(page.getByText(why)).toBeVisible();
  await walkTo(checkout, 'Review', { card: cards.good });

  const second = await context.newPage();
  await new CheckoutPage(second).open();
  await new CheckoutPage(second).expectStep('Payment');
  await expect(second.getByText(why)).toBeVisible();
});

test('the browser’s back and forward lead through the screens without losing anything @landing', async ({
  page,
  email,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });

  const steps: readonly StepName[] = ['Payment', 'Shipping method', 'Shipping address'];
  for (const step of steps) {
    await page.goBack();
    await checkout.expectStep(step);
  }
  await expect(checkout.email).toHaveValue(email);
  for (const step of [...steps].reverse().slice(1)) {
    await page.goForward();
    await checkout.expectStep(step);
    if (step === 'Shipping address') await expect(checkout.address.street).toHaveValue(clinic.street);
  }
  await page.goForward();
  await checkout.expectStep('Review');
  await expect(checkout.answer('Payment')).toContainText('Visa ending in 4242');
});

test('a URL can open a step only as far as the checkout has progressed @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  await checkout.expectStep('Shipping method');
  await page.goto('/us/en/checkout/?step=review');
  await checkout.expectStep('Shipping method');
  await expect(page).toHaveURL(/\?step=shipping-method$/);
  await page.goto('/us/en/checkout/?step=contact');
  await checkout.expectStep('Contact');
  await page.goto('/us/en/checkout/?step=nonsense');
  await checkout.expectStep('Contact');
  await expect(page).toHaveURL(/\?step=contact$/);
});

test('an expired checkout says so, and the next cart is a new one @full', async ({
  page,
  prepare,
  database,
}) => {
  const checkout = new CheckoutPage(page);
  const cart = new CartPage(page);
  const { token } = await prepare({ at: 'Billing address' });
  await checkout.openLink(token);
  await checkout.expectStep('Billing address');
  await expireCheckout(database, token);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  await expect(cart.count).toHaveText('Cart');
  await cart.open();
  await expect(cart.emptyNote).toBeVisible();
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await expect(cart.line('Sonde IQ3').quantity).toHaveValue('1');
  await cart.checkout.click();
  await checkout.expectStep('Contact');
});

test('a second tab shows the same checkout and follows what the first one saves @landing', async ({
  page,
  context,
  prepare,
  email,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.expectStep('Contact');
  const second = await context.newPage();
  const secondCheckout = new CheckoutPage(second);
  await secondCheckout.open();
  await secondCheckout.expectStep('Contact');
  expect(await readTotal(second)).toBe(await readTotal(page));

  await page.bringToFront();
  await walkTo(checkout, 'Shipping method', { email, address: clinic });
  await checkout.voucher.enter('USONLY50');
  await expect(checkout.voucher.applied('USONLY50')).toBeVisible();
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(secondCheckout.voucher.applied('USONLY50')).toBeVisible();
  await expect(secondCheckout.email).toHaveValue(email);

  const cart = await context.newPage();
  await new CartPage(cart).open();
  await new CartPage(cart).line('Sonde IQ3').more.click();
  // Includes California's tax, and on the first tab's screen the selected shipping method.
  for (const tab of [page, second])
    await expect.poll(() => readTotal(tab)).toBeGreaterThan(389900 * 2 + 42000 - 5000);
});

test('a checkout that another tab puts aside and brings back continues with what was typed @full', async ({
  page,
  context,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Contact' });
  await checkout.openLink(token);
  await checkout.email.fill('half@typed');
  const other = await context.newPage();
  await other.goto('/us/en/accessories/');
  await other.evaluate(() => {
    document.cookie = 'sonde.checkout.us=; Max-Age=0; Path=/';
    localStorage.removeItem('sonde.checkoutToken');
  });
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await other.evaluate((own) => localStorage.setItem('sonde.checkoutToken', own), token);
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue('half@typed');
});

test('a checkout waits for the part that restores it, and loses nothing if that never comes @full', async ({
  page,
  journal,
  prepare,
}) => {
  journal.provokes(/net::ERR_FAILED/);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.email.fill('half@typed');
  const part = /restoring.*\.js/;
  await page.route(part, (route) => route.abort());
  await page.reload();
  await expect(checkout.noConnection).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(part);
  await page.reload();
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue('half@typed');
});

test('a checkout that an earlier version of the shop has stored continues with what was typed @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.email.fill('half@typed');
  await page.goto('/us/en/terms-and-conditions/');
  const isStored = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('sonde.flow.checkout.')) ?? '';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly version: number };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, version: stored.version - 1 }));
    return stored.version > 1;
  });
  expect(isStored).toBe(true);
  const upgrade = page.waitForResponse(/restoring-earlier/);
  await checkout.open();
  await upgrade;
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue('half@typed');
});
