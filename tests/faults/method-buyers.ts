import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import {
  type CheckoutClient,
  type CheckoutFields,
  fillCheckout,
  payBy,
} from '../contract/checkout-client.ts';
import { debitExamples, fillDebit } from '../contract/debit-orders.ts';
import { methodAddresses } from '../contract/method-addresses.ts';
import type { Chance } from './random.ts';
import { clientOf, complete, type FinalAnswer, repeatUntilDone } from './retrying-buyer.ts';
import type { RunningStore } from './running-store.ts';

/** Takes everything off the order. */
export const freeVoucher = 'ALLFREE';

export interface Surroundings {
  readonly store: RunningStore;
  readonly chance: Chance;
  readonly publishableKey: string;
  /** Responds to the bank's, the wallet's or PayPal's question for a payment. */
  answerBank(secret: string, answer: 'complete' | 'fail'): Promise<void>;
}

const asBrowser = (store: RunningStore, path: string, form: Readonly<Record<string, string>>) =>
  fetch(`${store.url}/sandbox/card${path}`, { method: 'POST', body: new URLSearchParams(form) });

/** Stores an IBAN as the provider's field does. */
async function ibanToken({ store, publishableKey }: Surroundings, iban: string): Promise<string> {
  const response = await asBrowser(store, '/v1/payment_methods', {
    type: 'sepa_debit',
    'sepa_debit[iban]': iban,
    'billing_details[name]': 'Ada Byron',
    'billing_details[email]': 'ada@clinic.example',
    key: publishableKey,
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

async function fill(
  surroundings: Surroundings,
  client: CheckoutClient,
  method: PaymentMethod,
): Promise<CheckoutFields> {
  const email = `${randomUUID()}@clinic.example`;
  const { chance } = surroundings;
  switch (method) {
    case 'FREE':
      return fillCheckout(client, {
        card: null,
        voucherCode: freeVoucher,
        email,
      });
    case 'CREDIT_CARD': {
      const card = chance.pick([
        [3, 'pm_card_visa'],
        [1, 'pm_card_chargeDeclined'],
        [2, 'pm_card_threeDSecure2Required'],
      ]);
      return fillCheckout(client, { card, email });
    }
    case 'ELECTRONIC_QUOTE': {
      const { id: checkoutId } = await fillCheckout(client, { card: null, email });
      const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
      await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
      return payBy(client, checkoutId, method);
    }
    default: {
      const checkoutId = await fillDebit(client, { at: methodAddresses[method] }, email);
      const iban = debitExamples.find((example) => example.method === method)?.account;
      const token = method === 'SEPA' ? await ibanToken(surroundings, iban ?? '') : null;
      return payBy(client, checkoutId, method, token);
    }
  }
}

/**
 * Confirms a debit as the provider's script does, and where that made small deposits, those; what was confirmed before is
 * refused, which does no harm.
 */
async function confirmDebit(
  { store, chance, publishableKey: key }: Surroundings,
  method: PaymentMethod,
  secret: string,
) {
  const account = debitExamples.find((example) => example.method === method)?.account ?? '';
  const verification = chance.next() < 0.4 ? 'microdeposits' : 'instant';
  if (method !== 'SEPA') await asBrowser(store, `/bank-account/${secret}`, { account, verification });
  const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`;
  await asBrowser(store, path, { client_secret: secret, key });
  if (method !== 'SEPA') await asBrowser(store, `/verify-account/${secret}`, { typed: 'SM11AA' });
}

interface Paid {
  readonly orderErrors: readonly unknown[];
  readonly isPending: boolean;
}

/** Pays what is owed by the link of the order, by card. Throws if that is refused. */
export async function payByLink(
  { store }: Pick<Surroundings, 'store'>,
  client: CheckoutClient,
  token: string,
  { totalPrice }: CheckoutFields,
): Promise<void> {
  const variables = {
    token,
    idempotencyKey: randomUUID(),
    expectedTotal: { amount: totalPrice.gross.amount, currency: totalPrice.currency },
    payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
    languageCode: 'EN',
    attestations: [],
  };
  for (;;) {
    const { orderErrors, isPending } = await repeatUntilDone(store, () =>
      client.change<Paid>('OrderPay', variables),
    );
    if (orderErrors.length > 0) throw new Error(JSON.stringify(orderErrors));
    if (!isPending) return;
    await pause(100);
  }
}

/** A bank may refuse once. */
const mostRefusals = 3;

const isDebitMethod = (method: PaymentMethod) => debitExamples.some((example) => example.method === method);

/** Buys with a method and retries until the order exists; a quote is paid by its link. */
export async function buyByMethod(surroundings: Surroundings, method: PaymentMethod): Promise<FinalAnswer> {
  const { store, chance, answerBank } = surroundings;
  const client = clientOf(store);
  let answerOfBank: 'complete' | 'fail' = chance.next() < 0.3 ? 'fail' : 'complete';
  let checkout = await repeatUntilDone(store, () => fill(surroundings, client, method));
  let idempotencyKey: string = randomUUID();
  let refusals = 0;
  for (;;) {
    const [present, key, bank] = [checkout, idempotencyKey, answerOfBank];
    const answer = await repeatUntilDone(store, () => complete(client, present, key));
    if (answer.order !== null) {
      const { token } = answer.order;
      if (method === 'ELECTRONIC_QUOTE') await payByLink(surroundings, client, token, present);
      return { checkoutToken: present.token, orderToken: token, checkout: present, idempotencyKey: key };
    }
    const secret = answer.paymentIntentSecret ?? '';
    if (answer.confirmationNeeded)
      await repeatUntilDone(store, () =>
        isDebitMethod(method) ? confirmDebit(surroundings, method, secret) : answerBank(secret, bank),
      );
    else if (answer.isPending) await pause(100);
    else {
      const { checkout: shown, checkoutErrors } = answer;
      refusals += 1;
      if (shown === null || refusals > mostRefusals)
        throw new Error(`${method}: ${JSON.stringify(checkoutErrors)}`);
      answerOfBank = 'complete';
      const token = method === 'CREDIT_CARD' ? 'pm_card_visa' : null;
      checkout = await repeatUntilDone(store, () => payBy(client, shown.id, method, token));
      idempotencyKey = randomUUID();
    }
  }
}
