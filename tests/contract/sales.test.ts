import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import { codesOf, fillCheckout, place, type RequestedItems } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { buy, endBefore, soldOrganizations } from './sold-organizations.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let undoSales: () => Promise<void>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  undoSales = await rememberOrganizations(shop.database.sql);
});
afterEach(async () => {
  const violations = await shop.violations();
  await undoSales();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
afterAll(() => shop.close());
const { storefrontOf, organizationsOf } = soldOrganizations(() => shop);

describe('who is signed in', () => {
  const buyFor = async (email: string, requested: RequestedItems) =>
    codesOf(await buy(storefrontOf(accountOf(email)), { email, requested }));

  it.each<[what: string, email: string, requested: RequestedItems, organizations: object[]]>([
    [
      'and has no organization founds one',
      'distributor@trade.example',
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      [{ planType: 'INDIVIDUAL', subscriptionExpirationDate: endBefore('2027-11-20'), registeredProbes: 1 }],
    ],
    [
      'and has one for animals founds one for people beside it',
      'vet@practice.example',
      { 'IQ3-USBC': 1 },
      [
        { planType: 'PRO_CUSTOM', registeredProbes: 1 },
        { planType: 'BASIC', registeredProbes: 1 },
      ],
    ],
    [
      'renews early from the last day',
      'admin@small-clinic.example',
      { 'SUB-CLINIC-1Y': 1 },
      [
        {
          planType: 'CLINIC',
          subscriptionExpirationDate: '2028-01-25T05:00:00.000Z',
          isAutoRenewalActive: true,
        },
      ],
    ],
    [
      'renews late from today',
      'expired@solo.example',
      { 'SUB-IND-1Y': 1 },
      [{ planType: 'INDIVIDUAL', subscriptionExpirationDate: endBefore('2027-11-20'), isExpired: false }],
    ],
    [
      'pays an overdue term',
      'pastdue@solo.example',
      { 'SUB-IND-1Y': 1 },
      [{ subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-11-18T05:00:00.000Z' }],
    ],
    [
      'comes back after having canceled',
      'canceled@solo.example',
      { 'SUB-IND-1Y': 1 },
      [{ subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: endBefore('2027-11-20') }],
    ],
    [
      'comes back with another plan',
      'canceled@solo.example',
      { 'SUB-CORE-1Y': 1 },
      [{ planType: 'CORE', subscriptionStatus: 'ACTIVE', maxSeats: 3 }],
    ],
    [
      'ends a trial with a plan',
      'trial@solo.example',
      { 'SUB-IND-1Y': 1 },
      [
        {
          planType: 'INDIVIDUAL',
          subscriptionStatus: 'ACTIVE',
          subscriptionExpirationDate: endBefore('2027-11-20'),
        },
      ],
    ],
    [
      'buys another probe and changes no plan',
      'individual@solo.example',
      { 'IQP-USBC': 2 },
      [
        {
          planType: 'INDIVIDUAL',
          registeredProbes: 3,
          subscriptionExpirationDate: '2027-08-23T04:00:00.000Z',
        },
      ],
    ],
    [
      'buys one although the plan has ended',
      'expired@solo.example',
      { 'IQ3-USBC': 1 },
      [{ planType: 'INDIVIDUAL', isExpired: true, registeredProbes: 2 }],
    ],
  ])('%s', async (_what, email, requested, organizations) => {
    expect(await buyFor(email, requested)).toEqual([]);
    expect(await organizationsOf(accountOf(email))).toMatchObject(organizations);
  });

  it.each([
    [true, '2027-11-20'],
    [false, null],
  ])('is charged again only if that was ticked: %s', async (ticked, nextCharge) => {
    const { sql } = shop.database;
    const client = storefrontOf(accountOf('distributor@trade.example'));
    await buy(client, { autoRenewal: ticked });
    const [row] = await sql`
      select next_charge_on::text, price_gross > 0 as costs from subscription
      where order_id = (select id from orders order by created_at desc limit 1)`;
    expect(row).toEqual({ next_charge_on: nextCharge, costs: true });
  });

  it('keeps the order of the plan when a probe is bought after it', async () => {
    const { sql } = shop.database;
    const latest = async () => {
      const [row] = await sql<[{ id: string; order_id: string | null }]>`
        select orders.id, subscription.order_id from orders join subscription using (organization_id)
        order by orders.created_at desc limit 1`;
      return row;
    };
    expect(await buyFor('canceled@solo.example', { 'SUB-IND-1Y': 1 })).toEqual([]);
    const plan = await latest();
    expect(plan.order_id).toBe(plan.id);
    expect(await buyFor('canceled@solo.example', { 'IQ3-USBC': 1 })).toEqual([]);
    const probe = await latest();
    expect(probe.id).not.toBe(plan.id);
    expect(probe.order_id).toBe(plan.id);
  });

  it.each([
    ['of a plan that renews', true],
    ['of a plan that ends', false],
  ])('reads on an earlier order of seats the term that they belong to: %s', async (_what, autoRenewal) => {
    const { sql } = shop.database;
    const email = 'canceled@solo.example';
    const client = storefrontOf(accountOf(email));
    const placed = await buy(client, { email, requested: { 'SUB-IND-1Y': 1 }, autoRenewal });
    // Orders sold seats of current plans until those were prorated.
    await sql`
      update orders set sale = sale || jsonb_build_object('plan', null, 'seats', sale -> 'plan')
      where id = (select id from orders order by created_at desc limit 1)`;
    const { data } = await client.send('Order', { token: placed.orderToken });
    expect(data?.['order']).toMatchObject({
      membershipTerm: {
        lastDay: '2027-11-19',
        renewsAutomatically: autoRenewal,
        price: { gross: { amount: expect.any(Number) } },
      },
    });
  });

  it('replaces no ended plan of an organization that they do not manage', async () => {
    const { sql } = shop.database;
    await sql`
      update subscription set expires_on = '2026-11-01', next_charge_on = null
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    const member = 'member@clinic.example';
    expect(await buyFor(member, { 'IQ3-USBC': 1, 'SUB-CLINIC-1Y': 1 })).toEqual(['NO_PERMISSIONS']);
    expect(await buyFor(member, { 'SUB-CORE-1Y': 1 })).toEqual(['NO_PERMISSIONS']);
    expect(await buyFor(member, { 'IQ3-USBC': 1 })).toEqual(['NO_PERMISSIONS']);
    expect(await organizationsOf(accountOf(member))).toMatchObject([{ planType: 'TEAM', isExpired: true }]);
  });

  it('buys no more probes than the organization may have', async () => {
    const { sql } = shop.database;
    await sql`update organization set max_devices = 2 where slug = 'vidal-imaging'`;
    expect(await buyFor('individual@solo.example', { 'IQ3-USBC': 2 })).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(await buyFor('individual@solo.example', { 'IQ3-USBC': 1 })).toEqual([]);
    await sql`update organization set max_devices = null where slug = 'vidal-imaging'`;
  });

  it('buys no plan with fewer seats than the organization has taken', async () => {
    const { sql } = shop.database;
    await sql`
      update subscription set expires_on = '2026-11-01', next_charge_on = null
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    expect(await buyFor('admin@clinic.example', { 'SUB-IND-1Y': 1 })).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(await buyFor('admin@clinic.example', { 'SUB-TEAM-1Y': 1 })).toEqual([]);
    expect(await organizationsOf(accountOf('admin@clinic.example'))).toMatchObject([
      { isExpired: false, maxSeats: 5 },
    ]);
  });

  it('keeps a seat for everybody who joined while the bank asked', async () => {
    const { sql } = shop.database;
    await sql`
      update subscription set expires_on = '2026-11-01', next_charge_on = null
      where organization_id = (select id from organization where slug = 'klinik-am-park')`;
    // The checkout is one of the United States, whose currency the organization then buys in.
    const moveTo = (country: string) =>
      sql`update organization set country = ${country} where slug = 'klinik-am-park'`;
    await moveTo('US');
    const client = storefrontOf(accountOf('admin@klinik.example'));
    const checkout = await fillCheckout(client, { requested: { 'SUB-TEAM-1Y': 1 }, card: cards.asks });
    await place(client, checkout, 'joined');
    await sql`
      with joining as (
        insert into users (id, email) select gen_random_uuid(), 'nurse' || number || '@klinik.example'
        from generate_series(1, 6) as number returning id
      )
      insert into organization_membership (id, organization_id, user_id, is_admin)
      select gen_random_uuid(), organization.id, joining.id, false from joining, organization
      where slug = 'klinik-am-park'`;
    const [intent] = shop.intentsFor(checkout);
    shop.provider.authenticate(intent!.id, true);
    expect(codesOf(await place(client, checkout, 'joined'))).toEqual([]);
    expect(await organizationsOf(accountOf('admin@klinik.example'))).toMatchObject([
      { maxSeats: 7, availableSeats: 0, isExpired: false },
    ]);
    await sql`delete from organization_membership where user_id in (select id from users where email like 'nurse%')`;
    await moveTo('DE');
  });

  it('and buys at the same time as another gets both', async () => {
    const client = storefrontOf(accountOf('admin@clinic.example'));
    const checkouts = [];
    for (const probes of [2, 3, 4])
      checkouts.push(await fillCheckout(client, { requested: { 'IQ3-USBC': probes } }));
    const placed = await Promise.all(checkouts.map((checkout) => place(client, checkout)));
    expect(placed.flatMap(codesOf)).toEqual([]);
    expect(await organizationsOf(accountOf('admin@clinic.example'))).toMatchObject([
      { maxSeats: 5, registeredProbes: 12 },
    ]);
  });

  it('and renews twice at the same time pays for one term', async () => {
    const client = storefrontOf(accountOf('admin@small-clinic.example'));
    const checkouts = [];
    for (let count = 0; count < 2; count += 1)
      checkouts.push(await fillCheckout(client, { requested: { 'SUB-CLINIC-1Y': 1 } }));
    const placed = await Promise.all(checkouts.map((checkout) => place(client, checkout)));
    expect(placed.flatMap(codesOf)).toEqual(['OPERATION_NOT_ALLOWED']);
    expect(await organizationsOf(accountOf('admin@small-clinic.example'))).toMatchObject([
      { subscriptionExpirationDate: '2028-01-25T05:00:00.000Z' },
    ]);
  });

  it('and renews while another renewal ends is told that something changed', async () => {
    const { sql } = shop.database;
    const client = storefrontOf(accountOf('admin@small-clinic.example'));
    const checkout = await fillCheckout(client, { requested: { 'SUB-CLINIC-1Y': 1 } });
    const waiting = () => sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { placed } = await sql.begin(async (renewal) => {
      await renewal`
        with renewed as (select id from organization where slug = 'small-clinic' for update)
        update subscription set expires_on = '2028-01-25' from renewed where organization_id = renewed.id`;
      const asked = place(client, checkout);
      await expect.poll(waiting).toHaveLength(1);
      return { placed: asked };
    });
    expect((await placed).checkoutErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: null, reason: 'CHANGED_ELSEWHERE' },
    ]);
    expect((await place(client, checkout, 'again')).checkoutErrors).toMatchObject([{ reason: 'TOO_EARLY' }]);
    expect(shop.requestsFor(checkout)).toEqual([]);
  });
});
