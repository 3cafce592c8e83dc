import type {
  ChangingMembership,
  ProCustomChangeInput,
  ProCustomChangePorts,
} from '@sonde/machines/pro-custom-change';
import { storedSession } from '../browser/stored-session.ts';
import { EditedMembershipDocument, type EditedMembershipQuery } from '../graphql/account.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { compareTerms } from './compare-terms.ts';
import { fromApiScheduled } from './from-api-account.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import { type ApiEditedMembership, removeScheduledChange } from './scheduled-change.ts';
import { createSubscriptionChangePorts } from './subscription-change-ports.ts';

type ApiPerson = NonNullable<EditedMembershipQuery['me']>;

function fromApiChanging(me: ApiPerson, membership: ApiEditedMembership): ChangingMembership {
  const { id, organization } = membership;
  const { subscription, maxSeats, maxCloudUsers } = organization;
  const scheduled = fromApiScheduled(organization);
  return {
    id,
    organization: { slug: organization.slug, name: organization.name },
    plan: {
      buyer: fromApiBuyer(me, membership, new Date()),
      sku: subscription?.sku ?? null,
      seats: {
        now: maxSeats,
        additional: subscription?.additionalSeats ?? 0,
        inUse: subscription?.fewestSeats ?? 0,
        most: maxCloudUsers,
      },
      featureSkus: subscription?.proCustomFeatures ?? [],
      isRenewing: organization.nextChargeDay !== null,
    },
    scheduled: scheduled && {
      ...scheduled,
      featureSkus: subscription?.scheduledProCustomFeatures ?? [],
    },
  };
}

/** What this browser has stored when the page opens. */
export const proCustomChangeInput = (): Pick<ProCustomChangeInput, 'isSignedIn' | 'organizationSlug'> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
});

/** What the change of a Pro plan asks of the store and of the card provider. */
export function createProCustomChangePorts(card: CardPayments): ProCustomChangePorts {
  return {
    ...createSubscriptionChangePorts(card),
    loadChanging: () =>
      withAccessCheck(async () => {
        const { askAccountUncached } = await loadAnswers();
        const { me } = await askAccountUncached(EditedMembershipDocument, {});
        if (me === null) return { status: 'anonymous' };
        const memberships = me.organizationMemberships.map((membership) => fromApiChanging(me, membership));
        return { status: 'known', memberships };
      }),
    compareTerms,
    removeScheduled: ({ membershipId }) =>
      withAccessCheck(async () => {
        const refusals = await removeScheduledChange(membershipId);
        return refusals.length > 0 ? { status: 'refused', refusals } : { status: 'removed' };
      }),
  };
}
