import { expect, it } from 'vitest';
import { maximumLineQuantity } from './line-quantities.ts';

const limits = { isSeats: false, devices: 3, mostSeats: 45 };

it.each([
  ['DEVICE', false, 10],
  ['ACCESSORY', false, 10],
  ['WARRANTY', false, 3],
  ['SUBSCRIPTION', false, 1],
  ['SUBSCRIPTION', true, 45],
] as const)('of %s (seats: %s) a cart holds at most %d', (kind, isSeats, most) => {
  expect(maximumLineQuantity({ ...limits, kind, isSeats })).toBe(most);
});
