import type { Page, Request } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import type { Membership } from '../contract/memberships.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { giveTeam } from './given-team.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { signUpFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 667 } });

/** What has happened to the person's organization since they opened the page. */
type Change = (sql: Sql, given: Membership) => Promise<unknown>;

/** Another administrator has taken over. */
const demote: Change = (sql, { organizationId, administratorId }) => sql`
  with other as (
    insert into organization_membership (id, organization_id, user_id, is_admin)
    values (gen_random_uuid(), ${organizationId}, ${administratorId}, true)
  )
  update organization_membership set is_admin = false
  where organization_id = ${organizationId} and user_id <> ${administratorId}`;

const endPlan: Change = (sql, { subscriptionId }) => sql`
  update subscription set expires_on = current_date - 2, next_charge_on = null where id = ${subscriptionId}`;

const resumePlan: Change = (sql, { subscriptionId }) => sql`
  update subscription set status = 'ACTIVE', expires_on = current_date + 300 where id = ${subscriptionId}`;

const fill: Change = async (sql, { organizationId }) => {
  await sql`update organization set max_devices = 1 where id = ${organizationId}`;
  await sql`
    insert into registered_probe (id, organization_id, product_line)
    values (gen_random_uuid(), ${organizationId}, 'IQ_3')`;
};

/** An ended plan of an owner. */
const cancelWithProbe: Change = async (sql, { organizationId, subscriptionId }) => {
  await sql`
    insert into registered_probe (id, organization_id, product_line)
    values (gen_random_uuid(), ${organizationId}, 'IQ_3')`;
  await sql`
    update subscription set status = 'CANCELED', expires_on = current_date - 2 where id = ${subscriptionId}`;
};

/** An ended plan of a veterinary practice. */
const becomeEndedPractice: Change = async (sql, given) => {
  await cancelWithProbe(sql, given);
  await sql`update organization set market = 'VETERINARY' where id = ${given.organizationId}`;
};

interface Flow {
  readonly id: string;
  readonly path: string;
  /** Its state when the lines can be added. */
  readonly state: string | RegExp;
  readonly before: Change;
  /** From the page to the button that adds the lines. */
  readonly toButton: (page: Page) => Promise<void>;
}

/** Whether the shop is asked who is signed in, by which the flow judges first. */
const isAboutPerson = (request: Request): boolean =>
  /"operationName":"User(?:Refresh)?Query"/.test(request.postData() ?? '');

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const flows = {
  'extra-probe': {
    id: 'extra-probe',
    path: '/us/en/upgrade/add-iq/',
    state: 'known.choosing',
    before: async () => undefined,
    toButton: async () => undefined,
  },
  reactivation: {
    id: 'reactivation',
    path: '/us/en/reactivate-pro/membership/',
    state: 'known.choosing',
    before: cancelWithProbe,
    toButton: async () => undefined,
  },
  'vet-rental': {
    id: 'vet-rental',
    path: '/us/en/vet-rental/',
    state: 'choosing.ready',
    before: becomeEndedPractice,
    toButton: async () => undefined,
  },
  'pro-custom': {
    id: 'pro-custom',
    path: '/us/en/pro-custom/',
    state: 'review.confirmed',
    before: cancelWithProbe,
    async toButton(page) {
      await proceed(page);
      await proceed(page);
      await proceed(page);
    },
  },
} as const satisfies Readonly<Record<string, Flow>>;

const administrators = 'Only an administrator of your organization can order this.';

const cases: readonly (readonly [
  flow: Flow,
  change: string,
  make: Change,
  says: string,
  link: string | null,
])[] = [
  [flows['extra-probe'], 'manages it no more', demote, administrators, null],
  [flows['extra-probe'], 'has no active plan', endPlan, 'membership has ended', 'Renew your membership'],
  [flows['extra-probe'], 'has as many as it may', fill, 'Only our sales team can make this change', null],
  [flows.reactivation, 'manages it no more', demote, administrators, null],
  [flows.reactivation, 'has reactivated its plan', resumePlan, 'renew up to 90 days before', null],
  [flows['vet-rental'], 'manages it no more', demote, administrators, null],
  [flows['vet-rental'], 'has an active plan', resumePlan, 'Upgrade it', 'Upgrade your membership'],
  [flows['pro-custom'], 'manages it no more', demote, administrators, null],
];

test.describe('nothing is added to the cart that the organization can’t order any more', () => {
  for (const [{ id, path, state, before, toButton }, change, make, says, link] of cases)
    test(`${id}: it ${change} @full`, async ({ page, database, email }) => {
      const flow = page.locator(`[data-flow="${id}"]`);
      await page.goto('/us/en/upgrade/add-iq/');
      await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
      const given = await giveTeam(database, email, 30);
      await before(database, given);
      const known = page.waitForResponse((response) => isAboutPerson(response.request()));
      await page.goto(path);
      await known;
      await toButton(page);
      await expect(flow).toHaveAttribute('data-state', state);

      await make(database, given);
      await flow.getByRole('button', { name: 'Add to cart' }).click();
      const alert = flow.getByRole('alert');
      await expect(alert).toContainText(says);
      if (link !== null) await expect(alert.getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);
      await page.goto('/us/en/cart/');
      await expect(page.locator('[data-flow="cart"]')).toHaveAttribute('data-state', /empty/);
    });
});

test('nothing is added to another cart once the session has expired on the page @full', async ({
  page,
  database,
  email,
}) => {
  const flow = page.locator('[data-flow="extra-probe"]');
  await page.goto('/us/en/upgrade/add-iq/');
  await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
  await giveTeam(database, email, 30);
  await page.goto('/us/en/upgrade/add-iq/');
  await expect(flow).toHaveAttribute('data-state', 'known.choosing');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sonde.authToken') ?? '{}') as object;
    localStorage.setItem('sonde.authToken', JSON.stringify({ ...stored, createdAtSeconds: 0 }));
  });
  await flow.getByRole('button', { name: 'Add to cart' }).click();
  await expect(flow.getByRole('alert')).toContainText('your session has ended');
});
