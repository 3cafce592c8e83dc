import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { createChangingClient } from './changing-client.ts';
import { giveCard } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

const begin = new Date('2026-11-20T15:00:00Z');
const vet = 'vet@practice.example';
let now = begin;
let people: RestoredDatabase;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  people = await createRestoredDatabase((sql) => seedPeople(sql, begin));
});
afterAll(() => people.drop());
beforeEach(async () => {
  now = begin;
  shop = await openOrderShop({ database: people.database, now: () => now });
  client = createChangingClient(shop.services);
});
afterEach(async () => {
  const violations = await shop.violations();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  await shop.close();
  if (violations.length + differing.length > 0)
    throw new Error(JSON.stringify([...violations, ...differing]));
});

/** A plan of the veterinary practice, by a product that both markets buy, or by none of the catalog. */
interface Unsold {
  readonly plan: 'INDIVIDUAL' | 'TEAM';
  readonly sku: string | null;
  readonly status: 'ACTIVE' | 'PAST_DUE' | 'CANCELED';
  readonly expiresOn: string;
  readonly nextChargeOn: string | null;
}

const setPlan = ({ plan, sku, status, expiresOn, nextChargeOn }: Unsold) => shop.database.sql`
  update subscription set plan_type = ${plan}, sku = ${sku}, status = ${status}, starts_on = '2025-12-21',
    expires_on = ${expiresOn}, next_charge_on = ${nextChargeOn}
  where organization_id = (select id from organization where slug = 'harbour-animal-hospital')`;

const running = { status: 'ACTIVE', expiresOn: '2026-12-20' } as const;

it.each<Unsold>([
  { ...running, plan: 'INDIVIDUAL', sku: null, nextChargeOn: null },
  { ...running, plan: 'INDIVIDUAL', sku: 'SUB-IND-1Y', nextChargeOn: '2026-12-21' },
  { ...running, plan: 'TEAM', sku: null, nextChargeOn: '2026-12-21' },
  {
    plan: 'TEAM',
    sku: 'SUB-TEAM-1Y',
    status: 'PAST_DUE',
    expiresOn: '2026-12-04',
    nextChargeOn: '2026-11-23',
  },
])('is paid by hand at its agreed price while it has access: %o', async (held) => {
  await setPlan(held);
  const renewed = await client.make(vet, null);
  expect(renewed.subscriptionErrors).toEqual([]);
  expect(renewed.organizationMembership?.organization).toMatchObject({
    planType: held.plan,
    subscriptionStatus: 'ACTIVE',
    subscriptionLastDay: held.status === 'ACTIVE' ? '2027-12-20' : '2027-11-19',
    subscription: { sku: held.sku, currentPrice: { gross: { amount: 2220 } } },
  });
  expect(shop.provider.charged().map(({ request }) => request.amount)).toEqual([222_000]);
});

it('is charged the same automatically', async () => {
  await setPlan({ ...running, plan: 'TEAM', sku: null, nextChargeOn: '2026-12-21' });
  const [practice] = await shop.database.sql<[{ id: string }]>`
    select id from organization where slug = 'harbour-animal-hospital'`;
  await giveCard(shop.database.sql, practice.id, { token: cards.good, expMonth: 12, expYear: 2040 });
  now = new Date('2026-12-21T15:00:00Z');
  await renewSubscriptions(shop.services);
  const invoices = await shop.database.sql<{ gross: number }[]>`
    select gross::int from invoice where organization_id = ${practice.id}`;
  expect(invoices).toEqual([{ gross: 222_000 }]);
});

it.each(['SUB-CORE-1Y', null])(
  'is not sold once it has ended, and the plan for animals is: %s',
  async (sku) => {
    await setPlan({
      plan: 'INDIVIDUAL',
      sku,
      status: 'CANCELED',
      expiresOn: '2026-11-10',
      nextChargeOn: null,
    });
    const [renewal, pro] = await client.preview(vet, [{}, { sku: 'SUB-PRO-VET-1Y' }]);
    expect(renewal?.subscriptionErrors).toEqual([
      { code: 'OPERATION_NOT_ALLOWED', field: null, reason: 'NOT_RENEWABLE', most: null },
    ]);
    expect(pro).toMatchObject({ subscriptionErrors: [], change: { planType: 'PRO_CUSTOM' } });
  },
);
