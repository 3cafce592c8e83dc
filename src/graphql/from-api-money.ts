import { fromMajorUnits, type Currency, type Money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { TaxedMoneyFieldsFragment } from './shop.generated.ts';

/** Amounts of the API (major units) as the shop counts them (integer minor units). */
export const fromApiMoney = ({ amount, currency }: { amount: number; currency: string }): Money =>
  fromMajorUnits(amount, currency as Currency);

export function fromApiTaxedMoney({ currency, net, tax, gross }: TaxedMoneyFieldsFragment): TaxedMoney {
  const convert = ({ amount }: { amount: number }) => fromApiMoney({ amount, currency });
  return { net: convert(net), tax: convert(tax), gross: convert(gross) };
}
