import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleActions } from './bundle-actions.ts';
import { countries } from '../places/index.ts';
import { mayStart } from './eligibility.ts';
import type { Buyer, BuyerMembership, BuyerOrganization, EligibilityRequest } from './eligibility.types.ts';
import { isManagedBySales, planFamilies, planTypes } from '../plans/index.ts';
import { marketOf, markets, productLines } from './product-lines.ts';

const clinic: BuyerOrganization = {
  today: '2026-11-21',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-01-31',
  hasHadTrial: false,
  registeredProbes: 2,
  maxDevices: 50,
  commitmentEndDate: null,
};
const admin: BuyerMembership = {
  isOrganizationAdmin: true,
  canPurchasePersonalProbe: false,
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  organization: clinic,
};
const request: EligibilityRequest = {
  action: 'NEW_USER',
  planFamily: 'INDIVIDUAL',
  market: 'HUMAN',
  productLine: 'IQ_3',
  country: 'US',
  quantity: 1,
  expansion: null,
};

const anonymous: Buyer = { kind: 'ANONYMOUS' };
const withoutMembership: Buyer = { kind: 'USER', membership: null };
const adminOf = (organization: Partial<BuyerOrganization> = {}): Buyer => ({
  kind: 'USER',
  membership: { ...admin, organization: { ...clinic, ...organization } },
});
const memberWith = (rights: Partial<BuyerMembership> = {}): Buyer => ({
  kind: 'USER',
  membership: { ...admin, isOrganizationAdmin: false, ...rights },
});

function answer(change: Partial<EligibilityRequest>, buyer: Buyer): string {
  const eligibility = mayStart({ ...request, ...change }, buyer);
  return eligibility.allowed ? 'allowed' : [eligibility.code, ...eligibility.offers].join(' ');
}

describe('a new user', () => {
  it.each([
    ['anonymous', anonymous, 'allowed'],
    ['without an organization', withoutMembership, 'allowed'],
    ['with an active plan', adminOf(), 'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE'],
    ['on a trial', adminOf({ subscriptionStatus: 'TRIALING' }), 'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE'],
    ['whose plan is canceled', adminOf({ subscriptionStatus: 'CANCELED' }), 'allowed'],
    ['whose plan has expired', adminOf({ subscriptionExpirationDate: '2026-11-20' }), 'allowed'],
    [
      'whose plan expires today',
      adminOf({ subscriptionExpirationDate: '2026-11-21' }),
      'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE',
    ],
    ['with a plan for animals', adminOf({ market: 'VETERINARY' }), 'allowed'],
  ])('%s', (_, buyer, expected) => {
    expect(answer({}, buyer)).toBe(expected);
    expect(answer({ action: 'NEW_USER_WITHOUT_TRIAL' }, buyer)).toBe(expected);
  });
});

describe('a member who is no admin', () => {
  const canceled: BuyerOrganization = { ...clinic, subscriptionStatus: 'CANCELED' };
  const expired: BuyerOrganization = { ...clinic, subscriptionExpirationDate: '2026-11-20' };
  const planless: BuyerOrganization = { ...clinic, subscriptionStatus: null, planType: 'NONE' };
  const alone = { action: 'SUBSCRIPTION_ONLY', planFamily: 'CORE', productLine: null } as const;
  const probe = { planFamily: 'BASIC' } as const;
  const personal = { canBuyPersonalProbeIq3: true };

  it.each<[string, Partial<EligibilityRequest>, Partial<BuyerMembership>, string]>([
    ['a probe with a plan after the end', {}, { organization: expired }, 'NO_PERMISSIONS'],
    ['a probe with a plan after a cancellation', {}, { organization: canceled }, 'NO_PERMISSIONS'],
    ['a probe with its first plan', {}, { organization: planless }, 'NO_PERMISSIONS'],
    [
      'a probe with a plan, although theirs alone',
      {},
      { organization: expired, ...personal },
      'NO_PERMISSIONS',
    ],
    ['a plan after the end', alone, { organization: expired }, 'NO_PERMISSIONS'],
    ['a plan after a cancellation', alone, { organization: canceled }, 'NO_PERMISSIONS'],
    ['a first plan', alone, { organization: planless }, 'NO_PERMISSIONS'],
    ['a plan in addition to the current one', alone, {}, 'OPERATION_NOT_ALLOWED'],
    [
      'a probe with a plan in addition to the current one',
      {},
      {},
      'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE',
    ],
    ['a probe alone after the end', probe, { organization: expired }, 'NO_PERMISSIONS'],
    [
      'a probe alone after the end, with the right to it',
      probe,
      { organization: expired, ...personal },
      'allowed',
    ],
    [
      'a probe with a plan in the other market',
      {},
      { organization: { ...expired, market: 'VETERINARY' } },
      'allowed',
    ],
  ])('buys %s for the organization', (_, change, rights, expected) => {
    expect(answer(change, memberWith(rights))).toBe(expected);
  });
});

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

