import { isMoreExpensive, subtractMoney } from './money.ts';
import type { Money } from './money.ts';

/** What a code gives to a cart: money off, and articles for nothing, of which no price tells what they are worth. */
export interface VoucherGain {
  readonly discount: Money;
  readonly hasGifts: boolean;
}

/**
 * How much more a code took off the same cart than the one that stands in its place, on the side that its buyer reads;
 * null where it took off no more, and where gifts leave open which one is better.
 */
export function discountLost(former: VoucherGain, present: VoucherGain): Money | null {
  if (former.hasGifts || present.hasGifts || !isMoreExpensive(former.discount, present.discount)) return null;
  return subtractMoney(former.discount, present.discount);
}
