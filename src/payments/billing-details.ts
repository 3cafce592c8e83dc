import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { CreatePaymentMethodCardData } from '@stripe/stripe-js';

type BillingDetails = NonNullable<CreatePaymentMethodCardData['billing_details']>;

/** The payer's name and address in the provider's format; empty or unknown values are omitted. */
export function billingDetailsOf(address: PostalAddress | null, email: string): BillingDetails {
  if (address === null) return withoutEmpty({ email });
  return {
    ...withoutEmpty({ name: `${address.firstName} ${address.lastName}`, email, phone: address.phone }),
    address: withoutEmpty({
      line1: address.streetAddress1,
      line2: address.streetAddress2,
      city: address.city,
      state: address.countryArea,
      postal_code: address.postalCode,
      country: address.country,
    }),
  };
}

function withoutEmpty(texts: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}
