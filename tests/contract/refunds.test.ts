import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import { apiPayment } from '../../server/modules/order/api-payment.ts';
import { apiEvents } from '../../server/modules/order/order-events.ts';
import { loadOrder } from '../../server/modules/order/order.repository.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { settleReferrals } from '../../server/modules/referral/settle-referrals.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, orderOf, place } from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const begin = '2026-11-20T15:00:00Z';
let moment = new Date(begin);
let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
let isUnclear = false;

const sentences: string[] = [];
const note = (sentence: string) => {
  sentences.push(sentence);
};

beforeAll(async () => {
  server = await startCardSandbox();
  const { apiBase } = server;
  stripe = createStripeProvider({ secretKey, webhookSecret, apiBase, report: note, alert: note });
  const provider: CardProvider = {
    ...stripe,
    refundsOf: (intentId) => (isUnclear ? Promise.resolve(null) : stripe.refundsOf(intentId)),
  };
  shop = await openOrderShop({ providers: { MAIN: { stripe: provider } }, now: () => moment });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  moment = new Date(begin);
  await server.reset();
});

/** A paid order, with its payment at the provider. */
async function paidOrder(voucherCode?: string) {
  const email = `friend-${crypto.randomUUID()}@elsewhere.example`;
  const code = voucherCode === undefined ? {} : { voucherCode };
  const checkout = await fillCheckout(shop.client, { email, card: 'pm_card_visa', ...code });
  const completed = await place(shop.client, checkout);
  const [row] = await shop.database.sql<[{ id: string; intent: string; paid: number; attempt: string }]>`
    select orders.id, intent_id as intent, total_gross as paid, payment_attempt.id as attempt
    from orders join checkout on checkout.id = checkout_id join payment_attempt on order_id = orders.id
    where checkout.token_hash = sha256(${checkout.token}::bytea)`;
  await server.reset();
  return { ...row, completed };
}

/** Someone refunds a part of a payment at the provider, which tells the shop, several times at once. */
async function refundAtProvider(intent: string, amount: number): Promise<readonly number[]> {
  await server.stripe.refunds.create({ payment_intent: intent, amount });
  await server.sandbox.deliverWebhooks();
  const answers = [...server.received, ...server.received].map(({ body, signature }) =>
    shop.webhook(body, signature),
  );
  return Promise.all(answers.map(async (answer) => (await answer).status));
}

const refundsOf = async (orderId: string) =>
  shop.database.sql<{ account: string; amount: number; parts: number }[]>`
    select account, sum(amount)::bigint as amount, count(distinct refund_id)::integer as parts from ledger_entry
    where order_id = ${orderId} and entry = 'REFUND' group by account order by account`;

const violations = async () =>
  findViolations({
    sql: shop.database.sql,
    payments: await collect(stripe.list(new Date(0))),
    acknowledgements: [],
  });

describe('a refund that somebody makes at the provider', () => {
  it('is booked once for each part, with its share of the tax, and shown on the order', async () => {
    const { id, intent, paid, completed } = await paidOrder();
    expect(new Set(await refundAtProvider(intent, 1000))).toEqual(new Set([200]));
    expect(await refundsOf(id)).toMatchObject([
      { account: 'PROVIDER', amount: -1000, parts: 1 },
      { account: 'SALES' },
      { account: 'TAX' },
    ]);
    await refundAtProvider(intent, paid - 1000);
    const [order] = await shop.database.sql<[{ net: number; tax: number }]>`
      select total_net as net, total_tax as tax from orders where id = ${id}`;
    expect(await refundsOf(id)).toEqual([
      { account: 'PROVIDER', amount: -paid, parts: 2 },
      { account: 'SALES', amount: order.net, parts: 2 },
      { account: 'TAX', amount: order.tax, parts: 2 },
    ]);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      payments: [{ refunded: { amount: paid / 100 } }],
    });
    const shown = await loadOrder(shop.database.sql, id);
    if (shown === null) throw new Error('The order is gone');
    const ids = [...apiEvents(shown), ...shown.payments.flatMap((one) => apiPayment(one).transactions)];
    expect(ids).toHaveLength(2 + 2 + 3);
    expect(new Set(ids.map((one) => one.id)).size).toBe(ids.length);
    await shop.runJobs();
    expect(await violations()).toEqual([]);
  });

  it('is asked for again while the provider doesn’t answer', async () => {
    const { id, intent } = await paidOrder();
    isUnclear = true;
    expect(new Set(await refundAtProvider(intent, 1000))).toEqual(new Set([503]));
    isUnclear = false;
    expect(await refundsOf(id)).toEqual([]);
    const [event] = server.received;
    expect((await shop.webhook(event!.body, event!.signature)).status).toBe(200);
    expect(await refundsOf(id)).toHaveLength(3);
  });

  it('is booked by the comparison of the books if no event arrives', async () => {
    const { id, intent, attempt } = await paidOrder();
    await server.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    const period = { from: new Date(0), until: new Date(Date.now() + 60_000) };
    const discrepancies = await reconcile(shop.services, period);
    expect(discrepancies.filter(({ attemptId }) => attemptId === attempt)).toEqual([]);
    expect(await refundsOf(id)).toMatchObject([{ account: 'PROVIDER', amount: -1000 }, {}, {}]);
  });

  it('takes the credit back that the order had earned', async () => {
    const { organizationId } = await giveMembership(shop.database.sql);
    const [membership] = await shop.database.sql<[{ id: string }]>`
      select id from organization_membership where organization_id = ${organizationId}`;
    const referrerToken = referrerTokenOf(shop.services.deriveToken, membership.id);
    const { data } = await shop.client.send('Referrer', { referrerToken });
    const { voucherCode } = (data as { referrer: { voucherCode: string } }).referrer;
    const { id, intent, paid } = await paidOrder(voucherCode);
    const credit = async () => {
      await settleReferrals(shop.services);
      const [row] = await shop.database.sql<[{ status: string; months: number }]>`
        select status, (
          select coalesce(sum(months), 0)::integer from referral_entry where organization_id = ${organizationId}
        ) as months from referral where order_id = ${id}`;
      return [row.status, row.months];
    };
    moment = new Date(Date.parse(begin) + 60 * 86_400_000);
    expect(await credit()).toEqual(['GRANTED', 1]);
    await refundAtProvider(intent, 100);
    expect(await credit()).toEqual(['GRANTED', 1]);
    await refundAtProvider(intent, Math.ceil(paid / 2));
    expect(await credit()).toEqual(['REVERSED', 0]);
  });
});
