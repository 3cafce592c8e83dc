import {
  createCheckoutClient,
  lineInputs,
  type CheckoutFields,
  type RequestedItems,
} from '../contract/checkout-client.ts';
import { clinic, type PostalAddress } from './buyers.ts';

/** The step at which a prepared checkout starts; every step before it is complete. */
const stages = [
  'Cart',
  'Contact',
  'Shipping address',
  'Shipping method',
  'Billing address',
  'Payment',
] as const;
export type Stage = (typeof stages)[number];

export interface PreparedCheckout {
  readonly token: string;
  readonly email: string;
}

export interface Preparation {
  readonly email: string;
  readonly at?: Stage;
  /** Quantities by SKU. */
  readonly requested?: RequestedItems;
  readonly address?: PostalAddress;
  /** The country of the shop and of the address. */
  readonly country?: string;
}

const usual: RequestedItems = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };

const toApi = ({ street, state: _state, stateCode, ...address }: PostalAddress, country: string) => ({
  ...address,
  streetAddress1: street,
  streetAddress2: '',
  companyName: '',
  countryArea: stateCode,
  country,
});

/** Creates a checkout through the API, as a fast setup for tests of later steps. */
export async function prepareCheckout(
  shopUrl: string,
  { email, at = 'Contact', requested = usual, address = clinic, country = 'US' }: Preparation,
): Promise<PreparedCheckout> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const change = async (operationName: string, variables: object): Promise<CheckoutFields> => {
    const { checkout, checkoutErrors } = await client.change(operationName, variables);
    if (checkout === null || checkoutErrors.length > 0) throw new Error(JSON.stringify(checkoutErrors));
    return checkout;
  };
  const isAfter = (stage: Stage) => stages.indexOf(at) > stages.indexOf(stage);

  const { id: checkoutId, token } = await change('CheckoutCreate', {
    input: { country, lines: lineInputs(requested) },
  });
  if (isAfter('Contact')) await change('CheckoutEmailUpdate', { checkoutId, email });
  if (isAfter('Shipping address')) {
    const { availableShippingMethods } = await change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress: toApi(address, country),
    });
    if (isAfter('Shipping method'))
      await change('CheckoutShippingMethodUpdate', {
        checkoutId,
        shippingMethodId: availableShippingMethods[0]?.id,
      });
  }
  if (isAfter('Billing address'))
    await change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: toApi(address, country) });
  return { token, email };
}
