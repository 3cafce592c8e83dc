import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { setRenewal } from '../../server/modules/subscription/change-renewal.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { accountOf } from '../support/test-account.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
import { giveCard } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

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
  await shop.close();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const card = { token: cards.good, expMonth: 12, expYear: 2040 };
const hospital = 'custom@hospital.example';
const klinik = 'admin@klinik.example';
const schedule = (email: string, change: RequestedChange) =>
  client.schedule(email, change, now.toISOString());
const subscriptionOf = ({ organizationMembership }: Awaited<ReturnType<typeof schedule>>) =>
  organizationMembership?.organization.subscription;

async function organizationOf(slug: string) {
  const [row] = await shop.database.sql<[{ id: string }]>`select id from organization where slug = ${slug}`;
  return row.id;
}

async function readStored(slug: string) {
  const [row] = await shop.database.sql`
    select plan_type, sku, seats, feature_skus, term_months, expires_on::text, next_charge_on::text, price_gross::int,
      scheduled->>'planType' as scheduled, term->>'firstDay' as first_day
    from subscription where organization_id = ${await organizationOf(slug)}`;
  return row;
}

/** Advances to the next term's day, and charges it. */
async function renew(slug: string, day: string) {
  await giveCard(shop.database.sql, await organizationOf(slug), card);
  now = new Date(`${day}T15:00:00Z`);
  await renewSubscriptions(shop.services);
}

