import { type BuyerAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { Keyboard } from './pages/keyboard.ts';
import { enterPassword } from './sign-in.ts';

const stateOf = '[data-flow="pro-custom"]';

test.describe('on a phone in Germany', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a Pro membership is put together, survives reload and Back, and is bought @full', async ({
    page,
    email,
    books,
  }) => {
    const buyer: BuyerAbroad = {
      shop: 'de/de',
      catalogue: 'de',
      email,
      typed: { 'address-line1': 'Invalidenstraße 1', 'postal-code': '10115', 'address-level2': 'Berlin' },
    };
    const flow = page.locator(stateOf);
    const press = (message: string) =>
      page.getByRole('button', { name: textIn('de', message), exact: true }).click();
    await page.goto('/de/de/product/pro-membership/');
    await page.locator('main a[href*="/pro-custom/"]').first().click();
    await expect(flow).toHaveAttribute('data-state', 'probe.offered');
    await expect(page).toHaveURL(/\/de\/de\/pro-custom\/probe\/$/);
    await page.locator('input[name="quantity"]').fill('1');
    await press('Continue');
    await expect(page).toHaveURL(/\/pro-custom\/features\/$/);
    const before = await readTotal(page);
    await page.locator('input[name="feature-SUB-PROC-DIAG-CARDIAC-1Y"]').check({ force: true });
    await expect.poll(() => readTotal(page)).toBeGreaterThan(before);
    await press('Continue');
    await page.locator('input[name="members"]').fill('7');
    const total = await readTotal(page);

    await page.reload();
    await expect(flow).toHaveAttribute('data-state', 'members.offered');
    await expect(page.locator('input[name="members"]')).toHaveValue('7');
    await page.goBack();
    await expect(page.locator('input[name="feature-SUB-PROC-DIAG-CARDIAC-1Y"]')).toBeChecked();
    await page.goForward();
    await press('Continue');
    await expect(flow).toHaveAttribute('data-state', 'review.confirmed');
    expect(await readTotal(page)).toBe(total);
    // A membership renews only if the buyer chooses it at checkout.
    await expect(page.getByText('wenn Sie die automatische Verlängerung wählen').first()).toBeVisible();
    await press('Add to cart');

    await expect(page).toHaveURL(/\/de\/de\/cart\/$/);
    await reachReviewAbroad(page, buyer);
    const shown = await readTotal(page);
    await placeAbroad(page, buyer, 'Order with obligation to pay');
    await expect(totalOf(page)).toHaveAttribute('data-total', String(shown));
    const order = await page.locator('[data-order-number]').innerText();
    expect(await books()).toEqual({ orders: [order], charges: [shown] });
  });
});

test('a Pro membership is put together and bought with the keyboard alone @landing', async ({
  page,
  email,
  books,
}) => {
  const keyboard = new Keyboard(page);
  const flow = page.locator(stateOf);
  const next = page.getByRole('button', { name: 'Continue' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/us/en/pro-custom/');
  await expect(flow).toHaveAttribute('data-state', 'probe.offered');
  await keyboard.choose(
    page.getByRole('radio', { name: 'Sonde IQ3' }),
    'ArrowDown',
    page.getByRole('radio', { name: 'Sonde IQ+', exact: true }),
  );
  await keyboard.press(next);
  await expect(heading('Choose features')).toBeFocused();
  await keyboard.press(page.getByRole('checkbox', { name: /^Needle visualization/ }), 'Space');
  await keyboard.press(next);
  await expect(heading('Members and term')).toBeFocused();
  await keyboard.press(page.getByRole('button', { name: 'One more' }));
  await expect(page.locator('input[name="members"]')).toHaveValue('6');
  await keyboard.press(next);
  await expect(heading('Review your Pro membership')).toBeFocused();
  await expect(flow).toHaveAttribute('data-state', 'review.confirmed');
  await expect(page.getByRole('status').filter({ hasText: 'today' })).toHaveText(
    /Needle visualization.*\$[\d,.]+ today/,
  );
  await keyboard.press(page.getByRole('button', { name: 'Add to cart' }));

  const cart = new CartPage(page);
  await expect(cart.heading).toBeVisible();
  await expect(cart.line('Pro membership').root).toBeVisible();
  await keyboard.press(cart.checkout);
  const checkout = new CheckoutPage(page);
  await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });
  const shown = await readTotal(page);
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  expect((await books()).charges).toEqual([shown]);
});

test('an owner without a plan signs in, keeps what was chosen, and needs no probe @full', async ({
  page,
}) => {
  const flow = page.locator(stateOf);
  await page.goto('/us/en/pro-custom/');
  await expect(flow).toHaveAttribute('data-state', 'probe.offered');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[name="feature-SUB-PROC-COLL-TELE-1Y"]').check({ force: true });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('input[name="device"][value="none"]').check({ force: true });
  await expect(flow).toHaveAttribute('data-state', 'probe.unavailable.withoutSignIn');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, 'canceled@solo.example');
  await expect(page).toHaveURL(/\/us\/en\/pro-custom\/probe\/$/);
  await expect(flow).toHaveAttribute('data-state', 'probe.offered');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('input[name="feature-SUB-PROC-COLL-TELE-1Y"]')).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(flow).toHaveAttribute('data-state', 'review.confirmed');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/us\/en\/cart\/$/);
});

test('a veterinary Pro membership has terms instead of features @full', async ({ page }) => {
  const flow = page.locator(stateOf);
  await page.goto('/us/en/product/pro-membership-vet/');
  await page.getByRole('link', { name: 'Build your Pro membership' }).first().click();
  await expect(flow).toHaveAttribute('data-state', 'probe.offered');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/pro-custom\/members\/$/);
  await page.getByText('3 years', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(flow).toHaveAttribute('data-state', 'review.confirmed');
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(2);
});

test('a country that sells no Pro membership says so, and where to go @landing', async ({
  page,
  journal,
}) => {
  journal.provokes(/status of 404/);
  const response = await page.goto('/ke/en/pro-custom/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Kenya');
});
