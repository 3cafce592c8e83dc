import type { Locator, Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorAt } from './pages/field-error.ts';
import { ProductPage } from './pages/product-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Opens a page whose application loads much later. */
async function openBeforeTheApplication(page: Page, path: string) {
  const press = signal();
  await page.route('**/assets/*.js', async (route) => {
    await press.given;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return press;
}

test('choices, typing and presses are replayed once the application runs', async ({ page }) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq-plus/');
  const product = new ProductPage(page);
  await product.choose('Billing period', '3 years');
  await product.quantity.fill('3');
  await product.accessory('USB-C cable').click();
  application.give();

  await expect(product.choice).toHaveText('3 probes, USB-C, Individual membership, 3 years, USB-C cable');
  await expect(product.quantity).toHaveValue('3');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(3 * 299900 + 113400 + 6900));
});

test('a connector selected before the application runs is selected, with the accessories that fit it @full', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq-plus/');
  const product = new ProductPage(page);
  await product.choose('Connector', 'Lightning');
  await expect(product.option('Connector', 'Lightning')).toBeChecked();
  await product.accessory('Long USB-C cable').click();
  application.give();

  await expect(product.choice).toHaveText('1 probe, Lightning, Individual membership, 1 year');
  await expect(product.option('Connector', 'Lightning')).toBeChecked();
  await expect(product.accessory('Long USB-C cable')).toHaveCount(0);
  await expect(product.accessory('Lightning cable')).not.toBeChecked();
});

test('what is typed while the application starts continues what was typed before @landing', async ({
  page,
}) => {
  // Types on as soon as the application runs, before it has heard of everything that happened earlier.
  await page.addInitScript(() => {
    addEventListener('sonde:ready', () => {
      setTimeout(() => {
        const field = document.querySelector<HTMLInputElement>('input[name="email"]')!;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set!.call(field, `${field.value}.example`);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    });
  });
  const application = await openBeforeTheApplication(page, '/us/en/form/government/');
  const email = page.locator('input[name="email"]');
  await page.locator('input[name="firstName"]').focus();
  await email.focus();
  await email.pressSequentially('anna@');
  // An island that runs already draws the field as empty as it knows it.
  await email.evaluate((field: HTMLInputElement) => (field.value = ''));
  await email.pressSequentially('clinic');
  await expect(email).toHaveValue('anna@clinic');
  application.give();
  await expect(email).toHaveValue('anna@clinic.example');
});

test('of two connectors selected while the application loads, the last one counts @full', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq-plus/');
  const product = new ProductPage(page);
  await product.choose('Connector', 'Lightning');
  application.give();
  await product.choose('Connector', 'USB-C');
  await waitForHydration(page);
  await expect(product.choice).toHaveText('1 probe, USB-C, Individual membership, 1 year');
  await expect(product.option('Connector', 'USB-C')).toBeChecked();
});

test('"Add to cart" pressed before the application runs adds the earlier selection once @landing', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq3/');
  const product = new ProductPage(page);
  await product.choose('Membership', 'Basic, no membership');
  await product.addToCart.click();
  await expect(product.addToCart.locator('span')).toHaveCSS('opacity', '0');
  await expect(product.addToCart).toHaveAccessibleName('Add to cart');
  application.give();

  const cart = new CartPage(page);
  await expect(cart.heading).toBeVisible();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
  await expect(cart.line('Individual membership').root).toHaveCount(0);
});

for (const { way, end } of [
  { way: 'left', end: (field: Locator) => field.blur() },
  { way: 'confirmed with Enter', end: (field: Locator) => field.press('Enter') },
]) {
  test(`an invalid number, typed and ${way} before the application runs, is reported once it does @landing${fullUnless(way === 'left')}`, async ({
    page,
  }) => {
    const application = await openBeforeTheApplication(page, '/us/en/product/iq3/');
    const { quantity } = new ProductPage(page);
    await quantity.fill('0');
    await end(quantity);
    application.give();

    await expectErrorAt(quantity, 'Enter a whole number from 1 to 10');
    await expect(quantity).toHaveValue('0');
  });
}

test('an invalid number typed before the application runs and left while it starts is reported @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('sonde:ready', () =>
      queueMicrotask(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }),
    );
  });
  const application = await openBeforeTheApplication(page, '/us/en/product/iq3/');
  const product = new ProductPage(page);
  // What comes after a press waits for it.
  await product.choose('Billing period', '3 years');
  await product.quantity.fill('0');
  application.give();

  await expectErrorAt(product.quantity, 'Enter a whole number from 1 to 10');
});

