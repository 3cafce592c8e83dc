import type { Sql } from '../../db/connect.ts';

/** At once, so that a long table is not locked for long. */
const batch = 1000;
const keptKeysDays = 35;

/** Takes away checkouts that expired and left no order; those that were tried to be placed stay with their attempts. */
export async function deleteExpiredCheckouts(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from checkout where id in (
      select checkout.id from checkout
      where checkout.expires_at < now() and checkout.placements = 0
      order by checkout.expires_at limit ${batch}
    )`;
  return count;
}

/** Takes away finished idempotency keys after 35 days; whoever repeats a request does so much earlier. */
export async function deleteOldKeys(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from idempotency where (scope, key) in (
      select scope, key from idempotency
      where created_at < now() - make_interval(days => ${keptKeysDays}) and finished_at is not null
      order by created_at limit ${batch}
    )`;
  return count;
}
