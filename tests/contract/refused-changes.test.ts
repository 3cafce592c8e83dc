import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { globalId } from './checkout-client.ts';
import { createChangingClient } from './changing-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { solo, clinic, organizationOf, refusalsOf, changedMemberships } from './changed-memberships.ts';

const begin = new Date('2026-11-20T15:00:00Z');
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
    throw new Error([...violations, ...differing.map((one) => JSON.stringify(one))].join('\n'));
});
const { charged, invoices, mails, giveCard } = changedMemberships(() => shop);

describe('is refused', () => {
  it.each<[string, Parameters<typeof client.make>[2], string]>([
    ['with another amount than is due', { expected: 1043.5 }, 'PRICES_ARE_CHANGED'],
    ['with a preview that is too old', { previewedAt: '2026-11-20T14:44:00Z' }, 'PRICES_ARE_CHANGED'],
    ['with nothing to pay with', { payment: null }, 'PAYMENT_NOT_FOUND'],
    [
      'with a card that is gone',
      { payment: { savedPaymentMethodId: globalId('CreditCard', newRowId()) } },
      'PAYMENT_NOT_FOUND METHOD_GONE',
    ],
    ['with a card that is declined', { payment: { token: cards.declined } }, 'CARD_DECLINED'],
    ['with a card that has expired', { payment: { token: cards.expired } }, 'EXPIRED_CARD'],
    ['with a fault of the shop', { payment: { token: cards.misconfigured } }, 'PAYMENT_ERROR'],
  ])('%s: nothing is charged', async (_what, paying, code) => {
    const refused = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, paying);
    expect(refusalsOf(refused)).toEqual([code]);
    expect(organizationOf(refused)).toMatchObject({ planType: 'INDIVIDUAL' });
    expect(charged()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('where it takes effect at renewal', async () => {
    expect(refusalsOf(await client.make(solo, { sku: 'SUB-IND-3Y' }))).toEqual(['PRICES_ARE_CHANGED']);
  });

  it('to members, and where sales manages the plan', async () => {
    expect(refusalsOf(await client.make('member@clinic.example', { seats: 9 }))).toEqual(['NO_PERMISSIONS']);
    expect(refusalsOf(await client.make('enterprise@hospital.example', { seats: 9 }))).toEqual([
      'ENTERPRISE_CODE_REQUIRED ASK_SALES',
    ]);
  });

  it('to fewer seats than members and invitations use: the organization keeps what it has', async () => {
    const { sql } = shop.database;
    const [{ id }] = await sql<[{ id: string }]>`select id from organization where slug = 'lakeside-clinic'`;
    await sql`update subscription set additional_seats = 44 where organization_id = ${id}`;
    const others = await sql<{ id: string }[]>`
      select id from users where id not in (select user_id from organization_membership where organization_id = ${id})
      limit 8`;
    for (const other of others)
      await sql`insert into organization_membership (id, organization_id, user_id, is_admin)
        values (${newRowId()}, ${id}, ${other.id}, false)`;
    const readSubscriptions = () => sql`select * from subscription where organization_id = ${id}`;
    const before = await readSubscriptions();
    const refused = await client.make(clinic, { seats: 8 });
    expect(refused.subscriptionErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'seats', reason: 'BELOW_SEATS_IN_USE' },
    ]);
    expect(refused.subscriptionErrors[0]?.most).toBeGreaterThan(8);
    expect(await readSubscriptions()).toEqual(before);
    expect(charged()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('while a renewal is being charged, which is then not charged twice', async () => {
    await giveCard('lakeside-clinic', 'pm_saved');
    now = new Date('2027-08-23T15:00:00Z');
    shop.provider.loseAnswers(1);
    await renewSubscriptions(shop.services);
    const refused = await client.make(clinic, null);
    expect(refusalsOf(refused)).toEqual(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY']);
    now = new Date('2027-08-23T15:05:00Z');
    await renewSubscriptions(shop.services);
    expect(charged()).toEqual([]);
    expect(await invoices()).toHaveLength(1);
  });
});
