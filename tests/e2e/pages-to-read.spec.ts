import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';

const shops = ['us/en', 'de/de', 'ke/en', 'ae/ar'] as const;
type Shop = (typeof shops)[number];

const everywhere: readonly Shop[] = shops;
/** Countries that sell to veterinarians, to owners of the older probe, and Pro memberships. */
const mainCountries: readonly Shop[] = ['us/en', 'de/de'];
const nowhere: readonly Shop[] = [];

const pages: readonly { readonly path: string; readonly isIn: readonly Shop[] }[] = [
  { path: 'iq/', isIn: everywhere },
  { path: 'iq/bundle/', isIn: everywhere },
  { path: 'vet/', isIn: mainCountries },
  { path: 'vet/bundle/', isIn: mainCountries },
  { path: 'device-iq/', isIn: mainCountries },
  { path: 'product-probe/', isIn: everywhere },
  { path: 'product-probe-vet/', isIn: mainCountries },
  { path: 'product/pro-membership/', isIn: mainCountries },
  { path: 'product/pro-membership-vet/', isIn: mainCountries },
  { path: 'product/iq-plus-vet/pro/1-year/', isIn: mainCountries },
  { path: 'product/iq-plus-vet/pro/2-years/', isIn: mainCountries },
  { path: 'product/iq-plus-vet/pro/3-years/', isIn: mainCountries },
  { path: 'product/iq3/pro/1-year/', isIn: nowhere },
  { path: 'product/cable-usb-c/', isIn: everywhere },
  { path: 'product/membership-individual/', isIn: everywhere },
  { path: 'product/membership-team/', isIn: mainCountries },
  { path: 'product/membership-team-seat/', isIn: mainCountries },
  { path: 'product/pro-custom-education/', isIn: mainCountries },
  { path: 'product/membership-clinic/', isIn: ['us/en'] },
  { path: 'product/warranty-3-years/', isIn: everywhere },
  { path: 'product/warranty-vet-3-years/', isIn: mainCountries },
  { path: 'product/cable-usb-c/1-year/', isIn: nowhere },
  { path: 'product/nothing-here/', isIn: nowhere },
  { path: 'accessories-step/', isIn: everywhere },
  { path: 'subscription/', isIn: everywhere },
  { path: 'pricing/', isIn: everywhere },
  { path: 'impressum/', isIn: ['de/de'] },
  { path: 'pricing-cable/', isIn: everywhere },
  { path: 'offer/', isIn: everywhere },
  { path: 'contact/', isIn: everywhere },
  { path: 'site-map/', isIn: everywhere },
];

