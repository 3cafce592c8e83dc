import { describe, expect, it } from 'vitest';
import type { BuyerMembership, BuyerOrganization } from '../catalogue/index.ts';
import { firstRenewalDay, isEndedRenewable, renewalObstacle } from './index.ts';

const core: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'CORE',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-01-31',
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

describe('what stands in the way of a renewal by hand', () => {
  it.each<[what: string, own: BuyerMembership, obstacle: string | null]>([
    ['nothing, within 90 days of its end', owner({ subscriptionExpirationDate: '2027-02-24' }), null],
    ['the window', owner({ subscriptionExpirationDate: '2027-02-25' }), 'TOO_EARLY'],
    ['nothing, while it is overdue', owner({ subscriptionStatus: 'PAST_DUE' }), null],
    ['nothing, once it is canceled', owner({ subscriptionStatus: 'CANCELED' }), null],
    ['nothing, once it has expired', owner({ subscriptionExpirationDate: '2026-10-31' }), null],
    ['sales, who manage the plan', owner({ planType: 'HOSPITAL' }), 'SALES'],
    ['not to be an administrator', owner({}, false), 'NOT_ADMINISTRATOR'],
    ['the basic plan', owner({ planType: 'BASIC', subscriptionExpirationDate: null }), 'WITHOUT_TERMS'],
    ['a plan that its market doesn’t renew', owner({ market: 'VETERINARY' }), 'WITHOUT_TERMS'],
    ['a plan that never ends', owner({ planType: 'INDIVIDUAL_FOREVER' }), 'WITHOUT_TERMS'],
    ['no plan at all', owner({ planType: 'NONE', subscriptionStatus: null }), 'WITHOUT_TERMS'],
  ])('%s', (_what, own, obstacle) => expect(renewalObstacle(own, 'US')).toBe(obstacle));
});

it.each<[what: string, own: BuyerMembership, isRenewable: boolean]>([
  ['that is running', owner(), false],
  ['that has ended', owner({ subscriptionExpirationDate: '2026-10-31' }), true],
  ['that was canceled', owner({ subscriptionStatus: 'CANCELED' }), true],
  ['that has ended, of another administrator', owner({ subscriptionStatus: 'CANCELED' }, false), false],
  ['that has ended for good', owner({ subscriptionStatus: 'CANCELED', market: 'VETERINARY' }), false],
  ['that there never was', owner({ planType: 'NONE', subscriptionStatus: null }), false],
])('a membership %s is renewed after its end, or not', (_what, own, isRenewable) => {
  expect(isEndedRenewable(own, 'US')).toBe(isRenewable);
});

it('the window opens 90 days before the last day', () => {
  expect(firstRenewalDay({ subscriptionExpirationDate: '2027-02-25' })).toBe('2026-11-27');
  expect(firstRenewalDay({ subscriptionExpirationDate: null })).toBeNull();
});
