import { createCheckoutClient, globalId, payWith, place } from '../contract/checkout-client.ts';
import type { PreparedCheckout } from './prepared-checkout.ts';

/**
 * Places a checkout that is prepared up to its payment, by card through the API: a fast setup for what comes after.
 * Returns the token of the order, which no browser has placed: each asks for the buyer's address.
 */
export async function placeOrder(
  shopUrl: string,
  { token }: PreparedCheckout,
  voucherCode?: string,
): Promise<string> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const checkoutId = globalId('Checkout', token);
  if (voucherCode !== undefined) await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode });
  const checkout = await payWith(client, checkoutId, 'pm_card_visa');
  const { orderToken, checkoutErrors } = await place(client, checkout);
  if (orderToken === null) throw new Error(JSON.stringify(checkoutErrors));
  return orderToken;
}
