import type { ModuleApi } from '../../kernel/module-api.ts';
import { membershipIdOf, membersPayload } from '../people/members-payload.ts';
import type { PeopleServices } from '../people/people-services.ts';
import { setRenewal } from './change-renewal.ts';

/** Subscriptions, as those who manage an organization change them. */
export const subscriptionApi = (services: PeopleServices): ModuleApi => ({
  resolvers: {
    Mutation: {
      async organizationRenewalSet(_parent, { organizationMembershipId, isAutomatic }, { account }) {
        const id = membershipIdOf(organizationMembershipId);
        return membersPayload(await setRenewal(services, account, id, isAutomatic));
      },
    },
  },
  refuse: async (refusal) => membersPayload({ refusals: [refusal], membership: null }),
});