for (const shop of shops) {
  test(`${shop} has its pages, each with one heading and a description, and no others`, async ({
    request,
  }) => {
    for (const { path, isIn } of pages) {
      const answer = await request.get(`/${shop}/${path}`, { maxRedirects: 0 });
      const html = await answer.text();
      const isThere = isIn.includes(shop);
      expect.soft([path, answer.status()]).toEqual([path, isThere ? 200 : 404]);
      expect.soft([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      if (isThere) {
        expect.soft(html, path).toMatch(/<title>[^<]+ – Sonde<\/title>/);
        expect.soft(html, path).toMatch(/<meta name="description" content="[^"]+"/);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const { path } of pages.filter(({ isIn }) => isIn.includes('us/en'))) {
    test(`${path}: nothing stands in anybody's way`, async ({ page }) => {
      await page.goto(`/us/en/${path}`);
      await endTransitions(page);
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await widthBeyondTheScreen(page), 'sideways scroll').toBe(0);
    });
  }
});

for (const shop of shops) {
  test(`the site map of ${shop} names each address once, and no two alike`, async ({ page }) => {
    await page.goto(`/${shop}/site-map/`);
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const texts = await links.allTextContents();
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const shop of ['us/en', 'de/de', 'ae/ar'])
    test(`the amounts of /${shop}/pricing/ end where the head of their column ends`, async ({ page }) => {
      await page.goto(`/${shop}/pricing/`);
      const ends = await page
        .getByRole('table')
        .locator('th[scope=col]:last-child, td:last-child > :first-child > :last-child')
        .evaluateAll((words) =>
          words.map((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            const { left, right } = range.getBoundingClientRect();
            return Math.round(document.dir === 'rtl' ? left : right);
          }),
        );
      expect(ends.length).toBeGreaterThan(10);
      expect([...new Set(ends)]).toEqual([ends[0]]);
    });
});

test('a page that only informs loads no application', async ({ request }) => {
  for (const path of ['iq/', 'vet/bundle/', 'subscription/', 'pricing/', 'contact/', 'site-map/']) {
    const html = await (await request.get(`/us/en/${path}`)).text();
    expect([path, html.includes('type="module"')]).toEqual([path, false]);
  }
});

test('a bundle leads to the product page that is set to it, with the same price', async ({ page }) => {
  await page.goto('/us/en/iq/bundle/');
  const row = page.getByRole('table', { name: 'Sonde IQ3 with each membership' }).getByRole('row', {
    name: /Team membership/,
  });
  await expect(row.getByRole('cell').first()).toContainText('$9,598');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(
    /\/us\/en\/product\/iq3\/team\/1-year\/\?connector=usb-c&quantity=2&members=5$/,
  );
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '959800');
});

test('a probe without a membership is one probe on Basic', async ({ page }) => {
  await page.goto('/us/en/product-probe/');
  await page.getByRole('link', { name: 'Choose Sonde IQ3 without membership' }).click();
  await expect(page.getByRole('radio', { name: 'Basic, without membership' })).toBeChecked();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '389900');
});

test('several accessories go into the cart before it is opened', async ({ page }) => {
  await page.goto('/us/en/accessories-step/');
  for (const name of ['USB-C cable', 'Lightning cable']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('button').click();
    await expect(card.getByText('It is in the cart.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('main').getByText('USB-C cable', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lightning cable', { exact: true })).toBeVisible();
});

test('the three terms of the veterinary Pro membership can be bought with the probe', async ({ page }) => {
  await page.goto('/us/en/product/pro-membership-vet/');
  await page.getByRole('link', { name: 'Veterinary Pro membership, 2 years' }).click();
  await expect(page.getByRole('radio', { name: '2 years' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/us\/en\/cart\/$/);
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Veterinary Pro membership' }),
  ).toBeVisible();
});

for (const [shop, words] of [
  ['us/en', /We ship within the United States, military addresses included/],
  [
    'gb/en',
    /We ship within the country you chose \(United Kingdom\), but not to these places: Jersey, Guernsey\./,
  ],
  ['de/de', /Deutschland/],
] as const)
  test(`the terms of /${shop}/ are reached from the footer of every page and ship within the country`, async ({
    page,
  }) => {
    await page.goto(`/${shop}/`);
    await page.getByRole('contentinfo').locator('a[href$="#shipping"]').click();
    await expect(page.locator('#shipping')).toBeInViewport();
    await expect(page.locator('#shipping')).toContainText(words);
    for (const policy of ['returns', 'warranty', 'cancellation'])
      await expect(page.getByRole('contentinfo').locator(`a[href$="#${policy}"]`)).toBeVisible();
  });

for (const [shop, rows] of [
  ['us/en', [/^Standard\s*3–5\s*\$19\.00/, /^Express\s*1–2\s*\$45\.00/]],
  ['de/de', [/^Standard\s*2–4\s*15,00\s€/, /^Express\s*1–2\s*39,00\s€/]],
] as const)
  test(`the terms of ${shop} say what shipping costs and how long it takes`, async ({ page }) => {
    await page.goto(`/${shop}/terms-and-conditions/#shipping`);
    await expect(page.locator('#shipping').getByRole('row')).toHaveText([/./, ...rows]);
    await endTransitions(page);
    expect(await violations(page)).toEqual([]);
  });

test('the line above every page leads to the cards that can be tried out', async ({ page }) => {
  await page.goto('/us/en/');
  await page.getByRole('link', { name: 'Test cards' }).click();
  await expect(page.getByRole('heading', { name: 'Test cards' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '4000 0000 0000 9995' })).toContainText(
    'insufficient',
  );
  expect(await violations(page)).toEqual([]);
});
