import type { TransactionSql } from '../../db/connect.ts';
import { lockOrganization } from '../people/lock-organization.ts';

/**
 * Ends the automatic renewal of the membership that was bought with an order, if there is one. A renewal that is being
 * charged is no longer awaited, so that its money goes back.
 */
export async function endRenewalOfOrder(sql: TransactionSql, orderId: string): Promise<void> {
  const [row] = await sql<{ readonly organizationId: string }[]>`
    select organization_id as "organizationId" from subscription where order_id = ${orderId}`;
  if (row === undefined) return;
  await lockOrganization(sql, row.organizationId);
  await sql`update subscription set next_charge_on = null where order_id = ${orderId}`;
}
