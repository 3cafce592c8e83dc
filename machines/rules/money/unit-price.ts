import { decimalsOf, type Money } from './money.ts';

/** A price of one, in units of as many decimals as it names, which may be more than those of its currency. */
export interface UnitPrice extends Money {
  readonly decimals: number;
}

/** Decimals beyond a currency's own; enough for quantities of up to 10,000. */
const mostExtraDecimals = 5;

/**
 * The price of one in a line whose amount was rounded as a whole (decision 206). It has the fewest decimals with which
 * quantity times price, rounded half up to a minor unit, is the amount: 3,360.505 for two of 6,721.01 together.
 */
export function unitPriceInLine(each: Money, line: { quantity: number; amount: Money }): UnitPrice {
  const { quantity, amount } = line;
  for (let extra = 0; extra <= mostExtraDecimals; extra += 1) {
    const scale = 10 ** extra;
    const unit = extra === 0 ? each.amount : Math.round((amount.amount * scale) / quantity);
    if (Math.round((unit * quantity) / scale) === amount.amount)
      return { amount: unit, currency: each.currency, decimals: decimalsOf(each.currency) + extra };
  }
  return { ...each, decimals: decimalsOf(each.currency) };
}
