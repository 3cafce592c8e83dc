import type { TransactionSql } from '../../db/connect.ts';

/**
 * Locks an organization until the transaction ends; returns its country. Members, plan, seats and payment methods of an
 * organization change only under this lock. Read them after it: data read earlier may be outdated by another
 * transaction.
 */
export async function lockOrganization(sql: TransactionSql, organizationId: string): Promise<string> {
  const [row] = await sql<[{ country: string }]>`
    select country from organization where id = ${organizationId} for no key update`;
  return row.country;
}
