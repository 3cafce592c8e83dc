import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { findCharge } from '../../server/modules/refund/refundable-charge.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { transferCommands } from '../../server/operator/transfer-commands.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { giveMembership, invoicesOf, mailsAbout, type Membership } from './memberships.ts';
import { overdueInvoices, renewed } from './overdue-invoices.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

// Overdue renewals that are paid by bank transfer, which an operator records.

const due = new Date('2027-01-31T15:00:00Z');
let moment = due;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = due;
});
afterEach(async () => {
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  const violations = [...(await shop.violations()), ...differing.map((one) => JSON.stringify(one))];
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const { run, now, chargesFor } = overdueInvoices(() => shop);

type Overdue = Membership & { readonly id: string; readonly number: string };

/** A membership whose renewal could not be charged, with its open invoice. */
async function giveOverdue(): Promise<Overdue> {
  const card = { token: cards.declined, expMonth: 12, expYear: 2040 };
  const membership = await giveMembership(shop.database.sql, { card });
  shop.provider.decideRenewals(() => 'declines');
  await run();
  const [row] = await shop.database.sql<[{ id: string; number: string }]>`
    select id, 'R-' || number as number from open_invoice join open_invoice_number on open_invoice_id = id
    where subscription_id = ${membership.subscriptionId}`;
  return { ...membership, ...row };
}

const commandOf = (name: string) => {
  const command = transferCommands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command;
};

let references = 0;
const newReference = () => `TRF R ${(references += 1)}`;
const questions: string[] = [];

/** Types the command. */
async function markPaid(
  number: string,
  amount: string,
  { reference = newReference(), answer = true, operator = 'ada' } = {},
) {
  const services = {
    ...shop.services,
    operator,
    confirm: async (question: string) => {
      questions.push(question);
      return answer;
    },
    waitForShop: async () => void (await shop.runJobs()),
  };
  return commandOf('mark-paid').run(services, [number], { amount, reference });
}

const wordsOf = ({ lines }: { readonly lines: readonly string[] }) => lines.join(' ');

async function payOnline({ id }: Overdue, key: string, token: string = cards.good) {
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
    query: storefrontOperation('InvoicePay'),
    operationName: 'InvoicePay',
    variables: {
      token: invoiceToken(shop.services.deriveToken, id),
      idempotencyKey: key,
      expectedTotal: { amount: 420, currency: 'USD' },
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token },
      languageCode: 'EN',
      attestations: [],
    },
  });
  return body.data?.['invoicePay'] as {
    readonly invoiceErrors: readonly { readonly reason: string | null }[];
    readonly payable: { readonly status: string; readonly number: string };
  };
}

/** A bank has the debit by which someone pays the open invoice. */
async function withDebitInProgress(overdue: Overdue) {
  await payOnline(overdue, newReference(), cards.asks);
  await shop.database.sql`
    update renewal_attempt set status = 'PROCESSING'
    where subscription_id = ${overdue.subscriptionId} and status = 'REQUIRES_ACTION'`;
  const [row] = await shop.database.sql<[{ intent: string }]>`
    select intent_id as intent from renewal_attempt
    where subscription_id = ${overdue.subscriptionId} and status = 'PROCESSING'`;
  return row.intent;
}

describe('a transfer for an overdue renewal', () => {
  it('renews the membership at once: term, invoice, mail, and who recorded it', async () => {
    const overdue = await giveOverdue();
    const result = await markPaid(overdue.number.toLowerCase(), '420', { operator: 'grace' });
    expect(wordsOf(result)).toMatch(/R-\d+ is paid: the membership is renewed, .* invoice US-2027-\d{6}\.$/);
    expect(questions.at(-1)).toContain(`for ${overdue.number} of Clinic, which comes to 420.00 USD?`);
    expect(await now(overdue)).toEqual(renewed);
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
    const rows = await shop.database.sql`
      select invoice.id, payment, recorded_by, bank_transfer.amount, order_id is null as "isOfRenewal"
      from (select id, payment, attempt_id from invoice where subscription_id = ${overdue.subscriptionId}) as invoice
      join bank_transfer on renewal_attempt_id = attempt_id`;
    expect(rows).toEqual([
      {
        id: overdue.id,
        payment: { method: 'ELECTRONIC_QUOTE', details: null },
        recorded_by: 'grace',
        amount: 42_000,
        isOfRenewal: true,
      },
    ]);
    await shop.runJobs();
    expect(await mailsAbout(shop.database.sql, overdue)).toHaveLength(2);
    expect(chargesFor(overdue)).toEqual([]);
    expect((await payOnline(overdue, 'afterwards')).payable).toMatchObject({ status: 'PAID' });
    expect(chargesFor(overdue)).toEqual([]);
  });

  it('is not charged to the saved method afterwards, and is no charge that a provider could refund', async () => {
    const overdue = await giveOverdue();
    const { json } = await markPaid(overdue.number, '420.00');
    shop.provider.decideRenewals(() => 'pays');
    moment = new Date('2027-02-03T15:00:00Z');
    await run();
    expect(await now(overdue)).toEqual(renewed);
    expect(chargesFor(overdue)).toEqual([]);
    expect(await findCharge(shop.database.sql, (json as { readonly invoice: string }).invoice)).toBeNull();
  });
});

