import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CardFields } from './pages/card-fields.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const tele = 'SUB-PROC-COLL-TELE-1Y';
const cardiac = 'SUB-PROC-DIAG-CARDIAC-1Y';
const flow = (page: Page) => page.locator('[data-flow="pro-custom-change"]');
const feature = (page: Page, sku: string) => flow(page).locator(`input[name="feature-${sku}"]`);
const members = (page: Page) => flow(page).locator('input[name="members"]');
/** What is added and what it costs, as it is announced. */
const addedNotice = (page: Page) => flow(page).getByRole('status').filter({ hasText: 'You’re adding' });
const submit = (page: Page) => flow(page).locator('button[type="submit"]');
const stateOf = (page: Page) => (state: string | RegExp) =>
  expect(flow(page)).toHaveAttribute('data-state', state);

/** To the page through the account service, which returns to it. */
async function openAs(page: Page, email: string, path: string) {
  await page.goto(`/us/en/${path}`);
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await stateOf(page)(/^(features|members|reducing|refused)/);
}

async function expectSound(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
}

test('on a phone, a clinic moves to Pro, adds a feature with a card that the bank asks about, and takes it away again @landing', async ({
  page,
}) => {
  test.slow();
  const isAt = stateOf(page);

  // From a lower plan: what is chosen outlives a reload, Back and Forward, and a step is in the address.
  await openAs(page, 'admin@small-clinic.example', 'pro-custom-upgrade/');
  await expect(page).toHaveURL(/\/pro-custom-upgrade\/features\/$/);
  await expectSound(page);
  await feature(page, tele).check({ force: true });
  await expect(addedNotice(page)).toHaveText(/remote guidance.*You’re adding \$[\d,.]+ for 1 year\./);
  await submit(page).press('Enter');
  await expect(page).toHaveURL(/\/pro-custom-upgrade\/members\/$/);
  await expect(flow(page).getByRole('heading', { level: 2 })).toBeFocused();
  await members(page).fill('7');
  await expect(addedNotice(page)).toHaveText(/Additional members.*You’re adding \$/);
  await expectSound(page);
  await page.reload();
  await isAt('members.offered');
  await expect(members(page)).toHaveValue('7');
  await page.goBack();
  await expect(feature(page, tele)).toBeChecked();
  await page.goForward();
  await expect(members(page)).toHaveValue('7');
  await submit(page).click();
  await expect(page).toHaveURL(/\/pro-custom-upgrade\/review\/$/);
  await expect(page.getByRole('heading', { name: 'Review your change' })).toBeFocused();
  await expect(flow(page)).toContainText('Pro, 7 seats');
  await expectSound(page);
  await page.goBack();
  await isAt('members.offered');
  await submit(page).click();
  await submit(page).click();
  await isAt('changed');
  await expectSound(page);

  // The current plan is preselected, and stays; only what is new is paid, in the days that are left.
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await page.getByRole('link', { name: 'Add features and members' }).click();
  await isAt('features');
  await expect(feature(page, tele)).toBeDisabled();
  await submit(page).click();
  await submit(page).click();
  await expect(flow(page).getByRole('alert').first()).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await feature(page, cardiac).check({ force: true });
  await submit(page).click();
  await submit(page).click();
  await expect(flow(page).getByText('New features')).toBeVisible();
  const due = await flow(page).locator('[data-total]').getAttribute('data-total');
  expect(Number(due)).toBeGreaterThan(0);
  await expect(flow(page).getByRole('radio', { name: /5556/ })).toBeChecked();
  await page.getByText('Another card', { exact: true }).click();
  await new CardFields(page).enter(cards.declined);
  await submit(page).click();
  await expect(flow(page).locator('#card-number-error')).toBeVisible();
  await isAt('changing.open');
  await new CardFields(page).enter(cards.asks);
  await submit(page).click();
  await new BankQuestion(page).answer('complete');
  await isAt('changed');
  await expectSound(page);

  // Less of it from the renewal on; the scheduled change is shown, and removed.
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await page.getByRole('link', { name: 'Remove features or members' }).click();
  await isAt('reducing.viewing');
  await expect(flow(page).getByRole('radiogroup')).toContainText('for 1 year');
  await expectSound(page);
  await submit(page).click();
  await expect(flow(page).getByRole('alert')).toBeFocused();
  await feature(page, tele).uncheck({ force: true });
  await members(page).fill('6');
  await submit(page).click();
  await expect(flow(page)).toContainText('You pay nothing today.');
  await expect(flow(page)).toContainText('6 (currently 7)');
  await expectSound(page);
  await submit(page).press('Enter');
  await isAt('changed');
  await page.goto('/us/en/pro-custom-upgrade/');
  await expect(flow(page)).toContainText('Upgrading replaces your scheduled change');
  await page.goto('/us/en/pro-custom-downgrade/');
  await expect(flow(page)).toContainText('Pro, 6 seats, 1 year');
  await page.getByRole('button', { name: 'Remove scheduled change' }).press('Enter');
  await expect(flow(page).getByRole('status').filter({ hasText: 'removed' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove scheduled change' })).toHaveCount(0);
});

test.describe('who may not reads why, and what to do', () => {
  for (const [email, path, state, link] of [
    ['member@clinic.example', 'pro-custom-upgrade/', 'toMembers', 'Sign out'],
    ['enterprise@hospital.example', 'pro-custom-downgrade/', 'withoutSales', 'Contact us'],
    ['distributor@trade.example', 'pro-custom-upgrade/', 'withoutOrganization', 'Build your Pro membership'],
    ['vet@practice.example', 'pro-custom-upgrade/', 'withoutMore', 'Contact us'],
    ['three-year@practice.example', 'pro-custom-downgrade/', 'withoutPro', 'Edit your membership'],
    ['pastdue@solo.example', 'pro-custom-upgrade/', 'whileOverdue', 'Renew membership'],
    ['rental@practice.example', 'pro-custom-upgrade/', 'whileCommitted', 'Contact us'],
    ['expired@solo.example', 'pro-custom-upgrade/', 'afterEnd', 'Renew membership'],
  ] as const)
    test(`${email} at ${path} @full`, async ({ page }) => {
      await openAs(page, email, path);
      await stateOf(page)(`refused.${state}`);
      await expect(flow(page).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test('the pages are right-to-left in Arabic @full', async ({ page }) => {
  for (const path of ['pro-custom-upgrade/', 'pro-custom-downgrade/']) {
    await page.goto(`/ae/ar/${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(flow(page).locator('a[data-sign-in]')).toBeVisible();
    expect(await widthBeyondTheScreen(page)).toBe(0);
  }
});
