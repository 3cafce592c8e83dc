import type { ChangingMembership, ProCustomChangeInput } from '../pro-custom-change/index.ts';
import type { BuyerOrganization } from '../rules/catalogue/index.ts';
import { money } from '../rules/money/index.ts';
import { proOffers, type CurrentPlan } from '../rules/pro-custom/index.ts';
import { soldMemberships } from './example-reactivation.ts';

const price = { net: money(294_000, 'USD'), tax: money(0, 'USD'), gross: money(294_000, 'USD') };

type Given = Partial<Omit<CurrentPlan, 'buyer'>> &
  Partial<Omit<ChangingMembership, 'plan'>> & {
    readonly buyer?: Partial<BuyerOrganization>;
    readonly isAdmin?: boolean;
  };

/** An administrator's membership with a Pro plan of one feature and eight seats, six of them in use. */
export const proMember = ({ id, organization, scheduled, buyer, isAdmin = true, ...plan }: Given = {}) =>
  ({
    id: id ?? 'bWVtYmVyOjE=',
    organization: organization ?? { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
    scheduled: scheduled ?? null,
    plan: {
      sku: 'SUB-PROC-1Y',
      seats: { now: 8, additional: 3, inUse: 6, most: 50 },
      featureSkus: ['SUB-PROC-COLL-TELE-1Y'],
      isRenewing: true,
      ...plan,
      buyer: {
        isOrganizationAdmin: isAdmin,
        canPurchasePersonalProbe: false,
        canBuyPersonalProbePlus: false,
        canBuyPersonalProbeIq3: false,
        organization: {
          today: '2026-11-26',
          market: 'HUMAN',
          planType: 'PRO_CUSTOM',
          subscriptionStatus: 'ACTIVE',
          subscriptionExpirationDate: '2027-08-27',
          hasHadTrial: false,
          registeredProbes: 2,
          maxDevices: 50,
          commitmentEndDate: null,
          ...buyer,
        },
      },
    },
  }) satisfies ChangingMembership;

const scheduled = {
  sku: 'SUB-PROC-1Y',
  planType: 'PRO_CUSTOM',
  seats: 7,
  featureSkus: [],
  day: '2027-08-28',
  price,
} as const;

/** Memberships whose plan is changed: a Pro plan, and what differs from it. */
export const exampleProMembers = {
  pro: proMember(),
  scheduled: proMember({ scheduled }),
  full: proMember({
    featureSkus: ['SUB-PROC-COLL-TELE-1Y', 'SUB-PROC-DIAG-CARDIAC-1Y'],
    seats: { now: 8, additional: 3, inUse: 6, most: 9 },
  }),
  complete: proMember({
    featureSkus: ['SUB-PROC-COLL-TELE-1Y', 'SUB-PROC-DIAG-CARDIAC-1Y'],
    seats: { now: 8, additional: 3, inUse: 6, most: 8 },
  }),
  team: proMember({
    sku: 'SUB-TEAM-1Y',
    featureSkus: [],
    seats: { now: 5, additional: 0, inUse: 3, most: 50 },
    buyer: { planType: 'TEAM' },
  }),
  vetTeam: proMember({
    sku: 'SUB-TEAM-VET-1Y',
    featureSkus: [],
    seats: { now: 5, additional: 0, inUse: 3, most: 50 },
    buyer: { planType: 'TEAM', market: 'VETERINARY' },
  }),
  vetPro: proMember({
    sku: 'SUB-PRO-VET-1Y',
    featureSkus: [],
    seats: { now: 5, additional: 0, inUse: 3, most: 50 },
    buyer: { market: 'VETERINARY' },
  }),
  ending: proMember({ isRenewing: false }),
} as const satisfies Readonly<Record<string, ChangingMembership>>;

/** An upgrade in the United States, from its first step. */
export const proUpgradeInput: ProCustomChangeInput = {
  direction: 'UPGRADE',
  country: 'US',
  offers: proOffers,
  sold: [],
  step: 'features',
  isSignedIn: true,
  organizationSlug: null,
};

/** A downgrade in the same shop. */
export const proDowngradeInput: ProCustomChangeInput = {
  ...proUpgradeInput,
  direction: 'DOWNGRADE',
  sold: soldMemberships,
};
