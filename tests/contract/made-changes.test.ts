import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '@sonde/machines/rules/money';
import { connect } from '../../server/db/connect.ts';
import { changeSubscription } from '../../server/modules/subscription/change-subscription.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
import { accountOf } from '../support/test-account.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
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
const { charged, invoices, mails, giveMonths, monthsLeft, giveCard } = changedMemberships(() => shop);

describe('an upgrade', () => {
  it('is had at once, for what was shown, with an invoice and a receipt', async () => {
    const made = await client.make(solo, { sku: 'SUB-TEAM-1Y' });
    expect(made).toMatchObject({
      subscriptionErrors: [],
      invoiceNumber: 'US-2026-000001',
      confirmationNeeded: false,
    });
    expect(organizationOf(made)).toMatchObject({
      planType: 'TEAM',
      maxSeats: 5,
      subscriptionLastDay: '2027-08-22',
      isAutoRenewalActive: false,
      subscription: { sku: 'SUB-TEAM-1Y', currentPrice: { gross: { amount: 1800 } } },
    });
    expect(charged()).toEqual([104_351]);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({
      gross: 104_351,
      lines: [
        { name: expect.stringContaining('Team membership'), gross: 136_110 },
        { name: expect.stringContaining('Individual membership'), seats: 1, gross: -31_759 },
      ],
    });
    expect(await mails()).toEqual(['Your receipt: membership changed']);
  });

  it('credits what was paid when another follows', async () => {
    await client.make(solo, { sku: 'SUB-CORE-1Y' });
    await client.make(solo, { sku: 'SUB-TEAM-1Y' });
    await client.make(solo, { seats: 7 });
    // On one day, the three cost what the last plan costs for the days that are left, less the first: to a cent for
    // each.
    const sum = charged().reduce((before, amount) => before + amount, 0);
    expect(Math.abs(sum - (104_351 + 54_444))).toBeLessThanOrEqual(3);
  });

  it('is charged to a saved card, and renews by itself from then on', async () => {
    const savedPaymentMethodId = await giveCard('vidal-imaging', 'pm_saved');
    const made = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, { payment: { savedPaymentMethodId } });
    expect(refusalsOf(made)).toEqual([]);
    expect(shop.provider.requests).toMatchObject([{ paymentMethodId: 'pm_saved', customerId: 'cus_1' }]);
    expect(organizationOf(made)?.isAutoRenewalActive).toBe(true);
  });

  it('keeps the card that was entered, if its buyer agrees', async () => {
    const made = await client.make(
      solo,
      { sku: 'SUB-TEAM-1Y' },
      { payment: { token: 'pm_new', isKept: true } },
    );
    expect(organizationOf(made)?.isAutoRenewalActive).toBe(true);
    const saved = await shop.database.sql`
      select provider_method_id, is_primary from payment_method where organization_id is not null`;
    expect(saved).toEqual([{ provider_method_id: 'pm_new', is_primary: true }]);
  });

  it('that costs nothing is made without a charge', async () => {
    const made = await client.make(clinic, { sku: 'SUB-PROC-1Y' }, { payment: null });
    expect(made).toMatchObject({ subscriptionErrors: [], invoiceNumber: null });
    expect(organizationOf(made)?.planType).toBe('PRO_CUSTOM');
    expect(charged()).toEqual([]);
  });

  it('gives up what was scheduled', async () => {
    await client.schedule(solo, { sku: 'SUB-IND-3Y' }, now.toISOString());
    const made = await client.make(solo, { sku: 'SUB-TEAM-1Y' });
    expect(organizationOf(made)?.subscription).toMatchObject({ scheduledSku: null, scheduledDay: null });
  });

  it('takes twelve statements at most', async () => {
    const statements: string[] = [];
    const counted = connect(shop.database.url, { onStatement: (text) => statements.push(text.trim()) });
    const { providers } = shop.services;
    const services = createTestServices({ ...shop.database, sql: counted }, { now: () => now, providers });
    const account = accountOf(clinic);
    const { memberships } = (await services.people.of(account))!;
    const [preview] = await client.preview(clinic, [{ seats: 7 }]);
    const { amount } = preview!.change!.amountDue.gross;
    await services.catalogue.latest();
    statements.length = 0;
    const made = await changeSubscription(services, accountOf(clinic), {
      membershipId: memberships[0]!.id,
      requested: { sku: null, seats: 7, featureSkus: null },
      previewedAt: now.toISOString(),
      expectedAmount: money(Math.round(amount * 100), 'USD'),
      payment: { savedMethodId: null, token: cards.good, isKept: false, country: null },
      basis: null,
      idempotencyKey: 'a key',
    });
    expect(made).toMatchObject({ refusals: [], invoiceNumber: 'US-2026-000001' });
    // The API asks once more, whether the token was revoked.
    const own = statements.filter((text) => !/^(begin|commit)/.test(text));
    await counted.end();
    expect(own.map((text) => text.split(/\s+/, 4).join(' '))).toHaveLength(11);
  });
});

