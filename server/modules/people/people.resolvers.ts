import { countryDay, timeZoneOf } from '@sonde/machines/rules/places';
import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import { mayRefer } from '@sonde/machines/rules/referrals';
import { addDays, endOfZoneDay } from '@sonde/machines/rules/time';
import { isRowId } from '../../db/row-id.ts';
import type { Account } from '../../kernel/account.ts';
import { toGlobalId } from '../../kernel/global-id.ts';
import { languageOfCode } from '../../kernel/language-code.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { referrerTokenOf } from '../../kernel/referrer-token.ts';
import type { Resolvers } from '../../kernel/resolver-types.generated.ts';
import { maxDevicesOf, maxUsersOf, probesOf } from './buyer.ts';
import {
  acceptInvitation,
  inviteMember,
  removeMember,
  replaceReferrerToken,
  setMemberAdmin,
} from './change-members.ts';
import { membershipIdOf, membersPayload, rowIdOf } from './members-payload.ts';
import { readInvitations, readMembers } from './members.repository.ts';
import { organizationSeenBy } from './people.parents.ts';
import type { PeopleServices } from './people-services.ts';
import type { Membership, Organization } from './person.model.ts';
import { existsAccountOf } from './person.repository.ts';
import { sellToTeams } from './sell-to-teams.ts';

/** The end of a day of an organization, as a point in time; null for none. */
const endOf = ({ country }: Organization, day: string | null): string | null =>
  day && endOfZoneDay(timeZoneOf(country), day);

/** The person's membership, which is read once in a request with the person; null if it isn't theirs. */
async function ownMembership(
  { people }: PeopleServices,
  account: Account | null,
  membershipId: string | null,
): Promise<Membership | null> {
  const person = await people.of(account);
  return person?.memberships.find(({ id }) => id === membershipId) ?? null;
}

/** The organization, if the person is a member of it. */
async function ownOrganization({ people }: PeopleServices, account: Account | null, id: string) {
  const person = await people.of(account);
  const membership = person?.memberships.find(({ organization }) => organization.id === id);
  return membership ? organizationSeenBy(membership) : null;
}

const typeResolvers = ({ sql, catalogue, deriveToken, now }: PeopleServices): Resolvers => ({
  User: {
    id: ({ id }) => toGlobalId('User', id),
    isEmailConfirmed: (_person, _given, { account }) => account?.isEmailConfirmed ?? false,
    organizationMemberships: ({ memberships }) => memberships,
    pendingOrderToken: ({ pendingOrderId }) => pendingOrderId && deriveToken('order', pendingOrderId),
  },
  OrganizationMembership: {
    id: ({ id }) => toGlobalId('OrganizationMembership', id),
    referrerToken: ({ id, referrerTokenGeneration, organization: { subscription } }) =>
      mayRefer(subscription) ? referrerTokenOf(deriveToken, id, referrerTokenGeneration) : null,
    isOrganizationAdmin: ({ isAdmin }) => isAdmin,
    organization: organizationSeenBy,
  },
  Organization: {
    id: ({ organization: { id } }) => toGlobalId('Organization', id),
    name: ({ organization: { name } }) => name,
    slug: ({ organization: { slug } }) => slug,
    country: ({ organization: { country } }) => ({ code: country }),
    market: ({ organization: { market } }) => market,
    hasHadTrial: ({ organization: { hasHadTrial } }) => hasHadTrial,
    practiceType: ({ organization: { practiceType } }) => practiceType,
    planType: ({ organization: { subscription } }) => subscription?.planType ?? 'NONE',
    subscriptionStatus: ({ organization: { subscription } }) => subscription?.status ?? null,
    subscriptionExpirationDate: ({ organization }) =>
      endOf(organization, organization.subscription?.expiresOn ?? null),
    subscriptionLastDay: ({ organization: { subscription } }) => subscription?.expiresOn ?? null,
    nextChargeDay: ({ organization: { subscription } }) => subscription?.nextChargeOn ?? null,
    isExpired({ organization: { country, subscription } }) {
      const expiresOn = subscription?.expiresOn ?? null;
      const isOver = expiresOn !== null && expiresOn < countryDay(country, now());
      return isOver && subscription?.isRenewalPending !== true;
    },
    isRenewalPending: ({ organization: { subscription } }) => subscription?.isRenewalPending ?? false,
    isChangePending: ({ organization: { subscription, pendingOrderId } }) =>
      pendingOrderId !== null || subscription?.isChangePending === true,
    pendingOrderToken: ({ organization: { pendingOrderId }, isSeenByAdmin }) =>
      isSeenByAdmin && pendingOrderId !== null ? deriveToken('order', pendingOrderId) : null,
    isWithdrawn: ({ organization: { subscription } }) => subscription?.isWithdrawn ?? false,
    isAutoRenewalActive: ({ organization: { subscription } }) =>
      (subscription?.nextChargeOn ?? null) !== null,
    availableSeats: ({ organization: { subscription, seatsTaken } }) =>
      Math.max(0, (subscription?.seats ?? 1) - seatsTaken),
    maxSeats: ({ organization: { subscription } }) => subscription?.seats ?? 1,
    maxCloudUsers: async ({ organization }) => maxUsersOf(organization, await catalogue.latest()),
    teamBaseNumCloudUsers: async () => (await catalogue.latest()).planConfiguration('TEAM')?.seatsInBase ?? 0,
    isOld10BasedTeamPricing: ({ organization }) => organization.isOld10BasedTeamPricing,
    maxDevices: async ({ organization }) => maxDevicesOf(organization, await catalogue.latest()),
    registeredProbes: ({ organization }) => probesOf(organization),
    registeredProbesPlus: ({ organization: { probes } }) =>
      (probes.IQ_PLUS ?? 0) + (probes.IQ_PLUS_CARE ?? 0),
    registeredProbesIq3: ({ organization: { probes } }) => probes.IQ_3 ?? 0,
    rentalSubscription({ organization }) {
      const commitment = organization.subscription?.commitment ?? null;
      const lastDay = commitment && addDays(commitment.endsOn, -1);
      const commitmentEndDate = endOf(organization, lastDay);
      return commitment && lastDay && commitmentEndDate
        ? {
            commitmentEndDate,
            commitmentLastDay: lastDay,
            commitmentMonthsNumber: commitment.months,
          }
        : null;
    },
    subscription: ({ organization }) =>
      organization.subscription && { subscription: organization.subscription, organization },
    async members({ organization, isSeenByAdmin }) {
      if (!isSeenByAdmin) return null;
      const members = await readMembers(sql, organization.id);
      return members.map(({ id, isAdmin, ...member }) => ({
        ...member,
        id: toGlobalId('OrganizationMembership', id),
        isOrganizationAdmin: isAdmin,
      }));
    },
    async invitations({ organization, isSeenByAdmin }) {
      if (!isSeenByAdmin) return null;
      const invitations = await readInvitations(sql, organization.id, now());
      return invitations.map(({ id, email, expiresAt }) => ({
        id: toGlobalId('OrganizationInvitation', id),
        email,
        expiresAt: expiresAt.toISOString(),
      }));
    },
  },
  Subscription: {
    sku: ({ subscription }) => subscription.sku,
    termMonths: ({ subscription }) => subscription.termMonths,
    termFirstDay: ({ subscription }) => subscription.term?.firstDay ?? null,
    additionalSeats: ({ subscription }) => subscription.additionalSeats,
    fewestSeats: ({ organization }) => organization.seatsTaken,
    scheduledPlan({ subscription: { planType, scheduled } }) {
      return scheduled === null || scheduled.planType === planType ? null : scheduled.planType;
    },
    scheduledSku: ({ subscription }) => subscription.scheduled?.sku ?? null,
    scheduledSeats: ({ subscription: { scheduled } }) =>
      scheduled && scheduled.seatsInBase + scheduled.additionalSeats,
    scheduledPrice: ({ subscription }) => subscription.scheduled?.price ?? null,
    scheduledDay: ({ subscription }) => subscription.scheduled && subscription.nextChargeOn,
    proCustomFeatures: ({ subscription }) => subscription.featureSkus,
    scheduledProCustomFeatures: ({ subscription }) => subscription.scheduled?.featureSkus ?? null,
    referralCreditMonths: ({ organization }) => organization.referralMonths,
    provisioningType: ({ subscription }) => subscription.provisioningType,
    subscriptionSynchronizationStatus: ({ subscription }) => subscription.synchronizationResult,
    currentPrice: ({ subscription }) => subscription.price,
  },
});

