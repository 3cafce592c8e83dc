import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

test.use({ viewport: { width: 375, height: 667 } });

test('a visitor from a country without sales is told so in the shop @landing', async ({ page }) => {
  const response = await page.goto('/jp/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('complementary', { name: 'About your country' })).toBeVisible();
});

test('where the header of a French product page has no room for the currency, it is still heard @full', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: /France · Français · EUR$/i });
  const widthOfCurrency = async () =>
    (await link.locator('[translate="no"] > span').boundingBox())?.width ?? 0;
  await page.goto('/fr/fr/product/iq3/');
  for (const width of [992, 1199]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link).toBeVisible();
    expect(await widthOfCurrency()).toBe(1);
    expect(await widthBeyondTheScreen(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(link).toBeVisible();
  expect(await widthOfCurrency()).toBeGreaterThan(20);
  expect(await widthBeyondTheScreen(page)).toBe(0);
});

test('cart and checkout mention the cart in another country, in German and in Italian @landing', async ({
  page,
}) => {
  await new ProductPage(page).open('iq-plus');
  await new ProductPage(page).addToCart.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.goto('/de/de/cart/');
  await expect(page.getByRole('heading', { name: textIn('de', 'Your cart is empty') })).toBeVisible();
  const fromGermany = page.getByText('Ihr Warenkorb in unserem Shop (Vereinigte Staaten):').locator('..');
  await expect(fromGermany.getByRole('link')).toHaveAttribute('href', '/us/cart/');
  await page.goto('/it/it/checkout/');
  await expect(page.getByText('Il Suo carrello nel nostro negozio (Stati Uniti):')).toBeVisible();
  await expect(page.getByRole('heading', { name: textIn('it', 'Your cart is empty') })).toBeVisible();
  await page.goto('/it/it/product/iq3/');
  await page
    .getByRole('button', { name: textIn('it', 'Add to cart') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sonde IQ3' })).toBeVisible();
  const fromItaly = page.getByText('Il Suo carrello nel nostro negozio (Stati Uniti):').locator('..');
  await fromItaly.getByRole('link').click();
  await expect(page).toHaveURL(/\/us\/en\/cart\/$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Sonde IQ+' })).toBeVisible();
  await expect(page.getByText('Your cart in our shop (Italy):')).toBeVisible();
});

test('a Spanish order has Spanish address formats, and a billing address that starts like the other @landing', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({
    at: 'Billing address',
    country: 'ES',
    address: {
      firstName: 'Ana',
      lastName: 'García',
      street: 'Calle de Alcalá 1',
      city: 'Madrid',
      state: 'Madrid',
      stateCode: 'M',
      postalCode: '28014',
      phone: '',
    },
  });
  await new CheckoutPage(page).openLink(token, 'es/es');
  await expect(new CheckoutPage(page).flow).toHaveAttribute('data-state', /billing/);
  await expect(page.getByRole('main').getByText('28014 Madrid', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: textIn('es', 'Same as shipping address') }).uncheck();
  await expect(page.locator('#billing-city')).toHaveValue('Madrid');
  await expect(page.locator('#billing-streetAddress1')).toHaveValue('Calle de Alcalá 1');
});

test('an Arabic form shows text in the direction of its letters @landing', async ({ page, prepare }) => {
  const { token } = await prepare({ at: 'Shipping address', country: 'AE' });
  await new CheckoutPage(page).openLink(token, 'ae/ar');
  const name = page.locator('[autocomplete~="given-name"]');
  await expect(name).toHaveCSS('direction', 'rtl');
  await name.fill('Anna');
  await expect(name).toHaveAttribute('dir', 'auto');
  await expect(name).toHaveCSS('direction', 'ltr');
  await name.fill('آنا');
  await expect(name).toHaveCSS('direction', 'rtl');
  await expect(page.locator('[autocomplete~="tel"]')).toHaveAttribute('dir', 'ltr');
});

test('in the dark theme no thumbnail has a light box @landing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/de/product/iq3/');
  await page.getByRole('button', { name: textIn('de', 'Add to cart'), exact: true }).click();
  await page.waitForURL('**/cart/');
  const pictures = page.getByRole('main').locator('li img');
  await expect(pictures.first()).toBeVisible();
  const grounds = await pictures.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
  for (const ground of grounds)
    for (const [part] of ground.matchAll(/\d+/g)) expect(Number(part)).toBeLessThan(100);
});
