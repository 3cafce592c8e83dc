import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

test.use({ viewport: { width: 375, height: 812 } });

const flow = (page: Page) => page.locator('[data-flow="upgrade"]');
const plans = (page: Page) => flow(page).locator('input[name="membership"]');
const plan = (page: Page, sku: string) => flow(page).locator(`input[name="membership"][value="${sku}"]`);
const skus = (page: Page) =>
  plans(page).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
/** The row of a plan, with its price. */
const row = (page: Page, sku: string) => plan(page, sku).locator('..');
const stateOf = (page: Page) => (state: string | RegExp) =>
  expect(flow(page)).toHaveAttribute('data-state', state);

/** To the page through the account service, which returns to it in the shop of the organization's country. */
async function openAs(page: Page, email: string, path = 'upgrade/') {
  await page.goto(`/us/en/${path}`);
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await stateOf(page)(/^(choosing|refused)/);
}

/** The same in another shop, from which the organization's country would lead back. */
async function openInShop(page: Page, email: string, shop: string) {
  await openAs(page, email);
  await page.context().clearCookies({ name: 'sonde.organizationCountry' });
  await page.goto(`${shop}upgrade/`);
  await stateOf(page)('choosing');
}

test('on a German phone, every higher plan has its price, and a card that the bank asks about pays one @landing', async ({
  page,
}) => {
  const isAt = stateOf(page);
  await openInShop(page, 'trial@solo.example', '/de/de/');
  expect(await skus(page)).toEqual(['SUB-IND-1Y', 'SUB-IND-3Y', 'SUB-CORE-1Y', 'SUB-TEAM-1Y', 'SUB-PROC-1Y']);
  for (const [sku, price] of [
    ['SUB-IND-1Y', '420'],
    ['SUB-IND-3Y', '1.134'],
    ['SUB-CORE-1Y', '960'],
    ['SUB-TEAM-1Y', '1.800'],
    ['SUB-PROC-1Y', '1.500'],
  ] as const)
    await expect(row(page, sku).locator('strong')).toContainText(price);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  // By keyboard; the choice is in the address and outlives a reload.
  await plan(page, 'SUB-IND-1Y').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?membership=SUB-CORE-1Y$/);
  await page.reload();
  await expect(plan(page, 'SUB-CORE-1Y')).toBeChecked();
  await flow(page).getByRole('button').last().press('Enter');

  await expect(flow(page).locator('h2')).toBeFocused();
  await expect(flow(page).locator('[data-total]')).toHaveAttribute('data-total', '96000');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  const pay = flow(page).locator('button[type="submit"]');
  await enterCard(page, 'de', cards.declined);
  await pay.click();
  await expect(flow(page).locator('#card-number-error')).toBeVisible();
  await isAt('changing.open');
  await enterCard(page, 'de', cards.asks);
  await pay.click();
  await new BankQuestion(page).answer('complete');
  await isAt('changed');
  await expect(flow(page).locator('h2')).toBeFocused();
  await expect(flow(page)).toContainText('Core');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await page.goto('/de/de/my-account/');
  await expect(page.locator('[data-flow="account"]')).toContainText('Core');
  await page.locator('[data-flow="account"] a[href="/de/de/upgrade/"]').click();
  await isAt('choosing');
  // The days that are left of what has just been paid count.
  expect(await skus(page)).toEqual(['SUB-TEAM-1Y', 'SUB-PROC-1Y']);
  await expect(row(page, 'SUB-TEAM-1Y').locator('strong')).toContainText('840');
});

test('after a bank that took the whole page, the buyer continues where they were @full', async ({ page }) => {
  const isAt = stateOf(page);
  await openAs(page, 'two@clinic.example', 'upgrade/?membership=SUB-TEAM-1Y');
  await page.getByLabel('Organization').selectOption('Two Rivers Health');
  await isAt('choosing');
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCard(page, 'en', cards.asks);
  await flow(page).locator('button[type="submit"]').click();
  const bank = page.getByTitle('3-D Secure');
  await expect(bank).toBeVisible();
  await page.goto((await bank.getAttribute('src')) ?? '');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Going back to the shop.')).toBeVisible();
  // The shop's return URL, with what the provider adds to it.
  await page.goto('/us/en/my-account/?payment_intent=pi_1&redirect_status=succeeded');
  await isAt('changed');
  await expect(page).toHaveURL(/\/us\/en\/upgrade\/\?membership=SUB-TEAM-1Y$/);
  await expect(flow(page)).toContainText('Team');
});

