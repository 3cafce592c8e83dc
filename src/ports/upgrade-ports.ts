import type { UpgradeInput, UpgradePorts, UpgradingMembership } from '@sonde/machines/upgrade';
import { storedSession } from '../browser/stored-session.ts';
import { type UserFieldsFragment, UserQueryDocument } from '../graphql/account.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { compareTerms } from './compare-terms.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import { createSubscriptionChangePorts } from './subscription-change-ports.ts';

const fromApiMemberships = (me: UserFieldsFragment): readonly UpgradingMembership[] =>
  me.organizationMemberships.map((membership) => ({
    id: membership.id,
    organization: { slug: membership.organization.slug, name: membership.organization.name },
    buyer: fromApiBuyer(me, membership, new Date()),
  }));

/** What this browser and the page's address know as the flow begins. */
export const readUpgradeInput = (): Pick<UpgradeInput, 'isSignedIn' | 'organizationSlug' | 'sku'> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  sku: new URLSearchParams(location.search).get('membership'),
});

/** What an upgrade asks of the store and of the card provider. */
export function createUpgradePorts(card: CardPayments): UpgradePorts {
  return {
    ...createSubscriptionChangePorts(card),
    loadUpgrading: () =>
      withAccessCheck(async () => {
        const { askAccountUncached } = await loadAnswers();
        const { me } = await askAccountUncached(UserQueryDocument, {});
        return me === null
          ? { status: 'anonymous' }
          : { status: 'known', memberships: fromApiMemberships(me) };
      }),
    compareTerms,
  };
}
