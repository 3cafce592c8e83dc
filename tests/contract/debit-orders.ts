import type { Stripe } from 'stripe';
import {
  address,
  type CheckoutClient,
  type CheckoutFields,
  type Completed,
  openCheckout,
  payBy,
  tickRenewal,
} from './checkout-client.ts';
import { publishableKey } from './card-sandbox-server.ts';
import type { openStandInShop } from './stand-in-shop.ts';

/** A shop whose providers are their stand-ins. */
export type StandInShop = Awaited<ReturnType<typeof openStandInShop>>;

/** Where the provider's script reaches it. */
type CardBrowser = Pick<StandInShop, 'standIn'>;

/** A bank debit with an address where it is offered, and an account from which it arrives. */
export interface DebitExample {
  readonly method: 'SEPA' | 'ACH' | 'ACSS';
  readonly currency: string;
  readonly account: string;
  readonly at: typeof address;
}

/** Every bank debit. */
export const debitExamples: readonly DebitExample[] = [
  {
    method: 'SEPA',
    currency: 'EUR',
    account: 'DE89370400440532013000',
    at: {
      ...address,
      companyName: '',
      streetAddress1: 'Torstraße 1',
      city: 'Berlin',
      postalCode: '10115',
      country: 'DE',
      countryArea: '',
      phone: '+493012345678',
    },
  },
  { method: 'ACH', currency: 'USD', account: '000123456789', at: address },
  {
    method: 'ACSS',
    currency: 'CAD',
    account: '000123456789',
    at: {
      ...address,
      streetAddress1: '100 Queen Street West',
      city: 'Toronto',
      postalCode: 'M5H 2N2',
      country: 'CA',
      countryArea: 'ON',
      phone: '+14165550123',
    },
  },
];

/** What the provider's script sends. */
export async function asBrowser<Answer>(
  { standIn }: CardBrowser,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await standIn.post(`/v1/${path}`, { ...form, key: publishableKey });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Stores an IBAN as the provider's field does; returns its token. */
export async function tokenOf(shop: CardBrowser, iban: string): Promise<string> {
  const body = {
    type: 'sepa_debit',
    'sepa_debit[iban]': iban,
    'billing_details[name]': 'Ada Byron',
    'billing_details[email]': 'ada@clinic.example',
  };
  return (await asBrowser<Stripe.PaymentMethod>(shop, 'payment_methods', body)).id;
}

/** Completes the steps up to the payment. */
export async function fillDebit(
  client: CheckoutClient,
  { at }: Pick<DebitExample, 'at'>,
  email: string,
  requested: Readonly<Record<string, number>> = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
): Promise<string> {
  const { id: checkoutId } = await openCheckout(client, requested, at.country);
  await client.change('CheckoutEmailUpdate', { checkoutId, email });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: at,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: at });
  return checkoutId;
}

/** Places an order once, or asks again what became of it. */
export const placeDebit = (
  client: CheckoutClient,
  checkout: CheckoutFields,
  { currency }: DebitExample,
  idempotencyKey: string,
) =>
  client.change<Completed>('CheckoutComplete', {
    checkoutId: checkout.id,
    idempotencyKey,
    buyerKey: 'one browser',
    expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
    attestations: checkout.requiredAttestations,
  });

/** Orders a filled checkout by a debit that the buyer agrees to; its bank has not answered yet. */
export async function orderByDebit(
  shop: StandInShop,
  client: CheckoutClient,
  example: DebitExample,
  { checkoutId, key }: { readonly checkoutId: string; readonly key: string },
): Promise<Completed> {
  const { method, account } = example;
  const token = method === 'SEPA' ? await tokenOf(shop, account) : undefined;
  const checkout = await payBy(client, checkoutId, method, token);
  const secret = (await placeDebit(client, checkout, example, key)).paymentIntentSecret ?? '';
  if (method !== 'SEPA')
    await shop.standIn.post(`/bank-account/${secret}`, { account, verification: 'instant' });
  await asBrowser(shop, `payment_intents/${secret.split('_secret_')[0]}/confirm`, { client_secret: secret });
  return placeDebit(client, checkout, example, key);
}

/** Orders a probe with a membership that renews, by a debit that the buyer agrees to; its bank has not answered yet. */
export async function orderRenewing(
  shop: StandInShop,
  client: CheckoutClient,
  example: DebitExample,
  email: string,
): Promise<Completed> {
  const checkoutId = await fillDebit(client, example, email);
  await tickRenewal(client, checkoutId);
  return orderByDebit(shop, client, example, { checkoutId, key: email });
}
