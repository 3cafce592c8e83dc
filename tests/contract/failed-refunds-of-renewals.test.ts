import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/connect.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { creditRefunds } from '../../server/modules/subscription/credit-membership.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { foundMembers } from '../faults/due-renewals.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { refundsThatFail } from './refunds-that-fail.ts';

// Refunds whose money comes back days after they were made: https://docs.stripe.com/refunds#failed-refunds

let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
let alerts: { readonly alert: string; readonly msg: string }[] = [];
const {
  everythingAgrees,
  runAllJobs,
  deliver,
  refundAtProvider,
  fail,
  returnAtBank,
  refund,
  due,
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

/** A membership that was renewed and charged. */
async function renewOne() {
  const [subscriptionId = ''] = await foundMembers(shop.database.sql, stripe, 1);
  await shop.database.sql`
    update subscription set next_charge_on = current_date - 1, expires_on = current_date - 2,
      price_gross = 42000, price_net = 42000
    where id = ${subscriptionId}`;
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
  await deliver();
  const [row] = await shop.database.sql<
    [{ invoiceId: string; number: string; intent: string; email: string }]
  >`
    select invoice.id as "invoiceId", invoice.series || '-' || lpad(invoice.number::text, 6, '0') as number,
      intent_id as intent, email
    from invoice join renewal_attempt on renewal_attempt.id = attempt_id
    join organization_membership as member on member.organization_id = invoice.organization_id and is_admin
    join users on users.id = user_id
    where invoice.subscription_id = ${subscriptionId}`;
  return { ...row, subscriptionId };
}

describe('a refund of a renewal that fails after it was made', () => {
  it('isn’t credited any more by who asked the provider before it failed', async () => {
    const { subscriptionId, invoiceId, intent } = await renewOne();
    const before = await membershipNow(shop.database.sql, { subscriptionId });
    const { id } = await server.stripe.refunds.create({ payment_intent: intent, amount: 42_000 });
    const made = (await stripe.refundsOf(intent))?.made ?? [];
    expect(made).toEqual([{ id, amount: 42_000 }]);
    await fail(id);
    await inTransaction(shop.database.sql, (sql) => creditRefunds(sql, shop.services, invoiceId, made));
    expect(await creditNotes({ subscriptionId })).toEqual([]);
    expect(await membershipNow(shop.database.sql, { subscriptionId })).toEqual(before);
  });

  it('leaves its credit note and the end of its membership, and is paid at the bank', async () => {
    const { subscriptionId, number, intent, email } = await renewOne();
    const refundId = await refundAtProvider(intent, 42_000);
    const ended = await membershipNow(shop.database.sql, { subscriptionId });
    await fail(refundId);
    expect(await membershipNow(shop.database.sql, { subscriptionId })).toEqual(ended);
    expect(ended).toMatchObject({ status: 'CANCELED' });
    expect(await creditNotes({ subscriptionId })).toEqual([42_000]);
    expect(alerts).toMatchObject([{ msg: expect.stringContaining(`420.00 USD of ${number} is owed again`) }]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await due(number)).toMatchObject([{ left: '420.00 USD', email }]);
    expect(await everythingAgrees()).toEqual([]);
    expect((await refund(number, { reason: 'Again' })).words).toContain('came back from a failed refund');
    expect(await returnAtBank(number, '420')).toMatchObject({ isDone: true });
    expect(await due(number)).toEqual([]);
    expect(await creditNotes({ subscriptionId })).toEqual([42_000]);
  });
});
