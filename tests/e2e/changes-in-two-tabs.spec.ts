import type { Page } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveTeam, invoicedFor } from './given-team.ts';
import { CardFields } from './pages/card-fields.ts';
import { signUpFrom } from './sign-in.ts';

const change = (page: Page) => page.locator('[data-flow="subscription-change"]');
const total = (page: Page) => change(page).locator('[data-total]').first();

/** Reviews a number of seats, and enters the card that pays it. */
async function reviewSeats(page: Page, seats: string): Promise<number> {
  await page.goto('/us/en/edit-membership/');
  await page.getByRole('spinbutton').fill(seats);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(total(page)).toBeVisible();
  await new CardFields(page).enter(cards.good);
  return Number(await total(page).getAttribute('data-total'));
}

const pay = (page: Page) => change(page).locator('button[type="submit"]').click();
const isAt = (page: Page, flow: string, state: string | RegExp) =>
  expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state);

test('a review that an old tab still shows is refused once another tab has changed the plan, says so, and charges nothing @full', async ({
  page: oldTab,
  context,
  database,
  email,
}) => {
  await oldTab.goto('/us/en/edit-membership/');
  await signUpFrom(oldTab.getByRole('main').locator('a[data-sign-in]'), email);
  await isAt(oldTab, 'edit-membership', /^refused|^forbidden/);
  const given = await giveTeam(database, email, 30);
  await reviewSeats(oldTab, '7');

  const newTab = await context.newPage();
  await newTab.goto('/us/en/upgrade/?membership=SUB-CLINIC-1Y');
  await newTab.getByRole('button', { name: 'Continue' }).click();
  await expect(total(newTab)).toBeVisible();
  const paid = Number(await total(newTab).getAttribute('data-total'));
  await new CardFields(newTab).enter(cards.good);
  await pay(newTab);
  await isAt(newTab, 'upgrade', 'changed');
  expect(await invoicedFor(database, given)).toEqual([paid]);

  await oldTab.bringToFront();
  await pay(oldTab);
  await isAt(oldTab, 'edit-membership', 'ready.outdated');
  await expect(oldTab.locator('[data-flow="edit-membership"]').getByRole('alert')).toContainText(
    'changed this membership',
  );
  expect(await invoicedFor(database, given)).toEqual([paid]);
  const [plan] = await database`
    select plan_type as "planType", additional_seats as "additionalSeats", scheduled
    from subscription where id = ${given.subscriptionId}`;
  expect(plan).toEqual({ planType: 'CLINIC', additionalSeats: 0, scheduled: null });
});
