import { useLingui } from '@lingui/react/macro';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { type OrderTax, useOrderPrices } from '../prices/use-order-prices.ts';

/** What a line comes to, on the side that its buyer reads; a line that a code added is free. */
export function useLineAmount(
  tax: OrderTax,
): (line: { readonly isFreeItem: boolean; readonly total: TaxedMoney }) => string {
  const { t } = useLingui();
  const prices = useOrderPrices(tax);
  return ({ isFreeItem, total }) => (isFreeItem ? t`Free` : prices.amount(total));
}