describe('a membership alone', () => {
  const membership = { action: 'SUBSCRIPTION_ONLY', planFamily: 'CORE', productLine: null } as const;

  it.each([
    ['for who has a probe and no plan', adminOf({ subscriptionStatus: null, planType: 'NONE' }), 'allowed'],
    ['for who has a plan', adminOf(), 'OPERATION_NOT_ALLOWED'],
    [
      'for who has no probe',
      adminOf({ subscriptionStatus: null, registeredProbes: 0 }),
      'OPERATION_NOT_ALLOWED',
    ],
    ['for who has no organization', withoutMembership, 'OPERATION_NOT_ALLOWED'],
    ['for an unknown buyer', anonymous, 'OPERATION_NOT_ALLOWED SIGN_IN'],
  ])('%s', (_, buyer, expected) => {
    expect(answer(membership, buyer)).toBe(expected);
  });
});

describe('a country', () => {
  it.each([
    ['KE', 'NEW_USER', 'IQ_PLUS', 'INDIVIDUAL', 'allowed'],
    ['KE', 'NEW_USER', 'IQ_3', 'INDIVIDUAL', 'COUNTRY_NOT_AVAILABLE'],
    ['KE', 'NEW_USER', 'IQ_PLUS', 'TEAM', 'COUNTRY_NOT_AVAILABLE'],
    ['HK', 'PROBE_ONLY', 'IQ_3', null, 'allowed'],
    ['HK', 'PROBE_ONLY', 'IQ_PLUS_VET', null, 'COUNTRY_NOT_AVAILABLE'],
    ['HK', 'ACCESSORIES_ONLY', null, null, 'allowed'],
    ['MX', 'ACCESSORIES_ONLY', null, null, 'COUNTRY_NOT_AVAILABLE'],
    ['DE', 'NEW_USER', 'IQ_3', 'CLINIC', 'COUNTRY_NOT_AVAILABLE'],
    ['US', 'NEW_USER', 'IQ_3', 'CLINIC', 'allowed'],
    ['US', 'NEW_USER', 'IQ', 'INDIVIDUAL', 'OPERATION_NOT_ALLOWED'],
  ] as const)('%s: %s of %s with %s: %s', (country, action, productLine, planFamily, expected) => {
    expect(answer({ country, action, productLine, planFamily }, anonymous)).toBe(expected);
  });
});

describe('a plan that sales manages', () => {
  it.each(planTypes.filter(isManagedBySales))('%s leads to sales', (planType) => {
    const buyer = adminOf({ planType });
    for (const action of ['RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE', 'SUBSCRIPTION_ONLY'] as const)
      expect(answer({ action, planFamily: 'PRO_CUSTOM' }, buyer)).toBe('OPERATION_NOT_ALLOWED SALES');
  });

  it('still allows cables', () => {
    const cables = { action: 'ACCESSORIES_ONLY', productLine: null, planFamily: null } as const;
    expect(answer(cables, adminOf({ planType: 'HOSPITAL' }))).toBe('allowed');
  });
});

/** Generates requests and buyers of every kind, valid or not. */
const anyRequest = fc.record({
  action: fc.constantFrom(...bundleActions),
  planFamily: fc.constantFrom(null, ...planFamilies),
  market: fc.constantFrom(...markets),
  productLine: fc.constantFrom(null, ...productLines),
  country: fc.constantFrom('US', 'DE', 'KE', 'HK'),
  quantity: fc.integer({ min: 1, max: 10 }),
  expansion: fc.constantFrom(null, {
    change: { seatsAfter: 10, seatsInUse: 4, isSoldInTens: false },
    limits: { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 },
  }),
});
const anyMember = fc
  .record({
    isAdmin: fc.boolean(),
    market: fc.constantFrom(...markets),
    planType: fc.constantFrom(...planTypes),
    subscriptionStatus: fc.constantFrom(null, 'ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED'),
  } as const)
  .map(
    ({ isAdmin, ...organization }): { readonly buyer: Buyer; readonly organization: BuyerOrganization } => ({
      buyer: {
        kind: 'USER',
        membership: { ...admin, isOrganizationAdmin: isAdmin, organization: { ...clinic, ...organization } },
      },
      organization: { ...clinic, ...organization },
    }),
  );
