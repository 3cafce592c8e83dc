import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { giveCard, giveMembership, invoicesOf, mailsAbout, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let moment = new Date('2027-01-31T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = new Date('2027-01-31T15:00:00Z');
});
afterEach(async () => {
  shop.provider.onRenewal(null);
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const patience = { idleSeconds: 0, runSeconds: 60, lanes: 4 };
const run = () => renewSubscriptions(shop.services, patience);
const at = (text: string) => {
  moment = new Date(text);
};
const now = (membership: Parameters<typeof membershipNow>[1]) => membershipNow(shop.database.sql, membership);
const give = (changes: Parameters<typeof giveMembership>[1] = {}) =>
  giveMembership(shop.database.sql, changes);
const keptFor = (subscriptionId: string) =>
  shop.provider
    .renewals()
    .filter(
      ({ charge, result, isRefunded }) =>
        charge.key.startsWith(subscriptionId) && result.status === 'succeeded' && !isRefunded,
    );

describe('a membership that is due', () => {
  it('is charged once, has its invoice and lasts another term', async () => {
    const membership = await give();
    await run();
    await run();
    expect(keptFor(membership.subscriptionId).map(({ charge }) => charge)).toEqual([
      {
        key: `${membership.subscriptionId}-2027-01-31-1`,
        method: 'CREDIT_CARD',
        amount: 42_000,
        currency: 'USD',
        paymentMethodId: expect.stringContaining(cards.good),
        customerId: `cus_${membership.organizationId}`,
        description: expect.stringContaining('2027-01-31'),
      },
    ]);
    expect(await now(membership)).toEqual({
      status: 'ACTIVE',
      startsOn: '2026-01-31',
      expiresOn: '2028-01-30',
      nextChargeOn: '2028-01-31',
    });
    expect(await invoicesOf(shop.database.sql, membership)).toEqual([
      {
        dueOn: '2027-01-31',
        issuedOn: '2027-01-31',
        firstDay: '2027-01-31',
        lastDay: '2028-01-30',
        gross: 42_000,
      },
    ]);
  });

  it('is charged once by two workers at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => give()));
    await Promise.all([run(), run()]);
    await run();
    for (const membership of all) {
      expect(keptFor(membership.subscriptionId)).toHaveLength(1);
      expect(await invoicesOf(shop.database.sql, membership)).toHaveLength(1);
    }
  });

  it('is charged from midnight in its organization’s shop, in summer and in winter', async () => {
    const summer = await give({ country: 'DE', startsOn: '2026-03-28', currency: 'EUR', tax: 6_706 });
    const winter = await give({ country: 'DE', startsOn: '2026-10-31', currency: 'EUR', tax: 6_706 });
    at('2027-03-27T22:59:59Z');
    await run();
    expect(await invoicesOf(shop.database.sql, summer)).toEqual([]);
    at('2027-03-27T23:00:00Z');
    await run();
    expect(await invoicesOf(shop.database.sql, summer)).toMatchObject([{ issuedOn: '2027-03-28' }]);
    at('2027-10-30T21:59:59Z');
    await run();
    expect(await invoicesOf(shop.database.sql, winter)).toEqual([]);
    at('2027-10-30T22:00:00Z');
    await run();
    expect(await invoicesOf(shop.database.sql, winter)).toMatchObject([{ issuedOn: '2027-10-31' }]);
  });
});

describe('a charge whose answer was lost', () => {
  it('is asked about by the same key, and charged once', async () => {
    const membership = await give();
    shop.provider.loseAnswers(1);
    await run();
    expect(await invoicesOf(shop.database.sql, membership)).toEqual([]);
    await run();
    const keys = shop.provider.renewalRequests
      .map(({ key }) => key)
      .filter((key) => key.startsWith(membership.subscriptionId));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await invoicesOf(shop.database.sql, membership)).toHaveLength(1);
  });

  it('is only looked up once the provider has forgotten the key', async () => {
    const membership = await give();
    shop.provider.loseAnswers(1);
    await run();
    at('2027-02-01T15:00:00Z');
    await run();
    expect(keptFor(membership.subscriptionId)).toHaveLength(1);
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ dueOn: '2027-01-31' }]);
  });

  it('that never arrived is charged by another try', async () => {
    const membership = await give();
    const { sql } = shop.database;
    await sql`
      insert into renewal_attempt (
        id, subscription_id, due_on, number, charge_on, method_id, currency, net, tax, gross, bill, status, created_at, asked_at
      )
      select gen_random_uuid(), ${membership.subscriptionId}, '2027-01-31', 1, '2027-01-31', id, 'USD', 42000, 0, 42000, '{}',
        'PENDING', ${new Date('2027-01-30T14:00:00Z')}, ${new Date('2027-01-30T14:00:00Z')}
      from payment_method where organization_id = ${membership.organizationId}`;
    await run();
    expect(keptFor(membership.subscriptionId).map(({ charge }) => charge.key)).toEqual([
      `${membership.subscriptionId}-2027-01-31-2`,
    ]);
  });

  it('is sent back where the renewal was turned off before anybody heard of it', async () => {
    const membership = await give();
    const { sql } = shop.database;
    shop.provider.loseAnswers(1);
    await run();
    await sql`update subscription set next_charge_on = null where id = ${membership.subscriptionId}`;
    at('2027-01-31T17:00:00Z');
    await run();
    await shop.runJobs();
    expect(keptFor(membership.subscriptionId)).toEqual([]);
    expect(await invoicesOf(sql, membership)).toEqual([]);
    await shop.runJobs();
    expect(await mailsAbout(sql, membership)).toContainEqual(
      expect.stringMatching(/^We’ve refunded \$4\d\d/),
    );
  });
});

