import { isEndedRenewable } from '@sonde/machines/rules/renewals';
import type { EditedMembershipQuery } from '../graphql/account.generated.ts';
import { fromApiBuyer } from './from-api-owner.ts';
import type { ApiEditedMembership } from './scheduled-change.ts';

/** Whether a membership has ended and can be paid for one more term, by the rule that the renewal follows. */
export const isRenewable = (
  me: NonNullable<EditedMembershipQuery['me']>,
  membership: ApiEditedMembership,
  country: string,
): boolean => isEndedRenewable(fromApiBuyer(me, membership, new Date()), country);