const rootResolvers = (services: PeopleServices): Resolvers => ({
  Query: {
    me: (_parent, _given, { account }) => services.people.of(account),
    organizationMembership: (_parent, { id }, { account }) =>
      ownMembership(services, account, rowIdOf('OrganizationMembership', id)),
    async authorizedUserShop(_parent, { country, languageCode, organizationMembershipId }, { account }) {
      const person = await services.people.of(account);
      const chosenId = membershipIdOf(organizationMembershipId ?? '');
      const shop = { country, language: languageOfCode(languageCode) };
      return person && sellToTeams(services, person, chosenId, shop);
    },
    userExists: (_parent, { email }) =>
      checkEmail(email) === null ? existsAccountOf(services.sql, normaliseEmail(email)) : false,
  },
  Mutation: {
    async organizationMemberInvite(_parent, { organizationMembershipId, email, languageCode }, { account }) {
      const requested = { email, language: languageOfCode(languageCode) };
      return membersPayload(
        await inviteMember(services, account, membershipIdOf(organizationMembershipId), requested),
      );
    },
    async organizationMemberRemove(_parent, { organizationMembershipId, memberId }, { account }) {
      const removed = {
        memberId: rowIdOf('OrganizationMembership', memberId),
        invitationId: rowIdOf('OrganizationInvitation', memberId),
      };
      return membersPayload(
        await removeMember(services, account, membershipIdOf(organizationMembershipId), removed),
      );
    },
    async organizationAdminSet(_parent, { organizationMembershipId, memberId, isAdmin }, { account }) {
      const set = { memberId: rowIdOf('OrganizationMembership', memberId), isAdmin };
      return membersPayload(
        await setMemberAdmin(services, account, membershipIdOf(organizationMembershipId), set),
      );
    },
    referrerTokenReplace: async (_parent, { organizationMembershipId }, { account }) =>
      membersPayload(await replaceReferrerToken(services, account, membershipIdOf(organizationMembershipId))),
    organizationInvitationAccept: async (_parent, { token }, { account }) =>
      membersPayload(await acceptInvitation(services, account, token)),
  },
});

/** People, their organizations and memberships. */
export const peopleApi = (services: PeopleServices): ModuleApi => ({
  resolvers: { ...typeResolvers(services), ...rootResolvers(services) },
  nodes: {
    async User(id, { account }) {
      const person = await services.people.of(account);
      return person?.id === id ? person : null;
    },
    OrganizationMembership: (id, { account }) => ownMembership(services, account, isRowId(id) ? id : null),
    Organization: (id, { account }) => ownOrganization(services, account, id),
  },
  limits: {
    userExists: [{ limit: 'userExists' }],
    organizationMemberInvite: [{ limit: 'invitation' }],
    referrerTokenReplace: [{ limit: 'invitation' }],
  },
  recipients: { organizationMemberInvite: ({ email }) => email ?? null },
  refuse: async (refusal) => membersPayload({ refusals: [refusal], membership: null }),
});
