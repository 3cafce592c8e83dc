import { expect, it } from 'vitest';
import { isAlsoPaid } from './paid-gifts.ts';

const paid = (sku: string) => ({ sku, isFreeItem: false });
const free = (sku: string) => ({ sku, isFreeItem: true });

it.each([
  ['a free cable with the same one at full price', free('LONG'), [paid('PROBE'), paid('LONG')], true],
  ['a free cable with a probe', free('LONG'), [paid('PROBE')], false],
  ['a free cable with another one at full price', free('LONG'), [paid('SHORT')], false],
  ['a free cable with another free item', free('LONG'), [free('SHORT')], false],
  ['the cable at its price', paid('LONG'), [free('LONG')], false],
  ['a probe', paid('PROBE'), [free('LONG'), paid('LONG')], false],
])('%s', (_words, line, others, expected) => {
  expect(isAlsoPaid(line, [...others, line])).toBe(expected);
});
