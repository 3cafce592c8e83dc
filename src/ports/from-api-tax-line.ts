import type { CheckoutTax } from '@sonde/machines/cart';
import type { TaxLineFieldsFragment } from '../graphql/checkout.generated.ts';
import { fromApiMoney } from '../graphql/from-api-money.ts';

/** Converts a tax of a checkout, an order or an invoice: the amount in minor units. */
export const fromApiTaxLine = ({ code, name, rate, amount }: TaxLineFieldsFragment): CheckoutTax => ({
  code,
  name,
  rate,
  amount: fromApiMoney(amount),
});
