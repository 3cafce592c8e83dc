import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BundleLine, checkBundleLines } from './bundle-lines.ts';
import { bundleTable, type BundleRule } from './bundles.ts';
import { bundleTypeForLines } from './buyer-bundle.ts';
import type { Buyer, BuyerOrganization } from './eligibility.types.ts';
import { planFamilies, type PlanFamily, planTypes } from '../plans/index.ts';
import { isSoldIn } from './shared-plans.ts';
import { type Market, marketOf, markets, type ProductLine, productLines } from './product-lines.ts';

const device = (productLine: ProductLine): BundleLine => ({
  kind: 'DEVICE',
  productLine,
  planFamily: null,
  market: marketOf(productLine),
  quantity: 1,
});
const plan = (
  planFamily: PlanFamily,
  subscriptionPart: 'SUBSCRIPTION' | 'SEATS' = 'SUBSCRIPTION',
  market: Market = 'HUMAN',
): BundleLine => ({
  kind: 'SUBSCRIPTION',
  productLine: null,
  planFamily,
  market,
  quantity: 1,
  subscriptionPart,
});

const today = '2026-11-21';
const clinic: BuyerOrganization = {
  today,
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-08-01',
  hasHadTrial: false,
  registeredProbes: 2,
  maxDevices: 50,
  commitmentEndDate: null,
};
const buyerOf = (organization: Partial<BuyerOrganization>): Buyer => ({
  kind: 'USER',
  membership: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...clinic, ...organization },
  },
});

