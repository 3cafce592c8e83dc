import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInvoiceFiles } from '../../server/modules/document/invoice-files.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { makeRefund } from '../../server/modules/refund/make-refund.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { operatorRefunds } from './operator-refunds.ts';

const begin = new Date();
let moment = begin;
let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
let isUnclear = false;

beforeAll(async () => {
  server = await startCardSandbox();
  const note = () => {};
  stripe = createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase: server.apiBase,
    report: note,
    alert: note,
  });
  const provider: CardProvider = {
    ...stripe,
    async refund(...asked) {
      const answer = await stripe.refund(...asked);
      return isUnclear ? { status: 'unclear' } : answer;
    },
  };
  shop = await openOrderShop({ providers: { MAIN: { stripe: provider } }, now: () => moment });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => {
  moment = begin;
  isUnclear = false;
});
const { violations, questions, refund, paidOrder, refundedAtProvider, creditNotes, log, statusOf, mailsTo } =
  operatorRefunds(
    () => shop,
    () => stripe,
  );

describe('an operator', () => {
  it('refunds an order: at the provider, in the books, with a credit note, a mail and a log', async () => {
    const order = await paidOrder();
    const { isDone, lines } = await refund(order.number, { reason: 'Withdrawal 12' });
    expect([isDone, lines]).toEqual([true, [expect.stringContaining('is refunded')]]);
    expect(questions.at(-1)).toContain(`Refund everything left of ${order.number}?`);
    await shop.runJobs();
    await shop.runJobs();
    expect(await refundedAtProvider(order.intent)).toEqual([order.paid]);
    expect(await creditNotes({ orderId: order.id })).toEqual([
      { number: `US-${begin.getUTCFullYear()}-C000001`, gross: order.paid },
    ]);
    expect(await log(order.id)).toEqual([
      { amount: order.paid, reason: 'Withdrawal 12', who: 'grace', outcome: 'MADE' },
    ]);
    const [mail] = await mailsTo(order.email);
    expect(mail?.subject).toMatch(/^We’ve refunded \$/);
    expect(mail?.body).toContain('C000001');
    expect(await violations()).toEqual([]);
  });

  it('ends the membership of an order that is refunded as a whole, and its shipment', async () => {
    const order = await paidOrder();
    await refund(order.number, { reason: 'Damaged' });
    await shop.runJobs();
    expect(await statusOf(order.id)).toBe('CANCELED');
    const [membership] = await shop.database.sql`
      select status, next_charge_on, term->'payment' as payment from subscription where order_id = ${order.id}`;
    expect(membership).toEqual({ status: 'CANCELED', next_charge_on: null, payment: null });
  });

  it('refunds a part, and another one for another reason, and never more than was paid', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    expect(await refund(order.number, { amount: '10.00', reason: 'Late' })).toMatchObject({ isDone: true });
    expect(await refund(order.number, { amount: '2.50', reason: 'Scratched' })).toMatchObject({
      isDone: true,
    });
    expect(await refund(order.number, { amount: '100000', reason: 'More' })).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('is left to refund of')],
    });
    await shop.runJobs();
    expect(await refundedAtProvider(order.intent)).toEqual([1000, 250]);
    expect((await creditNotes({ orderId: order.id })).map(({ gross }) => gross)).toEqual([1000, 250]);
    expect(await statusOf(order.id)).toBe('UNFULFILLED');
    await refund(order.number, { reason: 'All of it' });
    await shop.runJobs();
    const sums = await shop.database.sql`
      select sum(credit_note.net)::bigint = invoice.net as net, sum(credit_note.tax)::bigint = invoice.tax as tax
      from credit_note join invoice on invoice.id = invoice_id where order_id = ${order.id} group by invoice.id`;
    expect(sums).toEqual([{ net: true, tax: true }]);
    expect(await violations()).toEqual([]);
  });

  it('refunds the same once, however often and by whoever it is typed', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    const typed = { amount: '10', reason: 'Late' };
    const results = await Promise.all([
      refund(order.number, typed),
      refund(order.number, typed, { operator: 'ada' }),
      refund(order.number, typed),
    ]);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    await refund(order.number, typed);
    expect(await refundedAtProvider(order.intent)).toEqual([1000]);
    expect(await log(order.id)).toHaveLength(1);
  });

  it('refunds what two want at once one after the other, and not more than there is', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    const most = ((order.paid - 100) / 100).toFixed(2);
    const results = await Promise.all([
      refund(order.number, { amount: most, reason: 'One' }),
      refund(order.number, { amount: most, reason: 'Another' }),
    ]);
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(await refundedAtProvider(order.intent)).toEqual([order.paid - 100]);
  });

  it.each([
    ['an unknown order', '999999', { reason: 'Late' }, /Nothing was charged for 999999/],
    ['an unknown invoice', 'US-2026-999999', { reason: 'Late' }, /Nothing was charged/],
    ['no number at all', 'DROP TABLE', { reason: 'Late' }, /Nothing was charged/],
    ['no reason', null, {}, /--reason/],
    ['an endless reason', null, { reason: 'x'.repeat(501) }, /at most 500/],
    ['no amount of this currency', null, { amount: '1.234', reason: 'Late' }, /such as 12\.50/],
    ['a negative amount', null, { amount: '-5', reason: 'Late' }, /such as 12\.50/],
    ['nothing', null, { amount: '0', reason: 'Late' }, /such as 12\.50/],
  ])('who names %s is told so, and changes nothing', async (_what, number, options, sentence) => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    const { isDone, lines } = await refund(number ?? order.number, options as Record<string, string>);
    expect([isDone, lines.join('\n')]).toEqual([false, expect.stringMatching(sentence)]);
    expect(await log(order.id)).toEqual([]);
  });

  it('who doesn’t confirm changes nothing', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    expect(await refund(order.number, { reason: 'Late' }, { isConfirmed: false })).toMatchObject({
      isDone: false,
    });
    expect(await log(order.id)).toEqual([]);
  });

  it('sees which refunds are due', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    await shop.database.sql`update orders set status = 'WITHDRAWN' where id = ${order.id}`;
    const due = async () => {
      const command = refundCommands.find(({ name }) => name === 'refund due');
      const { json } = (await command?.run(shop.services as never, [])) ?? {};
      return (json as { number: string }[]).map(({ number }) => number);
    };
    expect(await due()).toContain(order.number);
    await refund(order.number, { reason: 'Withdrawal' });
    expect(await due()).not.toContain(order.number);
    expect(await statusOf(order.id)).toBe('WITHDRAWN');
  });
});

