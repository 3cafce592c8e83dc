import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Pages that look like no other; `tests/pages/` covers which pages each shop has, and their content. */
const kinds = [
  'iq/',
  'iq/bundle/',
  'product/pro-membership/',
  'subscription/',
  'pricing/',
  'offer/',
  'contact/',
  'vet/',
  'form/government/',
];
/** Those with a table, prices and a form; `accessibility.spec.ts` reads the others on a desktop. */
const inShortRuns = ['pricing/', 'iq/bundle/', 'contact/'];
/** Each is built like one of those, or like a screen of `accessibility.spec.ts`. */
const alike = [
  'device-iq/',
  'product-probe/',
  'product/cable-usb-c/',
  'product/membership-individual/',
  'accessories-step/',
  'pricing-cable/',
  'warranty/',
  'returns/',
  'delivery/',
  'data-protection/',
  'site-map/',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of [...kinds, ...alike]) {
    test(`${path}: no accessibility problem @landing${fullUnless(inShortRuns.includes(path))}`, async ({
      page,
    }) => {
      await page.goto(`/us/en/${path}`);
      await endTransitions(page);
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await widthBeyondTheScreen(page), 'sideways scroll').toBe(0);
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const shop of ['de/de', 'ae/ar'])
    test(`the amounts of /${shop}/pricing/ align with the end of their column’s header @landing${fullUnless(shop === 'ae/ar')}`, async ({
      page,
    }) => {
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

test('a bundle links to its configured product page, with the same price @landing', async ({ page }) => {
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

test('a probe without a membership is one probe on Basic @full', async ({ page }) => {
  await page.goto('/us/en/product-probe/');
  await page.getByRole('link', { name: 'Buy Sonde IQ3 without a membership' }).click();
  await expect(page.getByRole('radio', { name: 'Basic, no membership' })).toBeChecked();
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', '389900');
});

test('several accessories are added to the cart before it opens @full', async ({ page }) => {
  await page.goto('/us/en/accessories-step/');
  for (const name of ['USB-C cable', 'Lightning cable']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('button').click();
    await expect(card.getByText('Added to your cart.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('main').getByText('USB-C cable', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lightning cable', { exact: true })).toBeVisible();
});

test('the three terms of the veterinary Pro membership can be bought with the probe @full', async ({
  page,
}) => {
  await page.goto('/us/en/product/pro-membership-vet/');
  await page.getByRole('link', { name: 'Veterinary Pro membership, 2 years' }).click();
  await expect(page.getByRole('radio', { name: '2 years' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/us\/en\/cart\/$/);
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Veterinary Pro membership' }),
  ).toBeVisible();
});

test('the footer of every page links to the page about shipping, and that to the terms @landing', async ({
  page,
}) => {
  await page.goto('/de/de/');
  await page.getByRole('contentinfo').locator('a[href$="/delivery/"]').click();
  await expect(page.locator('#shipping')).toBeInViewport();
  await endTransitions(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').locator('a[href$="/terms-and-conditions/"]').click();
  await expect(page.locator('#returns')).toBeAttached();
});

test('the line above every page links to the test cards @full', async ({ page }) => {
  await page.goto('/us/en/');
  await page.getByRole('link', { name: 'Test cards' }).click();
  await expect(page.getByRole('heading', { name: 'Test cards' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '4000 0000 0000 9995' })).toContainText(
    'insufficient',
  );
  expect(await violations(page)).toEqual([]);
});