describe('the bundle of a buyer', () => {
  it.each<[string, Partial<BuyerOrganization>, readonly BundleLine[], string | null]>([
    ['a probe for a team', {}, [device('IQ_3')], 'TEAM_EXTRA_PROBE'],
    [
      'a probe with a trial',
      { subscriptionStatus: 'CANCELED' },
      [device('IQ_3'), { ...plan('INDIVIDUAL'), trial: 'TAKEN' }],
      'INDIVIDUAL_NEW_USER_WITH_TRIAL',
    ],
    [
      'an IQ+ whose trial was declined',
      { subscriptionStatus: 'CANCELED' },
      [device('IQ_PLUS'), { ...plan('INDIVIDUAL'), trial: 'DECLINED' }],
      'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_PLUS',
    ],
    [
      'a trial alone',
      { planType: 'BASIC' },
      [{ ...plan('INDIVIDUAL'), trial: 'TAKEN' }],
      'INDIVIDUAL_FREE_TRIAL',
    ],
    [
      'an own plan whose trial was declined',
      { planType: 'INDIVIDUAL' },
      [{ ...plan('INDIVIDUAL'), trial: 'DECLINED' }],
      'INDIVIDUAL_RENEWAL',
    ],
    ['an IQ+ for a team', {}, [device('IQ_PLUS')], 'TEAM_EXTRA_PROBE_PLUS'],
    ['an older probe for a team', {}, [device('IQ')], 'TEAM_EXTRA_PROBE'],
    [
      'a probe for Basic',
      { planType: 'BASIC', subscriptionExpirationDate: null },
      [device('IQ_3')],
      'BASIC_EXTRA_PROBE',
    ],
    [
      'a probe after the plan has ended',
      { subscriptionStatus: 'CANCELED' },
      [device('IQ_3')],
      'BASIC_NEW_USER',
    ],
    [
      'a probe after the last day',
      { subscriptionExpirationDate: '2026-11-20' },
      [device('IQ_3')],
      'BASIC_NEW_USER',
    ],
    ['a probe on the last day', { subscriptionExpirationDate: today }, [device('IQ_3')], 'TEAM_EXTRA_PROBE'],
    [
      'a probe on a trial',
      { planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' },
      [device('IQ_3')],
      'BASIC_NEW_USER',
    ],
    ['a probe for a hospital', { planType: 'HOSPITAL' }, [device('IQ_3')], 'BASIC_NEW_USER'],
    ['an IQ+ for Core, which has none', { planType: 'CORE' }, [device('IQ_PLUS')], null],
    ['a vet probe for people’s organization', {}, [device('IQ_PLUS_VET')], 'PROBE_ONLY_NEW_USER'],
    [
      'a vet probe for a vet',
      { market: 'VETERINARY', planType: 'PRO_CUSTOM' },
      [device('IQ_PLUS_VET')],
      'PRO_CUSTOM_EXTRA_PROBE_VET',
    ],
    [
      'a second vet probe for whoever rents one',
      { market: 'VETERINARY', planType: 'RENTAL' },
      [device('IQ_PLUS_VET')],
      'PROBE_ONLY_NEW_USER',
    ],
    ['the own plan again', {}, [plan('TEAM')], 'TEAM_RENEWAL'],
    ['the own plan with seats', {}, [plan('TEAM'), plan('TEAM', 'SEATS')], 'TEAM_RENEWAL'],
    ['the own plan, which has ended', { subscriptionStatus: 'CANCELED' }, [plan('TEAM')], 'TEAM_RENEWAL'],
    ['the own plan, overdue', { subscriptionStatus: 'PAST_DUE' }, [plan('TEAM')], 'TEAM_RENEWAL'],
    ['a plan that never ends, again', { planType: 'INDIVIDUAL_FOREVER' }, [plan('INDIVIDUAL_FOREVER')], null],
    ['a larger plan', { planType: 'INDIVIDUAL' }, [plan('TEAM')], 'TEAM_UPGRADE'],
    ['a smaller plan', {}, [plan('INDIVIDUAL')], 'INDIVIDUAL_UPGRADE'],
    [
      'a plan after a trial',
      { planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' },
      [plan('INDIVIDUAL')],
      'INDIVIDUAL_UPGRADE',
    ],
    [
      'a plan for an overdue one',
      { planType: 'INDIVIDUAL', subscriptionStatus: 'PAST_DUE' },
      [plan('TEAM')],
      'TEAM_UPGRADE',
    ],
    [
      'another plan after the end',
      { subscriptionStatus: 'CANCELED' },
      [plan('INDIVIDUAL')],
      'INDIVIDUAL_SUBSCRIPTION_ONLY',
    ],
    [
      'a plan for who has none',
      { planType: 'NONE', subscriptionStatus: null },
      [plan('INDIVIDUAL')],
      'INDIVIDUAL_SUBSCRIPTION_ONLY',
    ],
    ['a plan for a hospital', { planType: 'HOSPITAL' }, [plan('TEAM')], 'TEAM_UPGRADE'],
    ['seats', {}, [plan('TEAM', 'SEATS')], 'TEAM_EXPANSION'],
    ['a probe with a plan', {}, [device('IQ_3'), plan('INDIVIDUAL')], 'INDIVIDUAL_NEW_USER'],
    [
      'a vet’s membership for people’s organization',
      {},
      [plan('PRO_CUSTOM', 'SUBSCRIPTION', 'VETERINARY')],
      'PRO_CUSTOM_SUBSCRIPTION_ONLY_VET',
    ],
    [
      'a vet’s membership again',
      { market: 'VETERINARY', planType: 'PRO_CUSTOM' },
      [plan('PRO_CUSTOM', 'SUBSCRIPTION', 'VETERINARY')],
      'PRO_CUSTOM_RENEWAL_VET',
    ],
    ['a practice’s own shared plan again', { market: 'VETERINARY' }, [plan('TEAM')], 'TEAM_RENEWAL_VET'],
    ['seats for a practice', { market: 'VETERINARY' }, [plan('TEAM', 'SEATS')], 'TEAM_EXPANSION_VET'],
    [
      'a larger shared plan for a practice',
      { market: 'VETERINARY', planType: 'INDIVIDUAL' },
      [plan('TEAM')],
      'TEAM_UPGRADE_VET',
    ],
    [
      'a shared plan for a practice whose own has ended',
      { market: 'VETERINARY', planType: 'PRO_CUSTOM', subscriptionStatus: 'CANCELED' },
      [plan('INDIVIDUAL')],
      'INDIVIDUAL_SUBSCRIPTION_ONLY_VET',
    ],
    [
      'people’s plan for a practice',
      { market: 'VETERINARY', subscriptionStatus: 'CANCELED' },
      [plan('CORE')],
      'CORE_SUBSCRIPTION_ONLY',
    ],
  ])('is, for %s: %j %j %s', (_what, organization, lines, expected) => {
    expect(bundleTypeForLines(lines, buyerOf(organization))).toBe(expected);
  });

  const anyLine = fc.oneof(
    fc.constantFrom(...productLines).map(device),
    fc
      .tuple(
        fc.constantFrom(...planFamilies),
        fc.constantFrom('SUBSCRIPTION' as const, 'SEATS' as const),
        fc.constantFrom(...markets),
      )
      .map(([family, part, market]) => plan(family, part, market)),
  );
  const anyOrganization = fc.record({
    market: fc.constantFrom(...markets),
    planType: fc.constantFrom(...planTypes),
    subscriptionStatus: fc.constantFrom('ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED', null),
    subscriptionExpirationDate: fc.constantFrom('2026-01-01', '2027-08-01', null),
  });

  it('consists of these lines, and is in the organization’s market whenever it concerns its plan', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), anyOrganization, (lines, organization) => {
        const bundleType = bundleTypeForLines(lines, buyerOf(organization));
        if (bundleType === null) return;
        expect(checkBundleLines(bundleType, lines)).toEqual([]);
        const { action, market, planFamily }: BundleRule = bundleTable[bundleType];
        const isOfOwnPlan = planFamily === organization.planType;
        expect(isOfOwnPlan || !['EXTRA_PROBE', 'RENEWAL'].includes(action)).toBe(true);
        expect(
          market === organization.market || !['EXTRA_PROBE', 'RENEWAL', 'UPGRADE'].includes(action),
        ).toBe(true);
      }),
    );
  });

  it('ignores an organization in the other market', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        anyOrganization,
        (lines, organization) => {
          fc.pre(lines.every((line) => !isSoldIn(line, organization.market)));
          expect(bundleTypeForLines(lines, buyerOf(organization))).toBe(bundleTypeForLines(lines));
        },
      ),
    );
  });
});
