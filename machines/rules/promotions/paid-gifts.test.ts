import { expect, it } from 'vitest';
import { isAlsoPaid } from './paid-gifts.ts';

const toPaidLine = (sku: string) => ({ sku, isFreeItem: false });
const toFreeLine = (sku: string) => ({ sku, isFreeItem: true });

it.each([
  [
    'a free cable with the same one at full price',
    toFreeLine('LONG'),
    [toPaidLine('PROBE'), toPaidLine('LONG')],
    true,
  ],
  ['a free cable with a probe', toFreeLine('LONG'), [toPaidLine('PROBE')], false],
  ['a free cable with another one at full price', toFreeLine('LONG'), [toPaidLine('SHORT')], false],
  ['a free cable with another free item', toFreeLine('LONG'), [toFreeLine('SHORT')], false],
  ['the cable at its price', toPaidLine('LONG'), [toFreeLine('LONG')], false],
  ['a probe', toPaidLine('PROBE'), [toFreeLine('LONG'), toPaidLine('LONG')], false],
])('%s', (_words, line, others, expected) => {
  expect(isAlsoPaid(line, [...others, line])).toBe(expected);
});
