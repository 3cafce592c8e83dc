import type {
  AccountMembership,
  AccountOrganization,
  AccountPerson,
  MembershipAnswer,
} from '@sonde/machines/account';
import type {
  AccountErrorFieldsFragment,
  MembersAnswerFragment,
  OrganizationFieldsFragment,
  UserRefreshQuery,
} from '../graphql/account.generated.ts';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';

interface MembersPayload {
  readonly accountErrors: readonly AccountErrorFieldsFragment[];
  readonly organizationMembership: MembersAnswerFragment | null;
}

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
    nextChargeDay: organization.nextChargeDay,
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

/** A membership as the account shows it. */
function fromApiMembership({
  id,
  isOrganizationAdmin,
  organization,
}: MembersAnswerFragment): AccountMembership {
  const { members, invitations } = organization;
  return {
    id,
    isAdmin: isOrganizationAdmin,
    organization: fromApiOrganization(organization),
    members:
      members?.map(({ isOrganizationAdmin: isAdmin, ...member }) => ({
        id: member.id,
        name: member.name,
        email: member.email,
        isAdmin,
      })) ?? null,
    invitations: invitations?.map((invitation) => ({ id: invitation.id, email: invitation.email })) ?? null,
  };
}

/** Whoever is signed in, as the account shows them. */
export const fromApiPerson = ({
  name,
  email,
  organizationMemberships,
}: NonNullable<UserRefreshQuery['me']>): AccountPerson => ({
  name,
  email,
  memberships: organizationMemberships.map(fromApiMembership),
});

/** What a change of members or an invitation came to. */
export const fromApiMembersAnswer = ({
  accountErrors,
  organizationMembership,
}: MembersPayload): MembershipAnswer => {
  const membership = organizationMembership && fromApiMembership(organizationMembership);
  return accountErrors.length > 0
    ? { status: 'refused', refusals: accountErrors, membership }
    : { status: 'changed', membership };
};
