import { type Money, toMajorUnits } from '@sonde/machines/rules/money';
import { daysBetween } from '@sonde/machines/rules/time';

/** How a product reaches its buyer, and how long it may be sent back. */
export interface DescribedService {
  /** Null for what isn't shipped, or if it isn't known before the checkout. */
  readonly delivery: {
    readonly price: Money;
    /** ISO dates, for an order of `today`. */
    readonly earliest: string;
    readonly latest: string;
    readonly today: string;
  } | null;
  /** Null if the catalog names none. */
  readonly returnDays: number | null;
}

/** What leaves the warehouse a day after the order. */
const handlingDays = 1;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

function shippingDetails(
  { price, earliest, latest, today }: NonNullable<DescribedService['delivery']>,
  country: string,
) {
  const transit = (day: string) => Math.max(0, daysBetween(today, day) - handlingDays);
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toMajorUnits(price).toFixed(2),
      currency: price.currency,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays, handlingDays),
      transitTime: days(transit(earliest), transit(latest)),
    },
  };
}

const returnPolicy = (merchantReturnDays: number, country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
});

/** What an offer says of its delivery and returns in the schema.org vocabulary. */
export const serviceData = ({ delivery, returnDays }: DescribedService, country: string) => ({
  ...(delivery && { shippingDetails: shippingDetails(delivery, country) }),
  ...(returnDays !== null && { hasMerchantReturnPolicy: returnPolicy(returnDays, country) }),
});
