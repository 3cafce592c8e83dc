import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { Keyboard } from './pages/keyboard.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

const flow = (page: Page) => page.locator('[data-flow="trade-in"]');

const anyNumber = (prefix: string) => serialNumberOf(prefix, randomInt(10_000_000));

async function describeProbe(page: Page, serialNumber: string): Promise<void> {
  const form = flow(page);
  // A press before the form runs is repeated once it does: until then, its mark may come and go.
  for (const name of ['Sonde IQ+', 'Good'])
    await expect(() => form.getByRole('radio', { name, exact: true }).check({ force: true })).toPass();
  await form.getByLabel('Serial number').fill(serialNumber);
  await form.getByRole('button', { name: 'Register my probe' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('an old probe takes its credit off a new one, and its label is on the order’s page @landing', async ({
    page,
    email,
  }) => {
    const serialNumber = anyNumber('SQ2');
    await page.goto('/us/en/trade-in-program/');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await page.getByRole('link', { name: 'Trade in your probe', exact: true }).click();
    await expect(flow(page)).toHaveAttribute('data-state', 'describing.editing');

    await flow(page).getByRole('button', { name: 'Register my probe' }).click();
    await expect(flow(page)).toHaveAttribute('data-state', 'describing.incomplete');
    expect(await violations(page)).toEqual([]);
    await describeProbe(page, serialNumber);
    const heading = page.getByRole('heading', { name: 'Your credit is $700' });
    await expect(heading).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await page.reload();
    await expect(heading).toBeVisible();

    await page.getByRole('link', { name: 'Choose your new probe' }).click();
    await page.waitForURL(/voucherCode=/);
    await page.goto('/us/en/product/iq3/');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const cart = new CartPage(page);
    await expect(page.getByRole('main')).toContainText('Trade-in credit');
    await expect(page.getByRole('main')).toContainText('−$700.00');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Trade-in credit');
    await cart.checkout.click();

    const checkout = new CheckoutPage(page);
    await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });
    await expect(page.getByText('Trade-in credit').first()).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Trade-in terms' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('within 30 days of your order');
    expect(await violations(page)).toEqual([]);
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Trade-in credit');
    await expect(page.getByRole('heading', { name: 'Your old probe' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Print the label' }).click();
    await expect(page.getByRole('heading', { name: 'Label for your old probe' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(serialNumber);
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    // Without the cookie, and the key with which the browser would prove the order again.
    await page.context().clearCookies();
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.reload();
    await expect(page.getByRole('main')).not.toContainText(serialNumber);
  });
});

test('an old probe earns more towards an all-in bundle, and the cart says so @full', async ({ page }) => {
  await page.goto('/us/en/trade-in/');
  await describeProbe(page, anyNumber('SQ2'));
  await expect(page.getByRole('heading', { name: 'Your credit is $700' })).toBeVisible();
  await expect(flow(page)).toContainText('the same code takes off $980');
  await page.getByRole('link', { name: 'Choose an all-in bundle' }).click();
  await expect(page).toHaveURL(/\/all-in\/device\/$/);
  await page.goto('/us/en/product/iq3/all-in/');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('−$980.00');
});

test('a serial number counts once, and the page says so @full', async ({ page, browser }) => {
  const serialNumber = anyNumber('SQ2');
  await page.goto('/us/en/trade-in/');
  await describeProbe(page, serialNumber);
  await expect(page.getByRole('heading', { name: 'Your credit is $700' })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(new URL('/us/en/trade-in/', page.url()).href);
  await describeProbe(other, serialNumber);
  await expect(other.getByRole('alert')).toContainText('has already been registered');
  await other.close();
});

test('an old probe is registered with the keyboard alone @full', async ({ page }) => {
  const keyboard = new Keyboard(page);
  const form = flow(page);
  await page.goto('/us/en/trade-in/');
  await expect(form).toHaveAttribute('data-state', 'describing.editing');
  const register = form.getByRole('button', { name: 'Register my probe' });
  await keyboard.press(register);
  await expect(form).toHaveAttribute('data-state', 'describing.incomplete');
  for (const name of ['Sonde IQ+', 'Good'])
    await keyboard.press(form.getByRole('radio', { name, exact: true }), 'Space');
  await keyboard.type(form.getByLabel('Serial number'), anyNumber('SQ2'));
  await keyboard.press(register);
  await expect(page.getByRole('heading', { name: 'Your credit is $700' })).toBeFocused();
  await keyboard.press(page.getByRole('link', { name: 'Choose your new probe' }));
  await page.waitForURL(/voucherCode=/);
});

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('an old probe is registered, and its credit comes off a new one @full', async ({ page }) => {
    await page.goto('/ae/ar/trade-in/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(flow(page)).toHaveAttribute('data-state', 'describing.editing');
    const register = flow(page).getByRole('button', { name: textIn('ar', 'Register my probe') });
    await register.click();
    await expect(flow(page)).toHaveAttribute('data-state', 'describing.incomplete');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    for (const [name, value] of [
      ['productLine', 'IQ_PLUS'],
      ['condition', 'GOOD'],
    ])
      await flow(page).locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    const number = flow(page).locator('input[name="serialNumber"]');
    await expect(number).toHaveAttribute('dir', 'ltr');
    await number.fill(anyNumber('SQ2'));
    await register.click();
    await expect(flow(page)).toHaveAttribute('data-state', 'registered');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await page.getByRole('link', { name: textIn('ar', 'Choose your new probe') }).click();
    await page.waitForURL(/\/ae\/ar\/.*voucherCode=/);
    await page.goto('/ae/ar/product/iq3/');
    await page.getByRole('button', { name: textIn('ar', 'Add to cart'), exact: true }).click();
    await expect(page).toHaveURL(/\/ae\/ar\/cart\/$/);
    await expect(page.getByRole('main')).toContainText(textIn('ar', 'Trade-in credit'));
  });
});

test('in Arabic a name that ends in a sign reads from left to right @full', async ({ page }) => {
  for (const path of ['trade-in', 'trade-in-program']) {
    await page.goto(`/ae/ar/${path}/`);
    const name = page.getByText('Sonde IQ+', { exact: true }).first();
    await expect(name).toBeVisible();
    expect(await name.evaluate((element) => getComputedStyle(element).unicodeBidi), path).toMatch(
      /isolate|plaintext/,
    );
    expect(await name.evaluate((element) => element.matches(':dir(ltr)')), path).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the program can be read, with every credit and what is agreed to @landing', async ({ page }) => {
    await page.goto('/de/de/trade-in-program/');
    await expect(page.getByRole('table').first()).toContainText('720');
    await expect(page.getByRole('table').last()).toContainText('1.010');
    await page.goto('/us/en/trade-in-program/');
    await expect(page.getByRole('main')).toContainText('within 30 days of your order');
    for (const address of ['/us/en/trade-in/', '/us/en/terms-and-conditions/']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText('You can trade in each probe once');
    }
  });
});
