import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '@sonde/machines/rules/money';
import { connect } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { changeSubscription } from '../../server/modules/subscription/change-subscription.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf } from '../support/test-account.ts';
import { createTestServices } from '../support/shop-services.ts';
import { globalId } from './checkout-client.ts';
import { createChangingClient, type MadeFields, type Wanted } from './changing-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

const begin = new Date('2026-11-20T15:00:00Z');
let now = begin;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeEach(async () => {
  now = begin;
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, begin);
  client = createChangingClient(shop.services);
});
afterEach(async () => {
  const violations = await shop.violations();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  await shop.close();
  if (violations.length + differing.length > 0)
    throw new Error([...violations, ...differing.map((one) => JSON.stringify(one))].join('\n'));
});

const solo = 'individual@solo.example';
const clinic = 'admin@clinic.example';
const organizationOf = ({ organizationMembership }: MadeFields) => organizationMembership?.organization;
const refusalsOf = ({ subscriptionErrors }: MadeFields) =>
  subscriptionErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));
const charged = () => shop.provider.charged().map(({ request }) => request.amount);
const invoices = () => shop.database.sql<{ gross: number; lines: unknown[] }[]>`
  select gross::int, lines from invoice order by number`;

async function mails(): Promise<readonly string[]> {
  await shop.runJobs();
  const rows = await shop.database.sql<{ subject: string }[]>`select subject from sandbox_mail`;
  return rows.map(({ subject }) => subject);
}

async function giveMonths(slug: string, months: number) {
  await shop.database.sql`
    insert into referral_entry (id, organization_id, months, reason)
    select ${newRowId()}, id, ${months}, 'GRANTED' from organization where slug = ${slug}`;
}

async function monthsLeft(slug: string): Promise<number> {
  const [{ months }] = await shop.database.sql<[{ months: number }]>`
    select sum(months)::int as months from referral_entry join organization on organization.id = organization_id
    where slug = ${slug}`;
  return months;
}

