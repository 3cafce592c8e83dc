import { mayStart } from './eligibility.ts';
import type { Buyer, BuyerMembership, BuyerOrganization, EligibilityRequest } from './eligibility.types.ts';

/** An organization with an active team plan. */
export const clinic: BuyerOrganization = {
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

/** Its administrator. */
export const admin: BuyerMembership = {
  isOrganizationAdmin: true,
  canPurchasePersonalProbe: false,
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  organization: clinic,
};

/** An organization with an active individual plan, months before its end. */
export const individual: BuyerOrganization = {
  ...clinic,
  today: '2026-11-26',
  planType: 'INDIVIDUAL',
  subscriptionExpirationDate: '2027-11-19',
  registeredProbes: 1,
};

/** Someone in an organization that differs from it: its administrator, unless it says otherwise. */
export const individualBuyer = (
  change: Partial<BuyerOrganization> = {},
  isOrganizationAdmin = true,
): Buyer => ({
  kind: 'USER',
  membership: { ...admin, isOrganizationAdmin, organization: { ...individual, ...change } },
});

const request: EligibilityRequest = {
  action: 'NEW_USER',
  planFamily: 'INDIVIDUAL',
  market: 'HUMAN',
  productLine: 'IQ_3',
  country: 'US',
  quantity: 1,
  expansion: null,
};

/** Someone who is not signed in. */
export const anonymous: Buyer = { kind: 'ANONYMOUS' };

/** The administrator of an organization that differs from the clinic. */
export const adminOf = (organization: Partial<BuyerOrganization> = {}): Buyer => ({
  kind: 'USER',
  membership: { ...admin, organization: { ...clinic, ...organization } },
});

/** A member of the clinic with these rights. */
export const memberWith = (rights: Partial<BuyerMembership> = {}): Buyer => ({
  kind: 'USER',
  membership: { ...admin, isOrganizationAdmin: false, ...rights },
});

/** Whether a buyer may start this: allowed, or the code and what is offered instead. */
export function answer(change: Partial<EligibilityRequest>, buyer: Buyer): string {
  const eligibility = mayStart({ ...request, ...change }, buyer);
  return eligibility.allowed ? 'allowed' : [eligibility.code, ...eligibility.offers].join(' ');
}
