import type { RenewalInput, RenewalPorts, RenewingMembership } from '@sonde/machines/renewal';
import { storedSession } from '../browser/stored-session.ts';
import { type UserFieldsFragment, UserQueryDocument } from '../graphql/account.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import { createSubscriptionChangePorts } from './subscription-change-ports.ts';

const fromApiMemberships = (me: UserFieldsFragment): readonly RenewingMembership[] =>
  me.organizationMemberships.map((membership) => ({
    id: membership.id,
    organization: { slug: membership.organization.slug, name: membership.organization.name },
    buyer: fromApiBuyer(me, membership, new Date()),
  }));

/** What this browser has stored when the flow starts. */
export const readRenewalInput = (): Pick<RenewalInput, 'isSignedIn' | 'organizationSlug'> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
});

/** What a renewal by hand asks of the store and of the card provider. */
export function createRenewalPorts(card: CardPayments): RenewalPorts {
  return {
    ...createSubscriptionChangePorts(card),
    loadRenewing: () =>
      withAccessCheck(async () => {
        const { askAccountUncached } = await loadAnswers();
        const { me } = await askAccountUncached(UserQueryDocument, {});
        return me === null
          ? { status: 'anonymous' }
          : { status: 'known', memberships: fromApiMemberships(me) };
      }),
  };
}
