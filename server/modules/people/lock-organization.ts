import type { TransactionSql } from '../../db/connect.ts';

/**
 * Locks an organization until the transaction ends; answers its country. Members, plan, seats and payment methods of an
 * organization change with it locked only. Read them after this: what was read before may be what they were before
 * another transaction changed them.
 */
export async function lockOrganization(sql: TransactionSql, organizationId: string): Promise<string> {
  const [row] = await sql<[{ country: string }]>`
    select country from organization where id = ${organizationId} for no key update`;
  return row.country;
}
