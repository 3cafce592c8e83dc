import type { TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import type { ShopVariant } from './load-shop.ts';

/** The price of the next term; null if it equals the first one's, or nothing renews. */
export function otherRenewalPrice({
  pricing,
  renewalPrice,
}: Pick<ShopVariant, 'pricing' | 'renewalPrice'>): TaxedMoney | null {
  return renewalPrice && renewalPrice.gross.amount !== pricing?.price.gross.amount
    ? fromApiTaxedMoney(renewalPrice)
    : null;
}
