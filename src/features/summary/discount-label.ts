import { useLingui } from '@lingui/react/macro';
import { isTradeInCode } from '@sonde/machines/rules/promotions';

/** The label of a discount next to its amount: the code entered by the buyer, or that it is a trade-in's credit. */
export function useDiscountLabel(voucherCode: string): string {
  const { t } = useLingui();
  if (isTradeInCode(voucherCode)) return t`Trade-in credit`;
  return voucherCode === '' ? t`Discount` : t`Discount ${voucherCode}`;
}
