import { hasShape, isBoolean, isListOf, isNullOr, isNumber, isString, isTrouble } from '../flow/index.ts';
import { isLostDiscount } from './lost-discount.ts';

const isMoney = hasShape({ amount: isNumber, currency: isString });
const isTaxedMoney = hasShape({ net: isMoney, tax: isMoney, gross: isMoney });

/** Whether an unknown value is a context of the voucher, for flows that restore one that contains it. */
export const isVoucherContext = hasShape({
  token: isString,
  isLinkFollowed: isBoolean,
  lostDiscount: isNullOr(isLostDiscount),
  checkout: isNullOr(
    hasShape({
      id: isString,
      country: isString,
      voucherCode: isString,
      refusedVoucher: isNullOr(hasShape({ code: isString, reason: isString })),
      discount: isMoney,
      subtotal: isTaxedMoney,
      taxTreatment: isString,
      lines: isListOf(
        hasShape({ isFreeItem: isBoolean, quantity: isNumber, undiscountedUnitPrice: isTaxedMoney }),
      ),
    }),
  ),
  typed: isString,
  typedWhenAsked: isString,
  code: isString,
  trouble: isNullOr(isTrouble),
  formerCode: isString,
});
