import type { LoadOwnerAnswer, ReactivatingMembership } from '@sonde/machines/reactivation';
import { type UserFieldsFragment, UserQueryDocument } from '../graphql/account.generated.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiBuyer } from './from-api-owner.ts';

const fromApiMemberships = (me: UserFieldsFragment): readonly ReactivatingMembership[] =>
  me.organizationMemberships.map((membership) => ({
    id: membership.id,
    organization: { slug: membership.organization.slug, name: membership.organization.name },
    buyer: fromApiBuyer(me, membership, new Date()),
    seatsInUse: membership.organization.subscription?.fewestSeats ?? 1,
    seatsHeld: membership.organization.maxSeats,
    featureSkus: membership.organization.subscription?.proCustomFeatures ?? [],
  }));

/** Who is signed in, with their organizations, as they are now. */
export const loadOwner = (): Promise<LoadOwnerAnswer> =>
  withAccessCheck(async () => {
    const { askAccountUncached } = await loadAnswers();
    const { me } = await askAccountUncached(UserQueryDocument, {});
    return me === null ? { status: 'anonymous' } : { status: 'known', memberships: fromApiMemberships(me) };
  });
