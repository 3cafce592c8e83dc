import type { AccountMembership, AccountOrganization, AccountPerson } from '@sonde/machines/account';
import type {
  OrganizationFieldsFragment,
  OrganizationMembershipFieldsFragment,
  UserFieldsFragment,
} from '../graphql/account.generated.ts';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';

function fromApiOrganization(organization: OrganizationFieldsFragment): AccountOrganization {
  const { subscription, rentalSubscription } = organization;
  const price = subscription?.currentPrice ?? null;
  return {
    id: organization.id,
    slug: organization.slug,
    name: organization.name,
    planType: organization.planType,
    status: organization.subscriptionStatus,
    lastDay: organization.subscriptionLastDay,
    isExpired: organization.isExpired,
    isAutoRenewalActive: organization.isAutoRenewalActive,
    price: price && fromApiTaxedMoney(price),
    scheduledPlan: subscription?.scheduledPlan ?? null,
    seats: organization.maxSeats,
    availableSeats: organization.availableSeats,
    probes: organization.registeredProbes,
    probesPlus: organization.registeredProbesPlus,
    probesIq3: organization.registeredProbesIq3,
    referralCreditMonths: subscription?.referralCreditMonths ?? 0,
    commitment: rentalSubscription && {
      lastDay: rentalSubscription.commitmentLastDay,
      months: rentalSubscription.commitmentMonthsNumber,
    },
  };
}

const fromApiMembership = ({
  id,
  isOrganizationAdmin,
  organization,
}: OrganizationMembershipFieldsFragment): AccountMembership => ({
  id,
  isAdmin: isOrganizationAdmin,
  organization: fromApiOrganization(organization),
});

/** Whoever is signed in, as the account shows them. */
export const fromApiPerson = ({
  name,
  email,
  organizationMemberships,
}: UserFieldsFragment): AccountPerson => ({
  name,
  email,
  memberships: organizationMemberships.map(fromApiMembership),
});
