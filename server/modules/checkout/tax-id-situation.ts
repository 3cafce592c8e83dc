import type { TaxIdSituation } from '@sonde/machines/rules/tax-ids';
import { vatAreaOf } from '@sonde/machines/rules/tax-territories';
import type { StoredCheckout } from './checkout.model.ts';

type Addresses = Pick<StoredCheckout, 'country' | 'billingAddress' | 'shippingAddress'>;

/** The country that is billed: the billing address's, as far as it is known. */
export function billedCountry({ country, billingAddress, shippingAddress }: Addresses): string {
  return billingAddress?.country ?? shippingAddress?.country ?? country;
}

/** Who sells to whom, and where the goods go. */
export function taxIdSituation(
  checkout: Addresses,
  {
    sellerCountry,
    isShippingRequired,
  }: { readonly sellerCountry: string; readonly isShippingRequired: boolean },
): TaxIdSituation {
  const buyerCountry = billedCountry(checkout);
  const shipTo = checkout.shippingAddress === null ? checkout.country : vatAreaOf(checkout.shippingAddress);
  return {
    sellerCountry,
    buyerCountry,
    destination: isShippingRequired ? shipTo : buyerCountry,
    isShipped: isShippingRequired,
  };
}
