import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { createChangingClient } from './changing-client.ts';
import { giveMembership, invoicesOf, type GivenMembership, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const before = new Date('2027-01-20T15:00:00Z');
const dueDay = new Date('2027-01-31T15:00:00Z');
let now = before;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  client = createChangingClient(shop.services);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = before;
});

interface Shown {
  readonly price: { readonly gross: { readonly amount: number } };
  readonly freeMonths: number;
  readonly amount: {
    readonly net: { readonly amount: number };
    readonly tax: { readonly amount: number };
    readonly gross: { readonly amount: number };
  };
}

/** What the administrator sees of the next renewal. */
async function shownTo({ organizationId }: Membership): Promise<Shown | null> {
  const price = 'net { amount } tax { amount } gross { amount }';
  const query = `{ me { organizationMemberships { organization { subscription {
    nextRenewal { price { ${price} } freeMonths amount { ${price} } }
  } } } } }`;
  const email = `admin-${organizationId.slice(-12)}@clinic.example`;
  const { me } = (await client.send(query, {}, email)) as {
    me: { organizationMemberships: { organization: { subscription: { nextRenewal: Shown | null } } }[] };
  };
  return me.organizationMemberships[0]?.organization.subscription.nextRenewal ?? null;
}

const grant = ({ organizationId }: Membership, months: number) => shop.database.sql`
  insert into referral_entry (id, organization_id, months, reason)
  values (${newRowId()}, ${organizationId}, ${months}, ${months < 0 ? 'REVERSED' : 'GRANTED'})`;

async function addMember({ organizationId }: Membership) {
  const userId = newRowId();
  await shop.database.sql`
    insert into users (id, email, name) values (${userId}, ${`${userId}@clinic.example`}, 'Grace')`;
  await shop.database.sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    values (${newRowId()}, ${organizationId}, ${userId}, false)`;
}

/** Schedules a plan with one seat. */
const scheduled =
  (sku: string, termMonths: number, dollars: number) =>
  async ({ subscriptionId }: Membership): Promise<void> => {
    const whole = { amount: dollars * 100, currency: 'USD' };
    const plan = {
      planType: 'TEAM',
      sku,
      termMonths,
      seatsInBase: 1,
      additionalSeats: 0,
      seatLimit: 1,
      featureSkus: [],
      partPrices: null,
      price: { net: whole, tax: { ...whole, amount: 0 }, gross: whole },
    };
    const { sql } = shop.database;
    await sql`update subscription set scheduled = ${sql.json(plan)} where id = ${subscriptionId}`;
  };

interface Renewing {
  readonly given?: Partial<GivenMembership>;
  readonly months?: number;
  readonly prepare?: (membership: Membership) => Promise<unknown>;
  readonly price: number;
  readonly freeMonths: number;
  readonly amount: number;
}

describe('the next renewal shows what the renewal then charges', () => {
  it.each<[string, Renewing]>([
    ['without credit', { price: 420, freeMonths: 0, amount: 420 }],
    ['with two free months', { months: 2, price: 420, freeMonths: 2, amount: 350 }],
    ['with more free months than the term has', { months: 15, price: 420, freeMonths: 12, amount: 0 }],
    ['with credit that a refund took back', { months: -3, price: 420, freeMonths: 0, amount: 420 }],
    [
      'of a scheduled change',
      { months: 6, prepare: scheduled('SUB-IND-3Y', 36, 720), price: 720, freeMonths: 6, amount: 600 },
    ],
    [
      'with prices that include tax',
      {
        given: { country: 'DE', gross: 42_000, tax: 6_706, currency: 'EUR' },
        months: 1,
        price: 420,
        freeMonths: 1,
        amount: 385,
      },
    ],
    [
      'while one is overdue',
      {
        given: { status: 'PAST_DUE', expiresOn: '2027-02-13' },
        prepare: ({ subscriptionId }) => shop.database.sql`
          update subscription set next_charge_on = '2027-01-31' where id = ${subscriptionId}`,
        months: 2,
        price: 420,
        freeMonths: 2,
        amount: 350,
      },
    ],
  ])('%s', async (_what, { given, months = 0, prepare, price, freeMonths, amount }) => {
    const membership = await giveMembership(shop.database.sql, given);
    if (months !== 0) await grant(membership, months);
    await prepare?.(membership);
    const shown = await shownTo(membership);
    expect(shown).toMatchObject({
      price: { gross: { amount: price } },
      freeMonths,
      amount: { gross: { amount } },
    });
    now = dueDay;
    await renewSubscriptions(shop.services);
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([
      { gross: Math.round((shown?.amount.gross.amount ?? -1) * 100) },
    ]);
  });

  it('with a seat for someone who would lose it by the scheduled change', async () => {
    const membership = await giveMembership(shop.database.sql);
    await shop.database.sql`
      update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 2, seat_limit = 2
      where id = ${membership.subscriptionId}`;
    await addMember(membership);
    await scheduled('SUB-TEAM-1Y', 12, 300)(membership);
    const shown = await shownTo(membership);
    expect(shown?.price.gross.amount).toBeGreaterThan(300);
    now = dueDay;
    await renewSubscriptions(shop.services);
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([
      { gross: Math.round((shown?.amount.gross.amount ?? -1) * 100) },
    ]);
  });
});

it('is nothing for a membership that doesn’t renew automatically', async () => {
  expect(await shownTo(await giveMembership(shop.database.sql, { renews: false }))).toBeNull();
});
