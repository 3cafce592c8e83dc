import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import type { createTestServices } from '../support/shop-services.ts';
import { type TestDatabase } from '../support/test-database.ts';
import { type RunningCardSandbox } from './card-sandbox-server.ts';
import {
  address,
  type CheckoutClient,
  type CheckoutFields,
  type Completed,
  openCheckout,
  payBy,
} from './checkout-client.ts';
import { type RunningPaypal } from './paypal-server.ts';

/** An address in another region than the main account’s. */
export const berlin = {
  ...address,
  companyName: '',
  streetAddress1: 'Main Street 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '+493012345678',
};

/** Orders that different accounts of the providers charge, and their events. */
export function ordersByAccount(
  current: () => {
    readonly client: CheckoutClient;
    readonly database: TestDatabase;
    readonly europe: RunningCardSandbox;
    readonly services: ReturnType<typeof createTestServices>;
  },
) {
  /** Completes all steps up to the payment. */
  async function fill(shippingAddress: typeof address): Promise<CheckoutFields> {
    const { country } = shippingAddress;
    const { id: checkoutId } = await openCheckout(
      current().client,
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      country,
    );
    await current().client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
    const { checkout } = await current().client.change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress,
    });
    const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
    await current().client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    await current().client.change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: shippingAddress,
    });
    return checkout!;
  }

  async function pay(checkoutId: string, method: string, token: string | null, currency: string) {
    const checkout = await payBy(current().client, checkoutId, method, token);
    const completed = await current().client.change<Completed>('CheckoutComplete', {
      checkoutId,
      idempotencyKey: 'once',
      buyerKey: 'one browser',
      expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
      attestations: checkout.requiredAttestations,
    });
    const [attempt] = await current().database.sql<
      { id: string; intent_id: string; provider_account: string }[]
    >`
    select payment_attempt.id, intent_id, provider_account from payment_attempt
    order by payment_attempt.id desc limit 1`;
    return { completed, attempt: attempt! };
  }

  const inBerlin = async (card = '4242424242424242') =>
    pay((await fill(berlin)).id, 'CREDIT_CARD', await current().europe.methodOf(card), 'EUR');

  const webhookTo = (gateway: 'stripe' | 'paypal', body: string, headers: HeadersInit) =>
    createPaymentWebhook(
      current().services,
      gateway,
    )(new Request('http://shop.test/webhooks', { method: 'POST', body, headers }));

  /** Delivers everything that an account has for the shop; returns the shop's responses. */
  async function deliver(account: RunningCardSandbox): Promise<readonly number[]> {
    await account.sandbox.deliverWebhooks();
    const statuses: number[] = [];
    for (const { body, signature } of account.received.splice(0))
      statuses.push((await webhookTo('stripe', body, { 'stripe-signature': signature })).status);
    return statuses;
  }

  async function deliverPaypal(account: RunningPaypal): Promise<readonly number[]> {
    await account.sandbox.deliverWebhooks();
    const statuses: number[] = [];
    for (const { body, headers } of account.received.splice(0))
      statuses.push((await webhookTo('paypal', body, headers)).status);
    return statuses;
  }

  return { fill, pay, inBerlin, deliver, deliverPaypal };
}
