import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createRestoredDatabase, type RestoredDatabase } from '../support/restored-database.ts';
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
const { charged, invoices } = changedMemberships(() => shop);

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
  it.each<[string, RequestedChange | null, RequestedChange | null]>([
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
