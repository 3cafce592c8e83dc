import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import { findAttemptByIntent } from '../../server/modules/payment/attempt.repository.ts';
import { bookFailedRefunds } from '../../server/modules/payment/book-failed-refunds.ts';
import { dueRefunds } from '../../server/modules/refund/due-refunds.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { fillCheckout, orderOf, place } from './checkout-client.ts';
import { giveMembership, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
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
const { newReference, markPaid, recordReturned, quoted, paidOrder, unpaidOrder, owed, grossOf } =
  refundsAtTheBank(() => shop);

/** A renewal that was paid by bank transfer, by the number of its invoice. */
async function paidRenewal() {
  moment = new Date('2027-01-31T15:00:00Z');
  const card = { token: cards.declined, expMonth: 12, expYear: 2040 };
  const membership = await giveMembership(shop.database.sql, { card });
  shop.provider.decideRenewals(() => 'declines');
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
  const [{ open }] = await shop.database.sql<[{ open: string }]>`
    select 'R-' || number as open from open_invoice join open_invoice_number on open_invoice_id = id
    where subscription_id = ${membership.subscriptionId}`;
  const { invoice } = (await markPaid(open, '420')) as { readonly invoice: string };
  return { ...membership, invoice };
}

const mailsTo = (email: string) => shop.database.sql<{ text_body: string }[]>`
  select text_body from sandbox_mail where recipient = ${email} and message_id like '<credit-note.%'`;

describe('a bank transfer for an order that was returned', () => {
  it('in part has a credit note, a mail, and is shown on the order, which stays', async () => {
    const { number, placed, email } = await paidOrder();
    expect(await recordReturned(number, '100.50')).toMatchObject({
      isDone: true,
      words: expect.stringContaining('gets a credit note and an email'),
    });
    expect(await grossOf(number)).toEqual([10_050]);
    expect(await mailsTo(email)).toMatchObject([{ text_body: expect.stringContaining('$100.50') }]);
    expect(await orderOf(shop.client, placed)).toMatchObject({
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      payments: [{ refunded: { amount: 100.5 } }],
    });
  });

  it('as a whole, in two parts, cancels what wasn’t shipped and ends its membership', async () => {
    const { number, placed, total } = await paidOrder();
    await recordReturned(number, '100');
    await recordReturned(number, (total - 100).toFixed(2));
    expect(await orderOf(shop.client, placed)).toMatchObject({ status: 'CANCELED' });
    expect((await recordReturned(number, '1')).words).toContain(`all of ${number} has been returned`);
  });

  it('is no longer due once its buyer has withdrawn', async () => {
    const { number, total } = await paidOrder();
    await shop.database.sql`update orders set status = 'WITHDRAWN' where number = ${number}::bigint`;
    const due = async () =>
      (await dueRefunds(shop.database.sql)).filter((one) => one.number === number).map(({ left }) => left);
    expect(await due()).toEqual([{ amount: Math.round(total * 100), currency: 'USD' }]);
    await recordReturned(number, '50');
    expect(await due()).toEqual([{ amount: Math.round(total * 100) - 5_000, currency: 'USD' }]);
    await recordReturned(number, (total - 50).toFixed(2));
    expect(await due()).toEqual([]);
  });
});

describe('a part of an order that has arrived', () => {
  it('is returned in parts once the order was withdrawn, without a credit note, and is due no more', async () => {
    const email = 'part@clinic.example';
    const number = await unpaidOrder(email);
    await markPaid(number, '100');
    await shop.database.sql`update orders set status = 'WITHDRAWN' where number = ${number}::bigint`;
    expect(await owed(number)).toEqual([10_000]);
    expect((await recordReturned(number, '100.01')).words).toContain('only 100.00 USD is left');
    const first = await recordReturned(`Q-${number}`, '60');
    expect(first.words).toContain('no credit note follows. 40.00 USD is left');
    expect(await owed(number)).toEqual([4_000]);
    expect((await recordReturned(number, '40')).isDone).toBe(true);
    expect(await owed(number)).toEqual([]);
    expect((await recordReturned(number, '1')).words).toContain(`all of ${number} has been returned`);
    expect([await grossOf(number), [...(await mailsTo(email))]]).toEqual([[], []]);
  });

  it('is not recorded as returned while the rest may arrive', async () => {
    const { number } = await quoted();
    await markPaid(number, '100');
    expect(await recordReturned(number, '100')).toEqual({
      isDone: false,
      words: expect.stringContaining('only a part of an order that is still open'),
    });
  });
});

describe('a bank transfer for a renewal that was returned', () => {
  it('as a whole ends the term, with a credit note and a mail', async () => {
    const renewal = await paidRenewal();
    expect(await recordReturned(renewal.invoice, '420')).toMatchObject({ isDone: true });
    expect(await grossOf(renewal.invoice)).toEqual([42_000]);
    const membership = await membershipNow(shop.database.sql, renewal);
    expect(membership.expiresOn < '2027-02-02' && membership.nextChargeOn).toBeNull();
    const [{ email }] = await shop.database.sql<[{ email: string }]>`
      select email from users where id = ${renewal.administratorId}`;
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('in part leaves the term', async () => {
    const renewal = await paidRenewal();
    const before = await membershipNow(shop.database.sql, renewal);
    await recordReturned(renewal.invoice.toLowerCase(), '20');
    expect(await grossOf(renewal.invoice)).toEqual([2_000]);
    expect(await membershipNow(shop.database.sql, renewal)).toEqual(before);
  });
});

describe('a refund at the bank', () => {
  it('is recorded once by its reference, however often and at once it is typed', async () => {
    const { number } = await paidOrder();
    const reference = newReference();
    const results = await Promise.all(
      Array.from({ length: 4 }, () => recordReturned(number, '10', { reference })),
    );
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true, true, true]);
    expect((await recordReturned(number, '10', { reference })).words).toContain('was recorded before');
    expect(await grossOf(number)).toEqual([1_000]);
    const other = await paidRenewal();
    expect((await recordReturned(other.invoice, '10', { reference })).words).toContain(
      'recorded for something else',
    );
  });

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

  it('that pays more than a failed refund owes is told with the same consequence again', async () => {
    const { number, total, attempt, runRefund, failRefund } = await strayCharge('late@clinic.example');
    await runRefund();
    failRefund();
    const failed = { id: 're_late', amount: total, reason: 'account_closed' };
    await inTransaction(shop.database.sql, (transaction) =>
      bookFailedRefunds(transaction, attempt, [failed], shop.services),
    );
    const reference = newReference();
    const amount = ((total + 100) / 100).toFixed(2);
    expect((await recordReturned(number, amount, { reference })).words).toMatch(
      /is recorded.*credit note and an/,
    );
    expect((await recordReturned(number, amount, { reference })).words).toMatch(/before.*credit note and an/);
    expect(await grossOf(number)).toEqual([100]);
  });

  it('by two operators at once is never more than was paid', async () => {
    const renewal = await paidRenewal();
    const results = await Promise.all([
      recordReturned(renewal.invoice, '300'),
      recordReturned(renewal.invoice, '300'),
    ]);
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(results.map(({ words }) => words).join(' ')).toContain('only 120.00 USD is left');
    expect(await grossOf(renewal.invoice)).toEqual([30_000]);
  });

  it.each([
    ['in another currency', '5 EUR', 'Enter the amount in USD'],
    ['of nothing', '0', 'Enter the amount in USD'],
    ['of more than was paid', '420.01', 'only 420.00 USD is left'],
  ])('%s is refused', async (_what, amount, words) => {
    const { invoice } = await paidRenewal();
    expect(await recordReturned(invoice, amount)).toEqual({
      isDone: false,
      words: expect.stringContaining(words),
    });
    expect(await grossOf(invoice)).toEqual([]);
  });

  it('of a card payment, of nothing, or without a yes is refused', async () => {
    const checkout = await fillCheckout(shop.client, { email: 'card@clinic.example' });
    const placed = await place(shop.client, checkout);
    const number = String((await orderOf(shop.client, placed))?.['number']);
    expect((await recordReturned(number, '10')).words).toContain(`Nothing was paid for ${number} by bank`);
    expect((await recordReturned('US-2020-000001', '10')).words).toContain('Nothing was paid for');
    const { invoice } = await paidRenewal();
    expect((await recordReturned(invoice, '10', { answer: false })).isDone).toBe(false);
    expect((await recordReturned(invoice, '10', { reference: ' ' })).words).toContain('--reference');
    expect(await grossOf(invoice)).toEqual([]);
  });
});
