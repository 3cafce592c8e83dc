import { expect, it } from 'vitest';
import { isShippingRequired } from './shipping.ts';

it.each([
  [['DEVICE', 'SUBSCRIPTION'], true],
  [['ACCESSORY'], true],
  [['SUBSCRIPTION', 'WARRANTY'], false],
  [[], false],
] as const)('%j ships: %s', (kinds, expected) => {
  expect(isShippingRequired(kinds.map((kind) => ({ kind, planFamily: null })))).toBe(expected);
});

it.each([
  ['INDIVIDUAL', false],
  ['RENTAL', true],
] as const)('a membership of the plan %s ships: %s', (planFamily, expected) => {
  expect(isShippingRequired([{ kind: 'SUBSCRIPTION', planFamily }])).toBe(expected);
});
