import type { Connector } from '@sonde/machines/rules/catalogue';
import { multiplyTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import type { SoldRental } from '@sonde/machines/rules/rentals';
import { connectorSlugs } from '../../graphql/from-api-connector.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { descriptionBlocks } from '../catalogue/description.ts';
import type { Shop, ShopProduct, ShopVariant } from '../catalogue/load-shop.ts';

/** The price of a rental. */
export interface RentalPrice {
  readonly monthly: TaxedMoney;
  /** Months that it lasts at least. */
  readonly months: number;
  /** Of all of them. */
  readonly total: TaxedMoney;
}

/** What is shown of the rented probe. */
interface RentalWords {
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

/** The page's data: the rentals that the rules read, with words, and prices by SKU. */
export interface RentalOffers {
  readonly sold: readonly SoldRental[];
  /** Null if the shop rents out nothing. */
  readonly words: RentalWords | null;
  readonly prices: Readonly<Record<string, RentalPrice>>;
}

interface OfferedRental extends SoldRental {
  readonly price: RentalPrice;
}

function offeredRental(
  { productLine }: ShopProduct,
  { sku, connector, pricing, commitmentMonths }: ShopVariant,
): readonly OfferedRental[] {
  if (productLine === null || connector === null || pricing === null || commitmentMonths === null) return [];
  const monthly = fromApiTaxedMoney(pricing.price);
  const price = { monthly, months: commitmentMonths, total: multiplyTaxedMoney(monthly, commitmentMonths) };
  return [{ sku, productLine, connector: connectorSlugs[connector] satisfies Connector, price }];
}

/** The probe that a country's shop rents out, in each of its connectors. */
export function rentalOffers({ rentals }: Pick<Shop, 'rentals'>): RentalOffers {
  const [product] = rentals;
  if (product === undefined) return { sold: [], words: null, prices: {} };
  const offered = product.variants.flatMap((variant) => offeredRental(product, variant));
  const [picture] = product.images;
  return {
    sold: offered.map(({ price: _price, ...rental }) => rental),
    words: {
      name: product.name,
      paragraphs: descriptionBlocks(product.descriptionJson).map(({ text }) => text),
      picture: picture ? { url: picture.url, alt: picture.alt } : null,
    },
    prices: Object.fromEntries(offered.map(({ sku, price }) => [sku, price])),
  };
}
