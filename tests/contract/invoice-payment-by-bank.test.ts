import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { mailsAbout } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { overdueInvoices } from './overdue-invoices.ts';

// Invoices for renewals whose charge failed, paid by the person who has the link.

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
  shop.provider.onCharge(null);
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  const violations = [...(await shop.violations()), ...differing.map((one) => JSON.stringify(one))];
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { look, newKey, pay, run, giveOverdue, now, chargesFor, reasonsOf } = overdueInvoices(() => shop);

describe('a payment that waits for a bank', () => {
  it('is confirmed and repeated with its key', async () => {
    const overdue = await giveOverdue();
    const key = newKey();
    const asked = await pay(overdue.token, { key, card: cards.asks });
    expect(asked).toMatchObject({ confirmationNeeded: true, payable: { status: 'OPEN' } });
    const intentId = asked.paymentIntentSecret?.replace('_secret', '') ?? '';
    shop.provider.authenticate(intentId, true);
    expect(await pay(overdue.token, { key, card: cards.asks })).toMatchObject({
      payable: { status: 'PAID' },
    });
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('whose payer is back is known to the page', async () => {
    const overdue = await giveOverdue();
    const asked = await pay(overdue.token, { card: cards.asks });
    shop.provider.authenticate(asked.paymentIntentSecret?.replace('_secret', '') ?? '', true);
    expect(await look(overdue.token)).toMatchObject({ status: 'PAID' });
  });

  it('gives way to another method, which pays alone', async () => {
    const overdue = await giveOverdue();
    const asked = await pay(overdue.token, { card: cards.asks });
    expect(await pay(overdue.token)).toMatchObject({ invoiceErrors: [], payable: { status: 'PAID' } });
    expect(shop.provider.cancelled).toContain(asked.paymentIntentSecret?.replace('_secret', ''));
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('and was confirmed first pays alone', async () => {
    const overdue = await giveOverdue();
    const asked = await pay(overdue.token, { card: cards.asks });
    shop.provider.authenticate(asked.paymentIntentSecret?.replace('_secret', '') ?? '', true);
    const other = await pay(overdue.token);
    expect([reasonsOf(other), other.payable?.status]).toEqual([
      ['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE'],
      'PAID',
    ]);
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('is given up after an hour, and the saved method is charged again', async () => {
    const overdue = await giveOverdue();
    await pay(overdue.token, { card: cards.asks });
    moment = new Date('2027-02-01T16:00:00Z');
    shop.provider.decideRenewals(() => 'pays');
    await run();
    await run();
    expect(await now(overdue)).toMatchObject({ status: 'ACTIVE' });
    expect(chargesFor(overdue)).toEqual([]);
  });

  it('by a debit names the page on which its small deposits are confirmed, until it is paid', async () => {
    const overdue = await giveOverdue();
    const asked = await pay(overdue.token, { card: cards.asks });
    const intentId = asked.paymentIntentSecret?.replace('_secret', '') ?? '';
    expect(await look(overdue.token)).toMatchObject({ status: 'OPEN', verificationUrl: null });
    shop.provider.askForDeposits(intentId, 'https://bank.example/deposits');
    const waiting = { status: 'PENDING', verificationUrl: 'https://bank.example/deposits' };
    expect(await look(overdue.token)).toMatchObject(waiting);
    expect(await look(overdue.token)).toMatchObject(waiting);
    shop.provider.authenticate(intentId, true);
    expect(await look(overdue.token)).toMatchObject({ status: 'PAID', verificationUrl: null });
  });

  it('by a debit that is returned stays overdue, and those who manage the plan are told at once', async () => {
    const overdue = await giveOverdue();
    await shop.runJobs();
    const before = await mailsAbout(shop.database.sql, overdue);
    const asked = await pay(overdue.token, { card: cards.asks });
    await shop.database.sql`
      update renewal_attempt set status = 'PROCESSING'
      where subscription_id = ${overdue.subscriptionId} and status = 'REQUIRES_ACTION'`;
    shop.provider.returnDebit(asked.paymentIntentSecret?.replace('_secret', '') ?? '');
    const standing = await now(overdue);
    moment = new Date(due.getTime() + 10 * 60 * 1000);
    await run();
    await run();
    await shop.runJobs();
    const after = await mailsAbout(shop.database.sql, overdue);
    expect(after.slice(before.length)).toEqual(['We couldn’t renew your membership']);
    expect(await now(overdue)).toEqual(standing);
    expect(await look(overdue.token)).toMatchObject({ status: 'OPEN' });
    shop.provider.decideRenewals(null);
  });

  it('by a debit that is returned names the saved account that is debited next', async () => {
    const overdue = await giveOverdue();
    await shop.database.sql`
      update payment_method
      set method = 'ACH', details = '{"bankName": "Test Bank", "bankCountry": "US", "lastDigits": "6789", "mandateReference": "REF-1"}'
      where organization_id = ${overdue.organizationId} and is_primary`;
    const asked = await pay(overdue.token, { card: cards.asks });
    await shop.database.sql`
      update renewal_attempt set status = 'PROCESSING'
      where subscription_id = ${overdue.subscriptionId} and status = 'REQUIRES_ACTION'`;
    shop.provider.returnDebit(asked.paymentIntentSecret?.replace('_secret', '') ?? '');
    moment = new Date(due.getTime() + 10 * 60 * 1000);
    await run();
    await shop.runJobs();
    const mails = await shop.database.sql<{ text_body: string }[]>`
      select text_body from sandbox_mail where message_id like ${`<membership.%.${overdue.administratorId}@%`}
      order by created_at desc limit 1`;
    expect(mails).toMatchObject([{ text_body: expect.stringMatching(/Debited from: [^.]*6789\./) }]);
    // A debit of a US account has no reference that a person could look up.
    expect(mails[0]?.text_body).not.toContain('REF-1');
  });

  it('and arrives after the renewal was turned off is refunded', async () => {
    const overdue = await giveOverdue();
    shop.provider.loseAnswers(1);
    await pay(overdue.token);
    await shop.database.sql`
      update subscription set next_charge_on = null where id = ${overdue.subscriptionId}`;
    moment = new Date(due.getTime() + 2 * 60 * 60 * 1000);
    await run();
    await shop.runJobs();
    expect(chargesFor(overdue)).toEqual([]);
    expect(await look(overdue.token)).toMatchObject({ status: 'EXPIRED' });
  });
});