describe('a scheduled change', () => {
  it('costs nothing today, is shown, and has today’s price', async () => {
    const answer = await schedule(klinik, { sku: 'SUB-IND-1Y' });
    expect(answer.subscriptionErrors).toEqual([]);
    expect(subscriptionOf(answer)).toMatchObject({
      sku: 'SUB-TEAM-1Y',
      scheduledPlan: 'INDIVIDUAL',
      scheduledSku: 'SUB-IND-1Y',
      scheduledSeats: 1,
      scheduledDay: '2027-08-23',
      scheduledPrice: { gross: { amount: 432, currency: 'EUR' } },
    });
    expect(shop.provider.requests).toEqual([]);
  });

  it('is not scheduled at another price than was shown', async () => {
    const answer = await client.schedule(klinik, { sku: 'SUB-IND-1Y' }, now.toISOString(), 431);
    expect(answer.subscriptionErrors).toMatchObject([{ code: 'PRICES_ARE_CHANGED', field: 'expectedPrice' }]);
    expect(await readStored('klinik-am-park')).toMatchObject({ scheduled: null });
  });

  it('replaces the previous one, and can be removed until the term ends', async () => {
    await schedule(klinik, { sku: 'SUB-IND-1Y' });
    const [preview] = await client.preview(klinik, [{ seats: 6 }]);
    expect(preview?.change).toMatchObject({ takesEffect: 'AT_RENEWAL', clearsScheduledChange: true });
    const replaced = await schedule(klinik, { seats: 6 });
    expect(subscriptionOf(replaced)).toMatchObject({ scheduledPlan: null, scheduledSeats: 6 });
    for (let count = 0; count < 2; count += 1) {
      const removed = await client.removeSchedule(klinik);
      expect(removed.subscriptionErrors).toEqual([]);
      expect(subscriptionOf(removed)).toMatchObject({ scheduledSeats: null, scheduledDay: null });
    }
  });

  it('takes effect with the next term, at the agreed price', async () => {
    await schedule(hospital, { seats: 6, featureSkus: ['SUB-PROC-COLL-TELE-1Y'] });
    await renew('st-anne-hospital', '2027-08-23');
    expect(await readStored('st-anne-hospital')).toEqual({
      plan_type: 'PRO_CUSTOM',
      sku: 'SUB-PROC-1Y',
      seats: 6,
      feature_skus: ['SUB-PROC-COLL-TELE-1Y'],
      term_months: 12,
      expires_on: '2028-08-22',
      next_charge_on: '2028-08-23',
      price_gross: 204_000,
      scheduled: null,
      first_day: '2027-08-23',
    });
    const [invoice] = await shop.database.sql`select gross::int, lines->0->'seats' as seats from invoice`;
    expect(invoice).toEqual({ gross: 204_000, seats: 6 });
  });

  it('of another term length lasts as long', async () => {
    await schedule('individual@solo.example', { sku: 'SUB-IND-3Y' });
    await renew('vidal-imaging', '2027-08-23');
    expect(await readStored('vidal-imaging')).toMatchObject({
      sku: 'SUB-IND-3Y',
      term_months: 36,
      expires_on: '2030-08-22',
      price_gross: 113_400,
    });
  });

  it('waits while the next term can’t be charged, and takes effect once it is', async () => {
    await schedule(hospital, { seats: 6 });
    shop.provider.decideRenewals(() => 'declines');
    await renew('st-anne-hospital', '2027-08-23');
    expect(await readStored('st-anne-hospital')).toMatchObject({ seats: 12, scheduled: 'PRO_CUSTOM' });
    shop.provider.decideRenewals(null);
    await renew('st-anne-hospital', '2027-08-24');
    expect(await readStored('st-anne-hospital')).toMatchObject({
      seats: 6,
      expires_on: '2028-08-22',
      scheduled: null,
    });
  });

  it('keeps a seat for everybody who has joined since, and charges it', async () => {
    const { sql } = shop.database;
    await schedule(hospital, { seats: 6 });
    const organizationId = await organizationOf('st-anne-hospital');
    for (let count = 0; count < 7; count += 1) {
      const userId = newRowId();
      await sql`insert into users (id, email) values (${userId}, ${`${userId}@hospital.example`})`;
      await sql`
        insert into organization_membership (id, organization_id, user_id, is_admin)
        values (${newRowId()}, ${organizationId}, ${userId}, false)`;
    }
    await renew('st-anne-hospital', '2027-08-23');
    const { seats, price_gross: price } = (await readStored('st-anne-hospital')) as {
      seats: number;
      price_gross: number;
    };
    // 1500 for five seats, three more of 300 each, and three features for 900.
    expect([seats, price]).toEqual([8, 330_000]);
  });

  it('is dropped when the renewal is turned off', async () => {
    await schedule(klinik, { seats: 6 });
    const id = await client.membershipOf(klinik);
    const rowId = Buffer.from(id, 'base64').toString('utf8').split(':')[1] ?? '';
    await setRenewal(shop.services, accountOf(klinik), rowId, false);
    expect(await readStored('klinik-am-park')).toMatchObject({ scheduled: null, next_charge_on: null });
    const refused = await schedule(klinik, { seats: 6 });
    expect(refused.subscriptionErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', reason: 'RENEWAL_IS_OFF' },
    ]);
  });

  it('is not removed while its term is being charged', async () => {
    await schedule(klinik, { seats: 6 });
    shop.provider.loseAnswers(1);
    await renew('klinik-am-park', '2027-08-23');
    expect((await client.removeSchedule(klinik)).subscriptionErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', reason: 'PAYMENT_UNDER_WAY' },
    ]);
    now = new Date(now.getTime() + 120_000);
    await renewSubscriptions(shop.services);
    expect(await readStored('klinik-am-park')).toMatchObject({ seats: 6, expires_on: '2028-08-22' });
  });
});

describe('is refused', () => {
  it('of an expired preview, or of another time', async () => {
    for (const previewedAt of ['2026-11-20T14:44:59Z', '2026-11-20T15:02:00Z']) {
      const { subscriptionErrors } = await client.schedule(klinik, { seats: 6 }, previewedAt);
      expect(subscriptionErrors).toMatchObject([{ code: 'PRICES_ARE_CHANGED', field: 'previewedAt' }]);
    }
    const recent = await client.schedule(klinik, { seats: 6 }, '2026-11-20T14:45:01Z');
    expect(recent.subscriptionErrors).toEqual([]);
  });

  it('that takes effect immediately', async () => {
    const { subscriptionErrors } = await schedule(klinik, { seats: 20 });
    expect(subscriptionErrors).toMatchObject([{ code: 'PRICES_ARE_CHANGED', field: 'change' }]);
  });

  it('by members', async () => {
    for (const answer of [
      await schedule('member@clinic.example', { seats: 6 }),
      await client.removeSchedule('member@clinic.example'),
    ])
      expect(answer.subscriptionErrors).toMatchObject([{ code: 'NO_PERMISSIONS' }]);
  });
});

