import { freeOrderMethod, gatewayOf, isDebit, type PaymentMethod } from '@sonde/machines/rules/payment';
import { publishableKey } from './card-sandbox-server.ts';
import { type CheckoutFields, type Completed, fillCheckout, payBy, place } from './checkout-client.ts';
import { debitExamples, fillDebit, tokenOf } from './debit-orders.ts';
import { type EveryMethodShop, freeVoucher } from './every-method-shop.ts';
import { methodAddresses } from './method-addresses.ts';

// How a buyer pays with each method that takes money: what is asked of them, and what they answer.

/** What becomes of a payment to which the buyer agrees. */
type Fate = 'kept' | 'failsLater';

/** A placed order whose payment waits for its buyer. */
export interface AskedPayment {
  readonly checkout: CheckoutFields;
  readonly key: string;
  /** The buyer agrees, wherever they are asked; a payment that has ended stays as it is. */
  readonly agree: () => Promise<unknown>;
  readonly refuse: () => Promise<unknown>;
  /** What was decided later becomes known. */
  readonly failLater: () => Promise<unknown>;
  /** The provider gives a part back, in minor units. */
  readonly refund: (amount: number) => Promise<unknown>;
}

/** A checkout that was placed. */
export interface Ordered {
  readonly checkout: CheckoutFields;
  readonly completed: Completed;
}

type Answers = Omit<AskedPayment, 'checkout' | 'key'>;

const nothing = async () => undefined;

/** Accounts from which a debit comes back. */
const failingAccounts: Readonly<Partial<Record<PaymentMethod, string>>> = {
  SEPA: 'AT861904300235473202',
  ACH: '000222222227',
  ACSS: '000222222227',
};

const accountOf = (method: PaymentMethod, fate: Fate): string =>
  (fate === 'failsLater'
    ? failingAccounts[method]
    : debitExamples.find((example) => example.method === method)?.account) ?? '';

/** The token of what the buyer enters in the shop; null if that is nothing. */
async function tokenFor(shop: EveryMethodShop, method: PaymentMethod, fate: Fate): Promise<string | null> {
  if (method === 'CREDIT_CARD') return 'pm_card_threeDSecure2Required';
  return method === 'SEPA' ? tokenOf(shop, accountOf(method, fate)) : null;
}

async function stripeAnswers(
  { standIn }: EveryMethodShop,
  method: PaymentMethod,
  fate: Fate,
  secret: string,
): Promise<Answers> {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = await standIn.stripe.paymentIntents.retrieve(id);
  const page = intent.next_action?.redirect_to_url?.url;
  const decide = (answer: 'authorise' | 'fail') =>
    fetch(page ?? '', { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  async function agreeToDebit(): Promise<unknown> {
    if (method !== 'SEPA')
      await standIn.post(`/bank-account/${secret}`, {
        account: accountOf(method, fate),
        verification: 'instant',
      });
    return standIn.post(`/v1/payment_intents/${id}/confirm`, { client_secret: secret, key: publishableKey });
  }
  const refund = (amount: number) => standIn.stripe.refunds.create({ payment_intent: id, amount });
  if (isDebit(method)) return { agree: agreeToDebit, refuse: nothing, failLater: nothing, refund };
  return page
    ? { agree: () => decide('authorise'), refuse: () => decide('fail'), failLater: nothing, refund }
    : {
        agree: () => standIn.answerChallenge(intent, 'complete'),
        refuse: () => standIn.answerChallenge(intent, 'fail'),
        failLater: nothing,
        refund,
      };
}

function paypalAnswers({ paypalStandIn }: EveryMethodShop, fate: Fate, page: string): Answers {
  const id = new URL(page).searchParams.get('token') ?? '';
  return {
    agree: () => paypalStandIn.answer(page, fate === 'kept' ? 'pay' : 'review'),
    refuse: () => paypalStandIn.answer(page, 'decline'),
    failLater: () => paypalStandIn.answer(page, 'deny'),
    async refund(amount) {
      const order = (await (await paypalStandIn.ask('GET', `/v2/checkout/orders/${id}`)).json()) as {
        purchase_units: { payments: { captures: { id: string; amount: { currency_code: string } }[] } }[];
      };
      const [capture] = order.purchase_units[0]?.payments.captures ?? [];
      return paypalStandIn.ask('POST', `/v2/payments/captures/${capture?.id}/refund`, {
        amount: { currency_code: capture?.amount.currency_code, value: (amount / 100).toFixed(2) },
      });
    },
  };
}

/** Places an order with a method that takes money, up to the question to its buyer. */
export async function askToPay(
  shop: EveryMethodShop,
  method: PaymentMethod,
  key: string,
  fate: Fate = 'kept',
): Promise<AskedPayment> {
  const email = `${key.replaceAll(' ', '-').toLowerCase()}@clinic.example`;
  const checkoutId = await fillDebit(shop.client, { at: methodAddresses[method] }, email);
  const token = await tokenFor(shop, method, fate);
  const checkout = await payBy(shop.client, checkoutId, method, token);
  const { paymentIntentSecret: secret, ...asked } = await place(shop.client, checkout, key);
  if (secret === null) throw new Error(JSON.stringify(asked));
  const answers =
    gatewayOf(method) === 'paypal'
      ? paypalAnswers(shop, fate, secret)
      : await stripeAnswers(shop, method, fate, secret);
  return { checkout, key, ...answers };
}

/** Pays what is owed by an order's link. */
export const payByLink = (
  { client }: EveryMethodShop,
  token: string,
  { totalPrice: { gross, currency } }: CheckoutFields,
  card: string,
) =>
  client.change<{ orderErrors: readonly { code: string }[]; payable: { status: string } }>('OrderPay', {
    token,
    idempotencyKey: `${card} ${token.slice(0, 20)}`,
    expectedTotal: { amount: gross.amount, currency },
    payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: card },
    languageCode: 'EN',
    attestations: [],
  });

/** Orders for nothing. */
export async function orderFree({ client }: EveryMethodShop, key: string): Promise<Ordered> {
  const checkout = await fillCheckout(client, { card: null, voucherCode: freeVoucher });
  return { checkout, completed: await place(client, checkout, key) };
}

/** Asks for a quote, which nobody has paid. */
export async function orderQuote({ client }: EveryMethodShop, key: string): Promise<Ordered> {
  const { id: checkoutId } = await fillCheckout(client, { card: null });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(client, checkoutId, 'ELECTRONIC_QUOTE');
  return { checkout, completed: await place(client, checkout, key) };
}

/** Orders with a method and pays, until the money has arrived. */
export async function buyWith(shop: EveryMethodShop, method: PaymentMethod): Promise<Ordered> {
  const key = `bought with ${method}`;
  if (method === freeOrderMethod) return orderFree(shop, key);
  if (gatewayOf(method) === 'none') {
    const quoted = await orderQuote(shop, key);
    await payByLink(shop, quoted.completed.orderToken ?? '', quoted.checkout, 'pm_card_visa');
    return quoted;
  }
  const asked = await askToPay(shop, method, key);
  await asked.agree();
  const completed = await place(shop.client, asked.checkout, key);
  await shop.deliverEvents();
  return { checkout: asked.checkout, completed };
}