describe('a renewal that was turned off', () => {
  it('before the charge is never charged, and ends after its last day', async () => {
    const membership = await give();
    const { sql } = shop.database;
    await sql`update subscription set next_charge_on = null where id = ${membership.subscriptionId}`;
    await run();
    expect(
      shop.provider.renewals().some(({ charge }) => charge.key.startsWith(membership.subscriptionId)),
    ).toBe(false);
    expect(await now(membership)).toMatchObject({ status: 'CANCELED', expiresOn: '2027-01-30' });
    await shop.runJobs();
    expect(await mailsAbout(sql, membership)).toEqual(['Your membership has ended']);
  });

  it('while it is being charged sends the money back', async () => {
    const membership = await give();
    const { sql } = shop.database;
    shop.provider.onRenewal(async ({ key }) => {
      if (key.startsWith(membership.subscriptionId))
        await sql`update subscription set next_charge_on = null where id = ${membership.subscriptionId}`;
    });
    await run();
    await shop.runJobs();
    expect(keptFor(membership.subscriptionId)).toEqual([]);
    expect(await invoicesOf(sql, membership)).toEqual([]);
    expect(await now(membership)).toMatchObject({ expiresOn: '2027-01-30', nextChargeOn: null });
  });
});

describe('a charge that fails', () => {
  it.each([
    ['a card that the bank declines', { token: cards.declined, expMonth: 12, expYear: 2040 }, 1],
    ['a bank that wants to ask', { token: cards.asks, expMonth: 12, expYear: 2040 }, 1],
    ['an expired card, which nobody is asked about', { token: cards.good, expMonth: 12, expYear: 2026 }, 0],
    ['no card, which nobody is asked about', null, 0],
  ])('%s: access stays, and the administrators hear of the next try', async (_what, card, asked) => {
    const membership = await give({ card });
    shop.provider.decideRenewals(({ paymentMethodId }) =>
      paymentMethodId.startsWith(cards.good) ? 'pays' : 'declines',
    );
    await run();
    expect(await now(membership)).toEqual({
      status: 'PAST_DUE',
      startsOn: '2026-01-31',
      expiresOn: '2027-02-14',
      nextChargeOn: '2027-02-01',
    });
    await shop.runJobs();
    expect(await mailsAbout(shop.database.sql, membership)).toEqual(['We couldn’t renew your membership']);
    const requests = shop.provider.renewalRequests.filter(({ key }) =>
      key.startsWith(membership.subscriptionId),
    );
    expect(requests).toHaveLength(asked);

    await giveCard(shop.database.sql, membership.organizationId, {
      token: cards.good,
      expMonth: 12,
      expYear: 2040,
    });
    at('2027-02-01T15:00:00Z');
    await run();
    expect(await now(membership)).toMatchObject({ status: 'ACTIVE', expiresOn: '2028-01-30' });
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([
      { dueOn: '2027-01-31', firstDay: '2027-01-31', issuedOn: '2027-02-01' },
    ]);
  });
});

it('is compared with the provider’s books, which hold neither more nor less', async () => {
  const period = { from: new Date(0), until: new Date('2100-01-01T00:00:00Z') };
  const compare = () => reconcileRenewals(shop.services, period);
  const membership = await give();
  await run();
  expect(await compare()).toEqual([]);

  const [renewal] = keptFor(membership.subscriptionId);
  if (renewal === undefined) throw new Error('Nothing was charged');
  renewal.isRefunded = true;
  expect(await compare()).toEqual([{ intentId: renewal.id, atProvider: 'nothing', invoiced: '42000 USD' }]);
  renewal.isRefunded = false;

  await shop.provider.chargeRenewal({ ...renewal.charge, key: 'unknown-2027-01-31-1' });
  expect(await compare()).toEqual([
    { intentId: 'pi_unknown-2027-01-31-1', atProvider: '42000 USD', invoiced: 'nothing' },
  ]);
  await shop.provider.refund('pi_unknown-2027-01-31-1', 42_000, 'key');
});

it('ends what is over however long ago, and tells only of what is news', async () => {
  const given = { renews: false, startsOn: '2025-01-01' };
  const recent = await give({ ...given, expiresOn: '2027-01-01' });
  const old = await Promise.all(
    ['2026-12-31', '2026-12-20', '2025-12-31'].map((expiresOn) => give({ ...given, expiresOn })),
  );
  await run();
  await shop.runJobs();
  for (const membership of [recent, ...old])
    expect(await now(membership)).toMatchObject({ status: 'CANCELED' });
  expect(await mailsAbout(shop.database.sql, recent)).toEqual(['Your membership has ended']);
  for (const membership of old) expect(await mailsAbout(shop.database.sql, membership)).toEqual([]);
});
