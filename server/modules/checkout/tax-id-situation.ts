import { billedCountry, type TaxIdSituation } from '@sonde/machines/rules/tax';
import { vatAreaOf } from '@sonde/machines/rules/addresses';
import type { StoredCheckout } from './checkout.model.ts';

type Addresses = Pick<StoredCheckout, 'country' | 'billingAddress' | 'shippingAddress'>;

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
