import type { ReactivatingMembership, ReactivationInput } from '../reactivation/index.ts';
import type { SizedMembership } from '../rules/reactivation/index.ts';

const seats = { sku: 'SUB-TEAM-SEAT-1Y', included: 5 };

const human = { market: 'HUMAN', productLine: null, featureSkus: [] } as const;

/** What the shop sells to owners, in the catalog's order. */
export const soldMemberships: readonly SizedMembership[] = [
  {
    ...human,
    planFamily: 'INDIVIDUAL',
    includedSeats: 1,
    terms: [
      { sku: 'SUB-IND-1Y', seats: null },
      { sku: 'SUB-IND-3Y', seats: null },
    ],
  },
  { ...human, planFamily: 'CORE', includedSeats: 3, terms: [{ sku: 'SUB-CORE-1Y', seats: null }] },
  { ...human, planFamily: 'TEAM', includedSeats: 5, terms: [{ sku: 'SUB-TEAM-1Y', seats }] },
  {
    ...human,
    planFamily: 'PRO_CUSTOM',
    includedSeats: 5,
    terms: [{ sku: 'SUB-PROC-1Y', seats: { sku: 'SUB-PROC-SEAT-1Y', included: 5 } }],
    featureSkus: ['SUB-PROC-COLL-TELE-1Y'],
  },
  {
    planFamily: 'PRO_CUSTOM',
    includedSeats: 5,
    market: 'VETERINARY',
    productLine: 'IQ_PLUS_VET',
    terms: [{ sku: 'SUB-PRO-VET-1Y', seats: null }],
    featureSkus: [],
  },
];

/** The administrator of a clinic whose team membership was canceled. */
export const canceledMembership: ReactivatingMembership = {
  id: 'bWVtYmVyOjE=',
  organization: { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
  buyer: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today: '2026-11-26',
      market: 'HUMAN',
      planType: 'TEAM',
      subscriptionStatus: 'CANCELED',
      subscriptionExpirationDate: '2026-10-31',
      hasHadTrial: false,
      registeredProbes: 2,
      maxDevices: 50,
      commitmentEndDate: null,
    },
  },
  seatsInUse: 7,
  seatsHeld: 7,
  featureSkus: [],
};

/** A buyer of the shop in the United States. */
export const reactivationInput: ReactivationInput = {
  country: 'US',
  sold: soldMemberships,
  isSignedIn: true,
  organizationSlug: null,
  sku: null,
};
