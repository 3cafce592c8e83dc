import type { BuyerMembership } from '@sonde/machines/rules/catalogue';
import { addDays } from '@sonde/machines/rules/time';
import type {
  OrganizationMembershipFieldsFragment,
  UserFieldsFragment,
} from '../graphql/account.generated.ts';
import { dayOfOrganization } from './day-of-organization.ts';

type Rights = Pick<UserFieldsFragment, 'canBuyPersonalProbePlus' | 'canBuyPersonalProbeIq3'>;

/** A membership as the rules of buying see it, on the day of the organization's shop. */
export function fromApiBuyer(
  { canBuyPersonalProbePlus, canBuyPersonalProbeIq3 }: Rights,
  { isOrganizationAdmin, canPurchasePersonalProbe, organization }: OrganizationMembershipFieldsFragment,
  now: Date,
): BuyerMembership {
  const { rentalSubscription } = organization;
  return {
    isOrganizationAdmin,
    canPurchasePersonalProbe,
    canBuyPersonalProbePlus,
    canBuyPersonalProbeIq3,
    organization: {
      today: dayOfOrganization(organization, now),
      market: organization.market,
      planType: organization.planType,
      subscriptionStatus: organization.subscriptionStatus,
      subscriptionExpirationDate: organization.subscriptionLastDay,
      hasHadTrial: organization.hasHadTrial,
      registeredProbes: organization.registeredProbes,
      maxDevices: organization.maxDevices,
      commitmentEndDate: rentalSubscription && addDays(rentalSubscription.commitmentLastDay, 1),
    },
  };
}
