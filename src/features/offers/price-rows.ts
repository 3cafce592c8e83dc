import type { PricedItem } from '@sonde/machines/rules/analytics';
import { isMoreExpensive, type TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import type { Shop, ShopProduct, ShopVariant } from '../catalogue/load-shop.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';
import { publicProducts } from '../catalogue/public-products.ts';

/** Something for sale, with its price. */
export interface PriceRow {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** The name that distinguishes it from other variants; null if the product has only one. */
  readonly variant: string | null;
  /** The variant's own name, as a cart's line has it. */
  readonly variantName: string;
  readonly kind: ShopProduct['kind'];
  readonly connector: ShopVariant['connector'];
  readonly price: TaxedMoney;
  /** The reference price of a reduction, as the country's law defines it. */
  readonly undiscounted: TaxedMoney;
  readonly isReduced: boolean;
  /** Last day of the reduction as an ISO date; null if open-ended. */
  readonly reducedUntil: string | null;
  /** Months until it is charged again; null for a one-time purchase. */
  readonly months: number | null;
  /** The later price if it differs. */
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

/** The prices of a product in a country, one per variant. */
export function priceRowsOf(product: ShopProduct): readonly PriceRow[] {
  return product.variants.flatMap((variant) =>
    variant.pricing
      ? {
          sku: variant.sku,
          slug: product.slug,
          name: product.name,
          variant: product.variants.length > 1 || product.kind === 'ACCESSORY' ? variant.name : null,
          variantName: variant.name,
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

/** Every price of a country, in catalog order. */
export function priceRows(shop: Shop): readonly PriceRow[] {
  return publicProducts(shop).flatMap(priceRowsOf);
}

/** A row as an item of an event, one piece of it. */
export const eventItemOf = (row: PriceRow): PricedItem => ({
  sku: row.sku,
  productName: row.name,
  variantName: row.variantName,
  kind: row.kind,
  quantity: 1,
  unitPrice: row.price,
  undiscountedUnitPrice: row.undiscounted,
});
