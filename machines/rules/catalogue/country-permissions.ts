import { isInGroup, type MarketTier, marketTierOf } from '../places/index.ts';
import type { PlanFamily } from '../plans/index.ts';
import type { LineKind } from './bundle-lines.ts';
import { isLineOf, type Market, type ProductLine } from './product-lines.ts';
import { ownValue } from '../texts/index.ts';

/** What buyers in a country may order (coverage COUNTRY-3). */
export interface CountryPermissions {
  readonly productLines: readonly ProductLine[];
  readonly planFamilies: readonly PlanFamily[];
  readonly accessories: boolean;
  readonly warranties: boolean;
}

const nothing: CountryPermissions = {
  productLines: [],
  planFamilies: [],
  accessories: false,
  warranties: false,
};

const mainCountry: CountryPermissions = {
  productLines: ['IQ_3', 'IQ', 'IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET'],
  planFamilies: ['BASIC', 'INDIVIDUAL', 'TEAM', 'CORE', 'PRO_CUSTOM'],
  accessories: true,
  warranties: true,
};

const extraMarket: CountryPermissions = {
  productLines: ['IQ_3', 'IQ_PLUS', 'IQ_PLUS_CARE'],
  planFamilies: ['BASIC', 'INDIVIDUAL'],
  accessories: true,
  warranties: true,
};

const permissionsByTier: Readonly<Record<MarketTier, CountryPermissions>> = {
  main: mainCountry,
  extra: extraMarket,
};

/** Countries whose permissions differ from those of their tier. */
const exceptions: Readonly<Record<string, CountryPermissions>> = {
  US: {
    ...mainCountry,
    planFamilies: [...mainCountry.planFamilies, 'CLINIC', 'PRO_THREE_YEAR', 'INDIVIDUAL_FOREVER', 'RENTAL'],
  },
  KE: { ...extraMarket, productLines: ['IQ_PLUS'] },
  PK: { ...extraMarket, productLines: ['IQ_PLUS'] },
};

/** The permissions of a country. A disabled country has none. */
export function countryPermissions(code: string): CountryPermissions {
  const tier = marketTierOf(code);
  return tier === null ? nothing : (ownValue(exceptions, code.toUpperCase()) ?? permissionsByTier[tier]);
}

/** The properties that permissions depend on. Null if the item fits every device or has no plan. */
export interface PermittedProduct {
  readonly kind: LineKind;
  readonly productLine: ProductLine | null;
  readonly planFamily: PlanFamily | null;
}

/** Whether buyers in a country may order an item, regardless of whether it has a price there. */
export function isPermitted({ kind, productLine, planFamily }: PermittedProduct, country: string): boolean {
  const permissions = countryPermissions(country);
  return (
    (productLine === null || permissions.productLines.includes(productLine)) &&
    (planFamily === null || permissions.planFamilies.includes(planFamily)) &&
    (kind !== 'ACCESSORY' || permissions.accessories) &&
    (kind !== 'WARRANTY' || permissions.warranties)
  );
}

/** Whether probes of this line may be sold in this country. */
export function isProductLineSold(code: string, productLine: ProductLine): boolean {
  return countryPermissions(code).productLines.includes(productLine);
}

/** Whether a country sells a probe of a market: without one, it has none of that market's pages and offers. */
export const isMarketSold = (code: string, market: Market): boolean =>
  countryPermissions(code).productLines.some((productLine) => isLineOf(productLine, market));

/** Whether buyers in a country may try a plan before they pay for it (coverage PLAN-9). */
export const areTrialsSold = (code: string): boolean => isInGroup('northAmerica', code);

/** Whether plans of this family may be sold in this country. */
export function isPlanSold(code: string, planFamily: PlanFamily): boolean {
  return countryPermissions(code).planFamilies.includes(planFamily);
}
