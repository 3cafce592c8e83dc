import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/kernel/tokens.ts';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { publishableKey } from './card-sandbox-server.ts';
import { createChangingClient } from './changing-client.ts';
import {
  type CheckoutClient,
  type CheckoutFields,
  type Completed,
  fillCheckout,
  openCheckout,
  payBy,
  payWith,
  place,
} from './checkout-client.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

const clientOf = (email: string): CheckoutClient => ({
  send: (operation, variables, headers) =>
    shop.client.send(operation, variables, { ...signedInAs(email), ...headers }),
  change: (operation, variables, headers) =>
    shop.client.change(operation, variables, { ...signedInAs(email), ...headers }),
});

/** A checkout for a membership that a debit is to pay, up to placing it. */
async function fillMembership(client: CheckoutClient, sku = 'SUB-IND-1Y'): Promise<CheckoutFields> {
  const { id } = await fillCheckout(client, { requested: { [sku]: 1 }, card: null });
  return payBy(client, id, 'ACH');
}

/** The buyer agrees to the debit, which the bank then has. */
async function agree(client: CheckoutClient, checkout: CheckoutFields, key: string, secret: string) {
  await shop.standIn.post(`/bank-account/${secret}`, { account: '000123456789', verification: 'instant' });
  const intent = secret.split('_secret_')[0] ?? '';
  await shop.standIn.post(`/v1/payment_intents/${intent}/confirm`, {
    client_secret: secret,
    key: publishableKey,
  });
  return place(client, checkout, key);
}

async function organizationOf(client: CheckoutClient) {
  const { data } = await client.send('UserQuery', {});
  const { me } = data as { me: { organizationMemberships: { organization: object }[] } };
  return me.organizationMemberships[0]?.organization;
}

/** The orders that the account names because their payment failed. */
async function failedPaymentsOf(client: CheckoutClient) {
  const { data } = await client.send('UserRefreshQuery', {});
  return (data as { me: { failedPaymentOrders: readonly object[] } }).me.failedPaymentOrders;
}

const underWay = [{ code: 'OPERATION_NOT_ALLOWED', field: 'lines', reason: 'PAYMENT_UNDER_WAY' }];

it.each([
  ['expired@solo.example', 'SUB-IND-1Y', 'SUB-CLINIC-1Y'],
  ['canceled@solo.example', 'SUB-IND-1Y', 'SUB-CLINIC-1Y'],
  ['trial@solo.example', 'SUB-IND-1Y', 'SUB-CLINIC-1Y'],
  ['pastdue@solo.example', 'SUB-IND-1Y', 'SUB-CLINIC-1Y'],
  ['admin@small-clinic.example', 'SUB-CLINIC-1Y', 'SUB-TEAM-1Y'],
])(
  'the membership that %s orders by a debit is on its way, and can’t be bought, renewed or changed meanwhile',
  async (email, sku, larger) => {
    const client = clientOf(email);
    const inOtherTab = await fillMembership(client, sku);
    const checkout = await fillMembership(client, sku);
    const { paymentIntentSecret } = await place(client, checkout, 'one key');
    const { orderToken } = await agree(client, checkout, 'one key', paymentIntentSecret ?? '');
    expect(orderToken).toEqual(expect.any(String));
    expect(await organizationOf(client)).toMatchObject({
      isChangePending: true,
      pendingOrderToken: orderToken,
    });

    expect(await openCheckout(client, { [sku]: 1 })).toMatchObject({ changeInstead: 'PAYMENT_UNDER_WAY' });
    expect((await place(client, inOtherTab, 'other key')).checkoutErrors).toMatchObject(underWay);
    const changing = createChangingClient(shop.services);
    for (const change of [null, { sku: larger }, { sku, seats: 4 }])
      expect((await changing.make(email, change)).subscriptionErrors).toMatchObject([
        { reason: 'PAYMENT_UNDER_WAY' },
      ]);

    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await shop.deliverEvents();
    expect(await organizationOf(client)).toMatchObject({
      isChangePending: false,
      pendingOrderToken: null,
      isExpired: false,
    });
  },
);