const anyBuyer = fc.oneof(
  fc.constantFrom(anonymous, withoutMembership),
  anyMember.map(({ buyer }) => buyer),
);

describe('markets', () => {
  const changes = [
    'RENEWAL',
    'UPGRADE',
    'EXPANSION',
    'EXTRA_PROBE',
    'SUBSCRIPTION_ONLY',
    'FREE_TRIAL',
  ] as const;
  const vetClinic = { market: 'VETERINARY', subscriptionExpirationDate: '2026-12-01' } as const;
  const renewal = { action: 'RENEWAL', planFamily: 'TEAM', productLine: null } as const;
  const upgrade = { action: 'UPGRADE', planFamily: 'PRO_CUSTOM', productLine: null } as const;
  const alone = { action: 'SUBSCRIPTION_ONLY', planFamily: 'TEAM', productLine: null } as const;
  const lapsed = { ...vetClinic, subscriptionStatus: null, planType: 'NONE' } as const;

  it.each([
    ['a renewal', renewal, adminOf(vetClinic)],
    ['an upgrade', upgrade, adminOf(vetClinic)],
    ['a membership alone', alone, adminOf(lapsed)],
  ] as const)('%s stays in its own', (_, change, buyer) => {
    expect(answer({ ...change, market: 'VETERINARY' }, buyer)).toBe('allowed');
    expect(answer(change, buyer)).toBe('OPERATION_NOT_ALLOWED');
  });

  it('never mix: everything that is allowed belongs to the requested market', () => {
    fc.assert(
      fc.property(anyRequest, anyMember, (asked, { buyer, organization }) => {
        const isMixed =
          (asked.productLine !== null && marketOf(asked.productLine) !== asked.market) ||
          (changes.some((action) => action === asked.action) && organization.market !== asked.market);
        expect(isMixed && mayStart(asked, buyer).allowed).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('have their own plans: a vet cannot upgrade to a human-only plan', () => {
    const core = { ...upgrade, planFamily: 'CORE', market: 'VETERINARY' } as const;
    expect(answer(core, adminOf({ ...vetClinic, planType: 'INDIVIDUAL' }))).toBe('OPERATION_NOT_ALLOWED');
  });
});

describe('a quantity', () => {
  it('is a whole number from 1, for every action and buyer', () => {
    const impossible = fc.oneof(
      fc.integer({ max: 0 }),
      fc.double({ noInteger: true }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
    );
    fc.assert(
      fc.property(anyRequest, anyBuyer, impossible, (asked, buyer, quantity) => {
        expect(mayStart({ ...asked, quantity }, buyer).allowed).toBe(false);
      }),
    );
  });

  it('of more than ten devices leads to sales', () => {
    expect(answer({ quantity: 10 }, anonymous)).toBe('allowed');
    expect(answer({ quantity: 11 }, anonymous)).toBe('OPERATION_NOT_ALLOWED SALES');
    const cables = { action: 'ACCESSORIES_ONLY', productLine: null, planFamily: null } as const;
    expect(answer({ ...cables, quantity: 11 }, anonymous)).toBe('allowed');
  });
});

describe('a country where nothing is sold', () => {
  it('is refused for every action and buyer', () => {
    const closed = countries.filter(({ enabled }) => !enabled).map(({ code }) => code);
    const unknown = fc.constantFrom('', 'XX', 'AQ', 'constructor', '__proto__', ...closed);
    fc.assert(
      fc.property(anyRequest, anyBuyer, unknown, (asked, buyer, country) => {
        expect(mayStart({ ...asked, country }, buyer)).toEqual({
          allowed: false,
          code: 'COUNTRY_NOT_AVAILABLE',
          offers: [],
        });
      }),
    );
  });
});
