import { useLingui } from '@lingui/react/macro';

/** The label of a discount next to its amount: the code entered by the buyer. */
export function useDiscountLabel(voucherCode: string): string {
  const { t } = useLingui();
  return voucherCode === '' ? t`Discount` : t`Discount ${voucherCode}`;
}
