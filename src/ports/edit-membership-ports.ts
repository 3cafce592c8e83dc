import type {
  EditedMembership,
  EditedMembershipAnswer,
  EditMembershipInput,
  EditMembershipPorts,
  MembershipRequest,
} from '@sonde/machines/edit-membership';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { SoldMembership } from '@sonde/machines/rules/reactivation';
import { isEndedRenewable } from '@sonde/machines/rules/renewals';
import { ownValue } from '@sonde/machines/rules/texts';
import { lowerMemberships } from '@sonde/machines/rules/upgrades';
import { storedSession } from '../browser/stored-session.ts';
import {
  EditedMembershipDocument,
  type EditedMembershipQuery,
  OrganizationRenewalSetDocument,
} from '../graphql/account.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiOrganization } from './from-api-account.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import { type ApiEditedMembership, removeScheduledChange } from './scheduled-change.ts';
import { createSubscriptionChangePorts } from './subscription-change-ports.ts';

/** The shop's memberships, and prices by SKU. */
interface Offers {
  readonly sold: readonly SoldMembership[];
  readonly prices: Readonly<Record<string, TaxedMoney>>;
}

/** The terms of lower plans in the membership's own currency, which is what it is charged in also in another shop. */
const lowerSkusIn = (
  { sold, prices }: Offers,
  organization: ApiEditedMembership['organization'],
  price: TaxedMoney | null,
) =>
  lowerMemberships(sold, { organization })
    .flatMap(({ terms }) => terms.map(({ sku }) => sku))
    .filter((sku) => price !== null && ownValue(prices, sku)?.gross.currency === price.gross.currency);

function fromApiEdited(
  me: NonNullable<EditedMembershipQuery['me']>,
  membership: ApiEditedMembership,
  offers: Offers,
  country: string,
): EditedMembership {
  const { id, isOrganizationAdmin, organization } = membership;
  const { seats, ...own } = fromApiOrganization(organization);
  const {
    name,
    slug,
    market,
    planType,
    status,
    lastDay,
    isExpired,
    isChangePending,
    nextChargeDay,
    price,
    renewal,
    commitment,
    trial,
    scheduled,
  } = own;
  const { subscription, maxCloudUsers, isOld10BasedTeamPricing } = organization;
  return {
    id,
    isAdmin: isOrganizationAdmin,
    organization: {
      name,
      slug,
      market,
      planType,
      status,
      lastDay,
      isExpired,
      isChangePending,
      nextChargeDay,
      price,
      renewal,
      commitment,
      trial,
      seats: {
        now: seats,
        additional: subscription?.additionalSeats ?? 0,
        inUse: subscription?.fewestSeats ?? 0,
        most: subscription?.mostSeats ?? maxCloudUsers,
        isSoldInTens: isOld10BasedTeamPricing,
      },
      isRenewable: isEndedRenewable(fromApiBuyer(me, membership, new Date()), country),
      lowerSkus: lowerSkusIn(offers, organization, price),
      scheduled,
    },
  };
}

/** What this browser has stored when the page opens. */
export const editMembershipInput = (): EditMembershipInput => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
});

function fromApiPerson(
  { me }: EditedMembershipQuery,
  organizationSlug: string | null,
  offers: Offers,
  country: string,
): EditedMembershipAnswer {
  if (me === null) return { status: 'anonymous' };
  const memberships = me.organizationMemberships;
  const found =
    memberships.find(({ organization }) => organization.slug === organizationSlug) ?? memberships[0];
  // The organization that was chosen is found again after a reload, with what is stored of its change.
  if (found !== undefined && found.organization.slug === organizationSlug)
    storedSession.chooseOrganization(organizationSlug);
  return {
    status: 'known',
    membership: found === undefined ? null : fromApiEdited(me, found, offers, country),
    memberships: memberships.map(({ organization: { slug, name } }) => ({ organization: { slug, name } })),
  };
}

/** Sends the operation of a request; returns what was refused. */
async function sendRequest(organizationMembershipId: string, request: MembershipRequest) {
  switch (request.kind) {
    case 'set_renewal': {
      const { changeAccount } = await loadAnswers();
      const given = { organizationMembershipId, isAutomatic: request.isAutomatic };
      return (await changeAccount(OrganizationRenewalSetDocument, given)).organizationRenewalSet
        .accountErrors;
    }
    case 'remove_scheduled':
      return removeScheduledChange(organizationMembershipId);
  }
}

/**
 * What the editing of a membership asks of the store and of the card provider. `offers` are those of the country's
 * shop.
 */
export function createEditMembershipPorts(
  card: CardPayments,
  offers: Offers,
  country: string,
): EditMembershipPorts {
  return {
    ...createSubscriptionChangePorts(card),
    loadEditedMembership: ({ organizationSlug }) =>
      withAccessCheck(async () => {
        const { askAccountUncached } = await loadAnswers();
        const answer = await askAccountUncached(EditedMembershipDocument, {});
        return fromApiPerson(answer, organizationSlug, offers, country);
      }),
    changeMembership: ({ membershipId, request }) =>
      withAccessCheck(async () => {
        const refusals = await sendRequest(membershipId, request);
        return refusals.length > 0 ? { status: 'refused', refusals } : { status: 'changed' };
      }),
  };
}
