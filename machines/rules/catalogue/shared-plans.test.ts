import { expect, it } from 'vitest';
import { bundleTypeOf } from './bundles.ts';
import { markets } from './product-lines.ts';
import { isSoldIn, sharedFamilies } from './shared-plans.ts';

it('has the bundles of both markets for every plan that both buy', () => {
  for (const family of sharedFamilies)
    for (const action of ['NEW_USER', 'RENEWAL', 'EXTRA_PROBE'] as const)
      expect([bundleTypeOf(family, action, 'STANDARD'), bundleTypeOf(family, action, 'VET')]).not.toContain(
        null,
      );
});

it.each([
  ['TEAM', 'HUMAN', ['HUMAN', 'VETERINARY']],
  ['INDIVIDUAL', 'HUMAN', ['HUMAN', 'VETERINARY']],
  ['PRO_THREE_YEAR', 'HUMAN', ['HUMAN', 'VETERINARY']],
  ['CORE', 'HUMAN', ['HUMAN']],
  ['PRO_CUSTOM', 'HUMAN', ['HUMAN']],
  ['PRO_CUSTOM', 'VETERINARY', ['VETERINARY']],
  ['TEAM', 'VETERINARY', ['VETERINARY']],
] as const)('sells %s, made for %s, to %j', (planFamily, market, expected) => {
  expect(markets.filter((other) => isSoldIn({ planFamily, market }, other))).toEqual(expected);
});
