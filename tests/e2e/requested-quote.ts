import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';

/** Asks for a quote of a prepared checkout, for an organization; returns the address of its payment page in a shop. */
export async function askForQuote(
  shopUrl: string,
  shop: string,
  token: string,
  equoteOrganizationName = 'Charité Nord',
): Promise<string> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const checkoutId = globalId('Checkout', token);
  await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData: { equoteOrganizationName } });
  const { orderToken } = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
  return `/${shop}/order-payment/${orderToken ?? ''}/`;
}
