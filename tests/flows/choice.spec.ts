import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const boxNamed = (page: Page, name: string) => page.locator('svg.drawing').getByRole('link', { name });
const said = (page: Page) => page.getByRole('region', { name: 'What cannot happen' });

test('what cannot happen for a choice steps back, with the rule that forbids it', async ({ page }) => {
  await page.goto('/#/checkout');
  const form = page.getByRole('form', { name: 'For whom' });
  await form.getByLabel('Bundle').selectOption('INDIVIDUAL_SUBSCRIPTION_ONLY');
  await form.getByLabel('Role').selectOption('MEMBER');
  await expect(page).toHaveURL(/#\/checkout\?bundle=INDIVIDUAL_SUBSCRIPTION_ONLY&role=MEMBER$/);
  await expect(boxNamed(page, 'Shipping, cannot happen')).toBeVisible();
  await expect(boxNamed(page, 'Payment')).not.toHaveAccessibleName(/cannot happen/);
  await expect(said(page)).toContainText('Nothing of it travels in a parcel: membership.');
  await expect(said(page).getByRole('status')).toContainText('cannot happen for this choice');
  await page.getByRole('checkbox', { name: 'Names in the code' }).check();
  await expect(said(page).getByText('isShippingRequired', { exact: true })).toBeVisible();

  await said(page).getByRole('link', { name: 'Shipping', exact: true }).click();
  await expect(page).toHaveURL(/#\/checkout\/shipping\?bundle=/);
  await page.getByRole('button', { name: 'Anybody' }).click();
  await expect(page).toHaveURL(/#\/checkout\/shipping$/);
  await expect(said(page)).toHaveCount(0);
});

test('a choice stays from flow to flow and after a reload, and a refusal says why', async ({ page }) => {
  await page.goto('/#/checkout?country=KE&bundle=INDIVIDUAL_NEW_USER');
  await expect(said(page).getByRole('status')).toContainText(
    'Rules refuse this purchase. The device IQ3 is not sold in Kenya.',
  );
  await expect(boxNamed(page, 'Contact, cannot happen')).toBeVisible();
  await page.getByRole('link', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/#\/add-to-cart\?country=KE&bundle=INDIVIDUAL_NEW_USER$/);
  await expect(boxNamed(page, 'Added, cannot happen')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('KE');
  await page.getByRole('link', { name: 'Quote' }).click();
  await expect(page.getByRole('form', { name: 'For whom' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByLabel('Country')).toHaveValue('KE');
});

test('what is not chosen stays any, and what nobody knows is said beside its selector', async ({ page }) => {
  await page.goto('/#/checkout?country=DE');
  const form = page.getByRole('form', { name: 'For whom' });
  for (const label of ['Language', 'Bundle', 'Role', 'Plan today'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await page.goto('/#/checkout?country=XX&role=KING');
  await expect(form.getByLabel('Country')).toHaveValue('');
  await expect(form.getByLabel('Country')).toHaveAccessibleDescription(
    'There is no country “XX” here; any country is shown instead.',
  );
  await expect(form.getByLabel('Role')).toHaveAccessibleDescription(
    'There is no role “KING”; any role is shown instead.',
  );
  await form.getByLabel('Country').selectOption('KW');
  await expect(form.getByRole('alert')).toHaveCount(1);
  await expect(said(page)).toContainText('Nothing is sold to Kuwait yet.');
  await expect(said(page)).toContainText(
    '“Unavailable” is for one that was begun while this was still sold.',
  );
  await page.getByRole('button', { name: 'Anybody' }).click();
  await expect(page).toHaveURL(/#\/checkout$/);
});

test('the keyboard is enough to choose, and a visitor is on no plan', async ({ page }) => {
  await page.goto('/#/checkout?country=DE');
  await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['any', 'German', 'English']);
  await page.getByLabel('Role').selectOption('ANONYMOUS');
  await expect(page.getByLabel('Plan today')).toBeDisabled();
  await page.getByLabel('Role').focus();
  await page.keyboard.type('Admin');
  await expect(page.getByLabel('Plan today')).toBeEnabled();
  await expect(page.getByLabel('Role')).toBeFocused();
  await expect(said(page)).toContainText('The last button says “Order with obligation to pay”');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a choice can be read by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/#/checkout?country=US&bundle=TEAM_RENEWAL&role=MEMBER&plan=TEAM');
    await expect(said(page)).toContainText('Only an admin renews');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });

test('a value of the address that nobody knows is said, whatever stands beside it', async ({ page }) => {
  await page.goto('/#/checkout?country=XX&role=KING&bundle=NOPE&view=foo');
  const form = page.getByRole('form', { name: 'For whom' });
  await expect(form.getByRole('alert')).toHaveText([
    'There is no country “XX” here; any country is shown instead.',
    'There is no bundle “NOPE”; any bundle is shown instead.',
    'There is no role “KING”; any role is shown instead.',
  ]);
  await expect(page.getByText('There is no view “foo”; one level is shown instead.')).toBeInViewport();
});

test('how much a rule keeps from happening is counted without what is none', async ({ page }) => {
  await page.goto('/#/checkout?country=US&bundle=INDIVIDUAL_SUBSCRIPTION_ONLY&role=MEMBER');
  const counts = await said(page)
    .getByText(/^So .* cannot happen\.$/)
    .allInnerTexts();
  expect(counts.length).toBeGreaterThan(1);
  for (const count of counts)
    expect(count).toMatch(/^So ([1-9]\d* states?)?( and )?([1-9]\d* transitions?)? cannot happen\.$/);
  expect(counts.filter((count) => /\b(1 \w+s|([2-9]|\d{2,}) (state|transition))\b/.test(count))).toEqual([]);
});
