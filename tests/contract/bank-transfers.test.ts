import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { findOrderByNumber } from '../../server/modules/order/order.repository.ts';
import { dueRefunds } from '../../server/modules/refund/due-refunds.ts';
import { transferCommands } from '../../server/operator/transfer-commands.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

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

/** A quote with its number and total. */
async function giveQuote(email = 'ada@clinic.example') {
  const { id: checkoutId } = await fillCheckout(shop.client, { card: null, email });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await shop.client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(shop.client, checkoutId, 'ELECTRONIC_QUOTE');
  const placed = await place(shop.client, checkout);
  const number = String((await orderOf(shop.client, placed))?.['number']);
  return { placed, number, token: placed.orderToken ?? '', total: checkout.totalPrice.gross.amount };
}

/** A confirmed order that is owed, because its debit was returned. */
async function returnDebit(email: string) {
  const checkout = await fillCheckout(shop.client, { method: 'ACH', email });
  const placed = await place(shop.client, checkout);
  const [debit] = shop.intentsFor(checkout);
  if (debit === undefined) throw new Error(JSON.stringify(placed));
  shop.provider.returnDebit(debit.id);
  await shop.webhook(shop.provider.event('payment_intent.payment_failed', debit));
  const number = String((await orderOf(shop.client, placed))?.['number']);
  const total = checkout.totalPrice.gross.amount;
  return { checkout, placed, debit, number, token: placed.orderToken ?? '', total };
}

let references = 0;
const newReference = () => `TRF ${(references += 1)}`;

/** Types the command; the shop runs its jobs while it waits. */
async function markPaid(
  number: string,
  amount: number | string,
  {
    reference = newReference(),
    answer = true as boolean | readonly boolean[],
    wait = (): Promise<unknown> => shop.runJobs(),
  } = {},
) {
  const [command] = transferCommands;
  const answers = [answer].flat();
  const services = {
    ...shop.services,
    now: () => moment,
    operator: 'ada',
    confirm: async () => (answers.length > 1 ? answers.shift() : answers[0]) === true,
    waitForShop: async () => void (await wait()),
  };
  return command?.run(services, [number], {
    amount: typeof amount === 'string' ? amount : amount.toFixed(2),
    reference,
  });
}

const payOnline = async (
  { token, total }: { readonly token: string; readonly total: number },
  key: string,
  card: string = cards.good,
) => {
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
    query: storefrontOperation('OrderPay'),
    operationName: 'OrderPay',
    variables: {
      token,
      idempotencyKey: key,
      expectedTotal: { amount: total, currency: 'USD' },
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: card },
      languageCode: 'EN',
      attestations: [],
    },
  });
  return (body.data?.['orderPay'] ?? {}) as {
    readonly orderErrors: readonly { readonly reason: string }[];
    readonly payable: { readonly status: string };
  };
};

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
      `${(quote.total - 100).toFixed(2)} USD of ${quote.number} is still missing`,
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
      `with the reference Q-${quote.number}. We’ll confirm your order as soon as everything has arrived.`,
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

describe('a transfer for what somebody has begun to pay online', () => {
  /** A quote whose payer hasn't confirmed the payment with their bank, and that payment at the provider. */
  async function begun(key: string) {
    const quote = await giveQuote();
    const before = new Set(shop.provider.intents().map(({ id }) => id));
    await payOnline(quote, key, cards.asks);
    const intent = shop.provider.intents().find(({ id }) => !before.has(id));
    if (intent === undefined) throw new Error('Nothing was paid online');
    return { quote, intent };
  }
  const intentNow = ({ id }: { readonly id: string }) =>
    shop.provider.intents().find((one) => one.id === id)?.result.status;

  it('ends that payment, which can’t be confirmed any more, and pays', async () => {
    const { quote, intent } = await begun('begun');
    expect(await markPaid(quote.number, quote.total)).toMatchObject({ isDone: true });
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({ paymentStatus: 'PAID' });
    expect(intentNow(intent)).toBe('declined');
  });

  it('of more than is open ends nothing: its payer can still confirm', async () => {
    const { quote, intent } = await begun('too much');
    expect((await markPaid(quote.number, quote.total * 10))?.lines.join()).toContain(
      `only ${quote.total.toFixed(2)} USD of ${quote.number} is open`,
    );
    expect(intentNow(intent)).toBe('requires_action');
  });

  it('records nothing if the operator doesn’t want to end it, or no shop runs', async () => {
    const { quote, intent } = await begun('kept');
    const reference = newReference();
    expect(
      (await markPaid(quote.number, quote.total, { reference, answer: [true, false] }))?.lines.join(),
    ).toContain('hasn’t confirmed the payment');
    const stopped = async () => {};
    expect(await markPaid(quote.number, quote.total, { reference, wait: stopped })).toMatchObject({
      isDone: false,
    });
    expect(intentNow(intent)).toBe('requires_action');
    expect(await markPaid(quote.number, quote.total, { reference })).toMatchObject({ isDone: true });
  });

  it('leaves a payment alone that is begun after the one that the operator agreed to end', async () => {
    const { quote, intent } = await begun('first');
    let later: typeof intent | undefined;
    const beginAgain = async () => {
      shop.provider.authenticate(intent.id, false);
      await shop.webhook(shop.provider.event('payment_intent.payment_failed', intent));
      const before = new Set(shop.provider.intents().map(({ id }) => id));
      await payOnline(quote, 'second', cards.asks);
      later = shop.provider.intents().find(({ id }) => !before.has(id));
      expect(await shop.runJobs()).toContain('end-unconfirmed-payment');
    };
    expect((await markPaid(quote.number, quote.total, { wait: beginAgain }))?.lines.join()).toContain(
      'hasn’t confirmed the payment',
    );
    expect(later && intentNow(later)).toBe('requires_action');
  });

  it('records nothing if its payer confirms first: the order is paid online, once', async () => {
    const { quote, intent } = await begun('confirmed');
    const confirmFirst = async () => {
      shop.provider.authenticate(intent.id, true);
      await shop.runJobs();
    };
    expect((await markPaid(quote.number, quote.total, { wait: confirmFirst }))?.lines.join()).toContain(
      'because it is paid',
    );
    expect(intentNow(intent)).toBe('succeeded');
    expect(await orderOf(shop.client, quote.placed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: expect.arrayContaining([expect.objectContaining({ method: 'CREDIT_CARD' })]) as unknown,
    });
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
