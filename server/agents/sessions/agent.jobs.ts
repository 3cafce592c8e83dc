import type { Sql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import { hour, type RecurringJob } from '../../jobs/schedule.ts';

/** Deletes what agents were answered more than a day ago; returns how many answers. */
export async function deleteOldAnswers(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from agent_request where (platform, key) in (
        select platform, key from agent_request
        where answered_at < now() - interval '1 day'
        order by answered_at limit ${batchSize} for update skip locked
      )`;
    return count;
  });
}

/** The recurring jobs about agents. */
export const agentJobs = ({ sql }: { readonly sql: Sql }): readonly RecurringJob[] => [
  {
    name: 'delete-old-agent-answers',
    everySeconds: hour,
    async work() {
      await deleteOldAnswers(sql);
    },
  },
];
