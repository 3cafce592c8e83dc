import { describe, expect, it } from 'vitest';
import type { BuyerMembership, BuyerOrganization } from '../catalogue/index.ts';
import { planTypes } from '../plans/index.ts';
import type { SoldMembership } from '../reactivation/index.ts';
import { higherMemberships, isProAbove, lowerMemberships, mayUpgradeTo, upgradeObstacle } from './index.ts';

const human = { market: 'HUMAN', productLine: null, featureSkus: [] } as const;
const plan = (planFamily: SoldMembership['planFamily']): SoldMembership => ({
  ...human,
  planFamily,
  terms: [{ sku: planFamily, seats: null }],
});

const sold: readonly SoldMembership[] = [
  plan('INDIVIDUAL'),
  plan('CORE'),
  plan('TEAM'),
  plan('CLINIC'),
  plan('PRO_THREE_YEAR'),
  plan('PRO_CUSTOM'),
  { ...plan('PRO_CUSTOM'), market: 'VETERINARY', productLine: 'IQ_PLUS_VET' },
  plan('INDIVIDUAL_FOREVER'),
];

const core: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'CORE',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-10-31',
  hasHadTrial: false,
  registeredProbes: 1,
  maxDevices: 50,
  commitmentEndDate: null,
};

const owner = (change: Partial<BuyerOrganization> = {}, isOrganizationAdmin = true): BuyerMembership => ({
  isOrganizationAdmin,
  canPurchasePersonalProbe: false,
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  organization: { ...core, ...change },
});

const everything = ['INDIVIDUAL', 'CORE', 'TEAM', 'CLINIC', 'PRO_CUSTOM'];

describe('the memberships above', () => {
  it.each<[planType: BuyerOrganization['planType'], families: readonly string[]]>([
    ['BASIC', everything],
    ['PRO_TRIAL', everything],
    ['INDIVIDUAL', ['CORE', 'TEAM', 'CLINIC', 'PRO_CUSTOM']],
    ['INDIVIDUAL_FOREVER', ['CORE', 'TEAM', 'CLINIC', 'PRO_CUSTOM']],
    ['CORE', ['TEAM', 'CLINIC', 'PRO_CUSTOM']],
    ['CLINIC', ['PRO_CUSTOM']],
    ['PRO_CUSTOM', []],
    ['PRO_THREE_YEAR', []],
    ['HOSPITAL', []],
  ])('%s', (planType, families) => {
    expect(higherMemberships(sold, owner({ planType })).map(({ planFamily }) => planFamily)).toEqual(
      families,
    );
  });

  it('are of the organization’s market, or of both', () => {
    const vet = owner({ market: 'VETERINARY', planType: 'RENTAL' });
    const higher = higherMemberships(sold, vet);
    expect(higher.map(({ planFamily, market }) => [planFamily, market])).toEqual([
      ['TEAM', 'HUMAN'],
      ['PRO_CUSTOM', 'VETERINARY'],
    ]);
    expect(higher.map((membership) => mayUpgradeTo(membership, vet, 'US'))).toEqual([
      { allowed: true },
      { allowed: true },
    ]);
  });
});

describe('what stands in the way of an upgrade', () => {
  it.each<[what: string, own: BuyerMembership, obstacle: string | null]>([
    ['nothing', owner(), null],
    ['a trial: nothing', owner({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }), null],
    ['sales, who manage the plan', owner({ planType: 'HOSPITAL' }), 'SALES'],
    ['the end of the plan: nothing', owner({ subscriptionExpirationDate: '2026-10-31' }), null],
    ['a cancellation: nothing', owner({ subscriptionStatus: 'CANCELED' }), null],
    [
      'the end of the highest plan',
      owner({ planType: 'PRO_THREE_YEAR', subscriptionExpirationDate: '2026-10-31' }),
      'ENDED',
    ],
    ['the end of the plan, for a member', owner({ subscriptionStatus: 'CANCELED' }, false), 'ENDED'],
    ['no plan at all', owner({ planType: 'NONE', subscriptionStatus: null }), 'ENDED'],
    ['not to be an administrator', owner({}, false), 'NOT_ADMINISTRATOR'],
    ['a Pro plan', owner({ planType: 'PRO_CUSTOM' }), 'PRO'],
    [
      'a veterinary Pro plan, of which there isn’t more',
      owner({ market: 'VETERINARY', planType: 'PRO_CUSTOM' }),
      'HIGHEST',
    ],
    ['the highest plan', owner({ planType: 'PRO_THREE_YEAR' }), 'HIGHEST'],
    ['an overdue renewal', owner({ subscriptionStatus: 'PAST_DUE' }), 'OVERDUE'],
    [
      'the commitment of a rental',
      owner({ market: 'VETERINARY', planType: 'RENTAL', commitmentEndDate: '2028-09-25' }),
      'COMMITTED',
    ],
  ])('%s', (_what, own, obstacle) => {
    expect(upgradeObstacle(sold, own, 'US')).toBe(obstacle);
  });

  it('is nothing exactly where there is or was a plan that may become one above it', () => {
    for (const planType of planTypes)
      for (const isAdmin of [true, false])
        for (const subscriptionStatus of ['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED', null] as const)
          for (const country of ['US', 'DE', 'KE']) {
            const own = owner({ planType, subscriptionStatus }, isAdmin);
            const higher = higherMemberships(sold, own);
            const isAllowed = higher.some((membership) => mayUpgradeTo(membership, own, country).allowed);
            const mayUpgrade = subscriptionStatus !== null && isAllowed;
            expect([planType, upgradeObstacle(sold, own, country) === null]).toEqual([planType, mayUpgrade]);
          }
  });
});

describe('the memberships below', () => {
  it.each<[planType: BuyerOrganization['planType'], families: readonly string[], isProAbove: boolean]>([
    ['PRO_CUSTOM', ['INDIVIDUAL', 'CORE', 'TEAM', 'CLINIC'], false],
    ['TEAM', ['INDIVIDUAL', 'CORE'], true],
    ['INDIVIDUAL', [], true],
    ['HOSPITAL', [], false],
  ])('%s are %j', (planType, families, isAbove) => {
    const own = owner({ planType });
    expect(lowerMemberships(sold, own).map(({ planFamily }) => planFamily)).toEqual(families);
    expect(isProAbove(sold, own)).toBe(isAbove);
  });
});
