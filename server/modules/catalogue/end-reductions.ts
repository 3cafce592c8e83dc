import type { Sql } from '../../db/connect.ts';

/** Resets prices whose reduction has ended; a trigger records each change in the history and updates the caches. */
export async function endReductions(sql: Sql, now: Date): Promise<void> {
  await sql`
    update variant_price set amount = undiscounted_amount, reduced_until = null where reduced_until <= ${now}`;
}
