import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { Sql } from '../../db/connect.ts';
import { type RecurringJob, hour } from '../../jobs/schedule.ts';

/** Deletes expired checkouts that no one tried to order; returns how many. */
export async function deleteExpiredCheckouts(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from checkout where id = any(array(
        select id from checkout
        where expires_at < now() and placements = 0
        order by expires_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

/** The recurring jobs about checkouts. */
export const checkoutJobs = ({ sql }: { readonly sql: Sql }): readonly RecurringJob[] => [
  {
    name: 'delete-expired-checkouts',
    everySeconds: hour,
    async work() {
      await deleteExpiredCheckouts(sql);
    },
  },
];