/** Begins to order the membership by a debit; the buyer hasn't agreed yet. */
async function begin(client: CheckoutClient, key: string) {
  const checkout = await fillMembership(client);
  const { paymentIntentSecret, checkoutErrors } = await place(client, checkout, key);
  return { checkout, secret: paymentIntentSecret ?? '', checkoutErrors };
}

/** Orders the membership by a debit that the buyer agrees to. */
async function order(client: CheckoutClient, key: string): Promise<Completed> {
  const { checkout, secret } = await begin(client, key);
  return agree(client, checkout, key, secret);
}

/** Pays an order with a card by its link. */
async function payByLink({ orderToken }: Completed) {
  const [total] = await shop.database.sql`
    select (total_gross / 100.0)::float8 as amount, currency from orders where token_hash = ${hashToken(orderToken ?? '')}`;
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
    query: storefrontOperation('OrderPay'),
    operationName: 'OrderPay',
    variables: {
      token: orderToken,
      idempotencyKey: 'by link',
      expectedTotal: total,
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
      languageCode: 'EN',
      attestations: [],
    },
  });
  const { orderPay } = body.data as { orderPay: { orderErrors: readonly object[] } };
  return orderPay.orderErrors;
}

/** The membership of someone has ended again, and no payment is open. */
async function endMembership(email: string): Promise<void> {
  const { sql } = shop.database;
  await sql`delete from renewal_attempt`;
  await sql`
    update payment_attempt set status = 'CANCELED' where status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING')`;
  await sql`
    update subscription set status = 'CANCELED', starts_on = '2025-11-02', expires_on = '2026-11-01', next_charge_on = null
    where organization_id = (
      select organization_id from organization_membership join users on users.id = user_id where users.email = ${email}
    )`;
}

async function renew(email: string) {
  const { subscriptionErrors } = await createChangingClient(shop.services).make(email, null);
  return subscriptionErrors;
}

describe('a debit that its buyer hasn’t confirmed', () => {
  it('lets nothing else be ordered or renewed until its attempt ends, an hour later', async () => {
    const email = 'expired@solo.example';
    const client = clientOf(email);
    await endMembership(email);
    expect(await begin(client, 'left')).toMatchObject({ checkoutErrors: [] });
    expect(await begin(client, 'too early')).toMatchObject({ checkoutErrors: underWay });
    expect(await renew(email)).toMatchObject([{ reason: 'PAYMENT_UNDER_WAY' }]);
    expect(await organizationOf(client)).toMatchObject({ isChangePending: false, pendingOrderToken: null });

    await shop.database.sql`
      update payment_attempt
      set created_at = now() - make_interval(secs => ${ordinaryPatience.abandonSeconds}),
        updated_at = now() - make_interval(secs => ${ordinaryPatience.abandonSeconds})
      where status = 'REQUIRES_ACTION'`;
    await completeAttempts(shop.services);
    expect(await begin(client, 'later')).toMatchObject({ checkoutErrors: [] });
  });

  it('is the only one of several that are placed at the same time', async () => {
    const email = 'canceled@solo.example';
    const client = clientOf(email);
    await endMembership(email);
    const checkouts = [];
    for (let tab = 0; tab < 4; tab += 1) checkouts.push(await fillMembership(client));
    const placed = await Promise.all(checkouts.map((checkout, tab) => place(client, checkout, `tab ${tab}`)));
    const refused = placed.filter(({ paymentIntentSecret }) => paymentIntentSecret === null);
    expect(refused.map(({ checkoutErrors }) => checkoutErrors)).toMatchObject([underWay, underWay, underWay]);
  });

  it('doesn’t keep its own checkout from being placed another way', async () => {
    const email = 'expired@solo.example';
    const client = clientOf(email);
    await endMembership(email);
    const { checkout } = await begin(client, 'by debit');
    const byCard = await payWith(client, checkout.id, 'pm_card_visa');
    expect(await place(client, byCard, 'by card')).toMatchObject({ orderToken: expect.any(String) });
  });
});