describe('a refund', () => {
  it.each(crashPoints.filter((point) => point.startsWith('refund.')))(
    'is made once although the process dies at %s',
    async (point) => {
      const order = await paidOrder({ 'CBL-USBC': 2 });
      const command = refundCommands.find(({ name }) => name === 'refund');
      await command?.run(
        { ...shop.services, operator: 'grace', confirm: async () => true, waitForShop: async () => {} },
        [order.number],
        { amount: '10', reason: 'Late' },
      );
      const [{ id }] = await shop.database.sql<[{ id: string }]>`
        select id from refund where order_id = ${order.id}`;
      const dying = {
        ...shop.services,
        crashPoint(passed: string) {
          if (passed === point) throw new Error('The process has died');
        },
      };
      await expect(makeRefund(dying, { refundId: id })).rejects.toThrow('died');
      await shop.runJobs();
      await shop.runJobs();
      expect(await refundedAtProvider(order.intent)).toEqual([1000]);
      expect(await creditNotes({ orderId: order.id })).toHaveLength(1);
      expect(await log(order.id)).toMatchObject([{ outcome: 'MADE' }]);
    },
  );

  it('whose answer is lost is found by the same key', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    isUnclear = true;
    await expect(refund(order.number, { reason: 'Late' })).rejects.toThrow('no clear answer');
    isUnclear = false;
    expect(await refund(order.number, { reason: 'Late' })).toMatchObject({ isDone: true });
    expect(await refundedAtProvider(order.intent)).toEqual([order.paid]);
  });

  it('is not asked for again once the provider has forgotten the key', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    isUnclear = true;
    await expect(refund(order.number, { amount: '10', reason: 'Late' })).rejects.toThrow('no clear answer');
    isUnclear = false;
    moment = new Date(begin.getTime() + 24 * 3_600_000);
    expect(await refund(order.number, { amount: '10', reason: 'Late' })).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('Look the payment up there')],
    });
    expect(await refundedAtProvider(order.intent)).toEqual([1000]);
  });

  it('stays in the log as it was asked for', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    await refund(order.number, { amount: '10', reason: 'Late' });
    const { sql } = shop.database;
    await expect(sql`update refund set reason = 'Other' where order_id = ${order.id}`).rejects.toThrow(
      'only added',
    );
    await expect(sql`delete from refund_outcome`).rejects.toThrow('only added');
    await expect(sql`delete from credit_note`).rejects.toThrow('only added');
  });

  it('that somebody makes at the provider has its credit note, too', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    await server.reset();
    await server.stripe.refunds.create({ payment_intent: order.intent, amount: 700 });
    await server.sandbox.deliverWebhooks();
    for (const { body, signature } of server.received) await shop.webhook(body, signature);
    await shop.runJobs();
    await shop.runJobs();
    expect((await creditNotes({ orderId: order.id })).map(({ gross }) => gross)).toEqual([700]);
    expect(await mailsTo(order.email)).toHaveLength(1);
  });

  it('has a PDF, which names its invoice', async () => {
    const order = await paidOrder({ 'CBL-USBC': 2 });
    await refund(order.number, { reason: 'Late' });
    await shop.runJobs();
    const { creditNoteFileUrl } = await import('../../server/modules/document/credit-note-access.ts');
    const [note] = await shop.database.sql<[{ id: string }]>`
      select credit_note.id from credit_note join invoice on invoice.id = invoice_id where order_id = ${order.id}`;
    const files = createInvoiceFiles(shop.services);
    const url = creditNoteFileUrl(shop.services, note.id);
    const answer = await files(new Request(url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/-C\d{6}\.pdf"$/);
    expect((await files(new Request(url.replace(/key=.*/, 'key=none')))).status).toBe(303);
    const missing = await files(new Request(url.replace('/credit-notes/', '/invoices/')));
    expect([missing.status, await missing.text()]).toEqual([404, 'Not found.']);
  });
});
