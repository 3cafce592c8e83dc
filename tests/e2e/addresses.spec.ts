import { expect, test } from './fixtures.ts';

test.beforeEach(({ journal }) => journal.provokes(/status of 404/));

const missing = [
  '/us/en/nothing-here/',
  '/us/en/product/no-such-probe/',
  '/us/en/product/iq3/no-such-plan/',
  '/us/en/product/iq3/individual/9-years/',
  `/us/en/checkout/${'x'.repeat(43)}/`,
  `/us/en/confirmation/${'x'.repeat(43)}/`,
  '/us/en/confirmation/short/',
  '/us/en/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E/',
];

for (const path of missing) {
  test(`${path} is answered with the page for missing ones and status 404`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'See all probes' }).click();
    await expect(page).toHaveURL(/\/us\/en\/$/);
  });
}

const redirected = [
  { from: '/', to: '/us/en/' },
  { from: '/cart/', to: '/us/en/cart/' },
  { from: '/product/iq3/?quantity=2', to: '/us/en/product/iq3/?quantity=2' },
];

for (const { from, to } of redirected) {
  test(`${from} leads to the shop in the United States`, async ({ page, baseURL }) => {
    const answer = await page.goto(from);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(new URL(to, baseURL).href);
  });
}

for (const path of ['/zz/en/', '/us/xx/', '/zz/zz/cart/']) {
  test(`${path}, a country or language that does not exist, leads to the shop in the United States`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/us\/en\//);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sonde, home' })).toHaveAttribute(
      'href',
      '/us/en/',
    );
  });
}
