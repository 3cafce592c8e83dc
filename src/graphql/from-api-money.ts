import {
  type Currency,
  fromMajorUnits,
  type Money,
  subtractMoney,
  type TaxedMoney,
} from '@sonde/machines/rules/money';
import type { TaxedMoneyFieldsFragment } from './shop.generated.ts';

/** Amounts of the API (major units) as the shop counts them (integer minor units). */
export const fromApiMoney = ({ amount, currency }: { amount: number; currency: string }): Money =>
  fromMajorUnits(amount, currency as Currency);

/** The tax is what lies between the two sides, to the cent, so that it need not be sent. */
export function fromApiTaxedMoney({ currency, ...sides }: TaxedMoneyFieldsFragment): TaxedMoney {
  const net = fromApiMoney({ ...sides.net, currency });
  const gross = fromApiMoney({ ...sides.gross, currency });
  return { net, tax: subtractMoney(gross, net), gross };
}
