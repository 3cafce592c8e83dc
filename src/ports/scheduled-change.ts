import type { Refusal } from '@sonde/machines/flow';
import type { EditedMembershipQuery } from '../graphql/account.generated.ts';
import { SubscriptionScheduleRemoveDocument } from '../graphql/subscription-changes.generated.ts';
import { loadAnswers } from './account-requests.ts';

/** A membership with what an administrator may change. */
export type ApiEditedMembership = NonNullable<EditedMembershipQuery['me']>['organizationMemberships'][number];

/** Removes the scheduled change; returns what was refused. */
export async function removeScheduledChange(organizationMembershipId: string): Promise<readonly Refusal[]> {
  const { changeAccount } = await loadAnswers();
  const given = { organizationMembershipId };
  const { subscriptionScheduleRemove } = await changeAccount(SubscriptionScheduleRemoveDocument, given);
  return subscriptionScheduleRemove.subscriptionErrors;
}
