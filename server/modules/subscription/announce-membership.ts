import type { AnySql } from '../../db/connect.ts';
import type { MembershipEvent } from './membership-event.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** Tells a membership's administrators of an event, in a statement of its own. */
export async function announceMembership(
  sql: AnySql,
  services: Pick<SubscriptionServices, 'announceMembership'>,
  event: MembershipEvent,
): Promise<void> {
  await sql`select from (select ${services.announceMembership(sql, event)}) as announced`;
}
