import { useLingui } from '@lingui/react/macro';

/** What a discount is called wherever an amount stands beside it: by the code that the buyer typed. */
export function useDiscountLabel(voucherCode: string): string {
  const { t } = useLingui();
  return voucherCode === '' ? t`Discount` : t`Discount ${voucherCode}`;
}