async function giveCard(slug: string, token: string) {
  const id = newRowId();
  await shop.database.sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    select ${id}, organization.id, 'cus_1', ${token}, 'CREDIT_CARD',
      '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2040}', true
    from organization where slug = ${slug}`;
  return globalId('CreditCard', id);
}

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
      wanted: { sku: null, seats: 7, featureSkus: null },
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
  const wishes: readonly (readonly [string, string, Wanted | null])[] = [
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
    async (email, slug, wanted, way) => {
      const payment =
        way === 'saved'
          ? { savedPaymentMethodId: await giveCard(slug, 'pm_saved') }
          : { token: 'pm_new', isKept: way === 'kept' };
      const [preview] = await client.preview(email, [wanted ?? {}]);
      const shown = preview!.change!;
      const made = await client.make(email, wanted, { payment });
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

describe('is made and charged once', () => {
  it('by its key, however often it is sent, and at once', async () => {
    const paying = { key: 'a key' };
    const send = () =>
      client.make(
        solo,
        { sku: 'SUB-TEAM-1Y' },
        { ...paying, expected: 1043.51, previewedAt: now.toISOString() },
      );
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    answers.push(await send());
    expect(charged()).toEqual([104_351]);
    expect(await invoices()).toHaveLength(1);
    expect(answers.at(-1)).toMatchObject({ subscriptionErrors: [], invoiceNumber: 'US-2026-000001' });
    expect(answers.flatMap(refusalsOf)).toEqual([]);
  });

  it.each(crashPoints.filter((point) => point.startsWith('change')))(
    'although the process dies at %s, and the same is sent again',
    async (point) => {
      const dying = createChangingClient({
        ...shop.services,
        crashPoint(passed) {
          if (passed === point) throw new Error('The process has died');
        },
      });
      const paying = { key: 'a key', expected: 1043.51, previewedAt: now.toISOString() };
      await expect(dying.make(solo, { sku: 'SUB-TEAM-1Y' }, paying)).rejects.toThrow('message');
      const made = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, paying);
      expect(made).toMatchObject({ subscriptionErrors: [], invoiceNumber: 'US-2026-000001' });
      expect(organizationOf(made)).toMatchObject({ planType: 'TEAM', maxSeats: 5 });
      expect(charged()).toEqual([104_351]);
      expect(await invoices()).toHaveLength(1);
    },
  );

  it('and its key names no other change', async () => {
    await client.make(solo, { sku: 'SUB-TEAM-1Y' }, { key: 'a key' });
    const other = await client.make(solo, { seats: 9 }, { key: 'a key' });
    expect(other.subscriptionErrors).toMatchObject([{ code: 'INVALID', field: 'idempotencyKey' }]);
  });

  it('and a blank key is refused', async () => {
    const { subscriptionErrors } = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, { key: ' ' });
    expect(subscriptionErrors).toMatchObject([
      { code: 'INVALID', field: 'idempotencyKey', reason: 'REQUIRED' },
    ]);
    expect(charged()).toEqual([]);
  });

  it('where a hundred want the last seat at once', async () => {
    await shop.database.sql`
      update subscription set additional_seats = 44
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    const administrators = [clinic, 'member@clinic.example'];
    await shop.database.sql`
      update organization_membership set is_admin = true
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    const [preview] = await client.preview(clinic, [{ seats: 50 }]);
    const expected = preview?.change?.amountDue.gross.amount ?? 0;
    const paying = { expected, previewedAt: now.toISOString() };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        client.make(administrators[index % 2] ?? clinic, { seats: 50 }, { ...paying, key: `key ${index}` }),
      ),
    );
    expect(answers.filter(({ subscriptionErrors }) => subscriptionErrors.length === 0)).toHaveLength(1);
    expect(charged()).toEqual([Math.round(expected * 100)]);
    expect(await invoices()).toHaveLength(1);
    const next = await client.make(clinic, { seats: 50 }, { ...paying, key: 'the next key' });
    expect(refusalsOf(next)).toEqual(['OPERATION_NOT_ALLOWED NOTHING_CHANGES']);
    expect(organizationOf(next)?.maxSeats).toBe(50);
    const reasons = new Set(answers.flatMap(refusalsOf));
    for (const reason of reasons)
      expect(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY', 'OPERATION_NOT_ALLOWED NOTHING_CHANGES']).toContain(
        reason,
      );
    const [one] = await client.preview(clinic, [{ seats: 51 }]);
    expect(one?.subscriptionErrors).toMatchObject([{ reason: 'ABOVE_MAXIMUM', most: 50 }]);
  });

  // Both see the same membership. The person who comes second reads that it has changed, and pays nothing.
  it.each<[string, Wanted | null, Wanted | null]>([
    ['different numbers of seats', { seats: 20 }, { seats: 21 }],
    ['the same number of seats', { seats: 20 }, { seats: 20 }],
    ['seats and another term', { seats: 20 }, null],
    ['another term each', null, null],
    ['seats and another plan', { seats: 20 }, { sku: 'SUB-CLINIC-1Y' }],
  ])('where two administrators want %s at once', async (_, ...wishes) => {
    now = new Date('2027-07-01T15:00:00Z');
    await shop.database.sql`
      update organization_membership set is_admin = true
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    const administrators = [clinic, 'member@clinic.example'] as const;
    const shown = await client.preview(
      clinic,
      wishes.map((wish) => wish ?? {}),
    );
    const expected = shown.map(({ change }) => change?.amountDue.gross.amount ?? 0);
    const previewedAt = now.toISOString();
    const answers = await Promise.all(
      administrators.map((email, index) =>
        client.make(email, wishes[index] ?? null, {
          expected: expected[index] ?? 0,
          previewedAt,
          key: `key ${index}`,
        }),
      ),
    );
    const first = answers.findIndex(({ subscriptionErrors }) => subscriptionErrors.length === 0);
    expect(answers.map((answer) => refusalsOf(answer).length)).toEqual(first === 0 ? [0, 1] : [1, 0]);
    expect([
      'PRICES_ARE_CHANGED',
      'OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY',
      'OPERATION_NOT_ALLOWED NOTHING_CHANGES',
      'OPERATION_NOT_ALLOWED TOO_EARLY',
    ]).toContain(answers.flatMap(refusalsOf)[0]);
    expect(charged()).toEqual([Math.round((expected[first] ?? 0) * 100)]);
    expect(await invoices()).toHaveLength(1);
  });

  it('although the answer of the provider was lost', async () => {
    shop.provider.loseAnswers(1);
    const paying = { key: 'a key', expected: 1043.51, previewedAt: now.toISOString() };
    const lost = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, paying);
    expect(lost).toMatchObject({ subscriptionErrors: [], isPending: true });
    expect(organizationOf(lost)?.planType).toBe('INDIVIDUAL');
    now = new Date(now.getTime() + 120_000);
    await renewSubscriptions(shop.services);
    const found = await client.make(solo, { sku: 'SUB-TEAM-1Y' }, paying);
    expect(found).toMatchObject({ isPending: false, invoiceNumber: 'US-2026-000001' });
    expect(organizationOf(found)?.planType).toBe('TEAM');
    expect(charged()).toEqual([104_351]);
  });
});

