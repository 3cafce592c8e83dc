import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@sonde/machines/rules/time';
import { lockReferral } from '../../server/modules/referral/referral.repository.ts';
import { settleReferrals } from '../../server/modules/referral/settle-referrals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { orderOf } from './checkout-client.ts';
import { giveMembership, invoicesOf } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { kindsOf, referralRequests } from './referral-requests.ts';

const begin = '2026-11-20T15:00:00Z';
let moment = new Date(begin);
let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = new Date(begin);
});
afterEach(async () => {
  shop.provider.onRenewal(null);
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const inDays = (days: number) => {
  moment = new Date(Date.parse(begin) + days * 86_400_000);
};
const { pageOf, orderWith, sumOf, statusOf, withdraw, refund, settle, creditMails } = referralRequests(
  () => shop,
);

describe('a friend’s order', () => {
  it('saves 5 %, and earns a month once nothing can be returned any more', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id, latest, completed } = await orderWith(voucherCode);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      voucherCode,
      discount: { amount: 215.95 },
    });
    const due = addDays(latest!, 31);
    expect((await pageOf(membership)).credits).toEqual([{ kind: 'WAITING', months: 1, day: due }]);

    moment = new Date(`${addDays(due, -1)}T20:00:00Z`);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['WAITING', 0]);
    moment = new Date(`${due}T20:00:00Z`);
    await settle();
    const page = await pageOf(membership);
    expect([page.unspentMonths, page.credits]).toEqual([1, [{ kind: 'GRANTED', months: 1, day: due }]]);

    const [mail, ...others] = await creditMails(membership);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You’ve earned referral credit');
    expect(mail?.text).toContain('A member of Clinic referred someone who placed an order');
    expect(mail?.text).toContain('Months available');
  });

  it('earns once, in however many processes the job runs', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    for (let order = 0; order < 3; order += 1) await orderWith(voucherCode);
    inDays(60);
    await Promise.all(Array.from({ length: 8 }, settle));
    await settle();
    expect(await sumOf(membership)).toBe(3);
    expect(await creditMails(membership)).toHaveLength(3);
  });

  it('earns once if the process dies while it is being settled', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    const dying = {
      ...shop.services,
      announceMembership: () => {
        throw new Error('killed');
      },
    };
    await expect(settleReferrals(dying)).rejects.toThrow('Some referrals could not be settled');
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['WAITING', 0]);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['GRANTED', 1]);
    expect(await creditMails(membership)).toHaveLength(1);
    const again = shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason, order_id)
      values (gen_random_uuid(), ${membership.organizationId}, 1, 'GRANTED', ${id})`;
    await expect(again).rejects.toThrow('referral_entry_once');
  });

  it('that is withdrawn before the credit is due earns nothing, and the page says so', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(5);
    await withdraw(id);
    await settle();
    const page = await pageOf(membership);
    expect([kindsOf(page), page.unspentMonths]).toEqual([['CANCELED 1'], 0]);
    inDays(60);
    await settle();
    expect([await statusOf(id), await creditMails(membership)]).toEqual(['CANCELED', []]);
  });

  it.each([
    ['in part', 0.2, 'GRANTED', 1],
    ['by half', 0.5, 'REVERSED', 0],
    ['entirely', 1, 'REVERSED', 0],
  ])(
    'that is refunded %s after the credit was granted leaves it so',
    async (_what, share, status, months) => {
      const membership = await giveMembership(shop.database.sql);
      const { voucherCode } = await pageOf(membership);
      const { id } = await orderWith(voucherCode);
      inDays(60);
      await settle();
      expect(await sumOf(membership)).toBe(1);
      await refund(id, share);
      await Promise.all([settle(), settle(), settle()]);
      await settle();
      expect([await statusOf(id), await sumOf(membership)]).toEqual([status, months]);
      await shop.database.sql`delete from ledger_entry where order_id = ${id} and entry = 'REFUND'`;
    },
  );

  it('that is withdrawn while its referral is locked is never read as it was before', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    const { sql } = shop.database;
    const found: (boolean | null)[] = [];
    for (let round = 0; round < 300; round += 1) {
      await sql`update orders set status = 'UNFULFILLED' where id = ${id}`;
      const decided = Promise.withResolvers<void>();
      const isWritten = Promise.withResolvers<void>();
      const withdrawal = sql.begin(async (transaction) => {
        await transaction`update orders set status = 'WITHDRAWN' where id = ${id}`;
        isWritten.resolve();
        await decided.promise;
      });
      await isWritten.promise;
      decided.resolve();
      const locked = await sql.begin((transaction) => lockReferral(transaction, id));
      found.push(locked && locked.isEnded);
      await withdrawal;
    }
    expect(found).not.toContain(false);
  });
});

describe('credit', () => {
  const patience = { idleSeconds: 0, runSeconds: 60, lanes: 4 };
  const renew = () => renewSubscriptions(shop.services, patience);

  it('pays for a month of the next renewal, and what a renewal has used is not taken back', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const first = await orderWith(voucherCode);
    const second = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    await renew();
    // Ten of twelve months.
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 35_000 }]);
    await withdraw(first.id);
    const third = await orderWith(voucherCode);
    await settle();
    expect([await statusOf(first.id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
    inDays(200);
    await settle();
    await withdraw(third.id);
    await settle();
    expect([await statusOf(second.id), await statusOf(third.id), await sumOf(membership)]).toEqual([
      'GRANTED',
      'REVERSED',
      0,
    ]);
    expect(kindsOf(await pageOf(membership)).toSorted()).toEqual([
      'GRANTED 1',
      'GRANTED 1',
      'GRANTED 1',
      'REVERSED 1',
      'SPENT 2',
    ]);
  });

  it('that is taken back after a renewal was billed with it is not spent', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    const { taxProvider } = shop.services;
    const slowTaxes = {
      ...taxProvider,
      async quote(...asked: Parameters<typeof taxProvider.quote>) {
        await withdraw(id);
        await settle();
        return taxProvider.quote(...asked);
      },
    };
    await renewSubscriptions({ ...shop.services, taxProvider: slowTaxes }, patience);
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
    expect(await invoicesOf(shop.database.sql, membership)).toEqual([]);
    await renew();
    expect(await sumOf(membership)).toBe(0);
    // All of twelve months.
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 42_000 }]);
  });

  it('on which a renewal that is being paid counts is left to it', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    const meanwhile: unknown[] = [];
    shop.provider.onRenewal(async () => {
      await withdraw(id);
      await settle();
      meanwhile.push(await statusOf(id), await sumOf(membership));
    });
    await renew();
    expect(meanwhile).toEqual(['GRANTED', 1]);
    expect(await sumOf(membership)).toBe(0);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
  });
});
