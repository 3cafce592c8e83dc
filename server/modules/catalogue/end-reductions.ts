import type { Sql } from '../../db/connect.ts';

/** Prices whose reduction is over are what they were before; each change enters the history and the caches by its trigger. */
export async function endReductions(sql: Sql, now: Date): Promise<void> {
  await sql`
    update variant_price set amount = undiscounted_amount, reduced_until = null where reduced_until <= ${now}`;
}