test('a plan that the organization can’t have says why, and can’t be chosen @full', async ({ page }) => {
  await openInShop(page, 'admin@klinik.example', '/us/en/');
  expect(await skus(page)).toEqual(['SUB-CLINIC-1Y', 'SUB-PROC-1Y']);
  await expect(plan(page, 'SUB-CLINIC-1Y')).toBeDisabled();
  await expect(row(page, 'SUB-CLINIC-1Y')).toContainText(
    'This membership isn’t available in your organization’s country.',
  );
  await expect(plan(page, 'SUB-PROC-1Y')).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test('the saved card is offered for the price that was shown, and Back keeps the choice @full', async ({
  page,
}) => {
  await openAs(page, 'individual@solo.example', 'upgrade/pro/');
  await expect(plan(page, 'SUB-PROC-1Y')).toBeChecked();
  await row(page, 'SUB-TEAM-1Y').click();
  await expect(plan(page, 'SUB-TEAM-1Y')).toBeChecked();
  const priced = (await row(page, 'SUB-TEAM-1Y').locator('strong').textContent()) ?? '';
  const [due = ''] = /\$[\d,.]*\d/.exec(priced) ?? [];
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review your upgrade' })).toBeFocused();
  await expect(flow(page)).toContainText('Credit for your current membership');
  await expect(flow(page).getByRole('radio', { name: /4242/ })).toBeChecked();
  await expect(page.getByRole('button', { name: `Pay ${due}` })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(plan(page, 'SUB-TEAM-1Y')).toBeChecked();
});

test.describe('who may not upgrade reads why, and what to do', () => {
  for (const [email, state, link] of [
    ['member@clinic.example', 'toMembers', 'Sign out'],
    ['enterprise@hospital.example', 'withoutSales', 'Contact us'],
    ['distributor@trade.example', 'withoutOrganization', 'Choose a probe with a membership'],
    ['three-year@practice.example', 'beyondHighest', 'Contact us'],
    ['vet@practice.example', 'beyondHighest', 'Contact us'],
    ['pastdue@solo.example', 'whileOverdue', 'Renew membership'],
    ['rental@practice.example', 'whileCommitted', 'Contact us'],
  ] as const)
    test(`${email} @landing${fullUnless(email === 'member@clinic.example')}`, async ({ page }) => {
      await openAs(page, email);
      await stateOf(page)(`refused.${state}`);
      await expect(flow(page).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test('an overdue plan is renewed where the page leads @full', async ({ page }) => {
  await openAs(page, 'pastdue@solo.example');
  await flow(page).getByRole('link', { name: 'Renew membership' }).click();
  await expect(page.locator('[data-flow="renewal"]')).toHaveAttribute('data-state', 'offered');
});

test('the page of the Pro plan leads to buying it, or to asking for it where it isn’t sold @full', async ({
  page,
}) => {
  await page.goto('/us/en/upgrade/pro/');
  await flow(page).getByRole('link', { name: 'Build your Pro membership' }).click();
  await expect(page).toHaveURL(/\/us\/en\/pro-custom\//);
  await page.goto('/ke/en/upgrade/pro/');
  await expect(page).toHaveURL(/\/ke\/en\/contact\/$/);
});

test('the page of licenses leads to the seats @full', async ({ page }) => {
  await page.goto('/us/en/upgrade/license/');
  const seats = page.locator('[data-flow="edit-membership"]');
  await seats.locator('a[data-sign-in]').click();
  await enterPassword(page, 'custom@hospital.example');
  await expect(seats.getByRole('spinbutton')).toBeVisible();
});

test('the page is right-to-left in Arabic @full', async ({ page }) => {
  await page.goto('/ae/ar/upgrade/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(flow(page).locator('a[data-sign-in]')).toBeVisible();
  expect(await widthBeyondTheScreen(page)).toBe(0);
});
