import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { rememberSubscription } from './shop-database.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { enterPassword } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const flow = (page: Page) => page.locator('[data-flow="renewal"]');
const stateOf = (page: Page) => (state: string | RegExp) =>
  expect(flow(page)).toHaveAttribute('data-state', state);

async function openAs(page: Page, email: string) {
  await page.goto('/us/en/upgrade/expired/');
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await stateOf(page)(/^(offered|refused)/);
}

test('an administrator renews an overdue plan with a card that the bank asks about @landing', async ({
  page,
  database,
}) => {
  const restore = await rememberSubscription(database, 'lindqvist-imaging');
  await openAs(page, 'pastdue@solo.example');
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await flow(page).getByRole('button', { name: 'Renew this membership' }).click();
  await stateOf(page)('changing.open');
  await expect(page.getByRole('heading', { name: 'Review your renewal' })).toBeFocused();
  await expect(flow(page).locator('[data-total]')).toHaveAttribute('data-total', /^[1-9]/);
  expect(await violations(page)).toEqual([]);
  const another = flow(page).getByRole('radio', { name: 'Another card' });
  if ((await another.count()) > 0) await another.check({ force: true });
  await enterCard(page, 'en', cards.asks);
  await flow(page).locator('button[type="submit"]').click();
  await new BankQuestion(page).answer('complete');
  await stateOf(page)('changed');
  await flow(page).getByRole('link', { name: 'Go to my account' }).click();
  await expect(page.locator('[data-flow="account"]')).not.toContainText(
    'We couldn’t charge your last renewal',
  );
  await restore();
});

test.describe('who may not renew reads why, and what to do', () => {
  for (const [email, state, action] of [
    ['member@clinic.example', 'toMembers', 'Sign out'],
    ['individual@solo.example', 'tooEarly', 'Go to my account'],
    ['enterprise@hospital.example', 'withoutSales', 'Contact us'],
    ['distributor@trade.example', 'withoutOrganization', 'Choose a probe with a membership'],
    ['trial@solo.example', 'withoutTerms', 'Upgrade your membership'],
    ['forever@solo.example', 'withoutTerms', 'Upgrade your membership'],
  ] as const)
    test(`${email} @full`, async ({ page }) => {
      await openAs(page, email);
      await stateOf(page)(`refused.${state}`);
      await expect(flow(page).getByRole('link', { name: action })).toBeVisible();
    });
});

test('in Arabic, the page asks to sign in @full', async ({ page }) => {
  await page.goto('/ae/ar/upgrade/expired/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(flow(page).locator('a[data-sign-in]')).toBeVisible();
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
