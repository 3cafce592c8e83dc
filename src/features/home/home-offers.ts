import type { PricedItem } from '@sonde/machines/rules/analytics';
import { addMonths } from '@sonde/machines/rules/time';
import { addTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { productLineTable } from '@sonde/machines/rules/catalogue';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { shortDescription } from '../catalogue/description.ts';
import { factsOf, type Fact } from '../catalogue/facts.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { eventItemOf, priceRowsOf } from '../offers/price-rows.ts';

/** The membership included in the home page's prices: its first year, and its price from a later date on; ISO date. */
export interface HomeMembership {
  readonly price: TaxedMoney;
  readonly renewal: { readonly price: TaxedMoney; readonly date: string };
}

/** A probe on the home page. The price is the amount due today, including a mandatory membership. */
export interface HomeOffer {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly device: TaxedMoney;
  /** The probe alone, for events about it. */
  readonly item: PricedItem;
  readonly membership: HomeMembership | null;
  readonly today: TaxedMoney;
  readonly market: ShopProduct['market'];
  readonly facts: readonly Fact[];
}

const comparedFacts = 6;

const membershipMonths = 12;

function membershipFrom(shop: Shop, today: string): HomeMembership | null {
  const variant = shop.subscriptions
    .find(({ slug }) => slug === 'membership-individual')
    ?.variants.find(({ renewsAfterMonths }) => renewsAfterMonths === membershipMonths);
  if (!variant?.pricing || !variant.renewalPrice) return null;
  return {
    price: fromApiTaxedMoney(variant.pricing.price),
    renewal: {
      price: fromApiTaxedMoney(variant.renewalPrice),
      date: addMonths(today, membershipMonths),
    },
  };
}

/** The probes that anyone can buy here, in catalog order; `today` is an ISO date. */
export function homeOffers(shop: Shop, today: string): readonly HomeOffer[] {
  const membership = membershipFrom(shop, today);
  return shop.devices.flatMap((product) => {
    const [row] = priceRowsOf(product);
    if (!row || !product.productLine || productLineTable[product.productLine].isForOwnersOnly) return [];
    return {
      slug: product.slug,
      name: product.name,
      description: shortDescription(product.descriptionJson),
      picture: product.thumbnail ?? { url: '', alt: '' },
      device: row.price,
      item: eventItemOf(row),
      membership,
      today: membership ? addTaxedMoney(row.price, membership.price) : row.price,
      market: product.market,
      facts: factsOf(product).slice(0, comparedFacts),
    };
  });
}
