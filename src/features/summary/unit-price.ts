import { type TaxedMoney, unitPriceInLine } from '@sonde/machines/rules/money';
import { readSide } from '@sonde/machines/rules/tax';
import { moneyText } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import type { OrderTax } from '../prices/use-order-prices.ts';

interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: TaxedMoney;
  readonly total: TaxedMoney;
}

/** The price of one, on the side shown to its buyer, with the decimals that its line needs to multiply. */
export function useUnitPrice({ taxTreatment }: Pick<OrderTax, 'taxTreatment'>): (line: PricedLine) => string {
  const { forms } = useShopLocale();
  const side = readSide[taxTreatment];
  return ({ quantity, unitPrice, total }) => {
    const price = unitPriceInLine(unitPrice[side], { quantity, amount: total[side] });
    return moneyText(forms, price, 'always', price.decimals);
  };
}
