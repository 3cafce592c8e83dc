import {
  address,
  type CheckoutClient,
  type CheckoutFields,
  openCheckout,
  payWith,
} from './checkout-client.ts';

/** Taxed by state, city and district: 8.875 %. */
export const newYork = { ...address, city: 'New York', countryArea: 'NY', postalCode: '10001' };

/** Taxed by the federation and the province, with a line for each. */
export const montreal = {
  ...address,
  country: 'CA',
  city: 'Montréal',
  countryArea: 'QC',
  postalCode: 'H2Y 1C6',
  phone: '',
};

/** A checkout of a probe that ships to an address, is billed there, and can be ordered. */
export async function reachReview(client: CheckoutClient, to: typeof address): Promise<CheckoutFields> {
  const { id: checkoutId } = await openCheckout(client, { 'IQ3-USBC': 1 }, to.country);
  await client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: to,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: to });
  return payWith(client, checkoutId, 'pm_good');
}
