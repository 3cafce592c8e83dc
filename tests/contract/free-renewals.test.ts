import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { giveMembership, invoicesOf, mailsAbout, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

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

describe('a term that costs nothing', () => {
  it('renews without a charge or a card, with an invoice of nothing', async () => {
    const membership = await give({ gross: 0, card: null });
    await Promise.all([run(), run()]);
    await run();
    expect(shop.provider.renewals().filter(({ charge }) => charge.amount === 0)).toEqual([]);
    expect(await now(membership)).toMatchObject({ status: 'ACTIVE', nextChargeOn: '2028-01-31' });
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([
      { dueOn: '2027-01-31', gross: 0 },
    ]);
    const period = { from: new Date(0), until: new Date('2100-01-01T00:00:00Z') };
    expect(await reconcileRenewals(shop.services, period)).toEqual([]);
    await shop.runJobs();
    expect(await mailsAbout(shop.database.sql, membership)).toEqual([expect.stringMatching(/^Your receipt/)]);
  });
});

describe('referral credit', () => {
  const grant = ({ organizationId }: { readonly organizationId: string }, months: number) =>
    shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      values (gen_random_uuid(), ${organizationId}, ${months}, 'GRANTED')`;
  const freeMonthsLeft = async ({ organizationId }: { readonly organizationId: string }) => {
    const [row] = await shop.database.sql<[{ months: number }]>`
      select coalesce(sum(months), 0) as months from referral_entry where organization_id = ${organizationId}`;
    return row.months;
  };

  it.each([
    ['pays for as many months of a year as there are', 12, 2, 35_000, 0],
    ['pays for the whole term, which is then not charged', 12, 15, 0, 3],
    ['pays for one month of a monthly plan', 1, 4, 0, 3],
  ])('%s', async (_what, termMonths, months, charged, rest) => {
    const membership = await give({ termMonths, startsOn: termMonths === 1 ? '2026-12-31' : '2026-01-31' });
    await grant(membership, months);
    await Promise.all([run(), run()]);
    await run();
    const kept = keptFor(membership.subscriptionId).map(({ charge }) => charge.amount);
    expect(kept).toEqual(charged === 0 ? [] : [charged]);
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: charged }]);
    expect(await freeMonthsLeft(membership)).toBe(rest);
  });

  it('is kept while a bank declines, and spent with the try that pays', async () => {
    const membership = await give();
    await grant(membership, 2);
    shop.provider.decideRenewals(() => 'declines');
    await run();
    expect(await freeMonthsLeft(membership)).toBe(2);
    shop.provider.decideRenewals(null);
    at('2027-02-01T15:00:00Z');
    await run();
    expect(await freeMonthsLeft(membership)).toBe(0);
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 35_000 }]);
  });

  it('that an earlier version left below zero doesn’t keep the term from being charged', async () => {
    const membership = await give();
    await grant(membership, 1);
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      values (gen_random_uuid(), ${membership.organizationId}, -3, 'REVERSED')`;
    await run();
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 42_000 }]);
  });

  it('is in the amount that is announced', async () => {
    const membership = await give({ startsOn: '2026-03-01' });
    await grant(membership, 2);
    await run();
    await shop.runJobs();
    const [mail] = await shop.database.sql<[{ body: string }]>`
      select text_body as body from sandbox_mail where message_id like ${`<membership.%${membership.subscriptionId}%`}`;
    expect(mail.body).toContain('$350.00');
    expect(mail.body).toMatch(/Price per term\D+420\.00/);
    expect(mail.body).toMatch(/Free months from referrals\D+2\n/);
    expect(mail.body).toMatch(/We’ll charge\D+350\.00\n/);
  });

  it('that is left over is in the receipt’s next charge', async () => {
    const membership = await give();
    await grant(membership, 14);
    await run();
    await shop.runJobs();
    const [mail] = await shop.database.sql<[{ body: string }]>`
      select text_body as body from sandbox_mail where message_id like ${`<membership.renewed.${membership.subscriptionId}%`}`;
    expect(mail.body).toMatch(/Free months from referrals\D+2\n/);
    expect(mail.body).toMatch(/We’ll charge\D+350\.00\n/);
  });
});
