import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isMoney,
  isName,
  isNullOr,
  isNumber,
  isString,
  isTaxedMoney,
  isTrouble,
} from '../flow/index.ts';
import type { VoucherReason } from '../rules/errors/index.ts';
import type { TaxTreatment } from '../rules/tax/index.ts';
import { isLostDiscount } from './lost-discount.ts';
import type { VoucherContext } from './voucher.types.ts';

const isRefusedVoucher = hasShape({ code: isString, reason: isName<VoucherReason>() });

/** Whether an unknown value is the context of a voucher, for flows that restore one. */
export const isVoucherContext: Check<VoucherContext> = hasShape({
  token: isString,
  isLinkFollowed: isBoolean,
  lostDiscount: isNullOr(isLostDiscount),
  checkout: isNullOr(
    hasShape({
      id: isString,
      country: isString,
      voucherCode: isString,
      refusedVoucher: isNullOr(isRefusedVoucher),
      discount: isMoney,
      subtotal: isTaxedMoney,
      taxTreatment: isName<TaxTreatment>(),
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