describe('the same transfer', () => {
  it('is recorded once, however often and by however many operators at once', async () => {
    const overdue = await giveOverdue();
    const reference = newReference();
    const results = await Promise.all(
      ['ada', 'grace', 'alan', 'edsger'].map((operator) =>
        markPaid(overdue.number, '420', { reference, operator }),
      ),
    );
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true, true, true]);
    expect(results.filter((result) => wordsOf(result).includes('is recorded'))).toHaveLength(1);
    expect(wordsOf(await markPaid(overdue.number, '420', { reference }))).toContain('was recorded before');
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
    expect(await now(overdue)).toEqual(renewed);
  });

  it('pays one of two invoices for which it is typed at once', async () => {
    const [one, other] = [await giveOverdue(), await giveOverdue()];
    const reference = newReference();
    const results = await Promise.all(
      [one, other].map(({ number }) => markPaid(number, '420', { reference })),
    );
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(results.map(wordsOf).join(' ')).toMatch(/the reference is recorded for R-\d+ with 420\.00 USD/);
  });

  it('with another amount is refused', async () => {
    const overdue = await giveOverdue();
    const reference = newReference();
    await markPaid(overdue.number, '420', { reference });
    expect(wordsOf(await markPaid(overdue.number, '400', { reference }))).toContain(
      `the reference is recorded for ${overdue.number} with 420.00 USD`,
    );
  });
});

describe('two transfers for one renewal', () => {
  it('by two operators at once: one pays, the other is to be returned', async () => {
    const overdue = await giveOverdue();
    const results = await Promise.all([markPaid(overdue.number, '420'), markPaid(overdue.number, '420')]);
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(results.map(wordsOf).join(' ')).toMatch(/is paid, with invoice US-2027-\d{6}\. Return the money/);
    const rows = await shop.database.sql`
      select from bank_transfer join renewal_attempt on renewal_attempt.id = renewal_attempt_id
      where subscription_id = ${overdue.subscriptionId}`;
    expect(rows).toHaveLength(1);
  });
});

describe('a transfer and another payment', () => {
  it('by card at the same time: one of them pays', async () => {
    const overdue = await giveOverdue();
    const [typed, online] = await Promise.all([
      markPaid(overdue.number, '420'),
      payOnline(overdue, newReference()),
    ]);
    expect([typed.isDone, online.invoiceErrors.length === 0].filter(Boolean)).toHaveLength(1);
    await run();
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
    expect(chargesFor(overdue)).toHaveLength(typed.isDone ? 0 : 1);
  });

  it('of the saved method at the same time: one of them pays', async () => {
    const overdue = await giveOverdue();
    moment = new Date('2027-02-01T15:00:00Z');
    shop.provider.decideRenewals(() => 'pays');
    await Promise.all([markPaid(overdue.number, '420'), run()]);
    await run();
    // Whether the provider kept a charge beside the transfer is compared after every test.
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
  });

  it('waits while a bank has a debit, and is refused once that has cleared', async () => {
    const overdue = await giveOverdue();
    const intent = await withDebitInProgress(overdue);
    expect(wordsOf(await markPaid(overdue.number, '420'))).toContain('a bank has its debit');
    shop.provider.authenticate(intent, true);
    const [typed] = await Promise.all([markPaid(overdue.number, '420'), run()]);
    expect(typed.isDone).toBe(false);
    await run();
    expect(wordsOf(await markPaid(overdue.number, '420'))).toContain('is paid, with invoice');
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('waits while somebody is asked by their bank, and pays once the shop has given up on that', async () => {
    const overdue = await giveOverdue();
    await payOnline(overdue, newReference(), cards.asks);
    expect(wordsOf(await markPaid(overdue.number, '420'))).toContain('hasn’t confirmed the payment');
    moment = new Date('2027-01-31T17:00:00Z');
    await run();
    expect(await markPaid(overdue.number, '420')).toMatchObject({ isDone: true });
    expect(chargesFor(overdue)).toEqual([]);
  });

  it('returns a debit that arrives although its bank had returned it', async () => {
    const overdue = await giveOverdue();
    const intent = await withDebitInProgress(overdue);
    shop.provider.returnDebit(intent);
    await run();
    expect(await markPaid(overdue.number, '420')).toMatchObject({ isDone: true });
    await run();
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
    expect(chargesFor(overdue)).toEqual([]);
  });
});

describe('a transfer that can’t pay', () => {
  it.each([
    ['less', '419.99', 'comes to 420.00 USD'],
    ['more', '420.01', 'comes to 420.00 USD'],
    ['in another currency', '420 EUR', 'Enter the amount in USD'],
    ['nothing', '0', 'Enter the amount in USD'],
  ])('%s is refused, and changes nothing', async (_what, amount, words) => {
    const overdue = await giveOverdue();
    const before = await now(overdue);
    const result = await markPaid(overdue.number, amount);
    expect([result.isDone, wordsOf(result)]).toEqual([false, expect.stringContaining(words)]);
    expect(await now(overdue)).toEqual(before);
    expect(await invoicesOf(shop.database.sql, overdue)).toEqual([]);
  });

  it('for a renewal that ended unpaid, that was paid by card, or that never was, is refused in words', async () => {
    const paid = await giveOverdue();
    await payOnline(paid, newReference());
    expect(wordsOf(await markPaid(paid.number, '420'))).toContain('is paid, with invoice');
    const ended = await giveOverdue();
    for (const day of ['2027-02-01', '2027-02-03', '2027-02-07', '2027-02-14']) {
      moment = new Date(`${day}T15:00:00Z`);
      await run();
    }
    expect(await now(ended)).toMatchObject({ status: 'CANCELED' });
    expect(wordsOf(await markPaid(ended.number, '420'))).toContain('its membership has ended');
    expect(wordsOf(await markPaid('R-999999', '420'))).toContain('Open invoice R-999999 doesn’t exist');
  });

  it('without a yes records nothing', async () => {
    const overdue = await giveOverdue();
    expect((await markPaid(overdue.number, '420', { answer: false })).isDone).toBe(false);
    expect(await invoicesOf(shop.database.sql, overdue)).toEqual([]);
  });
});
