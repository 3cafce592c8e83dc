import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { Stripe } from 'stripe';
import type { Payer } from '../provider/payer.ts';
import { nonEmptyTexts, nameIn } from './payer-texts.ts';

const stripeAddress = (address: PostalAddress) =>
  nonEmptyTexts({
    line1: address.streetAddress1,
    line2: address.streetAddress2,
    city: address.city,
    state: address.countryArea,
    postal_code: address.postalCode,
    country: address.country,
  });

/** The payer's name, email address, phone and address, as each method requires some of them. */
export function stripeBillingDetails({
  email,
  billingAddress,
}: Payer): Stripe.PaymentIntentCreateParams.PaymentMethodData.BillingDetails {
  const { phone } = billingAddress;
  return {
    ...nonEmptyTexts({ name: nameIn(billingAddress), email, phone }),
    address: stripeAddress(billingAddress),
  };
}

/** The recipient of an order: lenders require one. An order without shipping names its payer. */
export function stripeShipping({
  billingAddress,
  shippingAddress,
}: Payer): Stripe.PaymentIntentCreateParams.Shipping {
  const address = shippingAddress ?? billingAddress;
  return {
    name: nameIn(address),
    ...nonEmptyTexts({ phone: address.phone }),
    address: stripeAddress(address),
  };
}
