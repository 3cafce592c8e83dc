import { type TaxedMoney, toMajorUnits } from '@sonde/machines/rules/money';
import type { PriceTax } from '../../page/locale.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import type { PriceRow } from '../offers/price-rows.ts';
import { type DescribedService, serviceData } from './described-service.ts';

/** A price, and the page where it is paid. */
export interface DescribedOffer {
  /** Path and query. */
  readonly path: string;
  readonly price: TaxedMoney;
  /** The quantity that the price is for. */
  readonly quantity: number;
  /** Null for several products at one price. */
  readonly sku: string | null;
  /** Months until it is charged again; null for a one-time purchase. */
  readonly months: number | null;
  /** Last day of a reduction as an ISO date; null if open-ended. */
  readonly reducedUntil: string | null;
}

/** A product as described on its page. */
export interface DescribedProduct {
  readonly name: string;
  readonly description: string;
  /** Paths. */
  readonly pictures: readonly string[];
  readonly offers: readonly DescribedOffer[];
  /** How its offers are shipped and returned, where the page says so. */
  readonly service?: DescribedService;
}

/** The selling shop: its public URL, its country (ISO 3166-1 alpha-2), and which side of a price is shown. */
export interface DescribedShop {
  readonly publicUrl: string;
  readonly country: string;
  readonly side: PriceTax['side'];
}

/** Probes with a selection: the price is the total due today. */
export const bundleOffer = (path: string, quantity: number, price: TaxedMoney): DescribedOffer => ({
  path,
  price,
  quantity,
  sku: null,
  months: null,
  reducedUntil: null,
});

/** A product at its own price. */
export const itemOffer = (path: string, row: PriceRow): DescribedOffer => ({ ...row, path, quantity: 1 });

/** The delivery of an order placed `today`, an ISO date, and the returns of a product. */
export const describedService = (
  delivery: DeliveryPreview | null,
  today: string,
  returnDays: number | null,
): DescribedService => ({
  delivery: delivery && {
    price: delivery.price,
    earliest: delivery.earliestDelivery,
    latest: delivery.latestDelivery,
    today,
  },
  returnDays,
});

function offerData(
  { name, service }: DescribedProduct,
  offer: DescribedOffer,
  { publicUrl, country, side }: DescribedShop,
) {
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
    itemCondition: 'https://schema.org/NewCondition',
    ...(service && serviceData(service, country)),
    priceSpecification: {
      '@type': offer.months === null ? 'PriceSpecification' : 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: side === 'gross',
      ...(offer.months !== null && { billingDuration: `P${offer.months}M` }),
    },
  };
}

/** A product with its offers in the schema.org vocabulary. */
export function productData(product: DescribedProduct, shop: DescribedShop) {
  const { name, description, pictures, offers } = product;
  const [first, ...others] = offers.map((offer) => offerData(product, offer, shop));
  return {
    '@type': 'Product',
    name,
    description,
    ...(pictures.length > 0 && { image: pictures.map((path) => shop.publicUrl + path) }),
    brand: { '@type': 'Brand', name: 'Sonde' },
    offers: others.length > 0 ? [first, ...others] : first,
  };
}
