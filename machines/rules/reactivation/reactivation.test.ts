import { describe, expect, it } from 'vitest';
import type { BuyerOrganization } from '../catalogue/index.ts';
import { planTypes } from '../plans/index.ts';
import {
  type OwnMembership,
  reactivationLines,
  reactivationObstacle,
  reactivationOffers,
  type SizedMembership,
  tooFewSeats,
} from './index.ts';

const sold: readonly SizedMembership[] = [
  {
    planFamily: 'INDIVIDUAL',
    includedSeats: 1,
    market: 'HUMAN',
    productLine: null,
    terms: [
      { sku: 'IND-1', seats: null },
      { sku: 'IND-3', seats: null },
    ],
    featureSkus: [],
  },
  {
    planFamily: 'TEAM',
    includedSeats: 5,
    market: 'HUMAN',
    productLine: null,
    terms: [{ sku: 'TEAM-1', seats: { sku: 'SEAT-1', included: 5 } }],
    featureSkus: [],
  },
  {
    planFamily: 'CLINIC',
    includedSeats: 100,
    market: 'HUMAN',
    productLine: null,
    terms: [{ sku: 'CLINIC-1', seats: null }],
    featureSkus: [],
  },
  {
    planFamily: 'PRO_CUSTOM',
    includedSeats: 5,
    market: 'HUMAN',
    productLine: null,
    terms: [{ sku: 'PRO-1', seats: { sku: 'PRO-SEAT-1', included: 5 } }],
    featureSkus: ['FEATURE-1', 'FEATURE-2'],
  },
  {
    planFamily: 'PRO_CUSTOM',
    includedSeats: 5,
    market: 'VETERINARY',
    productLine: 'IQ_PLUS_VET',
    terms: [{ sku: 'VET-1', seats: null }],
    featureSkus: [],
  },
];

const trial: SizedMembership = {
  planFamily: 'INDIVIDUAL',
  includedSeats: 1,
  market: 'HUMAN',
  productLine: null,
  terms: [{ sku: 'TRIAL', seats: null }],
  featureSkus: [],
  trialDays: 30,
};

const lapsed: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'CANCELED',
  subscriptionExpirationDate: '2026-10-31',
  hasHadTrial: false,
  registeredProbes: 1,
  maxDevices: 50,
  commitmentEndDate: null,
};

const owner = (change: Partial<BuyerOrganization> = {}, isOrganizationAdmin = true): OwnMembership => ({
  buyer: {
    isOrganizationAdmin,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...lapsed, ...change },
  },
  seatsInUse: 7,
  seatsHeld: 20,
  featureSkus: ['FEATURE-2', 'GONE'],
});

const familiesFor = (own: OwnMembership, country = 'US') =>
  reactivationOffers(sold, own, country).map(({ planFamily, market }) => `${planFamily} ${market}`);

const running = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-10-31' } as const;
const never = { planType: 'NONE', subscriptionStatus: null, subscriptionExpirationDate: null } as const;

describe('the available memberships', () => {
  it.each<[who: string, own: OwnMembership, country: string, families: readonly string[]]>([
    ['a canceled team of seven', owner(), 'US', ['TEAM HUMAN', 'PRO_CUSTOM HUMAN']],
    [
      'a canceled team with one member left',
      { ...owner(), seatsInUse: 1 },
      'US',
      ['TEAM HUMAN', 'INDIVIDUAL HUMAN', 'PRO_CUSTOM HUMAN'],
    ],
    [
      'an expired clinic, whose plan is only renewed',
      owner({ planType: 'CLINIC', subscriptionStatus: 'ACTIVE' }),
      'US',
      ['CLINIC HUMAN', 'TEAM HUMAN', 'PRO_CUSTOM HUMAN'],
    ],
    ['a canceled team in Kenya', owner(), 'KE', ['TEAM HUMAN']],
    [
      'the owner of a probe without a membership',
      { ...owner(never), seatsInUse: 1 },
      'DE',
      ['INDIVIDUAL HUMAN', 'TEAM HUMAN', 'PRO_CUSTOM HUMAN'],
    ],
    [
      'a veterinary practice',
      { ...owner({ market: 'VETERINARY', planType: 'PRO_CUSTOM' }), seatsInUse: 5 },
      'US',
      ['PRO_CUSTOM VETERINARY', 'TEAM HUMAN'],
    ],
    [
      'a veterinary practice of one person, its own shared plan first',
      { ...owner({ market: 'VETERINARY', planType: 'INDIVIDUAL' }), seatsInUse: 1 },
      'US',
      ['INDIVIDUAL HUMAN', 'TEAM HUMAN', 'PRO_CUSTOM VETERINARY'],
    ],
    ['an overdue team: its own', owner({ ...running, subscriptionStatus: 'PAST_DUE' }), 'US', ['TEAM HUMAN']],
    [
      'a team whose term is about to end: its own',
      owner({ ...running, subscriptionExpirationDate: '2027-01-31' }),
      'US',
      ['TEAM HUMAN'],
    ],
    ['an active individual membership: none', owner({ ...running, planType: 'INDIVIDUAL' }), 'US', []],
    ['a member', owner({}, false), 'US', []],
  ])('%s', (_who, own, country, families) => {
    expect(familiesFor(own, country)).toEqual(families);
  });
});

