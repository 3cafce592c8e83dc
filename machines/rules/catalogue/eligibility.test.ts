import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleActions } from './bundle-actions.ts';
import { countries } from '../places/index.ts';
import { mayStart } from './eligibility.ts';
import type { Buyer, BuyerMembership, BuyerOrganization, EligibilityRequest } from './eligibility.types.ts';
import { isManagedBySales, planFamilies, planTypes } from '../plans/index.ts';
import { marketOf, markets, productLines } from './product-lines.ts';
import { clinic, admin, anonymous, adminOf, memberWith, answer } from './eligibility.fixture.ts';

const withoutMembership: Buyer = { kind: 'USER', membership: null };

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
