import type { Checkout } from '@sonde/machines/cart';
import type { CheckoutPorts } from '@sonde/machines/checkout';
import { lazyImport } from '../browser/lazy-import.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import type * as checkoutRequestsModule from './checkout-requests.ts';

type Requests = typeof checkoutRequestsModule;

/** Once loaded, they stay loaded, so that a request without a network is tried again like any other. */
let loaded: Requests | null = null;

/** A checkout that the page was served with asks the shop nothing before the buyer does something. */
const importRequests = () => import('./checkout-requests.ts');

/** Those alone who leave the email field need the rule for it. */
const importSuggestion = () => import('./suggest-email.ts');

async function loadRequests(): Promise<Requests> {
  loaded ??= await lazyImport(importRequests, true);
  return loaded;
}

/** Preloads what the first request will need. A failure is reported only when something is asked. */
export function prepareCheckoutRequests(): void {
  if (!navigator.onLine) return;
  void importRequests().then(
    (requests) => {
      loaded ??= requests;
    },
    () => undefined,
  );
}

const askedOfTheShop = [
  'loadAddressRules',
  'loadCheckout',
  'continueCheckout',
  'updateContact',
  'updateShippingAddress',
  'updateShippingMethod',
  'updateBillingAddress',
  'updateAutoRenewal',
  'updateTaxId',
  'updateVoucher',
  'saveQuoteData',
  'choosePayment',
  'placeOrder',
] as const satisfies readonly (keyof checkoutRequestsModule.CheckoutRequests)[];

type AskedOfTheShop = (typeof askedOfTheShop)[number];

/** The age of a page, in milliseconds, up to which the checkout that it was served with is as new as a response. */
const longestFresh = 10_000;

/**
 * The ports of the checkout: the browser's, the card provider's, and the shop's, whose code is loaded later. A checkout
 * that the page was served with answers the first question of a restored flow; null if there is none.
 */
export function createCheckoutPorts(
  card: CardPayments,
  checkoutToken: string,
  languageCode: string,
  served: Checkout | null,
): CheckoutPorts {
  let checkout = served;
  const requests = async () => {
    // What is asked may change the checkout, so the served one is no answer any more.
    checkout = null;
    return (await loadRequests()).checkoutRequests(checkoutToken, languageCode);
  };
  const asked = Object.fromEntries(
    askedOfTheShop.map((name) => [name, async (input: never) => (await requests())[name](input)]),
  ) as unknown as Pick<CheckoutPorts, AskedOfTheShop>;
  return {
    ...asked,
    loadCheckout: async (input) => {
      const fresh = performance.now() < longestFresh ? checkout : null;
      checkout = null;
      return fresh ? { status: 'open', checkout: fresh } : asked.loadCheckout(input);
    },
    // Only the cart redeems a link's code.
    findLinkedCode: () => Promise.resolve(null),
    // Without a network there is no suggestion, which nobody misses.
    suggestEmail: async (input) => (await importSuggestion()).suggestEmail(input),
    createIdempotencyKey: async () => randomUuid(),
    tokeniseCard: (input) => card.tokeniseCard(input),
    tokeniseWallet: (input) => card.tokeniseWallet(input),
    tokeniseAccount: (input) => card.tokeniseAccount(input),
    confirmPayment: (input) => card.confirmPayment(input),
  };
}
