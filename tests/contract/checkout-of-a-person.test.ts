import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import {
  type Changed,
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  place,
  shownCheckout,
  type Wanted,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let undoSales: () => Promise<void>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  undoSales = await rememberOrganizations(shop.database.sql);
});
afterEach(() => undoSales());
afterAll(() => shop.close());

/** The storefront for a signed-in person; null for a visitor who is signed out. */
function storefrontOf(email: string | null): CheckoutClient {
  const own = email === null ? {} : signedInAs(email);
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
}

const membershipsOf = async (email: string) => {
  const { data } = await storefrontOf(email).send('UserQuery', {});
  const me = data?.['me'] as { organizationMemberships: { id: string }[] } | null | undefined;
  return me?.organizationMemberships ?? [];
};

interface Previewed extends Pick<Changed, 'checkoutErrors'> {
  readonly subtotalPrice: Pick<CheckoutFields['subtotalPrice'], 'net'> | null;
}

async function previewOf(storefront: CheckoutClient, wanted: Wanted): Promise<Previewed> {
  const { data } = await storefront.send('BundlePreview', { country: 'US', lines: lineInputs(wanted) });
  return data?.['bundlePreview'] as Previewed;
}

const refusalsOf = ({ checkoutErrors }: Pick<Changed, 'checkoutErrors'>) =>
  checkoutErrors.map(({ code, reason }) => (reason === null ? code : `${code} ${reason}`)).join();

/** What a cart says that its buyer's organization does instead, by how its order is refused. */
function insteadOf(refused: string, isMember: boolean): string | null {
  const [code = '', reason = null] = refused.split(' ');
  if (code === 'NO_PERMISSIONS') return isMember ? 'NO_PERMISSIONS' : null;
  const isShown = reason === 'ASK_SALES' || (isMember && code === 'OPERATION_NOT_ALLOWED');
  return isShown ? reason : null;
}

