import { type Currency, decimalsOf, type Money, toMajorUnits } from '@sonde/machines/rules/money';
import * as v from 'valibot';

/** An amount in PayPal's terms: https://developer.paypal.com/docs/api/orders/v2/#definition-money */
export const amountSchema = v.object({ currency_code: v.string(), value: v.string() });
export type PaypalAmount = v.InferOutput<typeof amountSchema>;

export const toPaypalAmount = (money: Money): PaypalAmount => ({
  currency_code: money.currency,
  value: toMajorUnits(money).toFixed(decimalsOf(money.currency)),
});

/** Whole minor units. */
export const minorUnitsOf = ({ currency_code: currency, value }: PaypalAmount): number =>
  Math.round(Number(value) * 10 ** decimalsOf(currency as Currency));
