import { addDays, addMonths } from '@sonde/machines/rules/time';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { makeRefund } from '../../server/modules/refund/make-refund.ts';
import { requestRefund } from '../../server/modules/refund/request-refund.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { findOpenRenewal } from '../../server/modules/subscription/entered-attempt.repository.ts';
import { recordRenewal } from '../../server/modules/subscription/record-renewal.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import {
  refundRenewal,
  refundRenewalTask,
  type UnwantedCharge,
} from '../../server/modules/subscription/refund-renewal.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { giveMembership, invoicesOf, type Membership, membershipNow } from './memberships.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

// Overdue renewals, paid by PayPal by the person who has the link.

let shop: Awaited<ReturnType<typeof openPaypalShop>>;
beforeAll(async () => {
  shop = await openPaypalShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  const forever = { from: new Date(0), until: new Date('2100-01-01T00:00:00Z') };
  const differing = await reconcileRenewals(shop.services, forever);
  const violations = [...(await shop.violations()), ...differing.map((one) => JSON.stringify(one))];
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

async function send<Answer>(name: string, variables: Record<string, unknown>): Promise<Answer> {
  const query = storefrontOperation(name);
  const answer = await sendGraphql(createGraphqlHandler(shop.services), {
    query,
    operationName: name,
    variables,
  });
  if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
  return Object.values(answer.body.data ?? {})[0] as Answer;
}

interface Payable {
  readonly status: string;
  readonly number: string | null;
  readonly total: { readonly gross: { readonly amount: number } };
}

const look = (token: string) => send<Payable>('Invoice', { token });
const run = () => renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });

/** An overdue membership of an organization that has ordered here, with the token of its open invoice. */
async function giveOverdue(): Promise<Membership & { readonly token: string }> {
  const { sql } = shop.database;
  const { order } = await place(
    shop.client,
    await fillCheckout(shop.client, { requested: { 'IQ3-USBC': 1 } }),
  );
  const endedOn = addDays(new Date().toISOString().slice(0, 10), -3);
  const membership = await giveMembership(sql, {
    card: { token: cards.declined, expMonth: 12, expYear: 2040 },
    startsOn: addMonths(endedOn, -12),
    expiresOn: endedOn,
  });
  await sql`
    update orders set organization_id = ${membership.organizationId}
    where token_hash = sha256(${order?.token ?? ''}::bytea)`;
  shop.stripe.decideRenewals(() => 'declines');
  await run();
  const [{ id }] = await sql<[{ id: string }]>`
    select id from open_invoice where subscription_id = ${membership.subscriptionId}`;
  return { ...membership, token: invoiceToken(shop.services.deriveToken, id) };
}

/** Begins to pay; returns the page of PayPal. */
async function begin(token: string, payment: object = { gateway: 'paypal', method: 'PAYPAL_ONE_TIME' }) {
  const { amount } = (await look(token)).total.gross;
  const answer = await send<{ paymentIntentSecret: string | null; invoiceErrors: readonly object[] }>(
    'InvoicePay',
    {
      token,
      idempotencyKey: crypto.randomUUID(),
      expectedTotal: { amount, currency: 'USD' },
      payment: { token: null, ...payment },
      languageCode: 'EN',
      attestations: [],
    },
  );
  expect(answer.invoiceErrors).toEqual([]);
  const page = answer.paymentIntentSecret ?? '';
  return { page, paypalOrderId: page === '' ? '' : (new URL(page).searchParams.get('token') ?? '') };
}

const refundedAt = async (paypalOrderId: string) =>
  ((await shop.paypal.refundsOf(paypalOrderId))?.made ?? []).map(({ amount }) => amount);

async function runRefunds(): Promise<void> {
  const jobs = await shop.database.sql<{ payload: UnwantedCharge }[]>`
    select payload from graphile_worker._private_jobs where key like ${`${refundRenewalTask}:%`}`;
  for (const { payload } of jobs) await refundRenewal(shop.services, payload);
}

it('renews the membership, is in both books, and is refunded by an operator', async () => {
  const overdue = await giveOverdue();
  const { page, paypalOrderId } = await begin(overdue.token);
  await shop.standIn.answer(page, 'pay');
  const paid = await look(overdue.token);
  expect(paid.status).toBe('PAID');
  expect(await membershipNow(shop.database.sql, overdue)).toMatchObject({ status: 'ACTIVE' });
  const asked = await requestRefund(shop.services, {
    number: paid.number ?? '',
    amount: null,
    reason: 'Paid by mistake',
    requestedBy: 'grace',
  });
  if (asked.status !== 'requested') throw new Error(asked.status);
  await makeRefund(shop.services, { refundId: asked.refund.id });
  expect(await refundedAt(paypalOrderId)).toEqual([asked.refund.amount.amount]);
  expect(await membershipNow(shop.database.sql, overdue)).toMatchObject({ status: 'CANCELED' });
  expect(
    await shop.database.sql`
      select credit_note.gross from credit_note join invoice on invoice.id = invoice_id
      where subscription_id = ${overdue.subscriptionId}`,
  ).toEqual([{ gross: asked.refund.amount.amount }]);
});

it('is refunded at PayPal if the renewal was turned off meanwhile', async () => {
  const overdue = await giveOverdue();
  const { page, paypalOrderId } = await begin(overdue.token);
  await shop.standIn.answer(page, 'pay');
  await shop.database.sql`update subscription set next_charge_on = null where id = ${overdue.subscriptionId}`;
  await run();
  await runRefunds();
  expect(await refundedAt(paypalOrderId)).toHaveLength(1);
  expect(await invoicesOf(shop.database.sql, overdue)).toEqual([]);
});

it('is refunded if the money is taken after another method has paid', async () => {
  const overdue = await giveOverdue();
  const { page, paypalOrderId } = await begin(overdue.token);
  // A request that has read the attempt is about to ask PayPal.
  const seen = await findOpenRenewal(shop.database.sql, overdue.subscriptionId);
  if (seen === null) throw new Error('Nothing is open');
  await begin(overdue.token, { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good });
  await shop.standIn.answer(page, 'pay');
  const result = await shop.paypal.retrieve(paypalOrderId);
  expect(result.status).toBe('succeeded');
  await inTransaction(shop.database.sql, (sql) => recordRenewal(sql, seen, result, shop.services));
  await runRefunds();
  expect(await refundedAt(paypalOrderId)).toHaveLength(1);
  expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
});
