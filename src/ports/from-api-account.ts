import type {
  AccountInvoice,
  AccountMembership,
  AccountOrganization,
  AccountPerson,
  MembershipAnswer,
  NextRenewal,
  ScheduledChange,
} from '@sonde/machines/account';
import type {
  AccountErrorFieldsFragment,
  MembersAnswerFragment,
  NextRenewalFieldsFragment,
  OrganizationFieldsFragment,
  UserRefreshQuery,
} from '../graphql/account.generated.ts';
import { daysBetween } from '@sonde/machines/rules/time';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import { dayOfOrganization } from './day-of-organization.ts';

interface MembersPayload {
  readonly accountErrors: readonly AccountErrorFieldsFragment[];
  readonly organizationMembership: MembersAnswerFragment | null;
}

/** A trial's first day is that of its term. */
function trialOf({
  subscription,
  subscriptionStatus,
  subscriptionLastDay: lastDay,
}: OrganizationFieldsFragment): AccountOrganization['trial'] {
  const firstDay = subscription?.termFirstDay ?? null;
  if (subscriptionStatus !== 'TRIALING' || firstDay === null || lastDay === null) return null;
  return { days: daysBetween(firstDay, lastDay) + 1, months: subscription?.termMonths ?? 12 };
}

function fromApiRenewal({ subscription }: NextRenewalFieldsFragment): NextRenewal | null {
  const renewal = subscription?.nextRenewal ?? null;
  return (
    renewal && {
      price: fromApiTaxedMoney(renewal.price),
      freeMonths: renewal.freeMonths,
      amount: fromApiTaxedMoney(renewal.amount),
    }
  );
}

/** The scheduled change. The shop names no plan where the present one is kept. */
export function fromApiScheduled({
  subscription,
  planType,
}: OrganizationFieldsFragment): ScheduledChange | null {
  if (subscription === null) return null;
  const {
    scheduledPlan,
    scheduledSku,
    scheduledSeats: seats,
    scheduledDay: day,
    scheduledPrice,
  } = subscription;
  if (seats === null || day === null) return null;
  return {
    sku: scheduledSku,
    planType: scheduledPlan ?? planType,
    seats,
    day,
    price: scheduledPrice && fromApiTaxedMoney(scheduledPrice),
  };
}

/** An organization as its member sees it. */
export function fromApiOrganization(
  organization: OrganizationFieldsFragment & NextRenewalFieldsFragment,
): AccountOrganization {
  const { subscription, rentalSubscription } = organization;
  const price = subscription?.currentPrice ?? null;
  return {
    id: organization.id,
    slug: organization.slug,
    name: organization.name,
    market: organization.market,
    today: dayOfOrganization(organization, new Date()),
    country: organization.country.code,
    planType: organization.planType,
    hasHadTrial: organization.hasHadTrial,
    status: organization.subscriptionStatus,
    lastDay: organization.subscriptionLastDay,
    isExpired: organization.isExpired,
    isRenewalPending: organization.isRenewalPending,
    isChangePending: organization.isChangePending,
    isWithdrawn: organization.isWithdrawn,
    nextChargeDay: organization.nextChargeDay,
    openInvoiceToken: organization.openInvoiceToken,
    pendingOrderToken: organization.pendingOrderToken,
    price: price && fromApiTaxedMoney(price),
    renewal: fromApiRenewal(organization),
    scheduled: fromApiScheduled(organization),
    seats: organization.maxSeats,
    availableSeats: organization.availableSeats,
    probes: organization.registeredProbes,
    mostProbes: organization.maxDevices,
    probesPlus: organization.registeredProbesPlus,
    probesIq3: organization.registeredProbesIq3,
    referralCreditMonths: subscription?.referralCreditMonths ?? 0,
    commitment: rentalSubscription && {
      lastDay: rentalSubscription.commitmentLastDay,
      months: rentalSubscription.commitmentMonthsNumber,
    },
    trial: trialOf(organization),
  };
}

type ApiInvoice = NonNullable<MembersAnswerFragment['organization']['invoices']>[number];

/** An invoice with its credit notes. */
const fromApiInvoice = ({
  number,
  issuedOn,
  total,
  url,
  creditNotes,
}: ApiInvoice): readonly AccountInvoice[] =>
  url === null
    ? []
    : [
        { kind: 'INVOICE', number, issuedOn, total: fromApiTaxedMoney(total).gross, url },
        ...creditNotes.map((note) => ({
          kind: 'CREDIT_NOTE' as const,
          number: note.number,
          issuedOn: note.issuedOn,
          total: fromApiTaxedMoney(note.total).gross,
          url: note.url,
        })),
      ];

/** A membership as shown on the account page. */
function fromApiMembership({
  id,
  referrerToken,
  isOrganizationAdmin,
  canPurchasePersonalProbe,
  organization,
}: MembersAnswerFragment): AccountMembership {
  const { members, invitations, invoices } = organization;
  return {
    id,
    referrerToken,
    isAdmin: isOrganizationAdmin,
    mayBuyOwnProbe: canPurchasePersonalProbe,
    organization: fromApiOrganization(organization),
    members:
      members?.map(({ isOrganizationAdmin: isAdmin, ...member }) => ({
        id: member.id,
        name: member.name,
        email: member.email,
        isAdmin,
      })) ?? null,
    invitations: invitations?.map((invitation) => ({ id: invitation.id, email: invitation.email })) ?? null,
    invoices: invoices?.flatMap(fromApiInvoice) ?? null,
  };
}

/** The signed-in user as shown on the account page. */
export const fromApiPerson = ({
  name,
  email,
  isEmailConfirmed,
  canBuyPersonalProbePlus,
  canBuyPersonalProbeIq3,
  organizationMemberships,
  pendingOrderToken,
  failedPaymentOrders,
  learnerDiscounts,
}: NonNullable<UserRefreshQuery['me']>): AccountPerson => ({
  name,
  email,
  isEmailConfirmed,
  ownProbes: { plus: canBuyPersonalProbePlus, iq3: canBuyPersonalProbeIq3 },
  memberships: organizationMemberships.map(fromApiMembership),
  pendingOrderToken,
  unpaidOrders: failedPaymentOrders.map(({ token, number }) => ({ token, number })),
  learnerDiscounts,
});

/** The result of changing members or accepting an invitation. */
export const fromApiMembersAnswer = ({
  accountErrors,
  organizationMembership,
}: MembersPayload): MembershipAnswer => {
  const membership = organizationMembership && fromApiMembership(organizationMembership);
  return accountErrors.length > 0
    ? { status: 'refused', refusals: accountErrors, membership }
    : { status: 'changed', membership };
};
