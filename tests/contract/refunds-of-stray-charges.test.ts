import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import { findAttemptByIntent } from '../../server/modules/payment/attempt.repository.ts';
import { bookFailedRefunds } from '../../server/modules/payment/book-failed-refunds.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import type { ProviderRefunds } from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { refundsAtTheBank } from './refunds-at-the-bank.ts';

// Bank transfers that an operator has returned at the shop's bank.

const begin = new Date('2026-11-20T15:00:00Z');
let moment = begin;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = begin;
});
afterEach(async () => {
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  await shop.runJobs();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  const violations = [...(await shop.violations()), ...differing.map((one) => JSON.stringify(one))];
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { markPaid, recordReturned, unpaidOrder, owed } = refundsAtTheBank(() => shop);

describe('a refund at the bank', () => {
  /** An order is paid by transfer, and its returned debit after all: no one waits for it, so that it is refunded. */
  async function strayCharge(email: string) {
    const { sql } = shop.database;
    const number = await unpaidOrder(email);
    const [{ total, intent }] = await sql<[{ total: number; intent: string }]>`
      select total_gross as total, intent_id as intent from orders join payment_attempt on order_id = orders.id
      where number = ${number}::bigint`;
    await markPaid(number, (total / 100).toFixed(2));
    const debit = shop.provider.intents().find(({ id }) => id === intent);
    const attempt = await findAttemptByIntent(sql, intent);
    if (debit === undefined || attempt === null) throw new Error('There is no debit');
    shop.provider.succeedLate(intent);
    await shop.webhook(shop.provider.event('payment_intent.succeeded', debit));
    return {
      number,
      total,
      attempt,
      runRefund: async () => expect(await shop.runJobs()).toContain('refund-stray-charge'),
      failRefund: () => void (debit.isRefunded = false),
      repeatRefund: () => void (debit.isRefunded = true),
      event: () => shop.provider.event('charge.refunded', debit),
    };
  }

  type StrayCharge = Awaited<ReturnType<typeof strayCharge>>;

  const period = () => ({ from: new Date(0), until: new Date(Date.now() + 60 * 60_000) });

  /** The shop's services where the provider has these refunds of a stray charge. */
  function servicesWith({ attempt }: StrayCharge, refunds: ProviderRefunds) {
    const { stripe } = shop.services.providers.MAIN ?? {};
    if (stripe === undefined) throw new Error('There is no provider');
    const refundsOf: typeof stripe.refundsOf = async (intentId) =>
      intentId === attempt.intentId ? refunds : stripe.refundsOf(intentId);
    return { ...shop.services, providers: { MAIN: { stripe: { ...stripe, refundsOf } } } };
  }

  /** How the shop learns of a stray charge's refunds. */
  const ways: Readonly<Record<string, (stray: StrayCharge, refunds: ProviderRefunds) => Promise<void>>> = {
    async 'an event'(stray, refunds) {
      const body = stray.event();
      const headers = { 'stripe-signature': shop.provider.sign(body) };
      const handle = createPaymentWebhook(servicesWith(stray, refunds), 'stripe');
      const request = () => new Request('http://shop.test/webhooks/card', { method: 'POST', body, headers });
      expect((await handle(request())).status).toBe(200);
      expect((await handle(request())).status).toBe(200);
    },
    async 'the comparison of the books'(stray, refunds) {
      const differing = await reconcile(servicesWith(stray, refunds), period());
      expect(differing.filter(({ attemptId }) => attemptId === stray.attempt.id)).toEqual([]);
    },
  };

  /** The sums of the journal's accounts of an attempt, without those of nothing. */
  const booksOf = async ({ id }: { readonly id: string }) => {
    const rows = await shop.database.sql<{ account: string; sum: number }[]>`
      select account, sum(amount)::bigint as sum from ledger_entry
      where attempt_id = ${id} group by account having sum(amount) <> 0`;
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  };

  it('is owed for a stray charge whose refund fails before the job that made it has booked it', async () => {
    const { number, total, attempt, runRefund, failRefund } = await strayCharge('early@clinic.example');
    const failed = { id: 're_early', amount: total, reason: 'account_closed' };
    await inTransaction(shop.database.sql, (transaction) =>
      bookFailedRefunds(transaction, attempt, [failed], shop.services),
    );
    await runRefund();
    failRefund();
    expect(await booksOf(attempt)).toEqual({ PROVIDER: total, OWED_REFUNDS: -total });
    expect(await owed(number)).toEqual([total]);
  });

  it('is owed for a stray charge whose refund failed without an event', async () => {
    const stray = await strayCharge('lost@clinic.example');
    const { number, total, attempt, runRefund, failRefund } = stray;
    await runRefund();
    failRefund();
    const failed = [{ id: 're_lost', amount: total, reason: 'account_closed' }];
    const services = servicesWith(stray, { made: [], failed });
    const differences = async () =>
      (await reconcile(services, period())).filter(({ attemptId }) => attemptId === attempt.id);
    expect([await differences(), await differences()]).toEqual([[], []]);
    expect(await booksOf(attempt)).toEqual({ PROVIDER: total, OWED_REFUNDS: -total });
    expect(await owed(number)).toEqual([total]);
  });

  describe.each(Object.entries(ways))('of a stray charge, as known by %s,', (way, learn) => {
    async function failedOnce(what: string) {
      const place = way.replaceAll(' ', '-');
      const stray = await strayCharge(`${what}-${place}@clinic.example`);
      const refund = (name: string, amount = stray.total) => ({ id: `re_${name}_${what}_${place}`, amount });
      const failing = (name: string, amount = stray.total) => ({
        ...refund(name, amount),
        reason: 'account_closed',
      });
      await stray.runRefund();
      stray.failRefund();
      await learn(stray, { made: [], failed: [failing('first')] });
      expect(await owed(stray.number)).toEqual([stray.total]);
      return { ...stray, stray, refund, failing };
    }

    it('is not owed after a failed refund that was repeated', async () => {
      const { stray, number, total, attempt, repeatRefund, refund, failing } = await failedOnce('made');
      repeatRefund();
      for (const _ of [1, 2]) await learn(stray, { made: [refund('second')], failed: [failing('first')] });
      expect(await owed(number)).toEqual([]);
      expect(await booksOf(attempt)).toEqual({});
      expect((await recordReturned(number, ((total + 1) / 100).toFixed(2))).isDone).toBe(false);
    });

    it('is owed once after a failed refund whose repeat failed before the shop knew of it', async () => {
      const { stray, number, total, attempt, failing } = await failedOnce('failed');
      for (const _ of [1, 2]) await learn(stray, { made: [], failed: [failing('first'), failing('second')] });
      expect(await owed(number)).toEqual([total]);
      expect(await booksOf(attempt)).toEqual({ PROVIDER: total, OWED_REFUNDS: -total });
      expect((await recordReturned(number, ((2 * total + 1) / 100).toFixed(2))).isDone).toBe(false);
    });

    it('is owed once after a failed refund whose repeat was made and failed', async () => {
      const { stray, number, total, attempt, repeatRefund, failRefund, refund, failing } =
        await failedOnce('both');
      repeatRefund();
      await learn(stray, { made: [refund('second')], failed: [failing('first')] });
      failRefund();
      for (const _ of [1, 2]) await learn(stray, { made: [], failed: [failing('first'), failing('second')] });
      expect(await owed(number)).toEqual([total]);
      expect(await booksOf(attempt)).toEqual({ PROVIDER: total, OWED_REFUNDS: -total });
      expect((await recordReturned(number, (total / 100).toFixed(2))).isDone).toBe(true);
      expect(await owed(number)).toEqual([]);
      await learn(stray, { made: [], failed: ['first', 'second', 'third'].map((name) => failing(name)) });
      expect(await owed(number)).toEqual([]);
    });

    it('is owed as far as it was before, where a repeat of more than was owed fails', async () => {
      const { stray, number, total, repeatRefund, failRefund, refund, failing } = await failedOnce('more');
      expect((await recordReturned(number, '1.00')).isDone).toBe(true);
      repeatRefund();
      const services = servicesWith(stray, { made: [refund('second')], failed: [failing('first')] });
      // A dollar more than was owed has been paid: someone has to look at it.
      expect(await reconcile(services, period())).toMatchObject([{ atProvider: 0, inLedger: 100 }]);
      expect(await owed(number)).toEqual([]);
      failRefund();
      await learn(stray, { made: [], failed: [failing('first'), failing('second')] });
      expect(await owed(number)).toEqual([total - 100]);
    });
  });
});
