import { describe, expect, it } from 'vitest';
import { type BundleLine, checkBundleLines, checkLinesTogether } from './bundle-lines.ts';
import { type BundleRule, bundleTable, type BundleType, bundleTypeOf, bundleTypes } from './bundles.ts';
import { isShared } from './shared-plans.ts';
import { bundleTypeForLines } from './buyer-bundle.ts';
import type { BundleAction } from './bundle-actions.ts';
import type { PlanFamily } from '../plans/index.ts';
import { type BundleVariant, marketOf, type ProductLine, variantOf } from './product-lines.ts';

const newUser: readonly BundleAction[] = ['NEW_USER'];
const change: readonly BundleAction[] = ['RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE'];
const trials: readonly BundleAction[] = ['NEW_USER_WITH_TRIAL', 'NEW_USER_WITHOUT_TRIAL', 'FREE_TRIAL'];

const families: readonly (readonly [PlanFamily, readonly BundleAction[], readonly BundleVariant[]])[] = [
  ['BASIC', [...newUser, 'EXTRA_PROBE'], ['STANDARD', 'PLUS']],
  [
    'INDIVIDUAL',
    [...newUser, ...trials, 'RENEWAL', 'UPGRADE', 'EXTRA_PROBE', 'SUBSCRIPTION_ONLY'],
    ['STANDARD', 'PLUS', 'VET'],
  ],
  ['TEAM', [...newUser, ...change, 'SUBSCRIPTION_ONLY'], ['STANDARD', 'PLUS', 'VET']],
  ['CORE', [...newUser, ...change, 'SUBSCRIPTION_ONLY'], ['STANDARD']],
  ['CLINIC', [...newUser, ...change], ['STANDARD', 'PLUS']],
  ['PRO_CUSTOM', [...newUser, ...change, 'SUBSCRIPTION_ONLY'], ['STANDARD', 'PLUS', 'VET']],
  ['PRO_THREE_YEAR', [...newUser, 'RENEWAL', 'EXTRA_PROBE'], ['STANDARD', 'VET']],
  ['INDIVIDUAL_FOREVER', [...newUser, 'EXTRA_PROBE'], ['STANDARD', 'PLUS']],
  ['RENTAL', newUser, ['VET']],
];

const rules = Object.entries(bundleTable) as readonly (readonly [BundleType, BundleRule])[];

describe('the bundle types', () => {
  it.each(families)('%s has its actions in its variants', (family, actions, variants) => {
    const expected = actions.flatMap((action) =>
      variants.map((variant) => bundleTypeOf(family, action, variant)),
    );
    expect(expected).not.toContain(null);
    const ofFamily = rules.filter(([, rule]) => rule.planFamily === family).map(([type]) => type);
    expect(new Set(ofFamily)).toEqual(new Set(expected));
  });

  it('are 93', () => {
    expect(bundleTypes).toHaveLength(93);
  });

  it.each(rules)('%s is named after its plan, its action and its device', (type, rule) => {
    const { planFamily, action, productLine } = rule;
    const withoutPlan: readonly BundleType[] = ['ACCESSORIES_ONLY', 'PROBE_ONLY_NEW_USER'];
    const names =
      planFamily === null || productLine === null
        ? withoutPlan
        : [bundleTypeOf(planFamily, action, variantOf(productLine))];
    expect(names).toContain(type);
    expect(rule.market).toBe(productLine === null ? null : marketOf(productLine));
  });

  it.each(rules)('%s requires something, and never what is only optional', (_, rule) => {
    expect(rule.requiredParts.length).toBeGreaterThan(0);
    expect(rule.requiredParts.filter((part) => rule.optionalParts.includes(part))).toEqual([]);
  });

  it.each([
    ['INDIVIDUAL_NEW_USER', 1],
    ['BASIC_NEW_USER_PLUS', 1],
    ['TEAM_NEW_USER', 2],
    ['CORE_NEW_USER', 2],
    ['CLINIC_NEW_USER', 2],
    ['PRO_CUSTOM_NEW_USER_VET', 2],
    ['PRO_THREE_YEAR_NEW_USER', 10],
    ['PROBE_ONLY_NEW_USER', 1],
    ['TEAM_EXTRA_PROBE', 1],
  ] as const)('%s begins with %d devices', (type, quantity) => {
    expect(bundleTable[type].defaultQuantity).toBe(quantity);
  });

  it('are null if the shop has no such bundle', () => {
    expect(bundleTypeOf('CORE', 'NEW_USER', 'PLUS')).toBeNull();
    expect(bundleTypeOf('CLINIC', 'NEW_USER', 'VET')).toBeNull();
    expect(bundleTypeOf('BASIC', 'RENEWAL', 'STANDARD')).toBeNull();
  });
});

