import type { Sql } from '../db/connect.ts';
import { type JobTasks, addJob, deleteDeadJobs } from './queue.ts';

/** In seconds. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Work that the queue repeats, in one process at a time. */
export interface RecurringJob {
  readonly name: string;
  readonly everySeconds: number;
  work(payload: Readonly<Record<string, unknown>>): Promise<void>;
}

async function scheduleNext(sql: Sql, { name, everySeconds }: RecurringJob): Promise<void> {
  await addJob(sql, name, {}, { key: name, runAt: new Date(Date.now() + everySeconds * 1000) });
}

/** Each run schedules the next, even if it fails; a failure is reported and not retried earlier. */
export function recurringTasks(
  sql: Sql,
  jobs: readonly RecurringJob[],
  report: (error: unknown) => void,
): JobTasks {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        try {
          await job.work((payload ?? {}) as Readonly<Record<string, unknown>>);
        } catch (error) {
          report(error);
        } finally {
          await scheduleNext(sql, job);
        }
      },
    ]),
  );
}

/** Schedules the first run of each job for now; moves an already scheduled run forward. */
export async function beginRecurringJobs(sql: Sql, jobs: readonly RecurringJob[]): Promise<void> {
  for (const { name } of jobs) await addJob(sql, name, {}, { key: name });
}

/** Cleans up the queue itself. */
export const queueJobs = (sql: Sql): readonly RecurringJob[] => [
  { name: 'delete-dead-jobs', everySeconds: day, work: () => deleteDeadJobs(sql) },
];
