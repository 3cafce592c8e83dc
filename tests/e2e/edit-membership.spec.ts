import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CardFields } from './pages/card-fields.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { signInFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const flow = (page: Page) => page.locator('[data-flow="edit-membership"]');
const seats = (page: Page) => flow(page).getByRole('spinbutton');
const submit = (page: Page) => flow(page).locator('button[type="submit"]');
const stateOf = (page: Page) => (state: string | RegExp) =>
  expect(flow(page)).toHaveAttribute('data-state', state);

/** Signs in on the page itself, which then shows what may be edited. */
async function openAs(page: Page, email: string, shop = '/us/en/') {
  await page.goto(`${shop}edit-membership/`);
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
}

test('on a phone in German, fewer seats are scheduled without a card, shown, and taken back @full', async ({
  page,
}) => {
  const isAt = stateOf(page);
  await openAs(page, 'admin@klinik.example', '/de/de/');
  await isAt('ready.viewing');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await expect(seats(page)).toHaveValue('8');
  await expect(seats(page)).toHaveAttribute('aria-valuemin', '5');

  // Everything by keyboard, and what is typed outlives a reload.
  await seats(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.reload();
  await expect(seats(page)).toHaveValue('6');
  await submit(page).press('Enter');
  await expect(flow(page).locator('h2')).toBeFocused();
  await expect(flow(page).getByRole('radiogroup')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await submit(page).press('Enter');
  await isAt('changed');
  await expect(flow(page).locator('h2')).toBeFocused();

  await page.goto('/de/de/my-account/');
  await page.locator('a[href="/de/de/edit-membership/"]').click();
  await isAt('ready.viewing');
  await flow(page).locator('button:not([type="submit"])').first().click();
  await isAt('ready.saved');
  await expect(flow(page).getByRole('status').last()).toBeVisible();
  await expect(seats(page)).toHaveValue('8');
});

test('more seats cost what was shown, are paid with a card that the bank asks about, and are there at once', async ({
  page,
}) => {
  const isAt = stateOf(page);
  await openAs(page, 'custom@hospital.example');
  await expect(seats(page)).toHaveValue('12');
  await seats(page).fill('14');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Review your change' })).toBeFocused();
  const due = await flow(page).locator('[data-total]').getAttribute('data-total');
  expect(Number(due)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await page.getByText('Another card', { exact: true }).click();
  await new CardFields(page).enter(cards.declined);
  await submit(page).click();
  await expect(flow(page).locator('#card-number-error')).toBeVisible();
  await isAt('changing.open');

  await new CardFields(page).enter(cards.asks);
  await submit(page).click();
  await new BankQuestion(page).answer('complete');
  await isAt('changed');
  await expect(page.getByRole('heading', { name: 'Your membership has been changed' })).toBeFocused();
  await expect(flow(page)).toContainText('Pro, 14 seats');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit your membership' }).click();
  await expect(seats(page)).toHaveValue('14');
});

test('automatic renewal ends with a second press @full', async ({ page }) => {
  const isAt = stateOf(page);
  await openAs(page, 'old-team@practice.example');
  await page.getByRole('button', { name: 'Cancel automatic renewal' }).press('Enter');
  await expect(flow(page).getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Turn off renewal' }).press('Enter');
  await isAt('ready.saved');
  await expect(flow(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused();
  await expect(flow(page)).toContainText('It doesn’t renew automatically.');
});

test('seats of an old contract are sold in tens @full', async ({ page }) => {
  await openAs(page, 'old-team@practice.example');
  await expect(seats(page)).toHaveValue('20');
  for (const [press, shown] of [
    ['+10', '30'],
    ['-10', '20'],
  ] as const) {
    await flow(page).getByRole('button', { name: press, exact: true }).click();
    await expect(seats(page)).toHaveValue(shown);
    await expect(flow(page).getByRole('alert')).toHaveCount(0);
  }
  // A number that can't be had is pointed out on leaving the field, whatever is wrong with it.
  for (const [wrong, words] of [
    ['25', 'Choose a multiple of 10.'],
    ['999', /Enter a whole number from \d+ to \d+/],
  ] as const) {
    await seats(page).fill(wrong);
    await expect(flow(page).getByRole('alert')).toHaveCount(0);
    await seats(page).blur();
    await expect(flow(page).getByRole('alert')).toContainText(words);
    await submit(page).click();
    await expect(seats(page)).toBeFocused();
  }
});

test('a plan that sales manages leads to its form, with the name of the organization @full', async ({
  page,
}) => {
  await openAs(page, 'enterprise@hospital.example');
  await flow(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/us\/en\/form\/contact\/$/);
  await expect(page.locator('[name="organizationName"]')).toHaveValue('North County Hospital');
});

test('a smaller plan is scheduled for the end of the term, shown, and taken back @full', async ({ page }) => {
  const isAt = stateOf(page);
  await openAs(page, 'admin@small-clinic.example');
  await isAt('ready.viewing');
  await expect(page.getByRole('heading', { name: 'Smaller plan' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await page.getByRole('button', { name: /^Change to Team .*for 1 year$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Review your change' })).toBeFocused();
  await expect(flow(page)).toContainText('Team, 5 seats, 1 year, from');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await submit(page).press('Enter');
  await isAt('changed');
  await page.getByRole('link', { name: 'Edit your membership' }).click();
  await expect(flow(page)).toContainText(/Scheduled change.*Team, 5 seats, 1 year/);
  await expect(flow(page).getByRole('listitem').filter({ hasText: 'Scheduled from' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove scheduled change' }).press('Enter');
  await isAt('ready.saved');
  await expect(page.getByRole('button', { name: 'Remove scheduled change' })).toHaveCount(0);
});

test('a smaller plan without a seat for everyone says so, and leads to the members @full', async ({
  page,
}) => {
  await openAs(page, 'admin@clinic.example');
  const core = flow(page)
    .getByRole('listitem')
    .filter({ hasText: 'This plan has 3 seats, and 4 are in use.' });
  await expect(core).toHaveCount(1);
  await expect(core.getByRole('button')).toHaveCount(0);
  await expect(flow(page).getByText('Remove members or invitations')).toHaveCount(1);
  const members = flow(page).getByRole('link', { name: 'Go to my account' });
  await expect(members).toHaveAttribute('href', /\/my-account\/$/);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
});
