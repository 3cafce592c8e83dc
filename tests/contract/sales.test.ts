import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import type { Account } from '../../server/kernel/account.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import {
  type BuyerChoice,
  type CheckoutClient,
  codesOf,
  type Completed,
  fillCheckout,
  openCheckout,
  place,
  type Wanted,
} from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

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

/** The storefront as an account uses it. */
function storefrontOf(account: Account): CheckoutClient {
  const own = signedInHeaders(account);
  return {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
}

interface OrganizationFields {
  readonly name: string;
  readonly slug: string;
  readonly planType: string;
}

/** The organizations of an account, as its browser asks for them after a purchase. */
async function organizationsOf(account: Account): Promise<readonly OrganizationFields[]> {
  const { data } = await storefrontOf(account).send('UserRefreshQuery', {});
  const { me } = data as {
    me: { organizationMemberships: { isOrganizationAdmin: boolean; organization: OrganizationFields }[] };
  };
  return me.organizationMemberships.map(({ organization }) => organization);
}

async function buy(client: CheckoutClient, choice: BuyerChoice): Promise<Completed> {
  return place(client, await fillCheckout(client, choice));
}

/** Buys as someone who is not signed in. */
async function buyAs(email: string, wanted: Wanted): Promise<void> {
  expect(codesOf(await buy(shop.client, { email, wanted }))).toEqual([]);
}

const storedSale = async (email: string) => {
  const { sql } = shop.database;
  const [row] = await sql`
    select count(*) as people, count(cloud_id) as accounts,
      (select count(*) from orders join users on users.id = user_id where users.email = ${email}) as orders
    from users where email = ${email}`;
  return row;
};

/** The end of the day before, as the shop of the United States has it. */
const endBefore = (day: string) => `${day}T05:00:00.000Z`;

describe('who was not signed in', () => {
  it('is expected under the address of the order, with everything that was bought', async () => {
    await buyAs('Nia@Guest.example', { 'IQ3-USBC': 2, 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 3 });
    expect(await storedSale('nia@guest.example')).toEqual({ people: 1, accounts: 0, orders: 1 });
    expect(await organizationsOf(accountOf('nia@guest.example'))).toMatchObject([
      {
        name: 'Ada Byron',
        slug: expect.stringMatching(/^ada-byron-[0-9a-f]{12}$/) as string,
        country: { code: 'US' },
        planType: 'TEAM',
        subscriptionStatus: 'ACTIVE',
        subscriptionExpirationDate: endBefore('2027-11-20'),
        isAutoRenewalActive: false,
        availableSeats: 7,
        maxSeats: 8,
        registeredProbes: 2,
        registeredProbesIq3: 2,
        subscription: { currentPrice: { currency: 'USD', gross: { amount: expect.any(Number) as number } } },
      },
    ]);
    expect(await storedSale('nia@guest.example')).toEqual({ people: 1, accounts: 1, orders: 1 });
  });

  it('founds the organization that the order names', async () => {
    const email = 'office@guest.example';
    const checkout = await fillCheckout(shop.client, { email });
    await shop.client.change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email,
      organizationName: 'Praxis am Tor',
    });
    await place(shop.client, checkout);
    expect(await organizationsOf(accountOf(email))).toMatchObject([
      {
        name: 'Praxis am Tor',
        slug: expect.stringMatching(/^praxis-am-tor-/) as string,
        planType: 'INDIVIDUAL',
      },
    ]);
  });

  it.each<[string, Wanted, object[]]>([
    ['basic@guest.example', { 'IQ3-USBC': 1 }, [{ planType: 'BASIC', subscriptionExpirationDate: null }]],
    [
      'forever@guest.example',
      { 'IQP-USBC': 1, 'SUB-IND-FOREVER': 1 },
      [{ planType: 'INDIVIDUAL_FOREVER', subscriptionExpirationDate: null, registeredProbesPlus: 1 }],
    ],
    [
      'long@guest.example',
      { 'IQ3-USBC': 1, 'SUB-PRO3-3Y': 1 },
      [{ planType: 'PRO_THREE_YEAR', maxSeats: 10, subscriptionExpirationDate: endBefore('2029-11-20') }],
    ],
    [
      'animals@guest.example',
      { 'IQV-USBC': 2 },
      [{ planType: 'NONE', subscriptionStatus: null, registeredProbes: 2 }],
    ],
    ['cable@guest.example', { 'CBL-USBC': 1 }, []],
  ])('%s buys %j', async (email, wanted, organizations) => {
    await buyAs(email, wanted);
    expect(await organizationsOf(accountOf(email))).toMatchObject(organizations);
    expect(await storedSale(email)).toEqual({ people: 1, accounts: 1, orders: 1 });
  });

  it('buys again under one address, at the same time even, and changes nothing that is there', async () => {
    await Promise.all([1, 2, 3].map(() => buyAs('twice@guest.example', { 'IQ3-USBC': 1 })));
    expect(await storedSale('twice@guest.example')).toEqual({ people: 1, accounts: 0, orders: 3 });
    const slugs = (await organizationsOf(accountOf('twice@guest.example'))).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
  });

  it('gets nothing of it without a confirmed address, and changes nothing for whoever has that address', async () => {
    const admin = accountOf('admin@clinic.example');
    const [before] = await organizationsOf(admin);
    await buyAs('admin@clinic.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    const stranger = accountOf('admin@clinic.example', { subject: 'stranger', isEmailConfirmed: false });
    expect(await organizationsOf(stranger)).toEqual([]);
    const after = await organizationsOf(admin);
    expect(after[0]).toEqual(before);
    expect(after.slice(1)).toMatchObject([{ planType: 'INDIVIDUAL' }]);
    const { data } = await storefrontOf(admin).send('UserQuery', {});
    const [order] = await shop.database.sql`
      select users.cloud_id from orders join users on users.id = user_id order by orders.created_at desc limit 1`;
    expect(order?.['cloud_id']).toBe((data as { me: { cloudId: string } }).me.cloudId);
  });

  it.each([
    ['has an account already', 'member@clinic.example', true],
    ['signs in for the first time', 'new@guest.example', false],
  ])(
    'leaves no address in the next checkout of whoever has that e-mail address and %s',
    async (_who, email, isKnown) => {
      const person = accountOf(email);
      if (isKnown) await organizationsOf(person);
      await buyAs(email, { 'CBL-USBC': 1 });
      const client = storefrontOf(person);
      expect(await openCheckout(client, { 'CBL-USBC': 1 })).toMatchObject({
        shippingAddress: null,
        billingAddress: null,
      });
      expect(await storedSale(email)).toEqual({ people: 1, accounts: 1, orders: 1 });
      expect(codesOf(await buy(client, { email, wanted: { 'CBL-USBC': 1 } }))).toEqual([]);
      expect(await openCheckout(client, { 'CBL-USBC': 1 })).toMatchObject({
        shippingAddress: { city: expect.any(String) as string },
        billingAddress: { city: expect.any(String) as string },
      });
    },
  );

  it('leaves the card that the membership renews with to whoever has the address', async () => {
    const { sql } = shop.database;
    const member = accountOf('member@clinic.example');
    await organizationsOf(member);
    await buyAs('member@clinic.example', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    await sql`
      insert into payment_method (
        id, organization_id, customer_id, provider_method_id, method, details, is_primary, added_by
      )
      select gen_random_uuid(), organization_id, 'cus_1', 'pm_kept', 'CREDIT_CARD', '{}', true, user_id
      from orders order by created_at desc limit 1`;
    expect(await organizationsOf(member)).toHaveLength(2);
    const [row] = await sql`select email, cloud_id from payment_method join users on users.id = added_by`;
    expect(row).toEqual({ email: member.email, cloud_id: member.subject });
  });

  it('founds nothing with an order that is not paid', async () => {
    const checkout = await fillCheckout(shop.client, { email: 'poor@guest.example', card: cards.declined });
    expect(codesOf(await place(shop.client, checkout))).toEqual(['CARD_DECLINED']);
    expect(await storedSale('poor@guest.example')).toEqual({ people: 0, accounts: 0, orders: 0 });
  });

  it('gets it once, when the bank has said yes', async () => {
    const email = 'bank@guest.example';
    const checkout = await fillCheckout(shop.client, { email, card: cards.asks });
    await place(shop.client, checkout, 'bank');
    expect(await storedSale(email)).toMatchObject({ people: 0 });
    const [intent] = shop.intentsFor(checkout);
    shop.provider.authenticate(intent!.id, true);
    const event = shop.provider.event('payment_intent.succeeded', intent!);
    await Promise.all([shop.webhook(event), shop.webhook(event), place(shop.client, checkout, 'bank')]);
    expect(await organizationsOf(accountOf(email))).toMatchObject([
      { planType: 'INDIVIDUAL', registeredProbes: 1 },
    ]);
  });
});

describe('who is signed in', () => {
  const buyFor = async (email: string, wanted: Wanted) =>
    codesOf(await buy(storefrontOf(accountOf(email)), { email, wanted }));

  it.each<[what: string, email: string, wanted: Wanted, organizations: object[]]>([
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
  ])('%s', async (_what, email, wanted, organizations) => {
    expect(await buyFor(email, wanted)).toEqual([]);
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
    const placed = await buy(client, { email, wanted: { 'SUB-IND-1Y': 1 }, autoRenewal });
    // Orders sold seats of running plans until those were prorated.
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
    const checkout = await fillCheckout(client, { wanted: { 'SUB-TEAM-1Y': 1 }, card: cards.asks });
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
      checkouts.push(await fillCheckout(client, { wanted: { 'IQ3-USBC': probes } }));
    const placed = await Promise.all(checkouts.map((checkout) => place(client, checkout)));
    expect(placed.flatMap(codesOf)).toEqual([]);
    expect(await organizationsOf(accountOf('admin@clinic.example'))).toMatchObject([
      { maxSeats: 5, registeredProbes: 12 },
    ]);
  });

  it('and renews twice at the same time has two terms', async () => {
    const client = storefrontOf(accountOf('admin@small-clinic.example'));
    const checkouts = [];
    for (let count = 0; count < 2; count += 1)
      checkouts.push(await fillCheckout(client, { wanted: { 'SUB-CLINIC-1Y': 1 } }));
    await Promise.all(checkouts.map((checkout) => place(client, checkout)));
    expect(await organizationsOf(accountOf('admin@small-clinic.example'))).toMatchObject([
      { subscriptionExpirationDate: '2029-01-25T05:00:00.000Z' },
    ]);
  });
});
