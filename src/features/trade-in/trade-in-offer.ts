import { countryByCode } from '@sonde/machines/rules/places';
import { tradeInLinesIn } from '@sonde/machines/rules/trade-in';
import type { TradeInOffer } from './trade-in-page.tsx';

/** What a country's shop takes, and its currency; for loaders. */
export function tradeInOffer(country: string): TradeInOffer {
  const currency = countryByCode(country)?.currency;
  if (currency === undefined) throw new Response(null, { status: 404 });
  return { linesOffered: tradeInLinesIn(country), currency };
}
