import { addTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { productLineTable } from '@sonde/machines/rules/product-lines';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { shortDescription } from '../catalogue/description.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';

/** A probe as the home page shows it: the price is what must be paid today, compulsory membership included. */
export interface HomeOffer {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly device: TaxedMoney;
  readonly membership: TaxedMoney | null;
  readonly today: TaxedMoney;
  readonly market: ShopProduct['market'];
  readonly facts: readonly { readonly slug: string; readonly name: string; readonly value: string }[];
}

const comparedFacts = 6;

function priceOf(product: ShopProduct | undefined, months?: number): TaxedMoney | null {
  const variant = product?.variants.find(
    ({ pricing, renewsAfterMonths }) => pricing && (months === undefined || renewsAfterMonths === months),
  );
  return variant?.pricing ? fromApiTaxedMoney(variant.pricing.price) : null;
}

/** The probes that anybody may buy here, in the catalogue's order. */
export function homeOffers(shop: Shop): readonly HomeOffer[] {
  const membership = priceOf(
    shop.subscriptions.find(({ slug }) => slug === 'membership-individual'),
    12,
  );
  return shop.devices.flatMap((product) => {
    const device = priceOf(product);
    if (!device || !product.productLine || productLineTable[product.productLine].ownersOnly) return [];
    return {
      slug: product.slug,
      name: product.name,
      description: shortDescription(product.descriptionJson),
      picture: product.thumbnail ?? { url: '', alt: '' },
      device,
      membership,
      today: membership ? addTaxedMoney(device, membership) : device,
      market: product.market,
      facts: product.attributes.slice(0, comparedFacts).map(({ attribute, value }) => ({
        slug: attribute.slug,
        name: attribute.name,
        value: value?.name ?? '',
      })),
    };
  });
}
