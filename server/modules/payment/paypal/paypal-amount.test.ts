import { money } from '@sonde/machines/rules/money';
import { expect, it } from 'vitest';
import { minorUnitsOf, toPaypalAmount } from './paypal-amount.ts';

it.each([
  [389_900, 'EUR', '3899.00'],
  [1, 'USD', '0.01'],
  [10, 'GBP', '0.10'],
  [1_999_999_99, 'PLN', '1999999.99'],
] as const)('%i minor units of %s are %s', (amount, currency, value) => {
  const sent = toPaypalAmount(money(amount, currency));
  expect(sent).toEqual({ currency_code: currency, value });
  expect(minorUnitsOf(sent)).toBe(amount);
});
