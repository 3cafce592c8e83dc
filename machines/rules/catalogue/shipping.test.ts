import { expect, it } from 'vitest';
import { isShippingRequired } from './shipping.ts';

it.each([
  [['DEVICE', 'SUBSCRIPTION'], true],
  [['ACCESSORY'], true],
  [['SUBSCRIPTION', 'WARRANTY'], false],
  [[], false],
] as const)('%j ships: %s', (kinds, expected) => {
  expect(isShippingRequired(kinds)).toBe(expected);
});
