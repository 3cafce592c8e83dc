import type { Stripe } from 'stripe';
import type { FormHash } from './form-body.ts';
import { textIn } from './parameters.ts';

/** The provider's address object from a sent hash; null if none was sent. */
export function readAddress(sent: FormHash | string | null | undefined): Stripe.Address | null {
  if (typeof sent !== 'object' || sent === null) return null;
  return {
    city: textIn(sent, 'city'),
    country: textIn(sent, 'country'),
    line1: textIn(sent, 'line1'),
    line2: textIn(sent, 'line2'),
    postal_code: textIn(sent, 'postal_code'),
    state: textIn(sent, 'state'),
  };
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** The payer's name and address. */
export function readBillingDetails(sent: FormHash | null): Stripe.PaymentMethod.BillingDetails {
  return {
    address: readAddress(sent?.['address']) ?? noAddress,
    email: textIn(sent, 'email'),
    name: textIn(sent, 'name'),
    phone: textIn(sent, 'phone'),
    tax_id: null,
  };
}

/** The recipient's name and address; null if none was sent. */
export function readShipping(sent: FormHash | null): Stripe.PaymentIntent.Shipping | null {
  const address = readAddress(sent?.['address']);
  if (!address) return null;
  return { address, name: textIn(sent, 'name') ?? '', phone: textIn(sent, 'phone') };
}
