import { lazyImport } from '../browser/lazy-import.ts';
import type { EditedMembershipQuery } from '../graphql/account.generated.ts';
import type { ApiEditedMembership } from './scheduled-change.ts';

/** Whether a membership has ended and can be renewed. The rule is loaded only for one that has ended. */
export async function isRenewableAfterEnd(
  me: NonNullable<EditedMembershipQuery['me']>,
  membership: ApiEditedMembership,
  country: string,
): Promise<boolean> {
  const { isExpired, subscriptionStatus } = membership.organization;
  if (!isExpired && subscriptionStatus !== 'CANCELED') return false;
  const { isRenewable } = await lazyImport(() => import('./renewable-membership.ts'));
  return isRenewable(me, membership, country);
}
