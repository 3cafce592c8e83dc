import type { Page } from '@playwright/test';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import type { Membership } from '../contract/memberships.ts';
import { expect, test } from './fixtures.ts';
import { giveRental, giveTeam } from './given-team.ts';
import { goOffline } from './hydration.ts';
import { signUpFrom } from './sign-in.ts';

/** Flows of members that end in the cart; those that charge at once are in `interrupted-changes.spec.ts` and beside it. */

test.use({ viewport: { width: 375, height: 812 } });

interface Flow {
  readonly id: string;
  readonly path: string;
  /** Its state while the person chooses, where the choice is added to the cart. */
  readonly choice: string;
  readonly give: (sql: Sql, email: string) => Promise<Membership>;
  readonly choose: (page: Page) => Promise<void>;
  readonly isChosen: (page: Page) => Promise<void>;
  /** What another administrator does meanwhile, after which this can't be bought, and takes back. */
  readonly elsewhere: (sql: Sql, given: Membership) => Promise<unknown>;
  readonly undo: (sql: Sql, given: Membership) => Promise<unknown>;
  /** Adds the choice meanwhile, where the flow says at once that this can't be bought any more. */
  readonly tryToAdd: (page: Page) => Promise<void>;
  /** Its state once it knows. */
  readonly refused: string | RegExp;
  /** Back to where it is added, with what was chosen. */
  readonly resume: (page: Page) => Promise<void>;
}

const nothing = async () => undefined;

async function addInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('main [data-flow]').getByRole('alert').first()).toBeVisible();
}

const yesterday = () => addDays(countryDay('US', new Date()), -1);
const end = (sql: Sql, { subscriptionId }: Membership) => sql`
  update subscription set status = 'CANCELED', expires_on = ${yesterday()}, next_charge_on = null
  where id = ${subscriptionId}`;
const resume = (sql: Sql, { subscriptionId }: Membership) => sql`
  update subscription set status = 'ACTIVE', expires_on = ${addDays(yesterday(), 300)} where id = ${subscriptionId}`;

async function giveEndedTeam(sql: Sql, email: string): Promise<Membership> {
  const given = await giveTeam(sql, email, 300);
  await end(sql, given);
  return given;
}

async function giveEndedRental(sql: Sql, email: string): Promise<Membership> {
  const given = await giveRental(sql, email);
  await sql`
    update subscription set plan_type = 'PRO_CUSTOM', sku = 'SUB-PRO-VET-1Y', commitment_months = null,
      commitment_ends_on = null where id = ${given.subscriptionId}`;
  await end(sql, given);
  return given;
}

/** Another administrator joins, and the person stays a member. */
const demote = (sql: Sql, { organizationId, administratorId }: Membership) => sql`
  with other as (
    insert into organization_membership (id, organization_id, user_id, is_admin)
    values (gen_random_uuid(), ${organizationId}, ${administratorId}, true)
  )
  update organization_membership set is_admin = false where organization_id = ${organizationId}`;
const promote = (sql: Sql, { organizationId }: Membership) => sql`
  update organization_membership set is_admin = true where organization_id = ${organizationId}`;

/** Another administrator has bought a larger membership. */
const upgrade = (sql: Sql, { subscriptionId }: Membership) => sql`
  update subscription set plan_type = 'CLINIC', sku = 'SUB-CLINIC-1Y', seats_in_base = 100, seat_limit = 100,
    status = 'ACTIVE', expires_on = ${addDays(yesterday(), 300)} where id = ${subscriptionId}`;
