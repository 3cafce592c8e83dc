import { signedInAs } from '../support/test-account.ts';
import { type Changed, type CheckoutClient, type CheckoutFields } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';

/** A buyer of the sandbox without a membership. */
export const buyer = 'distributor@trade.example';

/** What needs no membership. */
export const cables = { requested: { 'CBL-USBC': 1 } };

/** A checkout with the methods that its buyer has saved. */
export interface Saved extends CheckoutFields {
  readonly savedPaymentMethods: readonly { id: string; paymentToken: string }[];
  readonly chosenSavedPaymentMethod: { id: string } | null;
}

/** Selects a saved method. */
export const choose = (client: CheckoutClient, checkoutId: string, savedPaymentMethodId: string) =>
  client.change<Changed & { checkout: Saved }>('CheckoutPaymentCreate', {
    checkoutId,
    input: { gateway: 'stripe', method: 'CREDIT_CARD', savedPaymentMethodId },
  });

/** The storefronts of buyers who save payment methods. */
export function buyersWithSavedMethods(currentShop: () => OrderShop) {
  /** The storefront for a signed-in person; null for a visitor who is signed out. */
  const storefrontOf = (email: string | null, client = currentShop().client) =>
    clientWith(() => client, email === null ? {} : signedInAs(email));

  let tokens = 0;
  const newToken = () => {
    tokens += 1;
    return `pm_paying${tokens}`;
  };
  async function save(email = buyer, token = newToken()): Promise<{ id: string; token: string }> {
    const input = { method: 'CREDIT_CARD', token, attestations: ['PAYMENT_AUTHORIZATION'] };
    const { paymentMethod } = await storefrontOf(email).change<{ paymentMethod: { id: string } }>(
      'PaymentMethodCreate',
      { input },
    );
    return { id: paymentMethod.id, token };
  }

  return { storefrontOf, save };
}
