import type { SizedMembership } from '@sonde/machines/rules/reactivation';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { shortDescription } from '../catalogue/description.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';

/** The description of a term. */
export interface OfferedTerm {
  readonly name: string;
  readonly description: string;
  /** Null for a one-time purchase. */
  readonly months: number | null;
}

/** The page's data: the memberships for the rules, with texts by the SKU of a term, and prices by SKU. */
export interface OwnerOffers {
  readonly sold: readonly SizedMembership[];
  readonly terms: Readonly<Record<string, OfferedTerm>>;
  readonly prices: Readonly<Record<string, TaxedMoney>>;
}

type Sold = ShopProduct & { readonly planFamily: NonNullable<ShopProduct['planFamily']> };

const isMembership = (product: ShopProduct): product is Sold =>
  product.planFamily !== null && product.subscriptionPart === 'SUBSCRIPTION';

/** A term with a different renewal price is sold with probes, to new members. */
const termsIn = (product: ShopProduct) =>
  product.variants.filter((variant) => variant.pricing && otherRenewalPrice(variant) === null);

function soldMembership(product: Sold, shop: Shop): SizedMembership {
  const features = shop.subscriptions.filter(
    (other) =>
      other.planFamily === product.planFamily &&
      other.market === product.market &&
      other.subscriptionPart === 'FEATURES',
  );
  const seats = shop.subscriptions
    .filter(
      ({ planFamily, market, subscriptionPart }) =>
        planFamily === product.planFamily && market === product.market && subscriptionPart === 'SEATS',
    )
    .flatMap(termsIn);
  const includedSeats = product.includedSeats ?? 1;
  return {
    includedSeats,
    planFamily: product.planFamily,
    market: product.market,
    productLine: product.productLine,
    terms: termsIn(product).map(({ sku, renewsAfterMonths }) => {
      const seat = seats.find((sold) => sold.renewsAfterMonths === renewsAfterMonths);
      return { sku, seats: seat ? { sku: seat.sku, included: includedSeats } : null };
    }),
    featureSkus: features.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  };
}

/** The memberships that a country's shop sells without a probe, as far as the rules allow it. */
export function ownerOffers(shop: Shop): OwnerOffers {
  const memberships = shop.subscriptions.filter(isMembership);
  return {
    sold: memberships.map((product) => soldMembership(product, shop)),
    terms: Object.fromEntries(
      memberships.flatMap((product) =>
        termsIn(product).map(({ sku, renewsAfterMonths }) => [
          sku,
          {
            name: product.name,
            description: shortDescription(product.descriptionJson),
            months: renewsAfterMonths,
          },
        ]),
      ),
    ),
    prices: Object.fromEntries(
      shop.subscriptions.flatMap(({ variants }) =>
        variants.flatMap(({ sku, pricing }) => (pricing ? [[sku, fromApiTaxedMoney(pricing.price)]] : [])),
      ),
    ),
  };
}
