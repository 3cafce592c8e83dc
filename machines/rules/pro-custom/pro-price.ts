import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { type Renewal, renewalOf } from '../plans/index.ts';
import { ownValue } from '../texts/index.ts';
import type { ProOffers, ProSelection } from './pro-custom.types.ts';
import { proLines } from './pro-selection.ts';

/** What a selection costs today at list prices, and again when the plan renews; null if it doesn't. */
export interface ProTotal {
  readonly today: TaxedMoney;
  readonly renewal: Renewal | null;
}

/** Adds up the lines of a selection. Throws a RangeError for a line without a price. */
export function proTotal(selection: ProSelection, offers: ProOffers): ProTotal {
  const lines = proLines(selection, offers).map(({ sku, quantity }) => {
    const known = ownValue(offers.prices, sku);
    if (known === undefined) throw new RangeError(`No price for ${sku}`);
    return { ...known, quantity };
  });
  return {
    today: lines
      .map(({ price, quantity }) => multiplyTaxedMoney(price, quantity))
      .reduce((sum, price) => addTaxedMoney(sum, price)),
    renewal: renewalOf(lines),
  };
}
