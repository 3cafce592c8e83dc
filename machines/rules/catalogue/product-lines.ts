/** Human and veterinary medicine. Their products are never sold together (coverage SELL-9). */
export const markets = ['HUMAN', 'VETERINARY'] as const;
/** One of {@link markets}. */
export type Market = (typeof markets)[number];

/** The markets as the parameter `market` of an address names them. */
const marketNames: Readonly<Record<Market, string>> = { HUMAN: 'human', VETERINARY: 'vet' };

/** The market that an address names; null for none. */
export const marketNamed = (name: string | null): Market | null =>
  markets.find((market) => marketNames[market] === name) ?? null;

/** Device families, newest human device first (coverage PLAN-4). */
export const productLines = ['IQ_3', 'IQ', 'IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET'] as const;
/** One of {@link productLines}. */
export type ProductLine = (typeof productLines)[number];

/** The suffix of a bundle type's name for its devices: none, `_PLUS` or `_VET`. */
export type BundleVariant = 'STANDARD' | 'PLUS' | 'VET';

interface ProductLineFacts {
  readonly market: Market;
  readonly variant: BundleVariant;
  /** True for a device that only existing owners can buy. */
  readonly isForOwnersOnly: boolean;
}

/** The market, the variant and the restriction of each product line. */
export const productLineTable: Readonly<Record<ProductLine, ProductLineFacts>> = {
  IQ_3: { market: 'HUMAN', variant: 'STANDARD', isForOwnersOnly: false },
  IQ: { market: 'HUMAN', variant: 'STANDARD', isForOwnersOnly: true },
  IQ_PLUS: { market: 'HUMAN', variant: 'PLUS', isForOwnersOnly: false },
  IQ_PLUS_CARE: { market: 'HUMAN', variant: 'PLUS', isForOwnersOnly: false },
  IQ_PLUS_VET: { market: 'VETERINARY', variant: 'VET', isForOwnersOnly: false },
};

/** The market that a product line is made for. */
export function marketOf(productLine: ProductLine): Market {
  return productLineTable[productLine].market;
}

/** The variant of the bundles that a product line is sold in. */
export function variantOf(productLine: ProductLine): BundleVariant {
  return productLineTable[productLine].variant;
}

/** Whether something is for a market. */
export const isOfMarket = (item: { readonly market: Market }, market: Market): boolean =>
  item.market === market;

/** Whether something that several markets may buy is for one. */
export const isForMarket = (item: { readonly markets: readonly Market[] }, market: Market): boolean =>
  item.markets.includes(market);

/** Whether two devices are for the same market. */
export const isOfSameMarket = (one: ProductLine, other: ProductLine): boolean =>
  marketOf(one) === marketOf(other);

/** Whether a device is for a market. */
export const isLineOf = (productLine: ProductLine, market: Market): boolean =>
  isOfMarket(productLineTable[productLine], market);
