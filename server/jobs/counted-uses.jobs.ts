import type { Sql } from '../db/connect.ts';
import { batchSize, inBatches } from './batches.ts';
import { type RecurringJob, hour } from './schedule.ts';

/** Deletes what processes counted together and no limit needs any more; returns how many rows. */
export async function deleteEndedUses(sql: Sql, now: Date): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from rate_limit_use where key = any(array(
        select key from rate_limit_use
        where expire < ${now.getTime()} order by expire limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}

/** The recurring job about what is counted for the limits. */
export const countedUsesJobs = ({
  sql,
  now,
}: {
  readonly sql: Sql;
  readonly now: () => Date;
}): readonly RecurringJob[] => [
  {
    name: 'delete-ended-uses',
    everySeconds: hour,
    async work() {
      await deleteEndedUses(sql, now());
    },
  },
];
