import { useLingui } from '@lingui/react/macro';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { type OrderTax, useOrderPrices } from '../prices/use-order-prices.ts';

/** The amount of a line, on the side shown to its buyer; a line added by a code is free. */
export function useLineAmount(
  tax: OrderTax,
): (line: { readonly isFreeItem: boolean; readonly total: TaxedMoney }) => string {
  const { t } = useLingui();
  const prices = useOrderPrices(tax);
  return ({ isFreeItem, total }) => (isFreeItem ? t`Free` : prices.amount(total));
}
