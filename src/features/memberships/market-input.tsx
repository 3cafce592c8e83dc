import type { Market } from '@sonde/machines/rules/catalogue';
import { marketAttribute } from '../../page/market-attribute.ts';

/** Keeps the market in the address that a form leads to. */
export function MarketInput({ market }: { readonly market: Market }) {
  const named = marketAttribute(market);
  return named === undefined ? null : <input type="hidden" name="market" value={named} />;
}
