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

test('the keyboard is enough to choose, and a visitor is on no plan', async ({ page }) => {
  await page.goto('/#/checkout?country=DE');
  await expect(page.getByLabel('Plan today')).toBeDisabled();
  await expect(page.getByLabel('Language').getByRole('option')).toHaveText(['German', 'English']);
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