describe('a trial', () => {
  const one = (own: OwnMembership): OwnMembership => ({ ...own, seatsInUse: 1 });
  it.each<[who: string, own: OwnMembership, country: string, isOffered: boolean]>([
    ['whoever never had one, after the end of a plan', one(owner()), 'US', true],
    [
      'whoever has the basic plan',
      one(owner({ ...running, planType: 'BASIC', subscriptionExpirationDate: null })),
      'CA',
      true,
    ],
    ['the owner of a probe without a membership', one(owner(never)), 'US', true],
    ['whoever has had one', one(owner({ hasHadTrial: true })), 'US', false],
    ['whoever has an active plan', one(owner({ ...running, planType: 'INDIVIDUAL' })), 'US', false],
    ['a country without trials', one(owner()), 'DE', false],
    ['a member', one(owner({}, false)), 'US', false],
    ['more people than it is for', owner(), 'US', false],
  ])('%s', (_who, own, country, isOffered) => {
    expect(reactivationOffers([trial], own, country)).toEqual(isOffered ? [trial] : []);
    expect(reactivationLines('TRIAL', [trial], own)).toEqual([{ sku: 'TRIAL', quantity: 1 }]);
  });

  it('of the former plan comes after its paid terms', () => {
    const own = one(owner({ planType: 'INDIVIDUAL' }));
    expect(reactivationOffers([trial, ...sold], own, 'US').map(({ terms }) => terms[0]?.sku)[0]).toBe(
      'IND-1',
    );
  });
});

describe('the reason against it', () => {
  it.each<[who: string, own: OwnMembership, country: string, obstacle: string | null]>([
    ['nothing', owner(), 'US', null],
    ['an active plan', owner(running), 'US', 'ACTIVE'],
    ['an active plan, for a member too', owner(running, false), 'US', 'ACTIVE'],
    ['not to be an administrator', owner({}, false), 'US', 'NOT_ADMINISTRATOR'],
    ['a plan that sales manages', owner({ planType: 'HOSPITAL' }), 'US', 'SALES'],
    ['an active one that sales manages', owner({ ...running, planType: 'EMS' }), 'US', 'SALES'],
    ['no probe', owner({ ...never, registeredProbes: 0 }), 'US', 'NO_PROBE'],
    [
      'more members than the memberships sold here have seats',
      owner({ ...never, planType: 'INDIVIDUAL' }),
      'KE',
      'SALES',
    ],
    [
      'a country without veterinary memberships',
      owner({ market: 'VETERINARY', planType: 'RENTAL' }),
      'KE',
      'NOT_SOLD_IN_COUNTRY',
    ],
  ])('%s', (_what, own, country, obstacle) => {
    expect(reactivationObstacle(sold, own, country)).toBe(obstacle);
  });

  it('is absent exactly if something is offered, whatever the plan, the role and the country', () => {
    for (const planType of planTypes)
      for (const isAdmin of [true, false])
        for (const status of ['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED', null] as const)
          for (const country of ['US', 'DE', 'KE', 'AQ']) {
            const own = owner({ planType, subscriptionStatus: status }, isAdmin);
            const offers = reactivationOffers(sold, own, country);
            expect(reactivationObstacle(sold, own, country) === null).toBe(offers.length > 0);
          }
  });
});

describe('the cart', () => {
  it.each<[sku: string, own: OwnMembership, lines: readonly string[]]>([
    ['IND-3', owner(), ['1 IND-3']],
    ['TEAM-1', owner(), ['1 TEAM-1', '2 SEAT-1']],
    ['TEAM-1', { ...owner(), seatsInUse: 3 }, ['1 TEAM-1']],
    ['TEAM-1', owner({ ...running, subscriptionExpirationDate: '2027-01-31' }), ['1 TEAM-1', '15 SEAT-1']],
    ['PRO-1', owner({ planType: 'PRO_CUSTOM' }), ['1 PRO-1', '2 PRO-SEAT-1', '1 FEATURE-2']],
    ['PRO-1', owner(), ['1 PRO-1', '2 PRO-SEAT-1']],
    ['UNKNOWN', owner(), []],
  ])('of %s', (sku, own, lines) => {
    expect(reactivationLines(sku, sold, own).map((line) => `${line.quantity} ${line.sku}`)).toEqual(lines);
  });
});

describe('the seats that are too few', () => {
  it.each<[what: string, sku: string, seatsInUse: number, seats: number | null]>([
    ['of a plan for one', 'IND-3', 2, 1],
    ['of a plan for one, for one', 'IND-3', 1, null],
    ['of a plan whose seats are sold', 'TEAM-1', 9, null],
    ['of a large plan', 'CLINIC-1', 101, 100],
    ['of a plan that isn’t sold', 'UNKNOWN', 9, null],
  ])('%s', (_what, sku, seatsInUse, seats) => {
    expect(tooFewSeats(sold, sku, seatsInUse)).toBe(seats);
  });
});