const device = (productLine: ProductLine, quantity = 1): BundleLine => ({
  kind: 'DEVICE',
  productLine,
  planFamily: null,
  market: marketOf(productLine),
  quantity,
});
const plan = (planFamily: PlanFamily, quantity = 1): BundleLine => ({
  kind: 'SUBSCRIPTION',
  productLine: null,
  planFamily,
  market: 'HUMAN',
  quantity,
});
const seats = (planFamily: PlanFamily): BundleLine => ({ ...plan(planFamily, 3), subscriptionPart: 'SEATS' });
const without = { productLine: null, planFamily: null, market: 'HUMAN' } as const;
const warranty: BundleLine = { ...without, kind: 'WARRANTY', quantity: 1 };
const vetWarranty: BundleLine = { ...warranty, productLine: 'IQ_PLUS_VET', market: 'VETERINARY' };
const cable: BundleLine = { ...without, kind: 'ACCESSORY', quantity: 2 };
const vet = (line: BundleLine): BundleLine => ({ ...line, market: 'VETERINARY' });
const features: BundleLine = { ...plan('PRO_CUSTOM'), subscriptionPart: 'FEATURES' };

describe('the bundle of a cart', () => {
  it.each([
    ['IQ3 alone', [device('IQ_3')], 'BASIC_NEW_USER'],
    ['IQ+ alone', [device('IQ_PLUS')], 'BASIC_NEW_USER_PLUS'],
    ['vet device alone', [device('IQ_PLUS_VET')], 'PROBE_ONLY_NEW_USER'],
    ['cables alone', [cable], 'ACCESSORIES_ONLY'],
    ['IQ3 with individual', [device('IQ_3'), plan('INDIVIDUAL'), warranty, cable], 'INDIVIDUAL_NEW_USER'],
    ['IQ+ Care with individual', [device('IQ_PLUS_CARE'), plan('INDIVIDUAL')], 'INDIVIDUAL_NEW_USER_PLUS'],
    [
      'vet with individual',
      [device('IQ_PLUS_VET'), plan('INDIVIDUAL'), vetWarranty],
      'INDIVIDUAL_NEW_USER_VET',
    ],
    [
      'IQ3 and IQ+ with team',
      [device('IQ_PLUS'), device('IQ_3', 2), plan('TEAM'), seats('TEAM')],
      'TEAM_NEW_USER',
    ],
    ['membership alone', [plan('CORE')], 'CORE_SUBSCRIPTION_ONLY'],
    ['vet membership alone', [vet(plan('PRO_CUSTOM')), cable], 'PRO_CUSTOM_SUBSCRIPTION_ONLY_VET'],
    ['vet seats alone', [vet(seats('TEAM'))], 'TEAM_EXPANSION_VET'],
    ['seats alone', [seats('TEAM')], 'TEAM_EXPANSION'],
  ] as const)('%s is %s', (_, lines, expected) => {
    expect(bundleTypeForLines(lines)).toBe(expected);
  });

  it.each([
    ['nothing', []],
    ['a human and a vet device', [device('IQ_3'), device('IQ_PLUS_VET')]],
    ['a human device with a vet warranty', [device('IQ_3'), plan('INDIVIDUAL'), vetWarranty]],
    ['a vet device with a human warranty', [device('IQ_PLUS_VET'), plan('INDIVIDUAL'), warranty]],
    ['a vet membership with human features', [vet(plan('PRO_CUSTOM')), features]],
    [
      'a vet membership with human features and a device',
      [device('IQ_PLUS_VET'), vet(plan('PRO_CUSTOM')), features],
    ],
    ['a vet membership with human seats', [vet(plan('TEAM')), seats('TEAM')]],
    ['a vet membership that people have no other of', [vet(plan('CORE'))]],
    ['two plans', [device('IQ_3'), plan('INDIVIDUAL'), plan('TEAM')]],
    ['two memberships', [device('IQ_3'), plan('INDIVIDUAL', 2)]],
    ['a plan that the device does not come with', [device('IQ_PLUS'), plan('CORE')]],
    ['a warranty without a device', [warranty]],
    ['a warranty with a membership alone', [plan('CORE'), warranty]],
    ['seats without the membership', [device('IQ_3'), seats('TEAM')]],
  ] as const)('%s is none', (_, lines) => {
    expect(bundleTypeForLines(lines)).toBeNull();
  });
});

