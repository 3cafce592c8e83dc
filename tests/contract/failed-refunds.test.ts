import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import { findAttemptByIntent } from '../../server/modules/payment/attempt.repository.ts';
import { bookRefunds } from '../../server/modules/payment/book-refunds.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { makeRefund } from '../../server/modules/refund/make-refund.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { orderOf } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { refundsThatFail } from './refunds-that-fail.ts';

// Refunds whose money comes back days after they were made: https://docs.stripe.com/refunds#failed-refunds

let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
let alerts: { readonly alert: string; readonly msg: string }[] = [];
const {
  period,
  everythingAgrees,
  runAllJobs,
  deliver,
  refundAtProvider,
  fail,
  typing,
  returnAtBank,
  refund,
  due,
  paidOrder,
  balances,
  creditNotes,
  mailsTo,
} = refundsThatFail(
  () => shop,
  () => server,
  () => stripe,
);

beforeAll(async () => {
  server = await startCardSandbox();
  const note = () => {};
  const { apiBase } = server;
  stripe = createStripeProvider({ secretKey, webhookSecret, apiBase, report: note, alert: note });
  const log = pino({ level: 'error' }, { write: (line) => void alerts.push(JSON.parse(line) as never) });
  // Its events are delivered where a test says so.
  await server.control({ hold: true });
  shop = await openOrderShop({ providers: { MAIN: { stripe } }, now: () => new Date(), log });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => {
  alerts = [];
});
afterEach(async () => {
  await runAllJobs();
  const violations = await everythingAgrees();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

describe('a refund of an order that fails after it was made', () => {
  it('is owed again: in the journal, on the order and to operators, with one alert and one mail', async () => {
    const order = await paidOrder();
    const refundId = await refundAtProvider(order.intent, 1000);
    const sold = await balances(order.id);
    await fail(refundId);
    expect(await balances(order.id)).toEqual({ ...sold, PROVIDER: order.paid, OWED_REFUNDS: -1000 });
    expect(await creditNotes(order)).toEqual([1000]);
    expect(alerts).toMatchObject([
      {
        alert: 'card-provider',
        msg: `The refund ${refundId} of ${order.intent} has failed and its money is back: lost_or_stolen_card. 10.00 USD of ${order.number} is owed again. Don’t refund it again at the provider: return it at your bank, and record it with "refund returned ${order.number}". The buyer has been told to write to you.`,
      },
    ]);
    const mails = await mailsTo(order.email);
    expect(mails).toMatchObject([{ subject: 'Your refund of $10.00 didn’t arrive' }]);
    expect(mails[0]?.body).toContain(`Write to us at`);
    expect(await orderOf(shop.client, order.completed)).toMatchObject({
      payments: [{ refunded: { amount: 0 } }],
    });
    expect(await due(order.number)).toMatchObject([{ left: '10.00 USD', returnedBy: 'bank transfer' }]);
    await reconcile(shop.services, period);
    await runAllJobs();
    expect(alerts).toHaveLength(1);
  });

  it('is paid by returning it at the bank, without another credit note, and no more than is owed', async () => {
    const order = await paidOrder();
    await fail(await refundAtProvider(order.intent, 1000));
    expect((await returnAtBank(order.number, '10.01')).words).toContain('only 10.00 USD is left');
    expect(await returnAtBank(order.number, '4', 'PART')).toMatchObject({
      isDone: true,
      words: `The refund PART is recorded. It pays what a failed refund of ${order.number} owed, which has its credit note already. 6.00 USD is left of it.`,
    });
    expect((await returnAtBank(order.number, '4', 'PART')).words).toContain('was recorded before');
    expect(await due(order.number)).toMatchObject([{ left: '6.00 USD' }]);
    await returnAtBank(order.number, '6');
    expect(await due(order.number)).toEqual([]);
    const books = await balances(order.id);
    expect(books).toMatchObject({ PROVIDER: order.paid, BANK: -1000 });
    expect(books).not.toHaveProperty('OWED_REFUNDS');
    expect(await creditNotes(order)).toEqual([1000]);
    expect(await orderOf(shop.client, order.completed)).toMatchObject({
      payments: [{ refunded: { amount: 10 } }],
    });
    expect((await returnAtBank(order.number, '1')).words).toContain('has been returned');
  });

  it('leaves the rest to be refunded as before, and says where the owed part is returned', async () => {
    const order = await paidOrder();
    await fail(await refundAtProvider(order.intent, 1000));
    expect(await refund(order.number, { reason: 'The rest' })).toMatchObject({ isDone: true });
    expect(await creditNotes(order)).toEqual([1000, order.paid - 1000]);
    expect(await balances(order.id)).toEqual({ PROVIDER: 1000, OWED_REFUNDS: -1000 });
    expect((await refund(order.number, { reason: 'Again' })).words).toContain(
      'is fully refunded: ' + (order.paid / 100).toFixed(2),
    );
    expect((await refund(order.number, { reason: 'Again' })).words).toContain(
      '10.00 USD came back from a failed refund. Return it at your bank',
    );
  });

  it('is due apart from what is left of an order that is withdrawn later', async () => {
    const order = await paidOrder();
    await fail(await refundAtProvider(order.intent, 1000));
    await shop.database.sql`update orders set status = 'WITHDRAWN' where id = ${order.id}`;
    const rest = { left: `${((order.paid - 1000) / 100).toFixed(2)} USD`, refundBy: null };
    const owed = { left: '10.00 USD', refundBy: null, returnedBy: 'bank transfer' };
    const { number, email } = order;
    expect(await due(number)).toEqual([
      { number, email, ...rest },
      { number, email, ...owed },
    ]);
    await returnAtBank(number, '4');
    expect(await due(number)).toMatchObject([rest, { ...owed, left: '6.00 USD' }]);
    await refund(number, { reason: 'Withdrawal' });
    expect(await due(number)).toMatchObject([{ ...owed, left: '6.00 USD' }]);
    await returnAtBank(number, '6');
    expect(await due(number)).toEqual([]);
  });

  it('is paid when somebody repeats it at the provider', async () => {
    const order = await paidOrder();
    await fail(await refundAtProvider(order.intent, order.paid));
    const again = await refundAtProvider(order.intent, order.paid);
    expect(await creditNotes(order)).toEqual([order.paid]);
    expect(await balances(order.id)).toEqual({});
    await fail(again);
    expect(await balances(order.id)).toEqual({ PROVIDER: order.paid, OWED_REFUNDS: -order.paid });
    expect(await mailsTo(order.email)).toHaveLength(2);
    await returnAtBank(order.number, (order.paid / 100).toFixed(2));
    expect(await balances(order.id)).toEqual({ PROVIDER: order.paid, BANK: -order.paid });
  });

  it('isn’t returned at the bank, too, when somebody repeats it at the provider at the same moment', async () => {
    const { sql } = shop.database;
    const { id, number, paid, intent } = await paidOrder();
    await fail(await refundAtProvider(intent, paid));
    const attempt = await findAttemptByIntent(sql, intent);
    if (attempt === null) throw new Error('There is no attempt');
    const repeated = await server.stripe.refunds.create({ payment_intent: intent, amount: paid });
    const { returning } = await inTransaction(sql, async (transaction) => {
      await transaction`select from orders where id = ${id} for no key update`;
      const begun = returnAtBank(number, (paid / 100).toFixed(2));
      const waiting = () => sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
      await bookRefunds(transaction, attempt, [{ id: repeated.id, amount: paid }], shop.services);
      return { returning: begun };
    });
    expect((await returning).isDone).toBe(false);
    expect(await sql`select from bank_refund where order_id = ${id}`).toHaveLength(0);
    await deliver();
    expect(await due(number)).toEqual([]);
  });

  it('before the shop learned of it has an alert only: nothing was credited or announced', async () => {
    const order = await paidOrder();
    const sold = await balances(order.id);
    const { id } = await server.stripe.refunds.create({ payment_intent: order.intent, amount: 700 });
    await fail(id);
    expect(await balances(order.id)).toEqual(sold);
    expect(await creditNotes(order)).toEqual([]);
    expect(await mailsTo(order.email)).toEqual([]);
    expect(alerts).toMatchObject([
      { msg: expect.stringMatching(/nothing of .*The buyer knows nothing: write to them\.$/) as string },
    ]);
    expect((await returnAtBank(order.number, '7')).words).toContain('no refund of it has failed');
  });

  it('isn’t booked any more by who asked the provider before it failed', async () => {
    const order = await paidOrder();
    const sold = await balances(order.id);
    const { id } = await server.stripe.refunds.create({ payment_intent: order.intent, amount: 700 });
    const [read, attempt] = [
      await stripe.refundsOf(order.intent),
      await findAttemptByIntent(shop.database.sql, order.intent),
    ];
    if (read === null || attempt === null) throw new Error('Nothing was paid');
    expect(read.made).toEqual([{ id, amount: 700 }]);
    await fail(id);
    await inTransaction(shop.database.sql, (sql) => bookRefunds(sql, attempt, read.made, shop.services));
    expect(await balances(order.id)).toEqual(sold);
    await runAllJobs();
    expect(await creditNotes(order)).toEqual([]);
  });

  it('before the job that made it ended isn’t taken for made: the same can be asked for again', async () => {
    const order = await paidOrder();
    const sold = await balances(order.id);
    const ask = { amount: '10', reason: 'Late' };
    const command = refundCommands.find(({ name }) => name === 'refund');
    await command?.run({ ...typing(), waitForShop: async () => {} }, [order.number], ask);
    const [{ id: refundId }] = await shop.database.sql<[{ id: string }]>`
      select id from refund where order_id = ${order.id}`;
    const dying = {
      ...shop.services,
      crashPoint(passed: string) {
        if (passed === 'refund.after-provider') throw new Error('The process has died');
      },
    };
    await expect(makeRefund(dying, { refundId })).rejects.toThrow('died');
    const [made] = (await stripe.refundsOf(order.intent))?.made ?? [];
    await fail(made?.id ?? '');
    expect(await balances(order.id)).toEqual(sold);
    const outcomes = () => shop.database.sql`
      select outcome, detail from refund join refund_outcome on refund_id = refund.id
      where order_id = ${order.id} order by refund.id`;
    expect(await outcomes()).toEqual([{ outcome: 'REFUSED', detail: 'lost_or_stolen_card' }]);
    expect(await refund(order.number, ask)).toMatchObject({ isDone: true });
    expect(await outcomes()).toMatchObject([{ outcome: 'REFUSED' }, { outcome: 'MADE' }]);
    expect(await creditNotes(order)).toEqual([1000]);
  });

  it('is found by the comparison of the books if no event arrives', async () => {
    const order = await paidOrder();
    const refundId = await refundAtProvider(order.intent, 1000);
    await server.control({ failRefund: refundId });
    expect(await reconcile(shop.services, period)).toEqual([]);
    await runAllJobs();
    expect(await balances(order.id)).toMatchObject({ OWED_REFUNDS: -1000 });
    await deliver();
    expect(alerts).toHaveLength(1);
  });
});
