import { isMoreExpensive, type TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import type { Shop, ShopProduct, ShopVariant } from '../catalogue/load-shop.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';
import { publicProducts } from '../catalogue/public-products.ts';

/** One thing that is sold, with its price. */
export interface PriceRow {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** What tells it from its siblings; null where the product is sold in one form only. */
  readonly variant: string | null;
  readonly kind: ShopProduct['kind'];
  readonly connector: ShopVariant['connector'];
  readonly price: TaxedMoney;
  /** What the price is reduced from, as the country's law measures it. */
  readonly undiscounted: TaxedMoney;
  readonly isReduced: boolean;
  /** Last day of the reduction as an ISO date; null where it has none. */
  readonly reducedUntil: string | null;
  /** Months after which it is paid again; null for what is paid once. */
  readonly months: number | null;
  /** What is then paid where that is another price. */
  readonly renewal: TaxedMoney | null;
}

function reductionOf({ price, priceUndiscounted, reductionEndDate }: NonNullable<ShopVariant['pricing']>) {
  const undiscounted = fromApiTaxedMoney(priceUndiscounted);
  return {
    undiscounted,
    isReduced: isMoreExpensive(undiscounted.net, fromApiTaxedMoney(price).net),
    reducedUntil: reductionEndDate,
  };
}

/** The prices of a product in a country, one for each form of it. */
export function priceRowsOf(product: ShopProduct): readonly PriceRow[] {
  return product.variants.flatMap((variant) =>
    variant.pricing
      ? {
          sku: variant.sku,
          slug: product.slug,
          name: product.name,
          variant: product.variants.length > 1 || product.kind === 'ACCESSORY' ? variant.name : null,
          kind: product.kind,
          connector: variant.connector,
          price: fromApiTaxedMoney(variant.pricing.price),
          ...reductionOf(variant.pricing),
          months: variant.renewsAfterMonths,
          renewal: otherRenewalPrice(variant),
        }
      : [],
  );
}

/** Every price of a country, in the catalogue's order. */
export function priceRows(shop: Shop): readonly PriceRow[] {
  return publicProducts(shop).flatMap(priceRowsOf);
}