describe('a bank that asks', () => {
  const paying = {
    key: 'a key',
    expected: 1043.51,
    previewedAt: begin.toISOString(),
    payment: { token: cards.asks },
  };
  const ask = () => client.make(solo, { sku: 'SUB-TEAM-1Y' }, paying);

  it('is answered by the buyer, and the same request then makes the change', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({
      confirmationNeeded: true,
      paymentIntentSecret: expect.stringContaining('secret'),
    });
    expect(organizationOf(asked)?.planType).toBe('INDIVIDUAL');
    shop.provider.authenticate(shop.provider.intents()[0]!.id, true);
    const made = await ask();
    expect(made).toMatchObject({ confirmationNeeded: false, invoiceNumber: 'US-2026-000001' });
    expect(organizationOf(made)?.planType).toBe('TEAM');
  });

  it('and is not satisfied: nothing changes', async () => {
    await ask();
    shop.provider.authenticate(shop.provider.intents()[0]!.id, false);
    const refused = await ask();
    expect(refusalsOf(refused)).toEqual(['CARD_DECLINED']);
    expect(organizationOf(refused)?.planType).toBe('INDIVIDUAL');
  });

  it('is not waited for where another change is made: one change, one charge', async () => {
    await ask();
    const made = await client.make(solo, { sku: 'SUB-CORE-1Y' });
    expect(organizationOf(made)?.planType).toBe('CORE');
    expect(refusalsOf(await ask())).toEqual(['PAYMENT_ERROR']);
    expect(charged()).toHaveLength(1);
  });

  it('is not waited for longer than an hour', async () => {
    await ask();
    now = new Date(begin.getTime() + 61 * 60_000);
    await renewSubscriptions(shop.services);
    expect(await shop.database.sql`select status from change_attempt`).toEqual([{ status: 'DECLINED' }]);
  });

  it('and a subscription that was changed meanwhile: the money goes back', async () => {
    await ask();
    shop.provider.authenticate(shop.provider.intents()[0]!.id, true);
    await shop.database
      .sql`update subscription set next_charge_on = null, scheduled = null where plan_type = 'INDIVIDUAL'`;
    const refused = await ask();
    expect(refusalsOf(refused)).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    await shop.runJobs();
    expect(charged()).toEqual([]);
    expect(organizationOf(refused)?.planType).toBe('INDIVIDUAL');
    await shop.runJobs();
    expect(
      await shop.database
        .sql`select recipient, subject from sandbox_mail where message_id like '<membership.%'`,
    ).toEqual([{ recipient: solo, subject: expect.stringMatching(/^We’ve refunded \$/) as string }]);
  });
});

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
    const held = () => sql`select * from subscription where organization_id = ${id}`;
    const before = await held();
    const refused = await client.make(clinic, { seats: 8 });
    expect(refused.subscriptionErrors).toMatchObject([
      { code: 'OPERATION_NOT_ALLOWED', field: 'seats', reason: 'BELOW_SEATS_IN_USE' },
    ]);
    expect(refused.subscriptionErrors[0]?.most).toBeGreaterThan(8);
    expect(await held()).toEqual(before);
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
