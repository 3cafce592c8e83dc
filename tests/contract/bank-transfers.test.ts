import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderByNumber } from '../../server/modules/order/order.repository.ts';
import { dueRefunds } from '../../server/modules/refund/due-refunds.ts';
import { orderOf } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { transferredOrders } from './transferred-orders.ts';

// Bank transfers, which an operator records for what is owed.

let moment = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
afterEach(async () => {
  moment = new Date('2026-11-20T15:00:00Z');
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { giveQuote, returnDebit, newReference, markPaid, payOnline } = transferredOrders(
  () => shop,
  () => moment,
);

describe('a transfer of the whole total', () => {
  it('pays a quote: order, membership, mail, invoice and journal', async () => {
    const quote = await giveQuote('whole@clinic.example');
    const result = await markPaid(`Q-${quote.number}`, quote.total, { reference: 'TRF whole' });
    expect(result?.lines.join()).toContain(`Order ${quote.number} is paid`);
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
      quote: { status: 'PAID' },
      payments: [{ method: 'ELECTRONIC_QUOTE', chargeStatus: 'FULLY_CHARGED' }],
    });
    await shop.runJobs();
    const order = await findOrderByNumber(shop.database.sql, quote.number);
    const [row] = await shop.database.sql<{ terms: number; invoices: number; recorded_by: string }[]>`
      select (select count(*)::int from subscription where order_id = orders.id) as terms,
        (select count(*)::int from invoice where order_id = orders.id) as invoices, recorded_by
      from orders join bank_transfer on bank_transfer.order_id = orders.id where orders.id = ${order?.id ?? ''}`;
    expect(row).toEqual({ terms: 1, invoices: 1, recorded_by: 'ada' });
    const [mail] = await shop.database.sql<{ text_body: string }[]>`
      select text_body from sandbox_mail
      where recipient = 'whole@clinic.example' and message_id like '<order-confirmation%'`;
    expect(mail?.text_body).toContain('Bank transfer');
    expect(order?.payments[0]?.entries).toMatchObject([{ entry: 'CHARGE' }]);
  });

  it('pays an order whose debit was returned', async () => {
    const { checkout, placed, debit, number, total } = await returnDebit('debit@clinic.example');
    expect(await markPaid(number, total)).toMatchObject({ isDone: true });
    expect(await orderOf(shop.client, placed)).toMatchObject({ paymentStatus: 'PAID' });
    // The bank may send it after all.
    shop.provider.succeedLate(debit.id);
    await shop.webhook(shop.provider.event('payment_intent.succeeded', debit));
    expect(await shop.runJobs()).toContain('refund-stray-charge');
    expect(shop.chargesFor(checkout)).toEqual([]);
  });

  it('is due for a refund at the bank once its buyer has withdrawn', async () => {
    const quote = await giveQuote('regretted@clinic.example');
    await markPaid(quote.number, quote.total);
    const due = async () =>
      (await dueRefunds(shop.database.sql)).filter(({ number }) => number === quote.number);
    expect(await due()).toEqual([]);
    await shop.database.sql`update orders set status = 'WITHDRAWN' where number = ${quote.number}::bigint`;
    expect(await due()).toMatchObject([
      { left: { amount: Math.round(quote.total * 100), currency: 'USD' }, isByBank: true },
    ]);
  });

  it('is settled by repeating the command, if the shop gave up', async () => {
    const quote = await giveQuote();
    const reference = newReference();
    const giveUp = () =>
      shop.database.sql`delete from graphile_worker._private_jobs where key like 'settle-transfers:%'`;
    const first = await markPaid(quote.number, quote.total, { reference, wait: giveUp });
    expect(first?.lines.join()).toContain('hasn’t confirmed');
    const again = await markPaid(quote.number, quote.total, { reference });
    expect(again?.lines.join()).toContain(`Order ${quote.number} is paid`);
  });

  it('is recorded once by its reference, however often and at once it is typed', async () => {
    const quote = await giveQuote();
    const other = await giveQuote();
    const reference = newReference();
    const results = await Promise.all(
      Array.from({ length: 5 }, () => markPaid(quote.number, quote.total, { reference })),
    );
    expect(results.map((result) => result?.isDone)).toEqual(Array.from({ length: 5 }, () => true));
    expect((await markPaid(quote.number, quote.total, { reference }))?.lines.join()).toContain(
      'was recorded before',
    );
    expect((await markPaid(other.number, other.total, { reference }))?.lines.join()).toContain(
      `recorded for ${quote.number} with`,
    );
    const rows = await shop.database.sql`select from bank_transfer where reference = ${reference}`;
    expect(rows).toHaveLength(1);
  });
});

const mailsTo = (email: string) =>
  shop.database.sql<{ subject: string; text_body: string }[]>`
    select subject, text_body from sandbox_mail where recipient = ${email} order by created_at desc`;