describe('a person’s purchase intent', () => {
  it.each<[email: string | null, wanted: Wanted, bundleType: string | null, refused: string]>([
    [null, { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    [null, { 'IQ3-USBC': 10, 'SUB-PRO3-3Y': 1 }, 'PRO_THREE_YEAR_NEW_USER', ''],
    [null, { 'IQV-LTG': 10, 'SUB-PRO3-3Y': 1 }, 'PRO_THREE_YEAR_NEW_USER_VET', ''],
    [null, { 'IQ3-USBC': 10, 'SUB-PRO3-RENEWAL-3Y': 1 }, null, 'BUNDLE_NOT_FOUND PART_NOT_ALLOWED'],
    [null, { 'IQ3-USBC': 1, 'SUB-IND-FOREVER': 1 }, 'INDIVIDUAL_FOREVER_NEW_USER', ''],
    [null, { 'IQP-LTG': 1, 'SUB-IND-FOREVER': 1 }, 'INDIVIDUAL_FOREVER_NEW_USER_PLUS', ''],
    [null, { 'SUB-TEAM-SEAT-1Y': 1 }, 'TEAM_EXPANSION', 'NO_PERMISSIONS'],
    [null, { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_SUBSCRIPTION_ONLY', 'OPERATION_NOT_ALLOWED'],
    ['distributor@trade.example', { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    ['distributor@trade.example', { 'SUB-TEAM-SEAT-1Y': 1 }, 'TEAM_EXPANSION', 'NO_PERMISSIONS'],
    ['individual@solo.example', { 'IQ3-USBC': 1 }, 'INDIVIDUAL_EXTRA_PROBE', ''],
    [
      'individual@solo.example',
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'individual@solo.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'individual@solo.example',
      { 'SUB-PROC-1Y': 1 },
      'PRO_CUSTOM_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD',
    ],
    ['individual@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', 'OPERATION_NOT_ALLOWED TOO_EARLY'],
    ['individual@solo.example', { 'SUB-TEAM-SEAT-1Y': 1 }, 'TEAM_EXPANSION', 'OPERATION_NOT_ALLOWED'],
    [
      'admin@clinic.example',
      { 'SUB-TEAM-SEAT-1Y': 2 },
      'TEAM_EXPANSION',
      'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD',
    ],
    [
      'admin@clinic.example',
      { 'SUB-IND-1Y': 1 },
      'INDIVIDUAL_UPGRADE',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['admin@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['personal@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['member@clinic.example', { 'IQ-LTG': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS'],
    ['member@clinic.example', { 'SUB-TEAM-SEAT-1Y': 2 }, 'TEAM_EXPANSION', 'NO_PERMISSIONS'],
    ['member@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS'],
    ['personal@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', ''],
    ['personal@clinic.example', { 'IQP-USBC': 1 }, 'TEAM_EXTRA_PROBE_PLUS', ''],
    ['personal@clinic.example', { 'SUB-CLINIC-1Y': 1 }, 'CLINIC_UPGRADE', 'NO_PERMISSIONS'],
    ['two@clinic.example', { 'IQ3-USBC': 1 }, 'TEAM_EXTRA_PROBE', 'NO_PERMISSIONS'],
    ['expired@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['expired@solo.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL', ''],
    ['pastdue@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['pastdue@solo.example', { 'SUB-TEAM-1Y': 1 }, 'TEAM_UPGRADE', 'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'],
    ['trial@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_UPGRADE', ''],
    ['canceled@solo.example', { 'SUB-CORE-1Y': 1 }, 'CORE_SUBSCRIPTION_ONLY', ''],
    ['canceled@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_RENEWAL', ''],
    ['forever@solo.example', { 'SUB-IND-1Y': 1 }, 'INDIVIDUAL_UPGRADE', 'OPERATION_NOT_ALLOWED'],
    ['forever@solo.example', { 'IQP-USBC': 1 }, 'INDIVIDUAL_FOREVER_EXTRA_PROBE_PLUS', ''],
    ['vet@practice.example', { 'IQV-USBC': 1 }, 'PRO_CUSTOM_EXTRA_PROBE_VET', ''],
    ['vet@practice.example', { 'IQ3-USBC': 1 }, 'BASIC_NEW_USER', ''],
    [
      'vet@practice.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    ['vet@practice.example', { 'SUB-CLINIC-1Y': 1 }, null, 'BUNDLE_NOT_FOUND PART_NOT_ALLOWED'],
    [
      'rental@practice.example',
      { 'SUB-TEAM-1Y': 1 },
      'TEAM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_INSTEAD',
    ],
    [
      'rental@practice.example',
      { 'SUB-PRO-VET-1Y': 1 },
      'PRO_CUSTOM_UPGRADE_VET',
      'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD',
    ],
    ['custom@hospital.example', { 'IQ3-USBC': 1 }, 'PRO_CUSTOM_EXTRA_PROBE', ''],
    [
      'enterprise@hospital.example',
      { 'IQ3-USBC': 1 },
      'BASIC_NEW_USER',
      'ENTERPRISE_CODE_REQUIRED ASK_SALES',
    ],
    ['enterprise@hospital.example', { 'SUB-TEAM-1Y': 1 }, 'TEAM_UPGRADE', 'OPERATION_NOT_ALLOWED ASK_SALES'],
    ['admin@small-clinic.example', { 'SUB-CLINIC-1Y': 1 }, 'CLINIC_RENEWAL', ''],
    [
      'three-year@practice.example',
      { 'SUB-PRO3-RENEWAL-3Y': 1 },
      'PRO_THREE_YEAR_RENEWAL',
      'OPERATION_NOT_ALLOWED TOO_EARLY',
    ],
    [
      'old-team@practice.example',
      { 'SUB-TEAM-SEAT-1Y': 5 },
      'TEAM_EXPANSION',
      'OPERATION_NOT_ALLOWED ADD_SEATS_INSTEAD',
    ],
  ])('%s, %j: %s %s', async (email, wanted, bundleType, refused) => {
    const storefront = storefrontOf(email);
    const checkout = await fillCheckout(storefront, { wanted, ...(email !== null && { email }) });
    expect(checkout.bundleType).toBe(bundleType);
    const isMember = email !== null && email !== 'distributor@trade.example';
    expect(checkout.changeInstead).toBe(insteadOf(refused, isMember));
    const previewed = await previewOf(storefront, wanted);
    expect([refusalsOf(previewed), previewed.subtotalPrice?.net]).toEqual([
      refused,
      checkout.subtotalPrice.net,
    ]);
    const placed = await place(storefront, checkout);
    expect(refusalsOf(placed)).toBe(refused);
    expect(placed.orderToken === null).toBe(refused !== '');
    expect(shop.chargesFor(checkout)).toHaveLength(refused === '' ? 1 : 0);
  });

  it('is previewed without being stored', async () => {
    const countCheckouts = async () =>
      (await shop.database.sql<[{ count: number }]>`select count(*)::integer as count from checkout`)[0]
        .count;
    const before = await countCheckouts();
    const storefront = storefrontOf('canceled@solo.example');
    const pro = { 'SUB-PROC-1Y': 1, 'SUB-PROC-SEAT-1Y': 2, 'SUB-PROC-COLL-TELE-1Y': 1 };
    expect(refusalsOf(await previewOf(storefront, pro))).toBe('');
    expect(await previewOf(storefront, { 'SUB-PROC-SEAT-1Y': 9000 })).toMatchObject({
      checkoutErrors: [{ code: 'OPERATION_NOT_ALLOWED', reason: 'TOO_MANY_SEATS' }],
      subtotalPrice: null,
    });
    const { data } = await storefront.send('BundlePreview', { country: 'KE', lines: lineInputs(pro) });
    expect(data?.['bundlePreview']).toMatchObject({ subtotalPrice: null });
    expect(await countCheckouts()).toBe(before);
  });

  it('is previewed for the organization that is named, and for no one else’s', async () => {
    const storefront = storefrontOf('two@clinic.example');
    const [ofClinic, ofRivers] = await membershipsOf('two@clinic.example');
    const [foreign] = await membershipsOf('individual@solo.example');
    for (const [membership, refused] of [
      [undefined, 'NO_PERMISSIONS'],
      [ofClinic, 'NO_PERMISSIONS'],
      [ofRivers, 'OPERATION_NOT_ALLOWED UPGRADE_TO_PRO_INSTEAD'],
      [foreign, 'NOT_FOUND'],
    ] as const) {
      const { data } = await storefront.send('BundlePreview', {
        country: 'US',
        lines: lineInputs({ 'SUB-PROC-1Y': 1 }),
        organizationMembershipId: membership?.id ?? null,
      });
      expect(refusalsOf(data?.['bundlePreview'] as Previewed)).toBe(refused);
    }
  });

  it('is sold to an organization only in the currency of its own shop', async () => {
    const storefront = storefrontOf('expired@solo.example');
    for (const [country, refused] of [
      ['US', ''],
      ['DE', 'OPERATION_NOT_ALLOWED OTHER_CURRENCY'],
    ] as const) {
      const { data } = await storefront.send('BundlePreview', {
        country,
        lines: lineInputs({ 'SUB-IND-1Y': 1 }),
      });
      expect(refusalsOf(data?.['bundlePreview'] as Previewed)).toBe(refused);
    }
  });

  it('has a seat for everyone in the organization, and renews early what is held', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('admin@clinic.example');
    const asked = async (wanted: Wanted) => refusalsOf(await previewOf(storefront, wanted));
    const lakeside = sql`organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    await sql`update subscription set expires_on = '2027-01-31', additional_seats = 5 where ${lakeside}`;
    expect(await asked({ 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 1 })).toBe('OPERATION_NOT_ALLOWED BELOW_HELD');
    expect(await asked({ 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 5 })).toBe('');
    await sql`update subscription set expires_on = '2026-11-01', next_charge_on = null where ${lakeside}`;
    expect(await asked({ 'SUB-IND-1Y': 1 })).toBe('OPERATION_NOT_ALLOWED BELOW_SEATS_IN_USE');
    expect(await asked({ 'SUB-TEAM-1Y': 1 })).toBe('');
  });

  it('is for the organization that the person chose: new, with more lines, and once they have signed in', async () => {
    const two = storefrontOf('two@clinic.example');
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const chosen = { organizationSlug: 'two-rivers-health' };
    const shown = ({ checkout }: Changed) => [checkout?.bundleType, checkout?.organization?.name];
    const rivers = ['CORE_EXTRA_PROBE', 'Two Rivers Health'];
    const clinics = ['TEAM_EXTRA_PROBE', 'Lakeside Clinic'];

    const preview = await two.send('BundlePreview', { country: 'US', lines, ...chosen });
    expect(refusalsOf(preview.data?.['bundlePreview'] as Previewed)).toBe('');
    const begun = await two.change('CheckoutCreate', { input: { country: 'US', lines, ...chosen } });
    expect(shown(begun)).toEqual(rivers);

    const oldest = await two.change('CheckoutCreate', { input: { country: 'US', lines } });
    expect(shown(oldest)).toEqual(clinics);
    const checkoutId = oldest.checkout!.id;
    expect(shown(await two.change('CheckoutLinesAdd', { checkoutId, lines, ...chosen }))).toEqual(rivers);
    expect(shown(await two.change('CheckoutLinesAdd', { checkoutId, lines }))).toEqual(rivers);
    const foreign = { organizationSlug: 'harbour-animal-hospital' };
    expect(shown(await two.change('CheckoutLinesAdd', { checkoutId, lines, ...foreign }))).toEqual(rivers);

    const anonymous = await openCheckout(storefrontOf(null), { 'IQ3-USBC': 1 });
    const attach = { country: 'US', checkoutId: anonymous.id, ...chosen };
    await two.change('CheckoutCustomerAttach', attach);
    const { data } = await two.send('Checkout', { token: anonymous.token });
    expect(shown({ checkout: data?.['checkout'] } as Changed)).toEqual(rivers);
  });

  it('is for the named membership, whichever organization was chosen before', async () => {
    const [lakeside] = await membershipsOf('two@clinic.example');
    const two = storefrontOf('two@clinic.example');
    const named = { organizationMembershipId: lakeside!.id, organizationSlug: 'two-rivers-health' };
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const { checkout } = await two.change('CheckoutCreate', { input: { country: 'US', lines, ...named } });
    expect(checkout?.organization?.name).toBe('Lakeside Clinic');
  });

  it('is for the organization that the person chose when the next lines make it theirs', async () => {
    const two = storefrontOf('two@clinic.example');
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const visitor = storefrontOf(null);
    const { id: checkoutId } = await openCheckout(visitor, { 'IQ3-USBC': 1 });
    const add = { checkoutId, lines, organizationSlug: 'two-rivers-health' };
    expect((await visitor.change('CheckoutLinesAdd', add)).checkout?.organization).toBeNull();
    const { checkout } = await two.change('CheckoutLinesAdd', add);
    expect(checkout).toMatchObject({
      bundleType: 'CORE_EXTRA_PROBE',
      organization: { name: 'Two Rivers Health' },
    });
  });

  it('names the organization to nobody but its buyer', async () => {
    const { token } = await openCheckout(storefrontOf('enterprise@hospital.example'), { 'IQ3-USBC': 1 });
    const { data } = await storefrontOf(null).send('Checkout', { token });
    expect(data?.['checkout']).toMatchObject({ organization: null, changeInstead: null });
  });

  describe('of an extra probe, for an organization that changes while it is in the cart,', () => {
    const lakeside = () => shop.database.sql`(select id from organization where slug = 'lakeside-clinic')`;
    const personal = () => shop.database.sql`(select id from users where email = 'personal@clinic.example')`;
    const bundles = { before: 'TEAM_EXTRA_PROBE', withoutPlan: 'BASIC_NEW_USER' } as const;

    it.each<
      [
        change: string,
        make: () => Promise<unknown>,
        revert: () => Promise<unknown>,
        bundleType: string,
        refused: string,
        instead: string | null,
        asked: readonly string[],
      ]
    >([
      [
        'its buyer loses the right to buy one',
        () => shop.database.sql`update users set can_buy_personal_probe_iq3 = false where id = ${personal()}`,
        () => shop.database.sql`update users set can_buy_personal_probe_iq3 = true where id = ${personal()}`,
        bundles.before,
        'NO_PERMISSIONS',
        'NO_PERMISSIONS',
        [],
      ],
      [
        'others register its last probes',
        () => shop.database.sql`update organization set max_devices = 1 where id = ${lakeside()}`,
        () => shop.database.sql`update organization set max_devices = null where id = ${lakeside()}`,
        bundles.before,
        'OPERATION_NOT_ALLOWED TOO_MANY_PROBES',
        'TOO_MANY_PROBES',
        [],
      ],
      [
        'its plan ends',
        () => shop.database.sql`
          update subscription set expires_on = '2026-11-01', next_charge_on = null
          where organization_id = ${lakeside()}`,
        () => undoSales(),
        bundles.withoutPlan,
        '',
        null,
        ['PROBE_ONLY'],
      ],
    ])('because %s', async (_change, make, revert, bundleType, refused, instead, asked) => {
      const storefront = storefrontOf('personal@clinic.example');
      const checkout = await fillCheckout(storefront, { wanted: { 'IQ3-USBC': 1 } });
      expect([checkout.bundleType, checkout.changeInstead]).toEqual([bundles.before, null]);
      await make();
      const { data } = await storefront.send('BundlePreview', {
        country: 'US',
        lines: lineInputs({ 'IQ3-USBC': 1 }),
      });
      const shown = await shownCheckout(storefront, checkout.token);
      const placed = await place(storefront, checkout);
      const charges = shop.chargesFor(checkout).length;
      await revert();
      const previewed = data?.['bundlePreview'] as Previewed & { bundleType: string };
      expect([refusalsOf(previewed), previewed.bundleType]).toEqual([refused, bundleType]);
      expect([shown?.bundleType, shown?.changeInstead]).toEqual([bundleType, instead]);
      const agreed = checkout.requiredAttestations;
      expect(shown?.requiredAttestations.filter((attestation) => !agreed.includes(attestation))).toEqual(
        asked,
      );
      // Whoever still sees the old cart has agreed to nothing else.
      expect(refusalsOf(placed)).toBe(asked.length > 0 ? 'INVALID REQUIRED' : refused);
      expect(charges).toBe(0);
    });
  });

  it('follows the selected membership', async () => {
    const [, core] = await membershipsOf('two@clinic.example');
    const storefront = storefrontOf('two@clinic.example');
    const open = (organizationMembershipId: string) =>
      storefront.change('CheckoutCreate', {
        input: { country: 'US', lines: lineInputs({ 'IQ3-USBC': 1 }), organizationMembershipId },
      });
    const { checkout } = await open(core!.id);
    expect(checkout?.bundleType).toBe('CORE_EXTRA_PROBE');
    const [other] = await membershipsOf('individual@solo.example');
    for (const id of [other!.id, globalId('OrganizationMembership', crypto.randomUUID()), 'nonsense'])
      expect(await open(id)).toMatchObject({ checkout: null, checkoutErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('is stored on the order, with its person and organization', async () => {
    const storefront = storefrontOf('personal@clinic.example');
    const checkout = await fillCheckout(storefront, { wanted: { 'IQ3-USBC': 2 } });
    await place(storefront, checkout);
    const [order] = await shop.database.sql`
      select bundle_type, users.email, organization.slug from orders
      join users on users.id = orders.user_id join organization on organization.id = organization_id
      order by orders.created_at desc limit 1`;
    expect(order).toEqual({
      bundle_type: 'TEAM_EXTRA_PROBE',
      email: 'personal@clinic.example',
      slug: 'lakeside-clinic',
    });
    expect(await shop.violations()).toEqual([]);
  });
});

describe('a probe for owners', () => {
  const bothOrders: readonly Wanted[] = [
    { 'IQ3-USBC': 1, 'IQ-LTG': 1 },
    { 'IQ-LTG': 1, 'IQ3-USBC': 1 },
  ];
  const create = (
    storefront: CheckoutClient,
    wanted: Wanted,
    organizationMembershipId: string | null = null,
  ) =>
    storefront.change('CheckoutCreate', {
      input: { country: 'US', lines: lineInputs(wanted), organizationMembershipId },
    });

  /** The refusals at each moment: of a preview, of a new cart, and of a cart that it is added to. */
  async function refusalsAtEachMoment(
    storefront: CheckoutClient,
    wanted: Wanted,
    organizationMembershipId: string | null = null,
  ): Promise<readonly string[]> {
    const { data } = await storefront.send('BundlePreview', {
      country: 'US',
      lines: lineInputs(wanted),
      organizationMembershipId,
    });
    const created = await create(storefront, wanted, organizationMembershipId);
    const { checkout } = await create(storefront, { 'CBL-USBC': 1 }, organizationMembershipId);
    const added = await storefront.change('CheckoutLinesAdd', {
      checkoutId: checkout!.id,
      lines: lineInputs(wanted),
    });
    return [refusalsOf(data?.['bundlePreview'] as Previewed), refusalsOf(created), refusalsOf(added)];
  }
  const always = (refused: string) => [refused, refused, refused];

  it.each([
    ['an unknown buyer', null, 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['a person without an organization', 'distributor@trade.example', 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['an owner in the other market', 'vet@practice.example', 'OPERATION_NOT_ALLOWED OWNERS_ONLY'],
    ['an owner whose plan has ended', 'expired@solo.example', 'OPERATION_NOT_ALLOWED PLAN_ENDED'],
    ['an owner whose plan sales manages', 'enterprise@hospital.example', 'OPERATION_NOT_ALLOWED ASK_SALES'],
    ['an owner', 'individual@solo.example', ''],
  ])('beside another, in either order, for %s: %s', async (_buyer, email, refused) => {
    for (const wanted of [{ 'IQ-LTG': 1 }, ...bothOrders])
      expect(await refusalsAtEachMoment(storefrontOf(email), wanted)).toEqual(always(refused));
  });

  it('is for owners in the organization that is bought for', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('two@clinic.example');
    const [, ofRivers] = await membershipsOf('two@clinic.example');
    const rivers = sql`(select id from organization where slug = 'two-rivers-health')`;
    const refusedAtBothOrders = async () => [
      await refusalsAtEachMoment(storefront, bothOrders[0]!, ofRivers!.id),
      await refusalsAtEachMoment(storefront, bothOrders[1]!, ofRivers!.id),
    ];
    expect(await refusedAtBothOrders()).toEqual([always(''), always('')]);
    const { checkout } = await create(storefront, bothOrders[0]!, ofRivers!.id);
    const probes = await sql`delete from registered_probe where organization_id = ${rivers} returning *`;
    const refusals = await refusedAtBothOrders();
    const placed = await place(storefront, checkout!);
    await sql`insert into registered_probe ${sql(probes)}`;
    const refused = always('OPERATION_NOT_ALLOWED OWNERS_ONLY');
    expect(refusals).toEqual([refused, refused]);
    expect(refusalsOf(placed)).toBe('OPERATION_NOT_ALLOWED OWNERS_ONLY');
  });

  it('waits in the cart until a plan that has ended meanwhile is renewed', async () => {
    const { sql } = shop.database;
    const storefront = storefrontOf('individual@solo.example');
    const checkout = await fillCheckout(storefront, { wanted: bothOrders[0]! });
    const vidal = sql`organization_id = (select id from organization where slug = 'vidal-imaging')`;
    const [before] = await sql`select expires_on, next_charge_on from subscription where ${vidal}`;
    await sql`update subscription set expires_on = '2026-11-01', next_charge_on = null where ${vidal}`;
    const { data } = await storefront.send('Checkout', { token: checkout.token });
    const placed = await place(storefront, checkout);
    await sql`update subscription set ${sql(before!)} where ${vidal}`;
    expect((data!['checkout'] as CheckoutFields).changeInstead).toBe('PLAN_ENDED');
    expect(refusalsOf(placed)).toBe('OPERATION_NOT_ALLOWED PLAN_ENDED');
  });

  it('is not placed by whoever continues the cart by its link', async () => {
    for (const wanted of bothOrders) {
      const owner = storefrontOf('individual@solo.example');
      const checkout = await fillCheckout(owner, { wanted });
      expect(checkout.bundleType).toBe('INDIVIDUAL_EXTRA_PROBE');
      const { checkout: copy } = await shop.client.change('CheckoutContinue', { checkoutId: checkout.id });
      const lines = copy!.lines.map(({ variant }) => variant.sku);
      expect([lines.includes('IQ-LTG'), copy!.bundleType]).toEqual([true, 'BASIC_NEW_USER']);
      expect(refusalsOf(await place(shop.client, copy!))).toBe('OPERATION_NOT_ALLOWED OWNERS_ONLY');
    }
  });
});

describe('a checkout', () => {
  const ownership = async (checkout: CheckoutFields) => {
    const id = await shop.database.sql<{ email: string | null; days: number }[]>`
      select users.email, round(extract(epoch from expires_at - ${now}) / 86400)::integer as days
      from checkout left join users on users.id = user_id
      where checkout.id = (select id from checkout where token_hash = sha256(${checkout.token}::bytea))`;
    return id[0];
  };
  const addCable = (client: CheckoutClient, { id: checkoutId }: CheckoutFields) =>
    client.change('CheckoutLinesAdd', { checkoutId, lines: lineInputs({ 'CBL-USBC': 1 }) });

  it('is kept for 30 days if signed out, for 90 if signed in', async () => {
    expect(await ownership(await openCheckout(shop.client))).toEqual({ email: null, days: 30 });
    const own = await openCheckout(storefrontOf('individual@solo.example'));
    expect(await ownership(own)).toEqual({ email: 'individual@solo.example', days: 90 });
  });

  it('belongs to the person who continues it signed in, and keeps everything', async () => {
    const checkout = await fillCheckout(shop.client, { wanted: { 'IQ3-USBC': 1 } });
    const person = storefrontOf('individual@solo.example');
    expect(await shownCheckout(person, checkout.token)).toMatchObject({
      bundleType: 'INDIVIDUAL_EXTRA_PROBE',
      email: checkout.email,
      shippingAddress: { postalCode: '94105' },
    });
    expect(await ownership(checkout)).toEqual({ email: null, days: 30 });
    const { id: checkoutId } = checkout;
    await person.change('CheckoutEmailUpdate', { checkoutId, email: 'individual@solo.example' });
    expect(await ownership(checkout)).toEqual({ email: 'individual@solo.example', days: 90 });
    const placed = await place(person, (await shownCheckout(person, checkout.token))!);
    expect(refusalsOf(placed)).toBe('');
  });

  it('of another person looks like an unknown one to every request', async () => {
    const checkout = await fillCheckout(storefrontOf('individual@solo.example'), {
      wanted: { 'IQ3-USBC': 1 },
    });
    const stranger = storefrontOf('admin@clinic.example');
    const missing = { ...checkout, id: globalId('Checkout', 'x'.repeat(43)), token: 'x'.repeat(43) };
    expect(await shownCheckout(stranger, checkout.token)).toBeNull();
    expect(await addCable(stranger, checkout)).toEqual(await addCable(stranger, missing));
    expect(await place(stranger, checkout)).toEqual(await place(stranger, missing));
    expect(await stranger.change('CheckoutContinue', { checkoutId: checkout.id })).toEqual(
      await stranger.change('CheckoutContinue', { checkoutId: missing.id }),
    );
    const node = (id: string) => stranger.send('Checkout', { token: id });
    expect(await node(checkout.token)).toEqual(await node(missing.token));
  });

  it('is shown to a signed-out client with its token, but buys nothing for the organization', async () => {
    const owner = storefrontOf('individual@solo.example');
    const checkout = await fillCheckout(owner, { wanted: { 'IQ3-USBC': 1 } });
    const shown = await shownCheckout(shop.client, checkout.token);
    expect(shown).toMatchObject({ bundleType: 'INDIVIDUAL_EXTRA_PROBE', totalPrice: checkout.totalPrice });
    expect(refusalsOf(await place(shop.client, checkout))).toBe('NO_PERMISSIONS');
    expect(refusalsOf(await place(owner, checkout))).toBe('');
  });

  it('that a person continues by a link is theirs, and no organization’s', async () => {
    const checkout = await fillCheckout(storefrontOf('individual@solo.example'), {
      wanted: { 'IQ3-USBC': 1 },
    });
    const { checkout: copy } = await shop.client.change('CheckoutContinue', { checkoutId: checkout.id });
    expect(copy?.bundleType).toBe('BASIC_NEW_USER');
    expect(await ownership(copy!)).toEqual({ email: null, days: 30 });
  });

  it('shows its organization only to its owner', async () => {
    const query = `query Shown($token: String!) {
      checkout(token: $token) { organization { slug members { email } } organizationMembership { isOrganizationAdmin } }
    }`;
    const shownTo = async (email: string | null, token: string) => {
      const graphql = createGraphqlHandler(shop.services);
      const headers = email === null ? {} : signedInAs(email);
      return (await sendGraphql(graphql, { query, variables: { token } }, { headers })).body.data?.[
        'checkout'
      ];
    };
    const own = await openCheckout(storefrontOf('individual@solo.example'));
    expect(await shownTo('individual@solo.example', own.token)).toEqual({
      organization: { slug: 'vidal-imaging', members: [{ email: 'individual@solo.example' }] },
      organizationMembership: { isOrganizationAdmin: true },
    });
    expect(await shownTo(null, own.token)).toEqual({ organization: null, organizationMembership: null });
    expect(await shownTo('admin@clinic.example', own.token)).toBeNull();
    const ofMember = await openCheckout(storefrontOf('member@clinic.example'));
    expect(await shownTo('member@clinic.example', ofMember.token)).toMatchObject({
      organization: { slug: 'lakeside-clinic', members: null },
    });
  });
});

describe('a voucher', () => {
  it('can’t be used by its own referrer, whichever address they order with', async () => {
    await shop.database
      .sql`update voucher set referrer_email = 'individual@solo.example' where code = 'REFERRAL5'`;
    const person = storefrontOf('individual@solo.example');
    const { id: checkoutId } = await openCheckout(person, { 'IQ3-USBC': 1 });
    await person.change('CheckoutEmailUpdate', { checkoutId, email: 'another@address.example' });
    const refused = await person.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'REFERRAL5' });
    expect(refusalsOf(refused)).toContain('OWN_REFERRAL');
  });

  it('for owners of an IQ+ applies to those who own one and buy another probe', async () => {
    const tryAs = async (email: string | null) => {
      const person = storefrontOf(email);
      const { id: checkoutId } = await openCheckout(person, { 'IQ3-USBC': 1 });
      return refusalsOf(
        await person.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'INDIVIDUALIQPLUS' }),
      );
    };
    expect(await tryAs('individual@solo.example')).toBe('VOUCHER_NOT_APPLICABLE NOT_OWNED');
    await shop.database.sql`
      insert into registered_probe (id, organization_id, product_line)
      select gen_random_uuid(), id, 'IQ_PLUS' from organization where slug = 'vidal-imaging'`;
    expect(await tryAs('individual@solo.example')).toBe('');
    expect(await tryAs('admin@clinic.example')).toBe('VOUCHER_NOT_APPLICABLE ITEMS');
    expect(await tryAs(null)).toBe('VOUCHER_NOT_APPLICABLE NOT_OWNED');
  });
});
