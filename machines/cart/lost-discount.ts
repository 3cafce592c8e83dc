import { hasShape, isBoolean, isNumber, isString } from '../flow/index.ts';
import { discountLost } from '../rules/promotions/index.ts';
import { addMoney, type Money, multiplyMoney, zeroMoney } from '../rules/money/index.ts';
import { readSide } from '../rules/tax/index.ts';
import type { Checkout } from './cart.types.ts';

/** What a lost discount was told of: the cart with its articles, and the code that took the place of the other. */
interface Present {
  readonly checkoutId: string;
  readonly voucherCode: string;
  /** In minor units. */
  readonly discount: number;
  /** Before tax, in minor units. */
  readonly subtotal: number;
}

/** What a cart lost when a code took the place of a better one. */
export interface LostDiscount {
  /** The code that gave more. */
  readonly code: string;
  /** How much more. */
  readonly amount: Money;
  /** Articles that either code brought for nothing are in the amount, at their price. */
  readonly countsGifts: boolean;
  readonly present: Present;
}

const presentOf = ({ id, voucherCode, discount, subtotal }: Checkout): Present => ({
  checkoutId: id,
  voucherCode,
  discount: discount.amount,
  subtotal: subtotal.net.amount,
});

const gainOf = ({ discount, lines, taxTreatment }: Checkout) => ({
  discount,
  gifts: lines
    .filter(({ isFreeItem }) => isFreeItem)
    .map((line) => multiplyMoney(line.undiscountedUnitPrice[readSide[taxTreatment]], line.quantity))
    .reduce(addMoney, zeroMoney(discount.currency)),
});

/** What was lost before, while the cart has the code by which it was; null otherwise. */
export function stillLost(lost: LostDiscount | null, { id, voucherCode }: Checkout): LostDiscount | null {
  return lost?.present.checkoutId === id && lost.present.voucherCode === voucherCode ? lost : null;
}

/** How much more the lost code gave; null while the cart holds other articles, for which nobody has compared. */
export function lostAmount({ amount, present }: LostDiscount, cart: Checkout): Money | null {
  const { discount, subtotal } = presentOf(cart);
  return present.discount === discount && present.subtotal === subtotal ? amount : null;
}

/** What a cart lost as it changed from `former` to `present`, or had lost before and still has. */
export function lostByChange(
  former: Checkout,
  present: Checkout,
  before: LostDiscount | null,
): LostDiscount | null {
  if (former.voucherCode === present.voucherCode) return stillLost(before, present);
  const amount = discountLost(gainOf(former), gainOf(present));
  const countsGifts = [...former.lines, ...present.lines].some(({ isFreeItem }) => isFreeItem);
  return amount && { code: former.voucherCode, amount, countsGifts, present: presentOf(present) };
}

const isLostDiscount = hasShape({
  code: isString,
  amount: hasShape({ amount: isNumber, currency: isString }),
  countsGifts: isBoolean,
  present: hasShape({
    checkoutId: isString,
    voucherCode: isString,
    discount: isNumber,
    subtotal: isNumber,
  }),
});

/** A lost discount that the browser kept; null for anything else. */
export function readLostDiscount(value: unknown): LostDiscount | null {
  return isLostDiscount(value) ? (value as LostDiscount) : null;
}