describe('two administrators at once', () => {
  const setHospitalRenewal = async (isAutomatic: boolean) => {
    const id = await client.membershipOf(hospital);
    const mutation = `mutation { organizationRenewalSet(organizationMembershipId: "${id}", isAutomatic: ${String(isAutomatic)}) {
      accountErrors { code }
    } }`;
    await client.send(mutation, {}, hospital);
  };
  const bookings = async () => {
    const [row] = await shop.database.sql<[{ scheduled: number | null; renews: boolean; invoices: number }]>`
      select (scheduled->>'seatsInBase')::int + (scheduled->>'additionalSeats')::int as scheduled,
        next_charge_on is not null as renews,
        (select count(*)::int from invoice where subscription_id = subscription.id) as invoices
      from subscription where organization_id = ${await organizationOf('st-anne-hospital')}`;
    return row;
  };

  it('schedule different changes: exactly one is kept', async () => {
    const answers = await Promise.all([6, 7, 8].map((seats) => schedule(hospital, { seats })));
    expect(answers.flatMap(({ subscriptionErrors }) => subscriptionErrors)).toEqual([]);
    const { scheduled } = await bookings();
    expect([6, 7, 8]).toContain(scheduled);
  });

  it('remove what is scheduled, and schedule it: it is there or not, and nothing is charged', async () => {
    await schedule(hospital, { seats: 6 });
    await Promise.all([client.removeSchedule(hospital), schedule(hospital, { seats: 7 })]);
    const { scheduled, invoices } = await bookings();
    expect([null, 7]).toContain(scheduled);
    expect([invoices, shop.provider.charged()]).toEqual([0, []]);
  });

  it('schedule a change, and end the renewal: nothing is scheduled for a renewal that doesn’t come', async () => {
    await Promise.all([schedule(hospital, { seats: 6 }), setHospitalRenewal(false)]);
    expect(await bookings()).toMatchObject({ scheduled: null, renews: false });
  });

  it('add seats, and schedule fewer: one charge at most, and never for seats that are given up unseen', async () => {
    const [made] = await Promise.all([
      client.make(hospital, { seats: 14 }),
      schedule(hospital, { seats: 6 }),
    ]);
    const { scheduled, invoices } = await bookings();
    const charges = shop.provider.charged().length;
    const wasMade = made.subscriptionErrors.length === 0 && !made.isPending;
    expect(charges).toBeLessThanOrEqual(1);
    expect(invoices).toBe(wasMade ? 1 : 0);
    expect([null, 6]).toContain(scheduled);
  });
});

describe('administrators are told by mail', () => {
  const mails = async () => {
    await shop.runJobs();
    return shop.database.sql<{ subject: string; body: string }[]>`
      select subject, text_body as body from sandbox_mail where recipient = ${klinik} order by created_at`;
  };
  const setKlinikRenewal = async (isAutomatic: boolean) =>
    setRenewal(shop.services, accountOf(klinik), await rowOf(klinik), isAutomatic);
  const rowOf = async (email: string) => {
    const [row] = await shop.database.sql<[{ id: string }]>`
      select organization_membership.id from organization_membership
      join users on users.id = user_id where email = ${email}`;
    return row.id;
  };

  it('that a change is scheduled, what it comes to, and that it is removed', async () => {
    await schedule(klinik, { sku: 'SUB-IND-1Y' });
    await client.removeSchedule(klinik);
    await client.removeSchedule(klinik);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Ihre Änderung ist geplant',
      'Die geplante Änderung wurde entfernt',
    ]);
    expect(sent[0]?.body).toMatch(/am 23\. August 2027[\s\S]*Plätze[\s\S]*1[\s\S]*432,00/);
    expect(sent[1]?.body).toContain('am 23. August 2027 unverändert');
  });

  it('that the renewal is off, with what goes with it, and on again; once each', async () => {
    await giveCard(shop.database.sql, await organizationOf('klinik-am-park'), card);
    await schedule(klinik, { seats: 6 });
    for (const isAutomatic of [false, false, true, true]) await setKlinikRenewal(isAutomatic);
    const [, ended, resumed, ...others] = await mails();
    expect(others).toEqual([]);
    expect(ended?.subject).toBe('Die automatische Verlängerung ist ausgeschaltet');
    expect(ended?.body).toMatch(/bis einschließlich 22\. August 2027[\s\S]*geplante Änderung/);
    expect(resumed?.subject).toBe('Die automatische Verlängerung ist eingeschaltet');
    expect(resumed?.body).toContain('am 23. August 2027');
  });
});
