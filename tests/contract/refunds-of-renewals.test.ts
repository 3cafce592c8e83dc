import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
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
const { violations, refund, refundedAtProvider, creditNotes } = operatorRefunds(
  () => shop,
  () => stripe,
);

/** A membership that was renewed and charged, with the number of its invoice. */
async function renewOne(changes: { readonly gross?: number; readonly referralMonths?: number } = {}) {
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
    const membership = await renewOne();
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

describe('a renewal that was charged', () => {
  it('is refunded by the number of its invoice, and ends its membership today', async () => {
    const membership = await renewOne();
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
    const membership = await renewOne();
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
    const membership = await renewOne({ referralMonths: 3 });
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
    const membership = await renewOne();
    await server.stripe.refunds.create({ payment_intent: membership.intent, amount: 500 });
    const compare = () => reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
    expect(await Promise.all([compare(), compare()])).toEqual([[], []]);
    expect(await compare()).toEqual([]);
    expect(await creditNotes(membership)).toMatchObject([{ gross: 500 }]);
    expect(await violations()).toEqual([]);
  });
});
