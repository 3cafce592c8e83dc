import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts, ordinaryPatience } from '../../server/modules/payment/complete-attempts.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import {
  address,
  type CheckoutFields,
  codesOf,
  type Completed,
  openCheckout,
  orderOf,
  payBy,
  payWith,
  shownCheckout,
} from './checkout-client.ts';
import { publishableKey } from './card-sandbox-server.ts';
import { debitExamples, fillDebit, placeDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

let shop: Awaited<ReturnType<typeof openStandInShop>>;

beforeAll(async () => {
  shop = await openStandInShop();
});
afterAll(() => shop.close());

const berlin = {
  ...address,
  companyName: '',
  streetAddress1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '+493012345678',
};

const accounts = {
  succeeds: 'DE89370400440532013000',
  fails: 'AT861904300235473202',
  slow: 'AT321904300235473204',
} as const;

/** What the provider's script sends. */
async function asBrowser<Answer>(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await shop.standIn.post(`/v1/${path}`, { ...form, key: publishableKey });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Stores an IBAN as the provider's field does; returns its token. */
async function tokenOf(iban: string): Promise<string> {
  const body = {
    type: 'sepa_debit',
    'sepa_debit[iban]': iban,
    'billing_details[name]': 'Ada Byron',
    'billing_details[email]': 'ada@clinic.example',
  };
  return (await asBrowser<Stripe.PaymentMethod>('payment_methods', body)).id;
}

/** Completes all steps up to the review, paid by debit from an account. */
async function fill(iban: string, voucherCode: string | null = null): Promise<CheckoutFields> {
  const wanted = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
  const { id: checkoutId } = await openCheckout(shop.client, wanted, 'DE');
  await shop.client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const shippingAddress = berlin;
  const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await shop.client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await shop.client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: berlin });
  if (voucherCode !== null) await shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode });
  return payBy(shop.client, checkoutId, 'SEPA', await tokenOf(iban));
}

const place = (
  checkout: CheckoutFields,
  idempotencyKey: string,
  attestations = checkout.requiredAttestations,
) =>
  shop.client.change<Completed>('CheckoutComplete', {
    checkoutId: checkout.id,
    idempotencyKey,
    buyerKey: 'one browser',
    expectedTotal: { amount: checkout.totalPrice.gross.amount, currency: 'EUR' },
    attestations,
  });

