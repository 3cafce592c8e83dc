import type { EditedMembership } from '@sonde/machines/edit-membership';
import type { Refusal } from '@sonde/machines/flow';
import type { EditedMembershipQuery } from '../graphql/account.generated.ts';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import { SubscriptionScheduleRemoveDocument } from '../graphql/subscription-changes.generated.ts';
import { loadAnswers } from './account-requests.ts';

/** A membership with what an administrator may change. */
export type ApiEditedMembership = NonNullable<EditedMembershipQuery['me']>['organizationMemberships'][number];

/** The scheduled change. The shop names no plan where the present one is kept. */
export function fromApiScheduled({
  subscription,
  planType,
}: ApiEditedMembership['organization']): EditedMembership['organization']['scheduled'] {
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

/** Removes the scheduled change; returns what was refused. */
export async function removeScheduledChange(organizationMembershipId: string): Promise<readonly Refusal[]> {
  const { changeAccount } = await loadAnswers();
  const given = { organizationMembershipId };
  const { subscriptionScheduleRemove } = await changeAccount(SubscriptionScheduleRemoveDocument, given);
  return subscriptionScheduleRemove.subscriptionErrors;
}
