import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';
import { money } from './money.ts';

it.each([
  [389_900, '$3,899.00'],
  [0, '$0.00'],
  [-43_190, '\u2212$431.90'],
])('%d cents read %s, with a true minus sign', (amount, expected) => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  expect(moneyText(format, money(amount, 'USD'))).toBe(expected);
});
