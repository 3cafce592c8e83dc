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
