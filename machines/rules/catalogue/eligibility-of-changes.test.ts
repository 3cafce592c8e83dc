import { describe, expect, it } from 'vitest';
import { clinic, anonymous, adminOf, memberWith, answer } from './eligibility.fixture.ts';

describe('a trial', () => {
  it.each([
    ['in the US', {}, anonymous, 'allowed'],
    ['in Canada', { country: 'CA' }, anonymous, 'allowed'],
    ['in Germany', { country: 'DE' }, anonymous, 'OPERATION_NOT_ALLOWED'],
    ['for animals', { market: 'VETERINARY', productLine: 'IQ_PLUS_VET' }, anonymous, 'OPERATION_NOT_ALLOWED'],
    [
      'for the second time',
      {},
      adminOf({ subscriptionStatus: null, hasHadTrial: true }),
      'OPERATION_NOT_ALLOWED',
    ],
  ] as const)('%s', (_, change, buyer, expected) => {
    expect(answer({ ...change, action: 'NEW_USER_WITH_TRIAL' }, buyer)).toBe(expected);
    const owner = buyer.kind === 'ANONYMOUS' ? adminOf({ subscriptionStatus: null }) : buyer;
    expect(answer({ ...change, action: 'FREE_TRIAL' }, owner)).toBe(expected);
  });

  it('without a probe is for accounts only', () => {
    expect(answer({ action: 'FREE_TRIAL', productLine: null }, anonymous)).toBe(
      'OPERATION_NOT_ALLOWED SIGN_IN',
    );
  });

  it('of a plan for an organization is its administrators’ decision', () => {
    const trial = { action: 'FREE_TRIAL', productLine: null } as const;
    const lapsed = { organization: { ...clinic, subscriptionStatus: null } };
    expect(answer(trial, memberWith(lapsed))).toBe('NO_PERMISSIONS');
    expect(answer(trial, memberWith({ ...lapsed, isOrganizationAdmin: true }))).toBe('allowed');
  });

  it('without a probe is for those who have one', () => {
    const trial = { action: 'FREE_TRIAL', productLine: null } as const;
    const without = adminOf({ subscriptionStatus: null, registeredProbes: 0 });
    expect(answer(trial, without)).toBe('OPERATION_NOT_ALLOWED');
    expect(answer(trial, { kind: 'USER', membership: null })).toBe('OPERATION_NOT_ALLOWED');
    expect(answer(trial, adminOf({ subscriptionStatus: null, registeredProbes: 1 }))).toBe('allowed');
  });

  it('with a probe is for new users only', () => {
    expect(answer({ action: 'NEW_USER_WITH_TRIAL' }, adminOf())).toBe(
      'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE',
    );
  });
});

describe('a renewal', () => {
  const renewal = { action: 'RENEWAL', planFamily: 'TEAM', productLine: null } as const;

  it.each([
    ['within 90 days of expiry', adminOf({ subscriptionExpirationDate: '2027-02-19' }), 'allowed'],
    ['91 days before expiry', adminOf({ subscriptionExpirationDate: '2027-02-20' }), 'OPERATION_NOT_ALLOWED'],
    ['past due', adminOf({ subscriptionStatus: 'PAST_DUE', subscriptionExpirationDate: null }), 'allowed'],
    ['canceled', adminOf({ subscriptionStatus: 'CANCELED' }), 'allowed'],
    ['expired', adminOf({ subscriptionExpirationDate: '2026-01-01' }), 'allowed'],
    ['on trial', adminOf({ subscriptionStatus: 'TRIALING' }), 'allowed'],
    [
      'on a trial that isn’t sold',
      adminOf({ planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }),
      'OPERATION_NOT_ALLOWED',
    ],
    ['of forever', adminOf({ planType: 'INDIVIDUAL_FOREVER' }), 'OPERATION_NOT_ALLOWED'],
    ['of a rental', adminOf({ planType: 'RENTAL' }), 'OPERATION_NOT_ALLOWED'],
    ['by a member', memberWith(), 'NO_PERMISSIONS'],
    ['by an unknown buyer', anonymous, 'NO_PERMISSIONS SIGN_IN'],
  ])('%s', (_, buyer, expected) => {
    expect(answer(renewal, buyer)).toBe(expected);
  });
});

