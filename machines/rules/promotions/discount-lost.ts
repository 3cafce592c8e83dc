import { addMoney, isMoreExpensive, type Money, subtractMoney } from '../money/index.ts';

/** The benefit of a code to a cart, net or gross as the buyer sees prices. */
export interface VoucherGain {
  readonly discount: Money;
  /** The regular price of the free items that it adds; 0 if it adds none. */
  readonly gifts: Money;
}

const worthOf = ({ discount, gifts }: VoucherGain): Money => addMoney(discount, gifts);

/**
 * The benefit lost by replacing one code with another in the same cart, with free items at their price; null if there
 * is no loss.
 */
export function discountLost(former: VoucherGain, present: VoucherGain): Money | null {
  const before = worthOf(former);
  const after = worthOf(present);
  return isMoreExpensive(before, after) ? subtractMoney(before, after) : null;
}
