import { type TaxedMoney, toMajorUnits } from '@sonde/machines/rules/money';
import type { PriceTax } from '../../page/locale.ts';
import type { PriceRow } from '../offers/price-rows.ts';

/** A price of something, and the page where it is paid. */
export interface DescribedOffer {
  /** Path and query. */
  readonly path: string;
  readonly price: TaxedMoney;
  /** How many of the product the price is for. */
  readonly quantity: number;
  /** Null for several articles at one price. */
  readonly sku: string | null;
  /** Months after which it is paid again; null for what is paid once. */
  readonly months: number | null;
  /** Last day of a reduction as an ISO date; null where it has none. */
  readonly reducedUntil: string | null;
}

/** Something that is sold, as its page describes it. */
export interface DescribedProduct {
  readonly name: string;
  readonly description: string;
  /** Paths. */
  readonly pictures: readonly string[];
  readonly offers: readonly DescribedOffer[];
}

/** The shop that sells: its public address, its country (ISO 3166-1 alpha-2), and which side of a price is read. */
export interface DescribedShop {
  readonly publicUrl: string;
  readonly country: string;
  readonly side: PriceTax['side'];
}

/** Probes with what is chosen for them: the price is what is paid today for all of it. */
export const bundleOffer = (path: string, quantity: number, price: TaxedMoney): DescribedOffer => ({
  path,
  price,
  quantity,
  sku: null,
  months: null,
  reducedUntil: null,
});

/** One article at its own price. */
export const articleOffer = (path: string, row: PriceRow): DescribedOffer => ({ ...row, path, quantity: 1 });

function offerData(name: string, offer: DescribedOffer, { publicUrl, country, side }: DescribedShop) {
  const amount = offer.price[side];
  const price = { price: toMajorUnits(amount).toFixed(2), priceCurrency: amount.currency };
  return {
    '@type': 'Offer',
    url: publicUrl + offer.path,
    ...(offer.sku !== null && { sku: offer.sku }),
    ...price,
    ...(offer.reducedUntil !== null && { priceValidUntil: offer.reducedUntil }),
    ...(offer.quantity > 1 && {
      includesObject: {
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: offer.quantity,
        typeOfGood: { '@type': 'Product', name },
      },
    }),
    availability: 'https://schema.org/InStock',
    eligibleRegion: country,
    priceSpecification: {
      '@type': offer.months === null ? 'PriceSpecification' : 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: side === 'gross',
      ...(offer.months !== null && { billingDuration: `P${offer.months}M` }),
    },
  };
}

/** A product with its offers in the words of schema.org. */
export function productData({ name, description, pictures, offers }: DescribedProduct, shop: DescribedShop) {
  const [first, ...others] = offers.map((offer) => offerData(name, offer, shop));
  return {
    '@type': 'Product',
    name,
    description,
    ...(pictures.length > 0 && { image: pictures.map((path) => shop.publicUrl + path) }),
    brand: { '@type': 'Brand', name: 'Sonde' },
    offers: others.length > 0 ? [first, ...others] : first,
  };
}
