import { createCheckoutClient, globalId, payWith, place } from '../contract/checkout-client.ts';
import type { PreparedCheckout } from './prepared-checkout.ts';

export interface PlacedOrder {
  readonly orderToken: string;
  /** What proves in another browser who has ordered. */
  readonly accessKey: string;
}

/** Places a checkout that is prepared up to its payment, by card through the API: a fast setup for what comes after. */
export async function placeOrder(
  shopUrl: string,
  { token }: PreparedCheckout,
  voucherCode?: string,
): Promise<PlacedOrder> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const checkoutId = globalId('Checkout', token);
  if (voucherCode !== undefined) await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode });
  const checkout = await payWith(client, checkoutId, 'pm_card_visa');
  const { orderToken, orderAccessKey, checkoutErrors } = await place(client, checkout);
  if (orderToken === null || orderAccessKey === null) throw new Error(JSON.stringify(checkoutErrors));
  return { orderToken, accessKey: orderAccessKey };
}
