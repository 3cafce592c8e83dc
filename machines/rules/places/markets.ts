import { extraMarkets, mainMarkets } from './markets.generated.ts';

/** Main countries are sold everything that the shop has, extra markets part of it. */
export type MarketTier = 'main' | 'extra';

/**
 * The tier of a country, by its code in either case; null if the shop doesn't sell there. From lists of its own, because
 * a browser needs nothing else of the table of countries.
 */
export function marketTierOf(code: string): MarketTier | null {
  const requested = code.toUpperCase();
  if (mainMarkets.includes(requested)) return 'main';
  return extraMarkets.includes(requested) ? 'extra' : null;
}

/** Whether the shop sells to this country. */
export const isCountryEnabled = (code: string): boolean => marketTierOf(code) !== null;
