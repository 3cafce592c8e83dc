import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

test.use({ javaScriptEnabled: false });

test('two answers lead to the smallest membership that fits, without scripts @landing', async ({ page }) => {
  await page.goto('/us/en/subscription/');
  await page.getByRole('radio', { name: '4 to 10' }).check();
  await page.getByRole('radio', { name: 'Review images as a team' }).check();
  await page.getByRole('button', { name: 'Recommend a membership' }).click();
  await expect(page).toHaveURL(/\?people=10&need=review#advice$/);
  await expect(page.getByText('We recommend: Team membership')).toBeVisible();
  const table = page.getByRole('table', { name: 'Memberships side by side' });
  await expect(table.getByRole('columnheader', { name: /Team membership/ })).toContainText('Recommended');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
});

test('no membership for more people than any has leads to sales @full', async ({ page }) => {
  await page.goto('/us/en/subscription/?people=500&need=connect');
  await expect(page.getByText('We’ll put a plan together for you')).toBeVisible();
});

test('a comparison has the chosen memberships, and only their differences if asked @landing', async ({
  page,
}) => {
  await page.goto('/us/en/subscription/');
  for (const name of ['Individual forever', 'Core membership'])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const table = page.getByRole('table', { name: 'Memberships side by side' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'What you get',
    'Individual membership',
    'Team membership',
  ]);
  await expect(table.getByRole('rowheader', { name: 'Returns' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only differences' }).check();
  await expect(table.getByRole('rowheader', { name: 'Returns' })).toBeHidden();
  await expect(table.getByRole('rowheader', { name: 'Image review' })).toBeVisible();
});

for (const { market, ours, theirs } of [
  { market: 'human', ours: 'Clinic membership', theirs: 'Veterinary Pro membership' },
  { market: 'vet', ours: 'Veterinary Pro membership', theirs: 'Clinic membership' },
])
  test(`the memberships for ${market} are there once, and no others @landing${fullUnless(market === 'vet')}`, async ({
    page,
  }) => {
    await page.goto(`/us/en/subscription/?market=${market}`);
    const compared = page.getByRole('columnheader');
    const others = page.getByRole('article').getByRole('heading', { level: 3 });
    const names = [...(await compared.allTextContents()).slice(1), ...(await others.allTextContents())];
    expect(names).toContain(ours);
    expect(names).not.toContain(theirs);
    expect(new Set(names).size).toBe(names.length);
  });

test('the comparison says once that tax is added @landing', async ({ page }) => {
  await page.goto('/us/en/subscription/');
  const table = page.getByRole('table', { name: 'Memberships side by side' });
  await expect(table.getByRole('rowheader', { name: 'Price' })).toContainText('Plus sales tax.');
  await expect(table.getByText(/plus sales tax/i)).toHaveCount(1);
});

test('the header stays in sight while the rows scroll, on a desktop @landing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/us/en/subscription/');
  const table = page.getByRole('table', { name: 'Memberships side by side' });
  await table.getByRole('rowheader', { name: 'Price' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(table.getByRole('columnheader', { name: 'Individual membership' })).toBeInViewport();
});

test('where one membership is sold, its page compares and recommends nothing @landing', async ({ page }) => {
  await page.goto('/ae/ar/subscription/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.locator('main :is(input, button)')).toHaveCount(0);
});
