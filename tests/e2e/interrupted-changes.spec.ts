import type { Page } from '@playwright/test';
import { interceptOperation } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveTeam, invoicedFor } from './given-team.ts';
import { CardFields } from './pages/card-fields.ts';
import { signUpFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** A flow of members that contains a change, with a plan in whose middle it can be interrupted. */
interface Flow {
  readonly id: string;
  readonly path: string;
  readonly operation: 'SubscriptionChange' | 'SubscriptionRenew';
  /** The days for which the plan has run. */
  readonly age: number;
  /** Its state while the person chooses. */
  readonly choice: string;
  readonly toPreview: (page: Page) => Promise<void>;
}

const flows: readonly Flow[] = [
  {
    id: 'upgrade',
    path: '/us/en/upgrade/?membership=SUB-CLINIC-1Y',
    operation: 'SubscriptionChange',
    age: 30,
    choice: 'choosing',
    toPreview: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    id: 'edit-membership',
    path: '/us/en/edit-membership/',
    operation: 'SubscriptionChange',
    age: 30,
    choice: 'ready.viewing',
    async toPreview(page) {
      await page.getByRole('spinbutton').fill('7');
      await page.locator('main button[type="submit"]').click();
    },
  },
  {
    id: 'renewal',
    path: '/us/en/upgrade/expired/',
    operation: 'SubscriptionRenew',
    age: 335,
    choice: 'offered',
    toPreview: (page) => page.getByRole('button', { name: 'Renew this membership' }).click(),
  },
];

const refusal = {
  confirmationNeeded: false,
  paymentIntentSecret: null,
  isPending: false,
  isDebited: false,
  invoiceNumber: null,
  subscriptionErrors: [{ code: 'OPERATION_NOT_ALLOWED', reason: 'UNAVAILABLE', field: null, most: null }],
};

/** The mutation of each operation, as its answer names it. */
const mutations = {
  SubscriptionChange: 'subscriptionChange',
  SubscriptionRenew: 'subscriptionRenew',
} as const;

const change = (page: Page) => page.locator('[data-flow="subscription-change"]');
const total = (page: Page) => change(page).locator('[data-total]').first();

for (const { id, path, operation, age, choice, toPreview } of flows)
  test(`${id} survives the end of the session, a reload and a lost answer, and is charged once @landing${fullUnless(id === 'upgrade')}`, async ({
    page,
    context,
    database,
    email,
    journal,
  }) => {
    journal.provokes(/ERR_FAILED/);
    const isAt = (state: string | RegExp) =>
      expect(page.locator(`[data-flow="${id}"]`)).toHaveAttribute('data-state', state);
    await page.goto(path);
    await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    await isAt(/^refused|^without|^forbidden/);
    const given = await giveTeam(database, email, age);
    await page.goto(path);
    await toPreview(page);
    await expect(total(page)).toBeVisible();
    const due = (await total(page).getAttribute('data-total')) ?? '';

    await test.step('Back returns to the choice, and Forward to the review', async () => {
      await page.goBack();
      await isAt(choice);
      await page.goForward();
      await isAt('changing.open');
      await expect(total(page)).toHaveAttribute('data-total', due);
    });

    await test.step('the shop refuses it: Back returns to the choice, and Forward asks for nothing', async () => {
      await new CardFields(page).enter(cards.good);
      await interceptOperation(page, operation, (route) =>
        route.fulfill({ json: { data: { [mutations[operation]]: refusal } } }),
      );
      await change(page).locator('button[type="submit"]').click();
      await expect(change(page)).toHaveAttribute('data-state', 'refused');
      await page.unroute('**/graphql/');
      for (const press of ['goBack', 'goForward', 'goBack'] as const) {
        await page[press]();
        await isAt(choice);
        await expect(page).not.toHaveURL(/step=review/);
      }
      await toPreview(page);
      await expect(total(page)).toHaveAttribute('data-total', due);
    });

    await test.step('another tab ends the session', async () => {
      const other = await context.newPage();
      await other.goto('/us/en/my-account/');
      await other.evaluate(() => localStorage.removeItem('sonde.authToken'));
      await other.close();
      await expect(change(page)).toHaveAttribute('data-state', 'signedOut');
      // The account service still knows who this is.
      await change(page).locator('a[data-sign-in]').click();
      await isAt('changing.open');
      await expect(total(page)).toHaveAttribute('data-total', due);
    });

    await test.step('the page is loaded again', async () => {
      await page.reload();
      await isAt('changing.open');
      await expect(total(page)).toHaveAttribute('data-total', due);
    });

    await test.step('the answer is lost, and asked for again', async () => {
      await new CardFields(page).enter(cards.good);
      await interceptOperation(page, operation, async (route, attempt) => {
        if (attempt > 1) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      await change(page).locator('button[type="submit"]').click();
      await expect(page.locator(`[data-flow="${id}"]`)).toHaveAttribute('data-state', /^(changed|changing)/);
      const again = change(page).getByRole('button', { name: 'Try again' });
      await again.or(page.locator('[data-state="changed"]')).first().waitFor();
      if (await again.isVisible()) await again.click();
      await isAt('changed');
      await expect.poll(() => page.title()).not.toContain('Error: ');
    });
    await test.step('the finished page, loaded again or from a bookmark, asks for no other change', async () => {
      await expect(page).not.toHaveURL(/step=review/);
      const finished = new URL(page.url());
      await page.reload();
      await isAt(/^(choosing|ready|offered|refused)/);
      await expect(change(page)).toHaveCount(0);
      finished.searchParams.set('step', 'review');
      await page.goto(finished.href);
      await isAt(/^(choosing|ready|offered|refused)/);
      await expect(change(page)).toHaveCount(0);
    });
    expect(await invoicedFor(database, given)).toEqual([Number(due)]);
  });

test('Back from a finished upgrade shows what may be chosen now @full', async ({ page, database, email }) => {
  const flow = page.locator('[data-flow="upgrade"]');
  const path = '/us/en/upgrade/?membership=SUB-CLINIC-1Y';
  await page.goto(path);
  await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
  await expect(flow).toHaveAttribute('data-state', /^refused/);
  await giveTeam(database, email, 30);
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue' }).click();
  await new CardFields(page).enter(cards.good);
  await change(page).locator('button[type="submit"]').click();
  await expect(flow).toHaveAttribute('data-state', 'changed');
  await page.goBack();
  await expect(flow).toHaveAttribute('data-state', /^(choosing|refused)/);
  await expect(page).not.toHaveURL(/step=review/);
});
