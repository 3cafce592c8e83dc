import { type Check, hasShape, isBoolean, isMoney, isNumber, isString } from '../flow/index.ts';
import { discountLost } from '../rules/promotions/index.ts';
import { addMoney, type Money, multiplyMoney, zeroMoney } from '../rules/money/index.ts';
import { readSide } from '../rules/tax/index.ts';
import type { LostDiscount, LostDiscountCart, VoucherCheckout } from './voucher.types.ts';

const presentOf = ({ id, voucherCode, discount, subtotal }: VoucherCheckout): LostDiscountCart => ({
  checkoutId: id,
  voucherCode,
  discount: discount.amount,
  subtotal: subtotal.net.amount,
});

const gainOf = ({ discount, lines, taxTreatment }: VoucherCheckout) => ({
  discount,
  gifts: lines
    .filter(({ isFreeItem }) => isFreeItem)
    .map((line) => multiplyMoney(line.undiscountedUnitPrice[readSide[taxTreatment]], line.quantity))
    .reduce(addMoney, zeroMoney(discount.currency)),
});

/** The earlier loss if the cart still has the code that caused it; otherwise null. */
export function remainingLoss(
  lost: LostDiscount | null,
  { id, voucherCode }: VoucherCheckout,
): LostDiscount | null {
  return lost?.present.checkoutId === id && lost.present.voucherCode === voucherCode ? lost : null;
}

/** How much more the lost code saved; null while the cart differs from the one that was compared. */
export function lostDiscountAmount({ amount, present }: LostDiscount, cart: VoucherCheckout): Money | null {
  const { discount, subtotal } = presentOf(cart);
  return present.discount === discount && present.subtotal === subtotal ? amount : null;
}

/** The loss when a cart changes from `former` to `present`, or the earlier loss if it still applies. */
export function discountLostByChange(
  former: VoucherCheckout,
  present: VoucherCheckout,
  before: LostDiscount | null,
): LostDiscount | null {
  if (former.voucherCode === present.voucherCode) return remainingLoss(before, present);
  const amount = discountLost(gainOf(former), gainOf(present));
  const countsGifts = [...former.lines, ...present.lines].some(({ isFreeItem }) => isFreeItem);
  return amount && { code: former.voucherCode, amount, countsGifts, present: presentOf(present) };
}

/** Whether an unknown value is a {@link LostDiscount}. */
export const isLostDiscount: Check<LostDiscount> = hasShape({
  code: isString,
  amount: isMoney,
  countsGifts: isBoolean,
  present: hasShape({
    checkoutId: isString,
    voucherCode: isString,
    discount: isNumber,
    subtotal: isNumber,
  }),
});

/** Validates a lost discount that the browser stored; null for anything else. */
export function readLostDiscount(value: unknown): LostDiscount | null {
  return isLostDiscount(value) ? value : null;
}
