import { money, type TaxedMoney } from '../money/index.ts';
import type { SkuPrice } from './selection.types.ts';

/** An untaxed amount for tests, in US cents. */
export const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

/** A price that is paid once, for tests. */
export const once = (amount: number): SkuPrice => ({
  price: usd(amount),
  ratePpm: 0,
  renewsAfterMonths: null,
  renewalPrice: null,
});

/** A price that is paid every so many months, for tests. */
export const everyMonths = (months: number, amount: number): SkuPrice => ({
  price: usd(amount),
  ratePpm: 0,
  renewsAfterMonths: months,
  renewalPrice: usd(amount),
});
