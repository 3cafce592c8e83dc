import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import type { Membership } from '../contract/memberships.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveTeam, invoicedFor } from './given-team.ts';
import { goOffline } from './hydration.ts';
import { CardFields } from './pages/card-fields.ts';
import { enterPassword, signUpFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });
test.beforeEach(({ journal }) => journal.provokes(/ERR_INTERNET_DISCONNECTED/));

/** A flow of members, with a plan that can be changed there. */
interface Flow {
  readonly id: string;
  readonly path: string;
  /** The days for which the plan has run. */
  readonly age: number;
  /** Where the page says that the membership has changed since its review. */
  readonly changed: string;
  readonly toReview: (page: Page) => Promise<void>;
}

const flows: readonly Flow[] = [
  {
    id: 'upgrade',
    path: '/us/en/upgrade/?membership=SUB-CLINIC-1Y',
    age: 30,
    changed: 'choosing',
    toReview: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    id: 'edit-membership',
    path: '/us/en/edit-membership/',
    age: 30,
    changed: 'ready.outdated',
    async toReview(page) {
      await page.getByRole('spinbutton').fill('7');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  {
    id: 'renewal',
    path: '/us/en/upgrade/expired/',
    age: 335,
    changed: 'offered',
    toReview: (page) => page.getByRole('button', { name: 'Renew this membership' }).click(),
  },
  {
    id: 'pro-custom-change',
    path: '/us/en/pro-custom-upgrade/members/',
    age: 30,
    changed: 'members.offered',
    async toReview(page) {
      await page.locator('input[name="members"]').fill('7');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
];

const change = (page: Page) => page.locator('[data-flow="subscription-change"]');
const total = (page: Page) => change(page).locator('[data-total]').first();
const submit = (page: Page) => change(page).locator('button[type="submit"]');

/** Another administrator adds a seat, which the rest of the term is paid for. */
const addSeatElsewhere = (sql: Sql, { subscriptionId }: Membership) =>
  sql`
    update subscription set additional_seats = 1, price_net = 204000, price_gross = 204000,
      term = jsonb_set(
        jsonb_set(term, '{payment,worth,net,amount}', '204000'), '{payment,worth,gross,amount}', '204000'
      )
    where id = ${subscriptionId}`;

for (const { id, path, age, changed, toReview } of flows)
  test(`${id} says that it is offline, and that another administrator has changed it, and is charged once after a new review @full`, async ({
    page,
    context,
    database,
    email,
  }) => {
    const isAt = (state: string | RegExp) =>
      expect(page.locator(`[data-flow="${id}"]`)).toHaveAttribute('data-state', state);
    await page.goto(path);
    await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    await isAt(/^refused|^forbidden/);
    const given = await giveTeam(database, email, age);
    await page.goto(path);
    await toReview(page);
    await expect(total(page)).toBeVisible();
    const due = await total(page).getAttribute('data-total');

    await new CardFields(page).enter(cards.good);
    await goOffline(page);
    await submit(page).click();
    await expect(change(page).getByRole('alert').first()).toBeVisible();
    await isAt('changing.open');
    await context.setOffline(false);

    await addSeatElsewhere(database, given);
    await submit(page).click();
    await isAt(changed);
    const news = page.locator(`[data-flow="${id}"]`).getByRole('alert');
    await expect(news).toContainText(/Another administrator (has )?changed/);
    expect(await invoicedFor(database, given)).toEqual([]);

    await toReview(page);
    await expect(total(page)).not.toHaveAttribute('data-total', due ?? '');
    const newlyDue = Number(await total(page).getAttribute('data-total'));
    await new CardFields(page).enter(cards.good);
    await submit(page).click();
    await isAt('changed');
    expect(await invoicedFor(database, given)).toEqual([newlyDue]);
  });

test('a membership is added to the cart once the buyer is online again @full', async ({ page, context }) => {
  const flow = page.locator('[data-flow="reactivation"]');
  await page.goto('/us/en/reactivate-pro/membership/');
  await flow.locator('a[data-sign-in]').click();
  await enterPassword(page, 'canceled@solo.example');
  await expect(flow).toHaveAttribute('data-state', 'known.choosing');
  const add = flow.getByRole('button', { name: 'Add to cart' });
  await goOffline(page);
  await add.click();
  await expect(flow.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await page.waitForURL('/us/en/reactivate-pro/accessories/');
});

test('a rental is added to the cart once the visitor is online again @full', async ({ page, context }) => {
  const flow = page.locator('[data-flow="vet-rental"]');
  await page.goto('/us/en/vet-rental/');
  await expect(flow).toHaveAttribute('data-state', 'choosing.ready');
  await flow.getByRole('radio', { name: 'Lightning' }).check({ force: true });
  const add = flow.getByRole('button', { name: 'Add to cart' });
  await goOffline(page);
  await add.click();
  await expect(flow.getByRole('alert')).toBeVisible();
  await expect(flow.getByRole('radio', { name: 'Lightning' })).toBeChecked();
  await context.setOffline(false);
  await add.click();
  await page.waitForURL('/us/en/cart/');
});
