import { inTransaction } from '../../server/db/connect.ts';
import type { Sql } from '../../server/db/connect.ts';

/** Remembers organizations with their subscriptions; what it answers takes back what was bought since, and forgets what it was paid with: the orders sell nothing then. */
export async function rememberOrganizations(sql: Sql): Promise<() => Promise<void>> {
  const known = await sql<{ id: string }[]>`select id from organization`;
  const ids = known.map(({ id }) => id);
  const [{ rows }] = await sql<[{ rows: string }]>`
    select coalesce(jsonb_agg(to_jsonb(subscription)), '[]')::text as rows from subscription`;
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = 'subscription'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`;
  const names = columns.map(({ name }) => name).join(', ');
  return () =>
    inTransaction(sql, async (transaction) => {
      await transaction`delete from open_invoice`;
      await transaction`delete from subscription`;
      await transaction`
        insert into subscription (${transaction.unsafe(names)})
        select ${transaction.unsafe(names)} from jsonb_populate_recordset(null::subscription, ${rows}::text::jsonb)`;
      await transaction`update orders set sale = null`;
      await transaction`delete from registered_probe where order_id is not null`;
      await transaction`delete from payment_method`;
      await transaction`delete from provider_customer`;
      await transaction`delete from organization_membership where organization_id not in ${transaction(ids)}`;
    });
}
