import {
  type Currency,
  fromMajorUnits,
  type Money,
  subtractMoney,
  type TaxedMoney,
} from '@sonde/machines/rules/money';
import type { TaxedMoneyFieldsFragment } from './shop.generated.ts';

/** Converts an API amount (major units) to integer minor units. */
export const fromApiMoney = ({ amount, currency }: { amount: number; currency: string }): Money =>
  fromMajorUnits(amount, currency as Currency);

/** The tax is the difference between gross and net, exact to the cent, so the API need not send it. */
export function fromApiTaxedMoney({ currency, ...sides }: TaxedMoneyFieldsFragment): TaxedMoney {
  const net = fromApiMoney({ ...sides.net, currency });
  const gross = fromApiMoney({ ...sides.gross, currency });
  return { net, tax: subtractMoney(gross, net), gross };
}
