import { describe, expect, it } from 'vitest';
import { discountLost } from './discount-lost.ts';
import { money } from '../money/index.ts';

const gain = (discount: number, gifts = 0) => ({
  discount: money(discount, 'USD'),
  gifts: money(gifts, 'USD'),
});

describe('a code that another one replaces', () => {
  it.each([
    ['gave more', gain(58_485), gain(43_190), 15_295],
    ['gave less', gain(5_000), gain(43_190), null],
    ['gave as much', gain(5_000), gain(5_000), null],
    ['was none', gain(0), gain(5_000), null],
    ['took something off, and the other one nothing', gain(5_000), gain(0), 5_000],
    ['brought a gift, and the other one nothing', gain(0, 8_900), gain(0), 8_900],
    ['brought a gift, and the other one takes off less than that costs', gain(0, 8_900), gain(5_000), 3_900],
    ['brought a gift, and the other one takes off more', gain(0, 8_900), gain(58_485), null],
    ['took off more than the gift of the other one costs', gain(58_485), gain(0, 8_900), 49_585],
    ['took off less than the gift of the other one costs', gain(5_000), gain(0, 8_900), null],
    ['brought a gift and took something off', gain(1_000, 8_900), gain(5_000), 4_900],
    ['took off what the gift of the other one costs', gain(8_900), gain(0, 8_900), null],
  ])('%s', (_words, former, present, lost) => {
    expect(discountLost(former, present)).toEqual(lost === null ? null : money(lost, 'USD'));
  });
});
