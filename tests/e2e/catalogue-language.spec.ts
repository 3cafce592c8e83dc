import { fillCartAbroad, placeAbroad, reachReviewAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { openMail } from './pages/outbox.ts';
import { fullUnless } from '../support/short-runs.ts';

const languages = [
  {
    shop: 'de/de',
    catalogue: 'de',
    typed: { 'address-line1': 'Invalidenstraße 44', 'postal-code': '10115', 'address-level2': 'Berlin' },
    chosen: {},
    lastButton: 'Order with obligation to pay',
    total: 399900 + 43200 + 1500,
    product: ['Der dritte Schallkopf von Sonde', 'Lieferumfang', 'Schallkopf, USB-C-Kabel, Ladestation'],
    picture: /^Schallkopf Sonde IQ3, Ansicht von vorn links/,
    lines: ['Einzelmitgliedschaft', '1 Jahr'],
    shipping: 'Standard',
    country: ['Berlin', 'Deutschland'],
    mail: ['Ihre Bestellung', '1 × Einzelmitgliedschaft', 'Gesamtsumme', 'Deutschland'],
  },
  {
    shop: 'ae/ar',
    catalogue: 'ar',
    typed: { 'address-line1': 'Al Wasl Road 12' },
    chosen: { 'address-level1': 'دبي' },
    lastButton: 'Place order',
    total: 389900 + 42000 + 4900,
    product: ['مسبار Sonde الثالث', 'محتويات العلبة', 'مسبار، كابل USB-C، حامل شحن'],
    picture: /^مسبار Sonde IQ3 من الأمام/,
    lines: ['الاشتراك الفردي', 'سنة واحدة'],
    shipping: 'دولي',
    country: ['دبي', 'الإمارات العربية المتحدة'],
    mail: ['طلبك', 'الاشتراك الفردي', 'الإجمالي', 'الإمارات العربية المتحدة'],
  },
] as const;

/** English words of the catalog and of addresses. */
const english = /membership|1\syear|In the box|Probe,|Germany|Dubai|United Arab|International/;

for (const { product, picture, lines, shipping, country, mail, lastButton, total, ...shop } of languages) {
  test(`the catalog’s texts are in the language of ${shop.shop}, up to the mail @landing${fullUnless(shop.shop === 'ae/ar')}`, async ({
    page,
    email,
    books,
  }) => {
    const buyer = { ...shop, email };
    const main = page.getByRole('main');
    const says = async (texts: readonly string[]) => {
      for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
      expect(await main.innerText()).not.toMatch(english);
    };

    await fillCartAbroad(page, buyer, 'iq3/individual/1-year');
    await says(lines);
    await page.goto(`/${shop.shop}/product/iq3/individual/1-year/`);
    await says(product);
    await expect(main.getByRole('img', { name: picture }).first()).toBeVisible();
    await page.goto(`/${shop.shop}/cart/`);
    await reachReviewAbroad(page, buyer);
    await says([...lines, shipping, ...country]);
    expect(await readTotal(page)).toBe(total);
    await placeAbroad(page, buyer, lastButton);
    await says([...lines, shipping, ...country]);
    const order = await page.locator('[data-order-number]').innerText();
    expect(await books()).toEqual({ orders: [order], charges: [total] });

    await openMail(page, email);
    for (const text of mail) await expect(page.getByText(text).first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(english);
  });
}

test('a cart filled in German continues in English @full', async ({ page, email }) => {
  const [german] = languages;
  await fillCartAbroad(page, { ...german, email }, 'iq3/individual/1-year');
  await page.goto('/de/en/cart/');
  await expect(page.getByRole('main').getByText('Individual membership').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Einzelmitgliedschaft')).toHaveCount(0);
});

test('English uses the country’s spelling: color in the United States, colour elsewhere @full', async ({
  page,
}) => {
  for (const [shop, doppler, switchName] of [
    ['us', 'color Doppler', 'Colors'],
    ['gb', 'colour Doppler', 'Colours'],
    ['ke', 'colour Doppler', 'Colours'],
  ] as const) {
    await page.goto(`/${shop}/en/product/iq-plus/`);
    const facts = page.getByRole('definition');
    await expect(facts.getByText(`B-mode, M-mode, ${doppler}, power Doppler`)).toBeVisible();
    await expect(page.getByRole('group', { name: switchName }).first()).toBeAttached();
  }
  await page.goto('/gb/en/product/iq3/individual/1-year/');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('checkbox', { name: 'Buying for an organisation' }).check();
  await expect(page.getByRole('textbox', { name: 'Cost centre' })).toBeVisible();
});

test('pages in Arabic have the Arabic comma @full', async ({ page }) => {
  for (const path of ['', 'iq/', 'subscription/', 'pricing/', 'product/iq3/']) {
    await page.goto(`/ae/ar/${path}`);
    expect(await page.getByRole('main').innerText()).not.toMatch(/\p{Script=Arabic},/u);
  }
});
