import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { openFlow } from './drawing.ts';

const boxNamed = (page: Page, name: string) => page.locator('svg.drawing').getByRole('link', { name });
const remarksOf = (page: Page) => page.getByRole('region', { name: 'What cannot happen' });

test('what is impossible for a choice is dimmed, with the rule that forbids it', async ({ page }) => {
  await page.goto('/#/checkout');
  const form = page.getByRole('form', { name: 'Buyer' });
  await form.getByLabel('Bundle').selectOption('INDIVIDUAL_SUBSCRIPTION_ONLY');
  await form.getByLabel('Role').selectOption('ADMIN');
  await expect(page).toHaveURL(/#\/checkout\?bundle=INDIVIDUAL_SUBSCRIPTION_ONLY&role=ADMIN$/);
  await expect(boxNamed(page, 'Shipping, cannot happen')).toBeVisible();
  await expect(boxNamed(page, 'Billing')).toHaveAccessibleName(
    /^Billing, [1-9]\d* of [1-9]\d* states inside cannot happen$/,
  );
  await expect(remarksOf(page)).toContainText('Nothing in it ships: membership.');
  await expect(remarksOf(page).getByRole('status')).toContainText('cannot happen for this choice');
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  await expect(remarksOf(page).getByText('isShippingRequired', { exact: true }).first()).toBeVisible();

  await remarksOf(page).getByRole('link', { name: 'Shipping', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout\/shipping\?bundle=/);
  await page.getByRole('button', { name: 'Anyone' }).click();
  await expect(page).toHaveURL(/#\/checkout\/shipping$/);
  await expect(remarksOf(page)).toHaveCount(0);
});

test('a choice is kept from flow to flow and after a reload, and a refusal shows its reason', async ({
  page,
}) => {
  await page.goto('/#/checkout?country=KE&bundle=INDIVIDUAL_NEW_USER');
  await expect(remarksOf(page).getByRole('status')).toContainText(
    'Rules refuse this purchase. The device IQ3 isn’t sold in Kenya.',
  );
  await expect(boxNamed(page, 'Contact, cannot happen')).toBeVisible();
  await openFlow(page, 'Add to cart');
  await expect(page).toHaveURL(/#\/add-to-cart\?(view=way&)?country=KE&bundle=INDIVIDUAL_NEW_USER$/);
  await expect(boxNamed(page, 'Added, cannot happen')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('KE');
  await openFlow(page, 'Quote');
  await expect(page.getByRole('form', { name: 'Buyer' })).toHaveCount(0);
  await openFlow(page, 'Cart');
  await expect(page.getByLabel('Country')).toHaveValue('KE');
});

test('unselected values stay "any", and unknown ones are reported beside their selector', async ({
  page,
}) => {
  await page.goto('/#/checkout?country=DE');
  const form = page.getByRole('form', { name: 'Buyer' });
  for (const label of ['Language', 'Bundle', 'Role', 'Current plan'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await page.goto('/#/checkout?country=XX&role=KING');
  await expect(form.getByLabel('Country')).toHaveValue('');
  await expect(form.getByLabel('Country')).toHaveAccessibleDescription(
    'Unknown country “XX”; any country is shown instead.',
  );
  await expect(form.getByLabel('Role')).toHaveAccessibleDescription(
    'Unknown role “KING”; any role is shown instead.',
  );
  await form.getByLabel('Country').selectOption('KW');
  await expect(form.getByRole('alert')).toHaveCount(1);
  await expect(remarksOf(page)).toContainText('Nothing is sold to Kuwait yet.');
  await expect(remarksOf(page)).toContainText(
    '“Unavailable” is for a checkout that was started while this was still sold.',
  );
  await page.getByRole('button', { name: 'Anyone' }).click();
  await expect(page).toHaveURL(/#\/checkout$/);
});

test('choosing works by keyboard alone, and a visitor has no plan', async ({ page }) => {
  await page.goto('/#/checkout?country=DE');
  await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['any', 'German', 'English']);
  await page.getByLabel('Role').selectOption('ANONYMOUS');
  await expect(page.getByLabel('Current plan')).toBeDisabled();
  await page.getByLabel('Role').focus();
  await page.keyboard.type('Admin');
  await expect(page.getByLabel('Current plan')).toBeEnabled();
  await expect(page.getByLabel('Role')).toBeFocused();
  await expect(remarksOf(page)).toContainText('The last button says “Order with obligation to pay”');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a choice is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/#/checkout?country=US&bundle=TEAM_RENEWAL&role=MEMBER&plan=TEAM');
    await expect(remarksOf(page)).toContainText('Only an admin can renew');
    expect(await violations(page)).toEqual([]);
  });

test('an unknown value in the address is reported, whatever else it contains', async ({ page }) => {
  await page.goto('/#/checkout?country=XX&role=KING&bundle=NOPE&view=foo');
  const form = page.getByRole('form', { name: 'Buyer' });
  await expect(form.getByRole('alert')).toHaveText([
    'Unknown country “XX”; any country is shown instead.',
    'Unknown bundle “NOPE”; any bundle is shown instead.',
    'Unknown role “KING”; any role is shown instead.',
  ]);
  await expect(page.getByText('Unknown view “foo”; one level is shown instead.')).toBeInViewport();
});

test('the count of what a rule prevents excludes impossible cases', async ({ page }) => {
  await page.goto('/#/checkout?country=US&bundle=INDIVIDUAL_SUBSCRIPTION_ONLY&role=ADMIN');
  const counts = await remarksOf(page)
    .getByText(/^So .* can’t happen\.$/)
    .allInnerTexts();
  expect(counts.length).toBeGreaterThan(1);
  for (const count of counts)
    expect(count).toMatch(/^So ([1-9]\d* states?)?( and )?([1-9]\d* transitions?)? can’t happen\.$/);
  expect(counts.filter((count) => /\b(1 \w+s|([2-9]|\d{2,}) (state|transition))\b/.test(count))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a line summarizes the choice and opens the selectors, and the drawing is on the first screen', async ({
    page,
  }) => {
    await page.goto('/#/checkout?country=DE&role=ADMIN');
    const line = page.getByRole('button', { name: 'Buyer: Germany, Admin of an organization' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Country')).toBeHidden();
    const drawing = await page.locator('svg.drawing').boundingBox();
    expect(drawing?.y).toBeLessThan(450);
    await line.click();
    await page.getByRole('button', { name: 'Anyone' }).click();
    await expect(page.getByRole('button', { name: 'Buyer: anyone' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByLabel('Country')).toHaveValue('');
    await page.getByRole('button', { name: 'Buyer: anyone' }).press('Enter');
    await expect(page.getByLabel('Country')).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });

  test('unknown values in the address are reported immediately, and every flow is listed on the first page', async ({
    page,
  }) => {
    await page.goto('/#/checkout?country=XX');
    await expect(page.getByText('Unknown country “XX”; any country is shown instead.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Flows' }).click();
    await expect(
      page.getByRole('main').locator('li > strong').getByRole('link', { name: 'Cart', exact: true }),
    ).toBeVisible();
  });
});

test('a wide screen shows the selectors from the start, without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/#/checkout?country=DE');
    await page.reload();
    await expect(page.locator('svg.drawing')).toBeVisible();
    await expect(page.getByLabel('Country')).toBeVisible({ visible: width === 1280 });
    await expect(page.getByRole('button', { name: /^Buyer/ })).toBeVisible({ visible: width === 375 });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${width}`).toBe(0);
  }
});
