import { randomUUID } from 'node:crypto';
import { gatewayOf } from '@sonde/machines/rules/payment';
import {
  address,
  createCheckoutClient,
  openCheckout,
  payWith,
  placement,
} from '../contract/checkout-client.ts';
import type {
  CheckoutClient,
  CheckoutFields,
  Completed,
  RequestedItems,
} from '../contract/checkout-client.ts';
import { storefrontOperation } from '../contract/storefront-operations.ts';
import type { Shop } from './shop.ts';

/** A wrapper around each operation of a purchase, such as a timer; it must run the operation and return its result. */
export type Around = <Answer>(operation: string, work: () => Promise<Answer>) => Promise<Answer>;

interface Purchase {
  readonly checkoutToken: string;
  readonly orderToken: string;
  /** Loads the order as shown to its buyer. */
  readonly accessKey: string;
}

export interface Buyer {
  /** Completes a purchase of a probe and a membership, including the card; throws if it ends without an order. */
  buy(around?: Around): Promise<Purchase>;
  /** A checkout with only these two products, and its token. */
  openCheckout(): Promise<string>;
  /** The same with contact details, an address and a shipping method, and its token. */
  fillCheckout(): Promise<string>;
}

const alone: Around = (_operation, work) => work();

const card = {
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2039',
  'card[cvc]': '123',
};

/** The provider's key for the card fields of the checkout page. */
export async function publishableKeyOf(url: string): Promise<string> {
  const page = await fetch(`${url}/us/en/checkout/`);
  const [, key] = /"publishableKey":"([^"]+)"/.exec(await page.text()) ?? [];
  if (key === undefined) throw new Error('The checkout has no key for the card fields.');
  return key;
}

/** Submits the card to the provider, as the fields in the browser do. */
export async function tokenise(cardApi: string, key: string): Promise<string> {
  const body = new URLSearchParams({ type: 'card', key, ...card });
  const response = await fetch(`${cardApi}/v1/payment_methods`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The provider refused the card: ${await response.text()}`);
  return ((await response.json()) as { readonly id: string }).id;
}

async function changeCheckout(
  client: CheckoutClient,
  operation: string,
  variables: object,
): Promise<CheckoutFields> {
  const { checkout, checkoutErrors } = await client.change(operation, variables);
  if (checkout === null || checkoutErrors.length > 0)
    throw new Error(`${operation}: ${JSON.stringify(checkoutErrors)}`);
  return checkout;
}

export interface BuyerOptions {
  /** A probe and a membership without it. */
  readonly requested?: RequestedItems;
  /** How requests are sent: by `fetch` without it. */
  send?(request: Request): Promise<Response>;
}

/** A buyer over HTTP, with the storefront's own operations in the storefront's order. */
export function createBuyer(
  { url, cardApi }: Pick<Shop, 'url' | 'cardApi'>,
  { requested, send = fetch }: BuyerOptions = {},
): Buyer {
  let publishableKey: Promise<string> | null = null;
  const client = createCheckoutClient(send, url, storefrontOperation);

  /** From the cart to the shipping method. */
  async function fillCheckout(around: Around): Promise<CheckoutFields> {
    const { id: checkoutId } = await around('CheckoutCreate', () => openCheckout(client, requested));
    const change = (operation: string, variables: object) =>
      around(operation, () => changeCheckout(client, operation, { checkoutId, ...variables }));
    await change('CheckoutEmailUpdate', { email: `${randomUUID()}@clinic.example` });
    const { availableShippingMethods } = await change('CheckoutShippingAddressUpdate', {
      shippingAddress: address,
    });
    return change('CheckoutShippingMethodUpdate', { shippingMethodId: availableShippingMethods[0]?.id });
  }

  return {
    openCheckout: async () => (await openCheckout(client, requested)).token,
    fillCheckout: async () => (await fillCheckout(alone)).token,
    async buy(around = alone) {
      const { id: checkoutId } = await fillCheckout(around);
      await around('CheckoutBillingAddressUpdate', () =>
        changeCheckout(client, 'CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address }),
      );
      publishableKey ??= publishableKeyOf(url);
      const token = await tokenise(cardApi, await publishableKey);
      const chosen = await around('CheckoutPaymentCreate', () => payWith(client, checkoutId, token));
      const placed = await around('CheckoutComplete', () =>
        client.change<Completed>('CheckoutComplete', {
          ...placement(chosen, randomUUID()),
          expectedPayment: { gateway: gatewayOf('CREDIT_CARD'), method: 'CREDIT_CARD', token },
          buyerKey: randomUUID(),
        }),
      );
      const { orderToken, orderAccessKey: accessKey, checkoutErrors } = placed;
      if (orderToken === null || accessKey === null)
        throw new Error(`No order was created: ${JSON.stringify(checkoutErrors)}`);
      const { data } = await around('Order', () => client.send('Order', { token: orderToken, accessKey }));
      if (!data?.['order']) throw new Error(`The order ${orderToken} cannot be read.`);
      return { checkoutToken: chosen.token, orderToken, accessKey };
    },
  };
}

/** Buys this many times, one after the other. */
export async function buyTimes(buyer: Buyer, times: number, around?: Around): Promise<void> {
  for (let count = 0; count < times; count += 1) await buyer.buy(around);
}