describe('an upgrade', () => {
  const upgrade = { action: 'UPGRADE', planFamily: 'PRO_CUSTOM', productLine: null } as const;

  it.each([
    ['to a higher plan', adminOf(), upgrade, 'allowed'],
    ['to the same plan', adminOf(), { ...upgrade, planFamily: 'TEAM' }, 'OPERATION_NOT_ALLOWED'],
    ['to a lower plan', adminOf(), { ...upgrade, planFamily: 'CORE' }, 'OPERATION_NOT_ALLOWED'],
    ['while past due', adminOf({ subscriptionStatus: 'PAST_DUE' }), upgrade, 'OPERATION_NOT_ALLOWED'],
    [
      'during the rental',
      adminOf({ planType: 'RENTAL', commitmentEndDate: '2026-11-22' }),
      upgrade,
      'OPERATION_NOT_ALLOWED',
    ],
    [
      'after the rental',
      adminOf({ planType: 'RENTAL', commitmentEndDate: '2026-11-21' }),
      upgrade,
      'allowed',
    ],
    ['from a trial', adminOf({ planType: 'PRO_TRIAL' }), { ...upgrade, planFamily: 'INDIVIDUAL' }, 'allowed'],
    ['by a member', memberWith(), upgrade, 'NO_PERMISSIONS'],
    [
      'to a plan that the country does not sell',
      adminOf(),
      { ...upgrade, planFamily: 'CLINIC', country: 'DE' },
      'COUNTRY_NOT_AVAILABLE',
    ],
  ] as const)('%s', (_, buyer, change, expected) => {
    expect(answer(change, buyer)).toBe(expected);
  });
});

describe('an expansion', () => {
  const limits = { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 };
  const to = (seatsAfter: number) => ({
    action: 'EXPANSION' as const,
    planFamily: 'TEAM' as const,
    productLine: null,
    expansion: { change: { seatsAfter, seatsInUse: 4, isSoldInTens: false }, limits },
  });

  it.each([
    ['within the plan', to(50), adminOf(), 'allowed'],
    ['beyond the plan', to(51), adminOf(), 'OPERATION_NOT_ALLOWED'],
    ['without a number', { ...to(8), expansion: null }, adminOf(), 'OPERATION_NOT_ALLOWED'],
    ['by a member', to(8), memberWith(), 'NO_PERMISSIONS'],
  ])('%s', (_, change, buyer, expected) => {
    expect(answer(change, buyer)).toBe(expected);
  });
});

describe('an extra probe', () => {
  const extra = { action: 'EXTRA_PROBE', planFamily: 'TEAM' } as const;

  it.each([
    ['for the admin', adminOf(), {}, 'allowed'],
    ['for the last place', adminOf({ registeredProbes: 48 }), { quantity: 2 }, 'allowed'],
    ['beyond the last place', adminOf({ registeredProbes: 48 }), { quantity: 3 }, 'OPERATION_NOT_ALLOWED'],
    ['for a member without the right', memberWith(), {}, 'NO_PERMISSIONS'],
    ['for a member with the right to IQ3', memberWith({ canBuyPersonalProbeIq3: true }), {}, 'allowed'],
    [
      'for a member with the right to another',
      memberWith({ canBuyPersonalProbePlus: true }),
      {},
      'NO_PERMISSIONS',
    ],
    [
      'IQ+ for a member with the right',
      memberWith({ canBuyPersonalProbePlus: true }),
      { productLine: 'IQ_PLUS' },
      'allowed',
    ],
    [
      'IQ for a member with the right',
      memberWith({ canPurchasePersonalProbe: true }),
      { productLine: 'IQ' },
      'allowed',
    ],
    [
      'IQ for the first probe',
      adminOf({ registeredProbes: 0 }),
      { productLine: 'IQ' },
      'OPERATION_NOT_ALLOWED',
    ],
    [
      'IQ beside another for the first probes',
      adminOf({ registeredProbes: 0 }),
      { otherProductLines: ['IQ'], quantity: 2 },
      'OPERATION_NOT_ALLOWED',
    ],
    ['IQ beside another for an owner', adminOf(), { otherProductLines: ['IQ'], quantity: 2 }, 'allowed'],
    [
      'two, of which a member has the right to one',
      memberWith({ canBuyPersonalProbeIq3: true }),
      { otherProductLines: ['IQ_PLUS'], quantity: 2 },
      'NO_PERMISSIONS',
    ],
    [
      'of the other market',
      adminOf(),
      { market: 'VETERINARY', productLine: 'IQ_PLUS_VET' },
      'OPERATION_NOT_ALLOWED',
    ],
    ['for an unknown buyer', anonymous, {}, 'NO_PERMISSIONS SIGN_IN'],
    ['where it is not sold', adminOf(), { country: 'KE' }, 'COUNTRY_NOT_AVAILABLE'],
  ] as const)('%s', (_, buyer, change, expected) => {
    expect(answer({ ...extra, ...change }, buyer)).toBe(expected);
  });
});
