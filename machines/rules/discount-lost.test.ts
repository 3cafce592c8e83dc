import { describe, expect, it } from 'vitest';
import { discountLost } from './discount-lost.ts';
import { money } from './money.ts';

const gain = (amount: number, hasGifts = false) => ({ discount: money(amount, 'USD'), hasGifts });

describe('a code that another one takes the place of', () => {
  it.each([
    ['gave more', gain(58_485), gain(43_190), 15_295],
    ['gave less', gain(5_000), gain(43_190), null],
    ['gave as much', gain(5_000), gain(5_000), null],
    ['was none', gain(0), gain(5_000), null],
    ['took something off, and the other one nothing', gain(5_000), gain(0), 5_000],
    ['brought a gift', gain(5_000, true), gain(0), null],
    ['took something off, and the other one brings a gift', gain(5_000), gain(0, true), null],
  ])('%s', (_words, former, present, lost) => {
    expect(discountLost(former, present)).toEqual(lost === null ? null : money(lost, 'USD'));
  });
});