const takeBackUpgrade = (sql: Sql, { subscriptionId }: Membership) => sql`
  update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 5, seat_limit = 50,
    status = 'CANCELED', expires_on = ${yesterday()} where id = ${subscriptionId}`;

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const flows: readonly Flow[] = [
  {
    id: 'extra-probe',
    path: '/us/en/upgrade/add-iq/',
    choice: 'known.choosing',
    give: (sql, email) => giveTeam(sql, email, 30),
    async choose(page) {
      await page.locator('input[name="quantity"]').fill('2');
    },
    isChosen: (page) => expect(page.locator('input[name="quantity"]')).toHaveValue('2'),
    elsewhere: demote,
    undo: promote,
    // The cart takes the probe.
    tryToAdd: nothing,
    refused: 'known.refused.toMembers',
    resume: nothing,
  },
  {
    id: 'reactivation',
    path: '/us/en/reactivate-pro/membership/',
    choice: 'known.choosing',
    give: giveEndedTeam,
    choose: nothing,
    isChosen: (page) => expect(page.locator('input[value="SUB-TEAM-1Y"]')).toBeChecked(),
    elsewhere: upgrade,
    undo: takeBackUpgrade,
    tryToAdd: addInVain,
    refused: 'known.refused.whileActive',
    resume: nothing,
  },
  {
    id: 'vet-rental',
    path: '/us/en/vet-rental/',
    choice: 'choosing.ready',
    give: giveEndedRental,
    async choose(page) {
      await page.getByRole('radio', { name: 'Lightning' }).check({ force: true });
    },
    isChosen: (page) => expect(page.getByRole('radio', { name: 'Lightning' })).toBeChecked(),
    elsewhere: resume,
    undo: end,
    tryToAdd: addInVain,
    refused: 'refused.whileActive',
    resume: nothing,
  },
  {
    id: 'pro-custom',
    path: '/us/en/pro-custom/',
    choice: 'review.confirmed',
    give: giveEndedTeam,
    async choose(page) {
      await proceed(page);
      await page.locator('input[name="feature-SUB-PROC-COLL-TELE-1Y"]').check({ force: true });
      await proceed(page);
      await page.locator('input[name="members"]').fill('7');
      await proceed(page);
    },
    isChosen: (page) => expect(page.locator('[data-flow="pro-custom"]')).toContainText('7'),
    elsewhere: resume,
    undo: end,
    tryToAdd: addInVain,
    refused: /unavailable|refused/,
    async resume(page) {
      await proceed(page);
      await expect(page.locator('input[name="feature-SUB-PROC-COLL-TELE-1Y"]')).toBeChecked();
      await proceed(page);
      await proceed(page);
    },
  },
];

/** The carts of a person that have lines. */
const cartsOf = async (sql: Sql, email: string): Promise<number> => {
  const rows = await sql`
    select from checkout join users on users.id = user_id
    where users.email = ${email} and jsonb_array_length(checkout.lines) > 0`;
  return rows.length;
};

for (const {
  id,
  path,
  choice,
  give,
  choose,
  isChosen,
  elsewhere,
  undo,
  tryToAdd,
  refused,
  resume: resumeChoice,
} of flows)
  test(`${id} survives the end of the session, a reload, Back and no network, hears what another administrator did, and is in the cart once @full`, async ({
    page,
    context,
    database,
    email,
    journal,
  }) => {
    journal.provokes(/ERR_INTERNET_DISCONNECTED/);
    const flow = page.locator(`[data-flow="${id}"]`);
    const isAt = (state: string | RegExp) => expect(flow).toHaveAttribute('data-state', state);
    const add = flow.getByRole('button', { name: 'Add to cart' });
    await page.goto('/us/en/my-account/');
    await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    await expect(page.locator('[data-flow="account"]')).toHaveAttribute('data-state', /^ready/);
    const given = await give(database, email);
    await page.goto(path);
    await choose(page);
    const isReady = async () => {
      await isAt(choice);
      await isChosen(page);
    };
    await isReady();

    await test.step('the page is left and returned to, and loaded again', async () => {
      await page.goto('/us/en/my-account/');
      await page.goBack();
      await isReady();
      await page.reload();
      await isReady();
    });

    await test.step('another tab ends the session, and the person signs in again', async () => {
      const other = await context.newPage();
      await other.goto('/us/en/my-account/');
      await other.evaluate(() => localStorage.removeItem('sonde.authToken'));
      await other.close();
      await expect(page.locator('a[data-sign-in]:visible').first()).toBeVisible();
      // The account service still knows who this is.
      await page.locator('a[data-sign-in]:visible').first().click();
      await page.waitForURL(new RegExp(path));
      await isReady();
    });

    await test.step('the network is gone', async () => {
      await goOffline(page);
      await add.click();
      await expect(flow.getByRole('alert').first()).toBeVisible();
      await context.setOffline(false);
      await isReady();
      expect(await cartsOf(database, email)).toBe(0);
    });

    await test.step('another administrator was faster', async () => {
      await elsewhere(database, given);
      await tryToAdd(page);
      expect(await cartsOf(database, email)).toBe(0);
      await page.reload();
      await isAt(refused);
      await undo(database, given);
    });

    await test.step('it is possible again', async () => {
      await page.reload();
      await resumeChoice(page);
      await isReady();
      await add.click();
      await page.waitForURL(/\/cart\/|\/reactivate-pro\/accessories\//);
      expect(await cartsOf(database, email)).toBe(1);
    });
  });
