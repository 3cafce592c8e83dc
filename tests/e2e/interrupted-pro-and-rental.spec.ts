import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import type { Membership } from '../contract/memberships.ts';
import { interceptOperation } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { giveRental, giveTeam, invoicedFor } from './given-team.ts';
import { goOffline } from './hydration.ts';
import { CardFields } from './pages/card-fields.ts';
import { signUpFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** A change that is paid at once, beside those of `interrupted-changes.spec.ts`. */
interface Flow {
  readonly title: string;
  readonly id: string;
  readonly path: string;
  /** The address of the review. */
  readonly review: RegExp;
  /** Its state while the person chooses. */
  readonly choice: string;
  readonly give: (sql: Sql, email: string) => Promise<Membership>;
  readonly choose: (page: Page) => Promise<void>;
  readonly toReview: (page: Page) => Promise<void>;
  /** What the review names, so that what was chosen isn't lost. */
  readonly chosen: string;
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const flows: readonly Flow[] = [
  {
    title: 'a plan that becomes Pro',
    id: 'pro-custom-change',
    path: '/us/en/pro-custom-upgrade/',
    review: /\/pro-custom-upgrade\/review\/$/,
    choice: 'members.offered',
    give: (sql, email) => giveTeam(sql, email, 30),
    async choose(page) {
      await page.locator('input[name="feature-SUB-PROC-COLL-TELE-1Y"]').check({ force: true });
      await proceed(page);
      await page.locator('input[name="members"]').fill('7');
    },
    toReview: proceed,
    chosen: 'Pro, 7 seats',
  },
  {
    title: 'leaving a rental',
    id: 'edit-membership',
    path: '/us/en/edit-membership/',
    review: /step=review/,
    choice: 'ready.viewing',
    give: giveRental,
    choose: async () => undefined,
    toReview: (page) => page.getByRole('button', { name: 'Leave the rental early' }).click(),
    chosen: 'Ends on',
  },
];

const change = (page: Page) => page.locator('[data-flow="subscription-change"]');

for (const { title, id, path, review, choice, give, choose, toReview, chosen } of flows)
  test(`${title} survives the end of the session, a reload, no network and a lost answer, and is charged once @full`, async ({
    page,
    context,
    database,
    email,
    journal,
  }) => {
    journal.provokes(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const flow = page.locator(`[data-flow="${id}"]`);
    const isAt = (state: string | RegExp) => expect(flow).toHaveAttribute('data-state', state);
    const submit = change(page).locator('button[type="submit"]');
    await page.goto(path);
    await flow.locator('a[data-sign-in]').waitFor();
    await signUpFrom(flow.locator('a[data-sign-in]'), email);
    await isAt(/^refused|^forbidden/);
    const given = await give(database, email);
    await page.goto(path);
    await choose(page);
    await toReview(page);
    const total = change(page).locator('[data-total]').first();
    await expect(total).toBeVisible();
    const due = Number(await total.getAttribute('data-total'));
    expect(due).toBeGreaterThan(0);
    const isReviewed = async () => {
      await isAt('changing.open');
      await expect(page).toHaveURL(review);
      await expect(total).toHaveAttribute('data-total', String(due));
      await expect(flow).toContainText(chosen);
    };
    await isReviewed();

    await test.step('Back returns to the choice, and Forward to the review', async () => {
      await page.goBack();
      await isAt(choice);
      await page.goForward();
      await isReviewed();
    });

    await test.step('another tab ends the session', async () => {
      const other = await context.newPage();
      await other.goto('/us/en/my-account/');
      await other.evaluate(() => localStorage.removeItem('sonde.authToken'));
      await other.close();
      await expect(change(page)).toHaveAttribute('data-state', 'signedOut');
      // The account service still knows who this is.
      await change(page).locator('a[data-sign-in]').click();
      await isReviewed();
    });

    await test.step('the page is loaded again', async () => {
      await page.reload();
      await isReviewed();
    });

    await test.step('the network is gone', async () => {
      await new CardFields(page).enter(cards.good);
      await goOffline(page);
      await submit.click();
      await expect(change(page).getByRole('alert').first()).toBeVisible();
      await isAt('changing.open');
      await context.setOffline(false);
      expect(await invoicedFor(database, given)).toEqual([]);
    });

    await test.step('the answer is lost, and asked for again', async () => {
      await interceptOperation(page, 'SubscriptionChange', async (route, attempt) => {
        if (attempt > 1) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      await submit.click();
      const again = change(page).getByRole('button', { name: 'Try again' });
      await again.or(page.locator('[data-state="changed"]')).first().waitFor();
      if (await again.isVisible()) await again.click();
      await isAt('changed');
    });

    await test.step('the finished page, loaded again, asks for no other change', async () => {
      await page.reload();
      await expect(flow).toHaveAttribute('data-state', /^(features|members|ready|refused)/);
      await expect(change(page)).toHaveCount(0);
    });
    expect(await invoicedFor(database, given)).toEqual([due]);
  });