it.each(['PENDING', 'PROCESSING'])(
  'while the charge of a renewal is %s, its membership isn’t ordered',
  async (status) => {
    const email = 'canceled@solo.example';
    const client = clientOf(email);
    await endMembership(email);
    const checkout = await fillMembership(client);
    await shop.database.sql`
      insert into renewal_attempt (
        id, subscription_id, due_on, number, charge_on, entered_payment, provider_account, currency, net, tax, gross, bill,
        status, created_at, asked_at
      )
      select gen_random_uuid(), subscription.id, '2026-11-02', 1, '2026-11-02',
        '{"key": "", "parametersHash": "", "method": "ACH", "token": "", "payer": null, "invoiceId": "", "language": "en"}', 'MAIN', 'USD', 100, 0, 100, '{}', ${status}, ${now}, ${now}
      from subscription join organization_membership using (organization_id)
      join users on users.id = user_id where users.email = ${email}`;
    expect((await place(client, checkout, status)).checkoutErrors).toMatchObject(underWay);
  },
);

describe('a debit that fails', () => {
  it('lets the membership be ordered again, and its own order not be paid meanwhile', async () => {
    const email = 'expired@solo.example';
    const client = clientOf(email);
    await endMembership(email);
    const failed = await order(client, 'failing');
    await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
    await shop.deliverEvents();
    expect(await organizationOf(client)).toMatchObject({ isChangePending: false, pendingOrderToken: null });
    expect(await failedPaymentsOf(client)).toMatchObject([{ token: failed.orderToken }]);
    expect(await failedPaymentsOf(clientOf('individual@solo.example'))).toEqual([]);

    const again = await order(client, 'again');
    expect(again).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
    expect(await failedPaymentsOf(client)).toEqual([]);
    expect(await payByLink(failed)).toMatchObject([{ reason: 'PAYMENT_UNDER_WAY' }]);
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await shop.deliverEvents();
    expect(await organizationOf(client)).toMatchObject({ isChangePending: false, isExpired: false });
  });
});

it('an order whose debit failed is named in the account until it is paid another way', async () => {
  const client = clientOf('canceled@solo.example');
  await endMembership('canceled@solo.example');
  const failed = await order(client, 'to be paid by link');
  expect(await failedPaymentsOf(client)).toEqual([]);
  await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
  await shop.deliverEvents();
  expect(await failedPaymentsOf(client)).toMatchObject([{ token: failed.orderToken }]);
  expect(await payByLink(failed)).toEqual([]);
  expect(await failedPaymentsOf(client)).toEqual([]);
});

describe('a first membership, bought with a probe and a debit', () => {
  const pendingOrderOf = async (client: CheckoutClient) => {
    const { data, errors } = await client.send('UserRefreshQuery', {});
    expect(errors).toBeUndefined();
    return (data as { me: { pendingOrderToken: string | null } }).me.pendingOrderToken;
  };
  const orderFirst = async (
    client: CheckoutClient,
    requested: Readonly<Record<string, number>>,
    key: string,
  ) => {
    const { id } = await fillCheckout(client, { requested, card: null });
    const checkout = await payBy(client, id, 'ACH');
    const { paymentIntentSecret, checkoutErrors } = await place(client, checkout, key);
    expect(checkoutErrors).toEqual([]);
    expect(await pendingOrderOf(client)).toBeNull();
    return agree(client, checkout, key, paymentIntentSecret ?? '');
  };

  it('is named in the account of a buyer without an organization until the payment arrives', async () => {
    const client = clientOf('distributor@trade.example');
    const { orderToken } = await orderFirst(client, { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 }, 'first membership');
    expect(orderToken).toEqual(expect.any(String));
    expect(await organizationOf(client)).toBeUndefined();
    expect(await pendingOrderOf(client)).toBe(orderToken);
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await shop.deliverEvents();
    expect(await pendingOrderOf(client)).toBeNull();
    expect(await organizationOf(client)).toMatchObject({ isChangePending: false });
  });

  it('isn’t for an order without a membership', async () => {
    const client = clientOf('new@cables.example');
    await orderFirst(client, { 'CBL-USBC': 1 }, 'a cable');
    expect(await pendingOrderOf(client)).toBeNull();
  });
});
