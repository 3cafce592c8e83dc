import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../../server/modules/payment/provider/payment-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { address, type CheckoutFields, type Completed, openCheckout, payBy } from './checkout-client.ts';
import { openPaypalShop } from './paypal-shop.ts';

let shop: Awaited<ReturnType<typeof openPaypalShop>>;
/** What PayPal lists of its payments. */
let shows: (payment: ProviderPayment) => ProviderPayment | null = (payment) => payment;

beforeAll(async () => {
  shop = await openPaypalShop();
});
afterAll(() => shop.close());

const minute = 60_000;
const hour = 60 * minute;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** The differences of an attempt, by a comparison that excludes what PayPal may list later than a moment. */
async function differencesOf(attemptId: string, until: Date, from = new Date(0)) {
  const { paypal, stripe } = shop;
  const late = {
    ...paypal,
    async *list(since: Date) {
      for await (const payment of paypal.list(since)) {
        const shown = shows(payment);
        if (shown !== null) yield shown;
      }
    },
  };
  const services = { ...shop.services, providers: { MAIN: { stripe, paypal: late } } };
  return (await reconcile(services, { from, until })).filter((found) => found.attemptId === attemptId);
}

/** A payment that is made now, for an attempt that was made so many minutes ago. */
async function paidAfter(minutes: number) {
  const { id: checkoutId } = await openCheckout(shop.client, { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
  await shop.client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: address,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await shop.client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await shop.client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
  const chosen: CheckoutFields = await payBy(shop.client, checkoutId, 'PAYPAL_ONE_TIME');
  const placed = await shop.client.change<Completed>('CheckoutComplete', {
    checkoutId,
    idempotencyKey: 'once',
    buyerKey: 'one browser',
    expectedTotal: { amount: chosen.totalPrice.gross.amount, currency: 'USD' },
    attestations: chosen.requiredAttestations,
  });
  const [attempt] = await shop.database.sql<[{ id: string; intent_id: string; order_id: string }]>`
    update payment_attempt set created_at = now() - make_interval(mins => ${minutes})
    where id = (select max(id::text)::uuid from payment_attempt) returning id, intent_id, order_id`;
  await shop.standIn.answer(placed.paymentIntentSecret ?? '', 'pay');
  await shop.deliverEvents();
  return attempt;
}

describe('the comparison of PayPal’s books', () => {
  it('waits for a payment that PayPal may not list yet, although its attempt is older', async () => {
    const { id } = await paidAfter(4 * 60);
    shows = () => null;
    expect(await differencesOf(id, new Date(Date.now() - 10 * minute))).toEqual([]);
    expect(await differencesOf(id, inHours(2.9))).toEqual([]);
    shows = (payment) => payment;
  });

  it('finds a payment that PayPal should have listed', async () => {
    const { id } = await paidAfter(4 * 60);
    shows = () => null;
    expect(await differencesOf(id, inHours(3.1))).toMatchObject([{ attemptId: id, atProvider: 0 }]);
    shows = (payment) => payment;
    expect(await differencesOf(id, inHours(3.1))).toEqual([]);
  });

  it('waits for a refund that PayPal may not list yet, and finds one that it never lists', async () => {
    const { id, intent_id: orderId } = await paidAfter(0);
    const order = await (await shop.standIn.ask('GET', `/v2/checkout/orders/${orderId}`)).json();
    const [unit] = (order as { purchase_units: { payments: { captures: { id: string }[] } }[] })
      .purchase_units;
    await shop.standIn.ask('POST', `/v2/payments/captures/${unit!.payments.captures[0]!.id}/refund`, {
      amount: { currency_code: 'USD', value: '10.00' },
    });
    await shop.deliverEvents();
    shows = (payment) => ({ ...payment, amountRefunded: 0 });
    expect(await differencesOf(id, inHours(2.9))).toEqual([]);
    expect(await differencesOf(id, inHours(3.1))).toHaveLength(1);
    shows = (payment) => payment;
    expect(await differencesOf(id, inHours(3.1))).toEqual([]);
  });

  it('knows a payment of the period whose attempt began before it', async () => {
    const { id } = await paidAfter(45);
    expect(await differencesOf(id, inHours(3.1), new Date(Date.now() - 30 * minute))).toEqual([]);
  });
});
