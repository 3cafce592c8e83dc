import type { Currency } from '@sonde/machines/rules/money';
import { countryByCode } from '@sonde/machines/rules/places';
import type { PromotionFlag } from '@sonde/machines/rules/promotions';
import { type TradeInLine, tradeInLinesIn } from '@sonde/machines/rules/trade-in';
import type { Shop } from '../catalogue/load-shop.ts';

/** What a country's shop takes and pays in. */
export interface TradeInOffer {
  readonly linesOffered: readonly TradeInLine[];
  readonly currency: Currency;
  /** The promotions that are on. */
  readonly flags: readonly PromotionFlag[];
}

/** What a country's shop takes, in which currency, and the promotions that are on; for loaders. */
export function tradeInOffer({ country, promotionFlags: flags }: Shop): TradeInOffer {
  const currency = countryByCode(country)?.currency;
  if (currency === undefined) throw new Response(null, { status: 404 });
  return { linesOffered: tradeInLinesIn(country), currency, flags };
}
