import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInvoiceFiles } from '../../server/modules/document/invoice-files.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { makeRefund } from '../../server/modules/refund/make-refund.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { refundCommands } from '../../server/operator/refund-commands.ts';
import { foundMembers } from '../faults/due-renewals.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

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

const violations = async () =>
  findViolations({
    sql: shop.database.sql,
    payments: await collect(stripe.list(new Date(0))),
    acknowledgements: [],
  });

const questions: string[] = [];

/** Types `npm run shop -- refund …`; the shop works meanwhile. */
async function refund(
  number: string,
  options: Readonly<Record<string, string>>,
  { isConfirmed = true, operator = 'grace' } = {},
) {
  const command = refundCommands.find(({ name }) => name === 'refund');
  if (command === undefined) throw new Error('There is no command');
  return command.run(
    {
      ...shop.services,
      operator,
      confirm: async (question) => {
        questions.push(question);
        return isConfirmed;
      },
      waitForShop: async () => {
        await shop.runJobs();
      },
    },
    [number],
    options,
  );
}

/** A paid order; its membership begins with it. */
async function paidOrder(wanted: Record<string, number> = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }) {
  const email = `buyer-${crypto.randomUUID()}@elsewhere.example`;
  const checkout = await fillCheckout(shop.client, { email, card: 'pm_card_visa', wanted });
  const { order } = await place(shop.client, checkout);
  await shop.runJobs();
  const [row] = await shop.database.sql<[{ id: string; number: string; paid: number; intent: string }]>`
    select orders.id, number::text, total_gross as paid, intent_id as intent
    from orders join payment_attempt on order_id = orders.id
    where token_hash = sha256(${order?.token ?? ''}::bytea)`;
  return { ...row, email };
}

const refundedAtProvider = async (intent: string) =>
  ((await stripe.refundsOf(intent))?.made ?? []).map(({ amount }) => amount);
const creditNotes = (invoice: { readonly orderId?: string; readonly subscriptionId?: string }) =>
  shop.database.sql<{ number: string; gross: number }[]>`
    select credit_note.series || '-C' || lpad(credit_note.number::text, 6, '0') as number, credit_note.gross
    from credit_note join invoice on invoice.id = invoice_id
    where order_id = ${invoice.orderId ?? null}::uuid or subscription_id = ${invoice.subscriptionId ?? null}::uuid
    order by credit_note.id`;
const log = (orderId: string) => shop.database.sql`
  select amount, reason, requested_by as who, outcome from refund
  left join refund_outcome on refund_id = refund.id where order_id = ${orderId} order by refund.id`;
const statusOf = async (orderId: string) => {
  const [row] = await shop.database.sql<
    [{ status: string }]
  >`select status from orders where id = ${orderId}`;
  return row.status;
};
const mailsTo = (email: string) => shop.database.sql<{ subject: string; body: string }[]>`
  select subject, text_body as body from sandbox_mail
  where recipient = ${email} and message_id like '<credit-note.%' order by created_at, message_id`;

/** A membership that was renewed and charged, with the number of its invoice. */
async function renewed(changes: { readonly gross?: number; readonly referralMonths?: number } = {}) {
  const [subscriptionId = ''] = await foundMembers(shop.database.sql, stripe, 1);
  if (changes.referralMonths !== undefined)
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      select ${newRowId()}, organization_id, ${changes.referralMonths}, 'GRANTED' from subscription
      where id = ${subscriptionId}`;
  await shop.database.sql`
    update subscription set next_charge_on = ${begin.toISOString().slice(0, 10)}::date - 1,
      expires_on = ${begin.toISOString().slice(0, 10)}::date - 2, price_gross = ${changes.gross ?? 42_000},
      price_net = ${changes.gross ?? 42_000}
    where id = ${subscriptionId}`;
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
  const [row] = await shop.database.sql<[{ number: string; intent: string }]>`
    select invoice.series || '-' || lpad(invoice.number::text, 6, '0') as number, intent_id as intent
    from invoice join renewal_attempt on renewal_attempt.id = attempt_id
    where invoice.subscription_id = ${subscriptionId}`;
  await shop.runJobs();
  return { ...row, subscriptionId };
}

describe('somebody at the provider', () => {
  it('refunds a renewal of weeks ago: its event alone brings the credit note, once', async () => {
    const membership = await renewed();
    moment = new Date(begin.getTime() + 40 * 24 * 60 * 60 * 1000);
    await server.stripe.refunds.create({ payment_intent: membership.intent, amount: 5_000 });
    await server.sandbox.deliverWebhooks();
    const events = server.received.splice(0);
    for (const { body, signature } of [...events, ...events])
      expect((await shop.webhook(body, signature)).status).toBe(200);
    expect(await creditNotes(membership)).toEqual([{ number: expect.any(String), gross: 5_000 }]);
    await shop.runJobs();
    expect(await violations()).toEqual([]);
  });
});

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
    expect((await files(new Request(url.replace('/credit-notes/', '/invoices/')))).status).toBe(404);
  });
});

describe('a renewal that was charged', () => {
  it('is refunded by the number of its invoice, and ends its membership today', async () => {
    const membership = await renewed();
    expect(await refund(membership.number, { reason: 'Asked for' })).toMatchObject({ isDone: true });
    await shop.runJobs();
    expect(await refundedAtProvider(membership.intent)).toEqual([42_000]);
    expect(await creditNotes(membership)).toMatchObject([{ gross: 42_000 }]);
    expect(await membershipNow(shop.database.sql, membership)).toMatchObject({
      status: 'CANCELED',
      nextChargeOn: null,
    });
    expect(await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() })).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('stays where only a part of it is refunded', async () => {
    const membership = await renewed();
    const before = await membershipNow(shop.database.sql, membership);
    await refund(membership.number, { amount: '20', reason: 'An outage' });
    expect(await membershipNow(shop.database.sql, membership)).toEqual(before);
    const [{ received }] = await shop.database.sql<[{ received: number }]>`
      select (term->'payment'->'received'->>'amount')::int as received from subscription
      where id = ${membership.subscriptionId}`;
    expect(received).toBe(40_000);
    expect(await violations()).toEqual([]);
  });

  it('gives back the months of referral credit that it used, once, and only when it is refunded as a whole', async () => {
    const membership = await renewed({ referralMonths: 3 });
    const ledger = async () =>
      (
        await shop.database.sql<{ entry: string }[]>`
          select reason || ' ' || months as entry from referral_entry
          where organization_id = (select organization_id from subscription where id = ${membership.subscriptionId})
          order by reason`
      ).map(({ entry }) => entry);
    expect(await ledger()).toEqual(['GRANTED 3', 'SPENT -3']);
    await refund(membership.number, { amount: '20', reason: 'An outage' });
    await shop.runJobs();
    expect(await ledger()).toEqual(['GRANTED 3', 'SPENT -3']);
    await refund(membership.number, { reason: 'Asked for' });
    await shop.runJobs();
    await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
    expect(await ledger()).toEqual(['GRANTED 3', 'RETURNED 3', 'SPENT -3']);
    expect(await violations()).toEqual([]);
  });

  it('and was refunded at the provider is found by the comparison of the books, once', async () => {
    const membership = await renewed();
    await server.stripe.refunds.create({ payment_intent: membership.intent, amount: 500 });
    const compare = () => reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
    expect(await Promise.all([compare(), compare()])).toEqual([[], []]);
    expect(await compare()).toEqual([]);
    expect(await creditNotes(membership)).toMatchObject([{ gross: 500 }]);
    expect(await violations()).toEqual([]);
  });
});