describe('the reason why lines form no bundle', () => {
  it.each([
    ['INDIVIDUAL_NEW_USER', [device('IQ_3'), plan('INDIVIDUAL')], []],
    ['INDIVIDUAL_NEW_USER', [device('IQ_3')], [{ reason: 'PART_MISSING', part: 'SUBSCRIPTION' }]],
    [
      'BASIC_NEW_USER',
      [device('IQ_3'), plan('TEAM')],
      [{ reason: 'PART_NOT_ALLOWED', part: 'SUBSCRIPTION' }, { reason: 'WRONG_PLAN' }],
    ],
    ['TEAM_NEW_USER_PLUS', [device('IQ_3'), plan('TEAM')], [{ reason: 'WRONG_DEVICE' }]],
    [
      'PRO_THREE_YEAR_NEW_USER',
      [device('IQ_3'), { ...plan('PRO_THREE_YEAR'), isForRenewal: true }],
      [{ reason: 'WRONG_PLAN' }],
    ],
    ['PRO_THREE_YEAR_RENEWAL', [{ ...plan('PRO_THREE_YEAR'), isForRenewal: true }], []],
    ['TEAM_EXPANSION', [seats('TEAM'), device('IQ_3')], [{ reason: 'PART_NOT_ALLOWED', part: 'DEVICE' }]],
    ['ACCESSORIES_ONLY', [cable, device('IQ_3')], [{ reason: 'PART_NOT_ALLOWED', part: 'DEVICE' }]],
  ] as const)('%s of %j', (type, lines, expected) => {
    expect(checkBundleLines(type, lines)).toEqual(expected);
  });

  it('is another market, for every action without a device, unless both markets buy the plan', () => {
    const withoutDevice = rules.filter(
      ([, { market, planFamily, requiredParts }]) =>
        market !== null && planFamily !== null && !requiredParts.includes('DEVICE'),
    );
    const other = { HUMAN: 'VETERINARY', VETERINARY: 'HUMAN' } as const;
    expect(new Set(withoutDevice.map(([, { action }]) => action))).toEqual(
      new Set(['RENEWAL', 'UPGRADE', 'EXPANSION', 'SUBSCRIPTION_ONLY', 'FREE_TRIAL', 'NEW_USER']),
    );
    expect(withoutDevice.filter(([, { action }]) => action === 'NEW_USER').map(([type]) => type)).toEqual([
      'RENTAL_NEW_USER_VET',
    ]);
    for (const [type, { market, planFamily, requiredParts }] of withoutDevice) {
      const line = {
        ...plan(planFamily!),
        subscriptionPart: requiredParts.includes('SEATS') ? 'SEATS' : 'SUBSCRIPTION',
      } as const;
      expect(checkBundleLines(type, [{ ...line, market: market! }])).toEqual([]);
      const others = { ...line, market: other[market!] };
      expect(checkBundleLines(type, [others])).toEqual(isShared(others) ? [] : [{ reason: 'WRONG_MARKET' }]);
    }
  });

  it('is reported for lines that can never be combined', () => {
    const lines = [device('IQ_3'), device('IQ_PLUS_VET'), plan('INDIVIDUAL'), plan('TEAM')];
    expect(checkLinesTogether(lines)).toEqual([
      { reason: 'MIXED_MARKETS' },
      { reason: 'MIXED_PLANS' },
      { reason: 'MORE_THAN_ONE_MEMBERSHIP' },
    ]);
  });
});