describe('a transfer of less', () => {
  it('leaves the order unsold and closed to online payments, until the rest arrives', async () => {
    const quote = await giveQuote('part@clinic.example');
    const first = await markPaid(quote.number, 100);
    expect(first?.lines.join()).toContain(
      `${(quote.total - 100).toFixed(2)} USD of ${quote.number} is still due`,
    );
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({
      paymentStatus: 'OPEN',
      chargeStatus: 'PARTIALLY_CHARGED',
      partPayment: { received: { amount: 100 }, open: { amount: quote.total - 100 } },
    });
    expect(await payOnline(quote, 'partly')).toMatchObject({
      orderErrors: [{ reason: 'CHANGED_ELSEWHERE' }],
      payable: {
        status: 'PARTLY_PAID',
        partPayment: { received: { amount: 100 }, open: { amount: quote.total - 100 } },
      },
    });
    await shop.runJobs();
    const mails = await mailsTo('part@clinic.example');
    expect(mails[0]).toMatchObject({ subject: `Part of your payment for Q-${quote.number} has arrived` });
    expect(mails[0]?.text_body).toContain(
      `with the reference Q-${quote.number}. We’ll confirm your order as soon as the full amount has arrived.`,
    );
    moment = new Date('2027-01-20T15:00:00Z');
    await markPaid(quote.number, quote.total - 100);
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('promises no confirmation of an order that is confirmed', async () => {
    const { number } = await returnDebit('confirmed@clinic.example');
    await markPaid(number, 100);
    await shop.runJobs();
    const [mail] = await mailsTo('confirmed@clinic.example');
    expect(mail?.subject).toBe(`Part of your payment for ${number} has arrived`);
    expect(mail?.text_body).toContain(`with the reference ${number}.`);
    expect(mail?.text_body).not.toContain('confirm your order');
  });

  it.each(['WITHDRAWN', 'CANCELED'])(
    'isn’t followed by a request for the rest of an order that is %s',
    async (status) => {
      const email = `${status.toLowerCase()}@clinic.example`;
      const order = await returnDebit(email);
      await markPaid(order.number, 100);
      await shop.database.sql`update orders set status = ${status} where number = ${order.number}::bigint`;
      await shop.runJobs();
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      expect(subjects).not.toContain(`Part of your payment for ${order.number} has arrived`);
      expect(await orderOf(shop.client, order.placed)).toMatchObject({ status, partPayment: null });
      expect(await payOnline(order, `over-${status}`)).toMatchObject({
        payable: { status: 'EXPIRED', partPayment: null },
      });
    },
  );
});

describe('a transfer of more', () => {
  it('is refused with what is open, and so is one for a paid order', async () => {
    const quote = await giveQuote();
    await markPaid(quote.number, 100);
    expect((await markPaid(quote.number, quote.total))?.lines.join()).toContain(
      `only ${(quote.total - 100).toFixed(2)} USD of ${quote.number} is open`,
    );
    await markPaid(quote.number, quote.total - 100);
    expect((await markPaid(quote.number, 1))?.lines.join()).toContain('it is paid');
    const [row] = await shop.database.sql<{ sum: number }[]>`
      select sum(amount)::bigint as sum from bank_transfer join orders on orders.id = order_id
      where orders.number = ${quote.number}::bigint`;
    expect(row?.sum).toBe(Math.round(quote.total * 100));
  });
});

describe('a transfer', () => {
  it('and a card at the same time pay once', async () => {
    const quote = await giveQuote();
    const [online, typed] = await Promise.all([
      payOnline(quote, 'at once'),
      markPaid(quote.number, quote.total),
    ]);
    expect([online.orderErrors.length === 0, typed?.isDone].filter(Boolean)).toHaveLength(1);
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it.each([
    ['no order', '999999999', 5, 'Order or quote 999999999 doesn’t exist'],
    ['something else', 'DE-1', 5, 'Enter the number of a quote, an order'],
    ['no amount', '', 0, 'Enter the amount in USD'],
    ['no number', '', 'much', 'Enter the amount in USD'],
  ] as const)('for %s is refused in words', async (_what, number, amount, words) => {
    const result = await markPaid(number || (await giveQuote()).number, amount);
    expect([result?.isDone, result?.lines.join()]).toEqual([false, expect.stringContaining(words)]);
  });

  it('for an expired quote, without a reference, or without a yes, records nothing', async () => {
    const quote = await giveQuote();
    expect((await markPaid(quote.number, quote.total, { answer: false }))?.isDone).toBe(false);
    expect((await markPaid(quote.number, quote.total, { reference: ' ' }))?.lines.join()).toContain(
      '--reference',
    );
    moment = new Date('2027-01-20T15:00:00Z');
    expect((await markPaid(quote.number, quote.total))?.lines.join()).toContain('the quote has expired');
    expect(
      await shop.database.sql`
      select from bank_transfer join orders on orders.id = order_id where number = ${quote.number}::bigint`,
    ).toHaveLength(0);
  });
});