test('a code submitted with Enter before the application runs is sent once @full', async ({ page }) => {
  const cart = new CartPage(page);
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await expect(cart.checkout).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('WELCOME10')) asked.push(request.url());
  });
  const application = await openBeforeTheApplication(page, '/us/en/cart/');
  await cart.voucher.code.fill('WELCOME10');
  await cart.voucher.code.press('Enter');
  application.give();

  await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a box ticked before the application runs is ticked at once, and its fields follow @full', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ at: 'Contact' });
  await page
    .context()
    .addCookies([{ name: 'sonde.checkout.us', value: token, domain: '127.0.0.1', path: '/' }]);
  const application = await openBeforeTheApplication(page, '/us/en/checkout/');
  const checkout = new CheckoutPage(page);
  await checkout.isForOrganization.check();
  await page.getByRole('checkbox', { name: /^Email me/ }).check();
  await page.getByRole('checkbox', { name: /^Email me/ }).uncheck();
  application.give();
  await expect(page.getByRole('textbox', { name: 'Cost center' })).toBeVisible();
  await expect(checkout.isForOrganization).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Email me/ })).not.toBeChecked();
});

test('what is typed during hydration stays unchanged @full', async ({ page }) => {
  const text = 'Ada Augusta Byron, Countess of Lovelace, of London';
  const application = await openBeforeTheApplication(page, '/us/en/form/demo/');
  const field = page.locator('[name="firstName"]');
  const typing = field.pressSequentially(text, { delay: 10 });
  await expect.poll(() => field.inputValue()).toContain('Byron');
  application.give();
  await typing;
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field).toHaveValue(text);
});

/** A browser whose locale data differ from the server's in every language; the time zone calculations need English. */
function withOtherLocaleData() {
  const { DateTimeFormat } = Intl;
  class Strange {
    format = () => '٣';
    formatToParts = () => [{ type: 'literal', value: '٣' }];
    formatRange = () => '٣';
  }
  const StrangeDays = function (locale: string, options: Intl.DateTimeFormatOptions) {
    return locale.startsWith('en-') ? new DateTimeFormat(locale, options) : new Strange();
  };
  Object.assign(Intl, { NumberFormat: Strange, ListFormat: Strange, DateTimeFormat: StrangeDays });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  const press = (page: Page, catalogue: string, message: string) =>
    page.getByRole('button', { name: textIn(catalogue, message) }).first();
  const connectors = (page: Page) => page.locator('[data-island="configurator"] input[name="connector"]');

  test('a browser with other locale data hydrates the server’s markup, and replays presses, in Arabic', async ({
    page,
  }) => {
    await page.addInitScript(withOtherLocaleData);
    const application = await openBeforeTheApplication(page, '/ae/ar/product/iq-plus/');
    const island = page.locator('[data-island="configurator"]');
    const served = await island.evaluateHandle((place) => place.firstElementChild);
    const text = await island.innerText();
    await connectors(page).last().dispatchEvent('click');
    application.give();
    await waitForHydration(page);
    await expect(connectors(page).last()).toBeChecked();
    expect(await island.evaluate((place, first) => place.firstElementChild === first, served)).toBe(true);
    await connectors(page).first().dispatchEvent('click');
    await expect(island).toHaveText(text, { useInnerText: true });
    await press(page, 'ar', 'Add to cart').click();
    await expect(press(page, 'ar', 'Checkout')).toBeVisible();
  });

  test('"Add to cart" is replayed once, with the earlier selection, if the island is rendered again, in Italian @landing', async ({
    page,
    journal,
  }) => {
    journal.provokes(/Minified React error #418/);
    const application = await openBeforeTheApplication(page, '/it/it/product/iq-plus/');
    const total = page.locator('[data-island="configurator"] [data-total]').first();
    await total.evaluate((text) => (text.textContent = '1.860 €'));
    const redrawn = page.waitForEvent('pageerror', ({ message }) => message.includes('#418'));
    const created = page.waitForRequest((request) => request.postData()?.includes('checkoutCreate') === true);
    await connectors(page).last().dispatchEvent('click');
    await press(page, 'it', 'Add to cart').click();
    application.give();
    await redrawn;
    expect((await created).postData()).toContain(btoa('ProductVariant:IQP-LTG'));
    await expect(press(page, 'it', 'Checkout')).toBeVisible();
  });
});
