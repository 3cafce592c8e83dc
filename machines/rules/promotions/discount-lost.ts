import { addMoney, isMoreExpensive, type Money, subtractMoney } from '../money/index.ts';

/** What a code gives to a cart, on the side that its buyer reads. */
export interface VoucherGain {
  readonly discount: Money;
  /** What the articles that it brings for nothing cost without it; 0 where it brings none. */
  readonly gifts: Money;
}

const worthOf = ({ discount, gifts }: VoucherGain): Money => addMoney(discount, gifts);

/**
 * How much more a code gave to the same cart than the one that stands in its place, a free article counted at its price;
 * null where it gave no more.
 */
export function discountLost(former: VoucherGain, present: VoucherGain): Money | null {
  const before = worthOf(former);
  const after = worthOf(present);
  return isMoreExpensive(before, after) ? subtractMoney(before, after) : null;
}
