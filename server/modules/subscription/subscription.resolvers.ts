import type { WantedChange } from '@sonde/machines/rules/changes';
import { zeroTaxedMoney } from '@sonde/machines/rules/money';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { SubscriptionChangeInput } from '../../kernel/resolver-types.generated.ts';
import type { MembersAnswer } from '../people/change-members.ts';
import { membershipIdOf, membersPayload } from '../people/members-payload.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { setRenewal } from './change-renewal.ts';
import { type Preview, previewChanges } from './preview-changes.ts';
import { removeScheduledChange, scheduleChange } from './schedule-change.ts';
import { subscriptionPayload } from './subscription-payload.ts';
import type { SubscriptionServices } from './subscription-services.ts';

const wantedChange = ({ sku, seats, featureSkus }: SubscriptionChangeInput): WantedChange => ({
  sku: sku ?? null,
  seats: seats ?? null,
  featureSkus: featureSkus ?? null,
});

/** Nothing is charged for a change before it takes effect. */
function amountsOf(change: NonNullable<Preview['change']>) {
  if (change.takesEffect === 'NOW') {
    const { charge, credit, due: amountDue } = change.amounts;
    return { charge, credit, amountDue };
  }
  const none = zeroTaxedMoney(change.plan.price.gross.currency);
  return { charge: none, credit: none, amountDue: none };
}

function previewedChange(change: NonNullable<Preview['change']>) {
  const { takesEffect, effectiveDay, lastDay, plan, clearsScheduledChange, clearsCancellation } = change;
  const { planType, sku, seatsInBase, additionalSeats, featureSkus, price } = plan;
  return {
    takesEffect,
    effectiveDay,
    planType,
    sku,
    seats: seatsInBase + additionalSeats,
    featureSkus,
    ...amountsOf(change),
    renewalPrice: price,
    lastDay,
    clearsScheduledChange,
    clearsCancellation,
  };
}

const previewPayload = ({ previewedAt, validUntil, refusals, change }: Preview) => ({
  previewedAt,
  validUntil,
  subscriptionErrors: subscriptionPayload(refusals).subscriptionErrors,
  change: change && previewedChange(change),
});

/** What the API answers to a change of a subscription. */
const changedPayload = ({ refusals, membership }: MembersAnswer) => ({
  ...subscriptionPayload(refusals),
  organizationMembership: membership,
});

/** Subscriptions, as those who manage an organization change them. */
export const subscriptionApi = (services: PeopleServices & SubscriptionServices): ModuleApi => ({
  resolvers: {
    Query: {
      async prorationPreview(_parent, { organizationMembershipId, changes }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        const previews = await previewChanges(services, account, id, changes.map(wantedChange));
        return previews.map(previewPayload);
      },
    },
    Mutation: {
      async organizationRenewalSet(_parent, { organizationMembershipId, isAutomatic }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        return membersPayload(await setRenewal(services, account, id, isAutomatic));
      },
      async subscriptionScheduleAdd(_parent, { organizationMembershipId, change, previewedAt }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        const asked = { wanted: wantedChange(change), previewedAt };
        return changedPayload(await scheduleChange(services, account, id, asked));
      },
      async subscriptionScheduleRemove(_parent, { organizationMembershipId }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        return changedPayload(await removeScheduledChange(services, account, id));
      },
    },
  },
  refuse: async (refusal) => ({
    ...membersPayload({ refusals: [refusal], membership: null }),
    ...subscriptionPayload([refusal]),
  }),
});
