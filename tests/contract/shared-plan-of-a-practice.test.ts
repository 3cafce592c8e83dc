import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { signedInAs } from '../support/test-account.ts';
import { createChangingClient } from './changing-client.ts';
import { lineInputs } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
const vet = 'vet@practice.example';
let people: RestoredDatabase;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  people = await createRestoredDatabase((sql) => seedPeople(sql, now));
});
afterAll(() => people.drop());
beforeEach(async () => {
  shop = await openOrderShop({ database: people.database, now: () => now });
  client = createChangingClient(shop.services);
});
afterEach(() => shop.close());

type Status = 'ACTIVE' | 'CANCELED';

/** A veterinary practice that bought a plan with its probe: what both markets buy is a product made for people. */
const setPlan = (plan: 'INDIVIDUAL' | 'TEAM', sku: string, status: Status = 'ACTIVE') => shop.database.sql`
  update subscription set plan_type = ${plan}, sku = ${sku}, status = ${status}, starts_on = '2025-12-21',
    seats_in_base = ${plan === 'TEAM' ? 5 : 1}, additional_seats = 0, seat_limit = ${plan === 'TEAM' ? 50 : 1},
    feature_skus = '{}', expires_on = ${status === 'ACTIVE' ? '2026-12-20' : '2026-11-10'}, next_charge_on = ${status === 'ACTIVE' ? '2026-12-21' : null}
  where organization_id = (select id from organization where slug = 'harbour-animal-hospital')`;

it('adds seats, and changes to the plans of both markets and of its own', async () => {
  await setPlan('TEAM', 'SUB-TEAM-1Y');
  const [seats, pro, core] = await client.preview(vet, [
    { seats: 7 },
    { sku: 'SUB-PRO-VET-1Y' },
    { sku: 'SUB-CLINIC-1Y' },
  ]);
  expect(seats).toMatchObject({ subscriptionErrors: [], change: { planType: 'TEAM', seats: 7 } });
  expect(pro).toMatchObject({ subscriptionErrors: [], change: { planType: 'PRO_CUSTOM' } });
  expect(core).toMatchObject({
    subscriptionErrors: [{ code: 'OPERATION_NOT_ALLOWED', field: 'sku', reason: 'NOT_SOLD' }],
  });
});

it('goes from Individual to another term, and to Team', async () => {
  await setPlan('INDIVIDUAL', 'SUB-IND-1Y');
  const previewed = await client.preview(vet, [{ sku: 'SUB-IND-3Y' }, { sku: 'SUB-TEAM-1Y' }]);
  expect(previewed.map(({ subscriptionErrors }) => subscriptionErrors)).toEqual([[], []]);
  expect(previewed.map(({ change }) => change?.sku)).toEqual(['SUB-IND-3Y', 'SUB-TEAM-1Y']);
});

it('renews its plan once it has ended', async () => {
  await setPlan('INDIVIDUAL', 'SUB-IND-1Y', 'CANCELED');
  const [renewal] = await client.preview(vet, [{}]);
  expect(renewal).toMatchObject({ subscriptionErrors: [], change: { sku: 'SUB-IND-1Y' } });
});

it.each([
  [['INDIVIDUAL', 'SUB-IND-1Y'], { 'SUB-IND-1Y': 1 }],
  [['INDIVIDUAL', 'SUB-IND-1Y'], { 'SUB-TEAM-1Y': 1 }],
  [['TEAM', 'SUB-TEAM-1Y'], { 'SUB-TEAM-1Y': 1, 'SUB-TEAM-SEAT-1Y': 2 }],
] as const)('of %j that has ended, buys %j in a cart', async ([plan, sku], requested) => {
  await setPlan(plan, sku, 'CANCELED');
  const { data } = await shop.client.send(
    'BundlePreview',
    { country: 'US', lines: lineInputs(requested) },
    signedInAs(vet),
  );
  expect(data?.['bundlePreview']).toMatchObject({ checkoutErrors: [] });
});

it('is never another market’s: a practice buys no plan that is made for people alone', async () => {
  await setPlan('TEAM', 'SUB-TEAM-1Y', 'CANCELED');
  const { data } = await shop.client.send(
    'BundlePreview',
    { country: 'US', lines: lineInputs({ 'SUB-CORE-1Y': 1 }) },
    signedInAs(vet),
  );
  expect(data?.['bundlePreview']).toMatchObject({ checkoutErrors: [{ code: 'OPERATION_NOT_ALLOWED' }] });
});
