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
import { tokenOf } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { pending, paid, returned, debitBooks } from './debit-books.ts';

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

/** Completes all steps up to the review, paid by debit from an account. */
async function fill(iban: string, voucherCode: string | null = null): Promise<CheckoutFields> {
  const requested = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
  const { id: checkoutId } = await openCheckout(shop.client, requested, 'DE');
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
  return payBy(shop.client, checkoutId, 'SEPA', await tokenOf(shop, iban));
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
const { agree, booksOf } = debitBooks(() => shop);

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