/** The buyer agrees to the mandate, as the provider's script does. */
const agree = (clientSecret: string) =>
  asBrowser<Stripe.PaymentIntent>(`payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    client_secret: clientSecret,
  });

/** Places the order up to the provider's confirmation. */
async function begin(iban: string, key: string, voucherCode: string | null = null) {
  const checkout = await fill(iban, voucherCode);
  const asked = await place(checkout, key);
  return { checkout, asked, secret: asked.paymentIntentSecret ?? '' };
}

/** Places the order, which then waits for the bank. */
async function order(iban: string, key: string) {
  const begun = await begin(iban, key);
  await agree(begun.secret);
  return { ...begun, completed: await place(begun.checkout, key) };
}

interface Books {
  readonly status: string;
  readonly payment_status: string;
  readonly charge_status: string;
  readonly attempt: string;
  readonly invoices: number;
  readonly subscriptions: number;
}

/** What the shop has written about an order. */
async function booksOf({ secret }: { readonly secret: string }): Promise<Books> {
  const { sql } = shop.database;
  const [row] = await sql<[Books]>`
    select orders.status, payment_status, charge_status, payment_attempt.status as attempt,
      (select count(*)::int from invoice where order_id = orders.id) as invoices,
      (select count(*)::int from subscription where order_id = orders.id) as subscriptions
    from orders join payment_attempt on payment_attempt.order_id = orders.id
    where payment_attempt.intent_id = ${secret.split('_secret_')[0] ?? ''}`;
  return row;
}

const pending = {
  status: 'UNFULFILLED',
  payment_status: 'OPEN',
  charge_status: 'ASYNC_PROCESSING',
  attempt: 'PROCESSING',
  subscriptions: 0,
};
const paid = {
  status: 'UNFULFILLED',
  payment_status: 'PAID',
  charge_status: 'FULLY_CHARGED',
  attempt: 'SUCCEEDED',
  subscriptions: 1,
};
const returned = {
  status: 'UNFULFILLED',
  payment_status: 'OPEN',
  charge_status: 'NOT_CHARGED',
  attempt: 'DECLINED',
  subscriptions: 0,
};

describe('a debit in euros', () => {
  it('is offered, asks for the authorization, and is confirmed in the browser', async () => {
    const { checkout, asked, secret } = await begin(accounts.succeeds, 'asked');
    expect(checkout.availablePaymentGateways).toContainEqual(
      expect.objectContaining({ gateway: 'stripe', method: 'SEPA' }),
    );
    expect(checkout.requiredAttestations).toContain('PAYMENT_AUTHORIZATION');
    expect(asked).toMatchObject({ confirmationNeeded: true, order: null, checkoutErrors: [] });
    expect((await shop.intentOf(secret)).status).toBe('requires_confirmation');
    const unticked = checkout.requiredAttestations.filter((name) => name !== 'PAYMENT_AUTHORIZATION');
    expect(codesOf(await place(await fill(accounts.succeeds), 'unticked', unticked))).not.toEqual([]);
  });

  it('orders at once and waits for the bank, however often it is asked', async () => {
    const begun = await order(accounts.slow, 'pending');
    const { checkout, completed } = begun;
    expect(await orderOf(shop.client, completed)).toMatchObject({
      chargeStatus: 'ASYNC_PROCESSING',
      paymentStatus: 'OPEN',
      payments: [{ method: 'SEPA', chargeStatus: 'ASYNC_PROCESSING', bankLastDigits: '3204' }],
    });
    expect(await booksOf(begun)).toMatchObject(pending);
    expect(await place(checkout, 'pending')).toMatchObject({ orderToken: completed.orderToken });
    expect(await place(checkout, 'another key')).toMatchObject({ orderToken: completed.orderToken });
    expect(await shop.deliverEvents()).not.toContain(503);
    await completeAttempts(shop.services, { ...ordinaryPatience, idleSeconds: 0, debitSeconds: 0 });
    expect(await booksOf(begun)).toMatchObject(pending);
    expect(await shownCheckout(shop.client, checkout.token)).toMatchObject({
      isPlaced: true,
      isPaymentUnderWay: false,
    });
  });

  it('is paid, with what it sells, once the bank has answered', async () => {
    const begun = await order(accounts.succeeds, 'cleared');
    expect(await booksOf(begun)).toMatchObject(pending);
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(paid);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ chargeStatus: 'FULLY_CHARGED', bankLastDigits: '3000', debitFailure: null }],
    });
    expect(await shop.violations()).toEqual([]);
  });

  it('is not charged if the bank returns it: the order stays and says why', async () => {
    const begun = await order(accounts.fails, 'returned');
    await shop.deliverEvents();
    expect(await booksOf(begun)).toMatchObject(returned);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      paymentStatus: 'OPEN',
      chargeStatus: 'NOT_CHARGED',
      payments: [{ chargeStatus: 'NOT_CHARGED', debitFailure: 'INSUFFICIENT_FUNDS', bankLastDigits: '3202' }],
    });
    expect(await place(begun.checkout, 'returned')).toMatchObject({ orderToken: begun.completed.orderToken });
    expect(await shop.violations()).toEqual([]);
  });

  it('is refunded like every payment', async () => {
    const begun = await order(accounts.succeeds, 'refunded');
    await shop.deliverEvents();
    const intent = begun.secret.split('_secret_')[0] ?? '';
    await shop.standIn.stripe.refunds.create({ payment_intent: intent, amount: 5_000 });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ refunded: { amount: 50 } }],
    });
    expect(await shop.violations()).toEqual([]);
  });

  it('releases the voucher of an order whose debit is returned', async () => {
    const usesOf = async () =>
      (await shop.database.sql<{ id: string }[]>`select order_id as id from voucher_redemption`).length;
    const before = await usesOf();
    const begun = await begin(accounts.fails, 'with a voucher', 'WELCOME10');
    await agree(begun.secret);
    await place(begun.checkout, 'with a voucher');
    expect(await usesOf()).toBe(before + 1);
    await shop.deliverEvents();
    expect(await usesOf()).toBe(before);
    expect(await booksOf(begun)).toMatchObject(returned);
  });

  it('orders by the event alone if the buyer never returns after agreeing', async () => {
    const begun = await begin(accounts.slow, 'away');
    await agree(begun.secret);
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(pending);
  });

  it('orders nothing if the buyer never agrees, and another method pays', async () => {
    const { checkout, secret } = await begin(accounts.succeeds, 'left');
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    expect((await place(byCard, 'left card')).order).not.toBeNull();
    expect((await shop.intentOf(secret)).status).toBe('canceled');
    expect(await shop.violations()).toEqual([]);
  });
});

describe('events of a debit', () => {
  /** Delivers events in an order of its own. */
  async function deliver(
    arrange: (received: readonly Sent[]) => readonly Sent[],
  ): Promise<readonly number[]> {
    await shop.standIn.sandbox.deliverWebhooks();
    const handle = createPaymentWebhook(shop.services, 'stripe');
    const statuses: number[] = [];
    for (const { body, signature } of arrange(shop.standIn.received.splice(0))) {
      const headers = { 'stripe-signature': signature };
      statuses.push(
        (await handle(new Request('http://shop.test/webhooks/card', { method: 'POST', body, headers })))
          .status,
      );
    }
    return statuses;
  }
  type Sent = (typeof shop.standIn.received)[number];

  it.each<[words: string, arrange: (received: readonly Sent[]) => readonly Sent[]]>([
    ['in reverse', (received) => received.toReversed()],
    ['each twice', (received) => received.flatMap((event) => [event, event])],
    ['the last alone', (received) => received.slice(-1)],
  ])('arrive %s: the order is paid once, or unpaid once', async (words, arrange) => {
    const good = await order(accounts.succeeds, `${words} good`);
    await deliver(arrange);
    const bad = await order(accounts.fails, `${words} bad`);
    await deliver(arrange);
    expect(await booksOf(good)).toMatchObject(paid);
    expect(await booksOf(bad)).toMatchObject(returned);
    expect(await shop.violations()).toEqual([]);
  });

  it('before the buyer’s own request, which then finds the order', async () => {
    const begun = await begin(accounts.succeeds, 'event first');
    await agree(begun.secret);
    await deliver((received) => received);
    expect(await booksOf(begun)).toMatchObject(paid);
    expect((await place(begun.checkout, 'event first')).orderToken).not.toBeNull();
  });
});

/** The methods whose account the buyer names in the provider's window, each with an address where it is offered. */
const inWindow = [
  ['ACH', address, 'USD', '000123456789', '000222222227'],
  [
    'ACSS',
    {
      ...address,
      streetAddress1: '100 Queen Street West',
      city: 'Toronto',
      postalCode: 'M5H 2N2',
      country: 'CA',
      countryArea: 'ON',
      phone: '+14165550123',
    },
    'CAD',
    '000123456789',
    '000222222227',
  ],
] as const;

describe.each<[payer: string, companyName: string, type: string]>([
  ['a person', '', 'personal'],
  ['an organization', 'Analytical Clinic', 'business'],
])('%s who authorizes a debit in Canada', (_payer, companyName, type) => {
  it(`gives a ${type} mandate`, async () => {
    const [example] = debitExamples.filter(({ method }) => method === 'ACSS');
    const at = { ...example!.at, companyName };
    const checkoutId = await fillDebit(shop.client, { ...example!, at }, 'ada@clinic.example');
    const checkout = await payBy(shop.client, checkoutId, 'ACSS');
    const asked = await placeDebit(shop.client, checkout, example!, `a ${type} mandate`);
    const secret = asked.paymentIntentSecret ?? '';
    await shop.standIn.post(`/bank-account/${secret}`, {
      account: example!.account,
      verification: 'instant',
    });
    await agree(secret);
    const { payment_method_options: options } = await shop.intentOf(secret);
    expect(options?.acss_debit).toMatchObject({ mandate_options: { transaction_type: type } });
  });
});

describe.each(inWindow)('%s', (method, at, currency, good, bad) => {
  async function fillHere(): Promise<CheckoutFields> {
    const { id: checkoutId } = await openCheckout(
      shop.client,
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      at.country,
    );
    await shop.client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
    const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: at,
    });
    const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
    await shop.client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    await shop.client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: at });
    return payBy(shop.client, checkoutId, method);
  }

  const placeHere = (checkout: CheckoutFields, idempotencyKey: string) =>
    shop.client.change<Completed>('CheckoutComplete', {
      checkoutId: checkout.id,
      idempotencyKey,
      buyerKey: 'one browser',
      expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
      attestations: checkout.requiredAttestations,
    });

  /** Places the order and names an account in the provider's window; then agrees to the debit. */
  async function orderFrom(account: string, key: string, verification = 'instant') {
    const checkout = await fillHere();
    const asked = await placeHere(checkout, key);
    const secret = asked.paymentIntentSecret ?? '';
    expect((await shop.intentOf(secret)).status).toBe('requires_payment_method');
    await shop.standIn.post(`/bank-account/${secret}`, { account, verification });
    await agree(secret);
    return { checkout, secret, completed: await placeHere(checkout, key) };
  }

  it('needs no token, and is pending until it clears', async () => {
    const begun = await orderFrom(good, `${method} good`);
    expect(await booksOf(begun)).toMatchObject(pending);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ method, chargeStatus: 'ASYNC_PROCESSING', bankLastDigits: '6789', verificationUrl: null }],
    });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(paid);
  });

  it('says why the bank returned it', async () => {
    const begun = await orderFrom(bad, `${method} bad`);
    await shop.deliverEvents();
    expect(await booksOf(begun)).toMatchObject(returned);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ debitFailure: 'INSUFFICIENT_FUNDS' }],
    });
  });

  it('waits until the buyer has confirmed small deposits on the provider’s page', async () => {
    const begun = await orderFrom(good, `${method} deposits`, 'microdeposits');
    expect(await booksOf(begun)).toMatchObject(pending);
    const shown = await orderOf(shop.client, begun.completed);
    const [payment] = (shown?.['payments'] ?? []) as readonly { readonly verificationUrl: string }[];
    const page = payment?.verificationUrl ?? '';
    expect(page).toContain('/verify-account/');
    await completeAttempts(shop.services, {
      ...ordinaryPatience,
      idleSeconds: 0,
      debitSeconds: 0,
      abandonSeconds: 0,
    });
    expect(await booksOf(begun)).toMatchObject(pending);
    const path = new URL(page).pathname.replace('/sandbox/card', '');
    expect(await (await shop.standIn.post(path, { typed: 'SM99ZZ' })).text()).toContain('alert');
    expect(await (await shop.standIn.post(path, { typed: 'sm11aa' })).text()).toContain('is confirmed');
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await booksOf(begun)).toMatchObject(paid);
    expect(await orderOf(shop.client, begun.completed)).toMatchObject({
      payments: [{ verificationUrl: null }],
    });
  });

  it('orders nothing while the buyer has closed the window, and a card then pays', async () => {
    const checkout = await fillHere();
    const asked = await placeHere(checkout, `${method} closed`);
    const secret = asked.paymentIntentSecret ?? '';
    await shop.standIn.post(`/bank-account/${secret}`, { verification: 'leave' });
    expect(await placeHere(checkout, `${method} closed`)).toMatchObject({ confirmationNeeded: true });
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    expect((await placeHere(byCard, `${method} card`)).order).not.toBeNull();
    expect((await shop.intentOf(secret)).status).toBe('canceled');
  });
});
