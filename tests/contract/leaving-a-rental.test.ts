import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { createChangingClient, type MadeFields, type RequestedChange } from './changing-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

/** The rental began on 21 September 2026, for 24 months: two are paid, the next one is due on 21 November. */
const begin = new Date('2026-11-20T15:00:00Z');
const monthly = 219;
const left = 22;

const renter = 'rental@practice.example';
const exit: RequestedChange = { leavesRental: true };

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

const organizationOf = ({ organizationMembership }: MadeFields) => organizationMembership?.organization;
const reasonsOf = ({ subscriptionErrors }: Pick<MadeFields, 'subscriptionErrors'>) =>
  subscriptionErrors.map(({ code, reason }) => reason ?? code);
const listCharges = () => shop.provider.charged().map(({ request }) => request.amount);

async function previewExit() {
  const [preview] = await client.preview(renter, [exit]);
  if (preview === undefined) throw new Error('Nothing was previewed.');
  return preview;
}

describe('leaving a rental early', () => {
  it('shows the months that are left, and charges exactly that, once for each key', async () => {
    const shown = await previewExit();
    expect(shown).toMatchObject({
      subscriptionErrors: [],
      change: {
        takesEffect: 'NOW',
        effectiveDay: '2026-11-21',
        lastDay: '2028-09-20',
        planType: 'RENTAL',
        amountDue: { gross: { amount: left * monthly } },
        credit: { gross: { amount: 0 } },
      },
    });
    const made = await client.make(renter, exit, { key: 'one press' });
    expect(made).toMatchObject({ subscriptionErrors: [], invoiceNumber: 'US-2026-000001' });
    expect(organizationOf(made)).toMatchObject({
      planType: 'RENTAL',
      subscriptionStatus: 'ACTIVE',
      subscriptionLastDay: '2028-09-20',
      isAutoRenewalActive: false,
    });
    expect(listCharges()).toEqual([left * monthly * 100]);
    const [invoice] = await shop.database
      .sql`select gross::int, first_day::text, last_day::text from invoice`;
    expect(invoice).toEqual({
      gross: left * monthly * 100,
      first_day: '2026-11-21',
      last_day: '2028-09-20',
    });
    await shop.runJobs();
    const mails = await shop.database.sql`select subject from sandbox_mail`;
    expect(mails).toEqual([{ subject: 'Your receipt: membership changed' }]);
  });

  it('charges nothing more, and ends the rental with its commitment', async () => {
    await client.make(renter, exit);
    for (const day of ['2026-11-21', '2027-06-21', '2028-09-20', '2028-09-21']) {
      now = new Date(`${day}T15:00:00Z`);
      await renewSubscriptions(shop.services);
      const [row] = await shop.database.sql<[{ status: string; payments: number }]>`
        select status, (select count(*)::int from renewal_attempt where subscription_id = subscription.id) as payments
        from subscription where plan_type = 'RENTAL'`;
      expect(row).toEqual({ status: day === '2028-09-21' ? 'CANCELED' : 'ACTIVE', payments: 0 });
    }
  });

  it('is done once: nothing is left to pay afterwards', async () => {
    await client.make(renter, exit);
    expect(reasonsOf(await client.make(renter, exit))).toEqual(['NOTHING_CHANGES']);
    expect(listCharges()).toHaveLength(1);
  });

  it('waits for the bank’s question, and then makes the same charge', async () => {
    const asked = await client.make(renter, exit, { payment: { token: cards.asks }, key: 'asked' });
    expect(asked).toMatchObject({ confirmationNeeded: true, invoiceNumber: null });
    expect(organizationOf(asked)).toMatchObject({ subscriptionLastDay: '2026-11-20' });
    expect(listCharges()).toEqual([]);
  });

  it('changes nothing if the card is declined, or another amount was shown', async () => {
    const declined = await client.make(renter, exit, { payment: { token: cards.declined } });
    expect(reasonsOf(declined)).toEqual(['CARD_DECLINED']);
    const other = await client.make(renter, exit, { expected: monthly });
    expect(reasonsOf(other)).toEqual(['PRICES_ARE_CHANGED']);
    expect(await previewExit()).toMatchObject({
      change: { amountDue: { gross: { amount: left * monthly } } },
    });
  });

  it('costs a month less once that month is paid', async () => {
    await shop.database.sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      select gen_random_uuid(), id, 'cus_1', ${`${cards.good}.rental`}, 'CREDIT_CARD',
        '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2040}', true
      from organization where slug = 'meadow-equine'`;
    now = new Date('2026-11-21T15:00:00Z');
    await renewSubscriptions(shop.services);
    expect(await previewExit()).toMatchObject({
      change: { effectiveDay: '2026-12-21', amountDue: { gross: { amount: (left - 1) * monthly } } },
    });
  });

  it('is no way out of another plan, and other changes wait for the commitment', async () => {
    expect(reasonsOf(await client.make('individual@solo.example', exit))).toEqual(['NOTHING_CHANGES']);
    const [upgrade] = await client.preview(renter, [{ sku: 'SUB-PRO-VET-1Y' }]);
    expect(upgrade && reasonsOf(upgrade)).toEqual(['COMMITTED']);
    now = new Date('2028-09-22T15:00:00Z');
    await shop.database.sql`
      update subscription set expires_on = '2028-10-20', next_charge_on = '2028-10-21' where plan_type = 'RENTAL'`;
    expect(reasonsOf(await previewExit())).toEqual(['NOTHING_CHANGES']);
    const [later] = await client.preview(renter, [{ sku: 'SUB-PRO-VET-1Y' }]);
    expect(later).toMatchObject({ subscriptionErrors: [], change: { planType: 'PRO_CUSTOM' } });
  });
});
