import { billedCountry, type TaxIdSituation } from '@sonde/machines/rules/tax';
import { vatAreaOf } from '@sonde/machines/rules/addresses';
import type { StoredCheckout } from './checkout.model.ts';

type Addresses = Pick<StoredCheckout, 'country' | 'billingAddress' | 'shippingAddress'>;

/** The seller, the buyer and the destination of the goods. */
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