describe('what was shown', () => {
  /** Of each of them, with a saved card, with a card that is kept, and with one that isn't. */
  const wishes: readonly (readonly [string, string, RequestedChange | null])[] = [
    [solo, 'vidal-imaging', { sku: 'SUB-TEAM-1Y' }],
    [clinic, 'lakeside-clinic', { seats: 7 }],
    ['trial@solo.example', 'tanaka-sonography', { sku: 'SUB-IND-1Y' }],
    ['expired@solo.example', 'okafor-ultrasound', { sku: 'SUB-TEAM-1Y' }],
    ['canceled@solo.example', 'reyes-ultrasound', { sku: 'SUB-TEAM-1Y' }],
    ['canceled@solo.example', 'reyes-ultrasound', null],
    ['pastdue@solo.example', 'lindqvist-imaging', null],
    ['admin@small-clinic.example', 'small-clinic', null],
  ];
  const ways = ['saved', 'kept', 'not kept'] as const;
  it.each(wishes.flatMap((wish) => ways.map((way) => [...wish, way] as const)))(
    '%s of %s gets %j with a card that is %s: plan, seats, price and next charge',
    async (email, slug, requested, way) => {
      const payment =
        way === 'saved'
          ? { savedPaymentMethodId: await giveCard(slug, 'pm_saved') }
          : { token: 'pm_new', isKept: way === 'kept' };
      const [preview] = await client.preview(email, [requested ?? {}]);
      const shown = preview!.change!;
      const made = await client.make(email, requested, { payment });
      expect(refusalsOf(made)).toEqual([]);
      expect(charged()).toEqual([Math.round(shown.amountDue.gross.amount * 100)]);
      expect(organizationOf(made)).toMatchObject({
        planType: shown.planType,
        maxSeats: shown.seats,
        subscriptionLastDay: shown.lastDay,
        nextChargeDay: way === 'kept' ? shown.nextChargeDayIfKept : shown.nextChargeDay,
        subscription: { sku: shown.sku, currentPrice: shown.renewalPrice },
      });
    },
  );

  it('before midnight is had after it, for the same amount', async () => {
    // In New York.
    now = new Date('2026-11-21T04:58:00Z');
    const [preview] = await client.preview(solo, [{ sku: 'SUB-TEAM-1Y' }]);
    now = new Date('2026-11-21T05:01:00Z');
    const expected = preview!.change!.amountDue.gross.amount;
    const { previewedAt } = preview!;
    const made = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, { expected, previewedAt });
    expect(made.subscriptionErrors).toEqual([]);
    expect(charged()).toEqual([Math.round(expected * 100)]);
  });

  it('before midnight of a term that has been renewed since is shown anew', async () => {
    await giveCard('lakeside-clinic', 'pm_saved');
    now = new Date('2027-08-23T03:58:00Z');
    const [preview] = await client.preview(clinic, [{ seats: 7 }]);
    now = new Date('2027-08-23T04:01:00Z');
    await renewSubscriptions(shop.services);
    const expected = preview!.change!.amountDue.gross.amount;
    const { previewedAt } = preview!;
    const refused = await client.make(clinic, { seats: 7 }, { expected, previewedAt });
    expect(refusalsOf(refused)).toEqual(['PRICES_ARE_CHANGED']);
  });
});

describe('one more term', () => {
  it('is paid in advance, and follows the one that runs', async () => {
    const made = await client.make('admin@small-clinic.example', null);
    expect(made).toMatchObject({ subscriptionErrors: [], invoiceNumber: 'US-2026-000001' });
    expect(organizationOf(made)).toMatchObject({ subscriptionLastDay: '2028-01-24' });
    // Ten of twelve months of $4,800: referral credit pays for two.
    expect(charged()).toEqual([400_000]);
  });

  it('of a plan on trial follows the free days', async () => {
    await shop.database.sql`
      update subscription set status = 'TRIALING', starts_on = '2026-11-10', expires_on = '2026-12-09',
        next_charge_on = null, term = '{"firstDay": "2026-11-10", "payment": null}'
      where organization_id = (select id from organization where slug = 'vidal-imaging')`;
    const [shown] = await client.preview(solo, [{}]);
    expect(shown?.change).toMatchObject({ effectiveDay: '2026-12-10', lastDay: '2027-12-09' });
    expect(organizationOf(await client.make(solo, null))).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      subscriptionLastDay: '2027-12-09',
      subscription: { currentPrice: { gross: { amount: 420 } } },
    });
    expect(charged()).toEqual([42_000]);
  });

  it('that is overdue is paid, and is charged no more', async () => {
    const made = await client.make('pastdue@solo.example', null);
    expect(organizationOf(made)).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      subscriptionLastDay: '2027-11-17',
    });
    now = new Date('2026-11-22T15:00:00Z');
    await renewSubscriptions(shop.services);
    expect(shop.provider.renewalRequests).toEqual([]);
  });

  it.each(['by hand', 'automatically'])(
    'that is overdue costs the same %s: a seat for everybody, less the months of referral credit',
    async (way) => {
      const savedPaymentMethodId = await giveCard('lindqvist-imaging', 'pm_saved');
      await giveMonths('lindqvist-imaging', 2);
      if (way === 'by hand')
        await client.make('pastdue@solo.example', null, { payment: { savedPaymentMethodId } });
      now = new Date('2026-11-22T15:00:00Z');
      await renewSubscriptions(shop.services);
      // Ten of twelve months of $420.
      expect(await invoices()).toMatchObject([{ gross: 35_000, lines: [{ freeMonths: 2 }] }]);
      expect(await monthsLeft('lindqvist-imaging')).toBe(0);
    },
  );

  it('that referral credit pays for entirely has its invoice and its receipt, and spends the months once', async () => {
    await giveMonths('lindqvist-imaging', 13);
    const made = await client.make('pastdue@solo.example', null, { payment: null });
    expect(made).toMatchObject({ subscriptionErrors: [], invoiceNumber: 'US-2026-000001' });
    expect(organizationOf(made)).toMatchObject({ subscriptionStatus: 'ACTIVE' });
    expect(charged()).toEqual([]);
    expect(await monthsLeft('lindqvist-imaging')).toBe(1);
    expect(await mails()).toEqual(['Your receipt: membership changed']);
  });

  it('of a canceled membership begins today, and reactivates it', async () => {
    const made = await client.make('canceled@solo.example', null);
    expect(organizationOf(made)).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      subscriptionLastDay: '2027-11-19',
    });
  });
});
