import { describe, expect, it } from 'vitest';
import type { BuyerMembership, BuyerOrganization } from '../catalogue/index.ts';
import { editObstacle, offersTo, type OwnedMembership } from './index.ts';

const team: BuyerOrganization = {
  today: '2026-11-29',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-10-31',
  hasHadTrial: false,
  registeredProbes: 1,
  maxDevices: 50,
  commitmentEndDate: null,
};

type Rights = Partial<Omit<BuyerMembership, 'organization'>>;

const owned = (
  change: Partial<BuyerOrganization> = {},
  rights: Rights = {},
  facts: Partial<Omit<OwnedMembership, 'buyer'>> = {},
): OwnedMembership => ({
  buyer: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...team, ...change },
    ...rights,
  },
  country: 'US',
  isPlanActive: (change.subscriptionStatus ?? 'ACTIVE') !== 'CANCELED' && change.subscriptionStatus !== null,
  isRenewing: true,
  isChangePending: false,
  ...facts,
});

const member = { isOrganizationAdmin: false } as const;
const ended = { subscriptionStatus: 'CANCELED', subscriptionExpirationDate: '2026-10-31' } as const;

describe('an administrator is offered', () => {
  it.each<[string, OwnedMembership, readonly string[]]>([
    ['a larger plan and probes', owned(), ['UPGRADE', 'EDIT', 'ADD_PROBE']],
    [
      'no larger plan while a renewal is overdue',
      owned({ subscriptionStatus: 'PAST_DUE' }),
      ['EDIT', 'ADD_PROBE', 'RENEW'],
    ],
    ['sales alone for a plan that sales manages', owned({ planType: 'HOSPITAL' }), ['CONTACT_SALES']],
    [
      'the features of the highest plan',
      owned({ planType: 'PRO_CUSTOM' }),
      ['EDIT', 'ADD_FEATURES', 'REMOVE_FEATURES', 'ADD_PROBE'],
    ],
    [
      'no removal of features from what doesn’t renew',
      owned({ planType: 'PRO_CUSTOM' }, {}, { isRenewing: false }),
      ['EDIT', 'ADD_FEATURES', 'ADD_PROBE'],
    ],
    [
      'a renewal in the 90 days before the end',
      owned({ subscriptionExpirationDate: '2027-02-01' }),
      ['UPGRADE', 'EDIT', 'ADD_PROBE', 'RENEW'],
    ],
    ['a renewal and other plans after the end', owned(ended), ['RENEW', 'CHOOSE_MEMBERSHIP']],
    [
      'other plans after the end of a rental',
      owned({ ...ended, market: 'VETERINARY', planType: 'RENTAL' }),
      ['CHOOSE_MEMBERSHIP'],
    ],
    [
      'sales after the end of a plan that sales manages',
      owned({ ...ended, planType: 'HOSPITAL' }),
      ['CONTACT_SALES'],
    ],
    [
      'no change while a bank has the debit of one',
      owned({}, {}, { isChangePending: true }),
      ['EDIT', 'ADD_PROBE'],
    ],
    ['no probe beyond those that may be registered', owned({ registeredProbes: 50 }), ['UPGRADE', 'EDIT']],
    [
      'nothing for a plan that never was, without a probe',
      owned({
        planType: 'NONE',
        subscriptionStatus: null,
        subscriptionExpirationDate: null,
        registeredProbes: 0,
      }),
      [],
    ],
  ])('%s', (_, own, expected) => {
    expect(offersTo(own)).toEqual(expected);
  });

  it.each([true, false])('its seats and renewal after its last day, if it is active: %s', (isPlanActive) => {
    const over = owned({ subscriptionExpirationDate: '2026-11-28' }, {}, { isPlanActive });
    expect(offersTo(over).includes('EDIT')).toBe(isPlanActive);
  });

  it('no larger plan before the commitment of a rental ends', () => {
    const rental = { market: 'VETERINARY', planType: 'RENTAL', commitmentEndDate: '2028-09-26' } as const;
    expect(offersTo(owned(rental))).not.toContain('UPGRADE');
    expect(offersTo(owned({ ...rental, commitmentEndDate: '2026-11-29' }))).toContain('UPGRADE');
  });
});

describe('a member who doesn’t manage the organization is offered', () => {
  it.each<[string, OwnedMembership, readonly string[]]>([
    ['nothing', owned({}, member), []],
    [
      'a probe of their own with the right to it',
      owned({}, { ...member, canBuyPersonalProbeIq3: true }),
      ['ADD_PROBE'],
    ],
    ['nothing after the end', owned(ended, member), []],
    [
      'nothing of what sales manages',
      owned({ planType: 'HOSPITAL' }, { ...member, canBuyPersonalProbeIq3: true }),
      [],
    ],
  ])('%s', (_, own, expected) => {
    expect(offersTo(own)).toEqual(expected);
  });
});

it.each([
  [{ isAdmin: true, planType: 'TEAM', isActive: true }, null],
  [{ isAdmin: false, planType: 'TEAM', isActive: true }, 'NOT_ADMINISTRATOR'],
  [{ isAdmin: true, planType: 'HOSPITAL', isActive: true }, 'SALES'],
  [{ isAdmin: true, planType: 'TEAM', isActive: false }, 'ENDED'],
] as const)('%j is edited unless there is an obstacle: %s', (own, obstacle) => {
  expect(editObstacle(own)).toBe(obstacle);
});
