import type { AnySql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { languageOf, membershipName } from './bill.ts';
import type { MembershipEvent } from './membership-event.ts';
import type { MembershipFacts } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** Tells a membership's administrators of an event, in a statement of its own. */
export async function announceMembership(
  sql: AnySql,
  services: Pick<SubscriptionServices, 'announceMembership'>,
  event: MembershipEvent,
): Promise<void> {
  await sql`select from (select ${services.announceMembership(sql, event)}) as announced`;
}

/** What every event of a membership says that an administrator has just changed. */
export const changedByHand = (catalogue: Catalogue, facts: MembershipFacts) => ({
  key: newRowId(),
  organizationId: facts.organizationId,
  country: facts.country,
  language: languageOf(facts),
  name: membershipName(catalogue, facts),
});
