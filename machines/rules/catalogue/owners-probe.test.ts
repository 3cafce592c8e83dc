import { expect, it } from 'vitest';
import type { Buyer, BuyerOrganization } from './eligibility.types.ts';
import { ownersProbeProblem } from './owners-probe.ts';

const device = { kind: 'DEVICE', market: 'HUMAN', productLine: 'IQ', planFamily: null, quantity: 1 } as const;

const owner = (changes: Partial<BuyerOrganization>): Buyer => ({
  kind: 'USER',
  membership: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today: '2026-11-27',
      market: 'HUMAN',
      planType: 'INDIVIDUAL',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-30',
      hasHadTrial: false,
      registeredProbes: 1,
      maxDevices: 50,
      commitmentEndDate: null,
      ...changes,
    },
  },
});

it.each([
  ['an unknown buyer', { kind: 'ANONYMOUS' }, 'OWNERS_ONLY'],
  ['a person without an organization', { kind: 'USER', membership: null }, 'OWNERS_ONLY'],
  ['an organization without a probe', owner({ registeredProbes: 0 }), 'OWNERS_ONLY'],
  ['an owner', owner({}), null],
  ['an owner who pays late', owner({ subscriptionStatus: 'PAST_DUE' }), null],
  ['an owner who ended the plan', owner({ subscriptionStatus: 'CANCELED' }), 'PLAN_ENDED'],
  ['an owner whose term is over', owner({ subscriptionExpirationDate: '2026-11-26' }), 'PLAN_ENDED'],
  ['an owner whose plan sales manages', owner({ planType: 'HOSPITAL' }), 'ASK_SALES'],
  ['an owner on trial', owner({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }), 'WRONG_PLAN'],
] as const)('tells %s why', (_buyer, buyer, problem) => {
  expect(ownersProbeProblem(device, buyer)).toBe(problem);
});
