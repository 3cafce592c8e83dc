import type { CheckoutClient, RequestedItems } from '../contract/checkout-client.ts';
import { lineInputs } from '../contract/checkout-client.ts';

/** What a buyer in Germany has entered before the payment; a cart in another country needs nothing. */
export interface EnteredData {
  readonly email: string;
  /** Null for a person without an organization. */
  readonly organizationName: string | null;
  readonly address: typeof germanAddress;
}

/** The organization for which the buyer of the checkout in Germany buys. */
export const clinic = 'Praxis am Tor';

export const germanAddress = {
  firstName: 'Ada',
  lastName: 'Okafor',
  companyName: '',
  streetAddress1: 'Chausseestraße 12',
  streetAddress2: '',
  city: 'Berlin',
  postalCode: '10115',
  countryArea: '',
  phone: '+49 30 1234567',
  country: 'DE',
};

/** The code that every walk through the cart and the checkout has applied. */
export const appliedCode = 'WELCOME10';

/** Sends one change, and throws if the shop refuses it. */
export async function change(client: CheckoutClient, operation: string, variables: object) {
  const { checkout, checkoutErrors } = await client.change(operation, variables);
  if (checkout === null || checkoutErrors.length > 0) throw new Error(JSON.stringify(checkoutErrors));
  return checkout;
}

export const createCheckout = (client: CheckoutClient, country: string, requested: RequestedItems) =>
  change(client, 'CheckoutCreate', { input: { country, languageCode: 'EN', lines: lineInputs(requested) } });

/** Enters everything up to the payment. Both addresses are the same. */
export async function enterData(
  client: CheckoutClient,
  checkoutId: string,
  { email, organizationName, address }: EnteredData,
): Promise<void> {
  await change(client, 'CheckoutEmailUpdate', { checkoutId, email, organizationName });
  const { availableShippingMethods } = await change(client, 'CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: address,
  });
  const shippingMethodId = availableShippingMethods[0]?.id;
  await change(client, 'CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await change(client, 'CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
}

export const applyCode = (client: CheckoutClient, checkoutId: string) =>
  change(client, 'CheckoutUpdateVoucher', { checkoutId, voucherCode: appliedCode });
