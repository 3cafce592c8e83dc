import type { AnySql } from '../db/connect.ts';

/** A job of the queue as operators see it. Recurring jobs that wait for their time aren't among them. */
export interface ListedJob {
  readonly id: string;
  readonly task: string;
  /** Running, failed for good, tried again later, or not tried yet. */
  readonly status: 'RUNNING' | 'FAILED' | 'RETRYING' | 'WAITING';
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  /** The first line of what went wrong last; null if nothing did. */
  readonly lastError: string | null;
}

/** The jobs that are due, were tried, or run, failed ones first. */
export async function listJobs(sql: AnySql, limit: number): Promise<readonly ListedJob[]> {
  return sql<ListedJob[]>`
    select id, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
      split_part(last_error, E'\n', 1) as "lastError",
      case
        when locked_by is not null then 'RUNNING'
        when attempts >= max_attempts then 'FAILED'
        when attempts > 0 then 'RETRYING'
        else 'WAITING'
      end as status
    from graphile_worker.jobs
    where locked_by is not null or attempts > 0 or run_at <= now()
    order by attempts >= max_attempts desc, attempts desc, run_at, id
    limit ${limit}`;
}

/** How the queue stands: the jobs that failed for good, and since when the one that waits longest has been due. */
export interface QueueState {
  readonly failed: number;
  /** Null if none is due. */
  readonly oldestDue: Date | null;
}

/** Reads how the queue stands. */
export async function queueState(sql: AnySql): Promise<QueueState> {
  const [row] = await sql<[QueueState]>`
    select count(*) filter (where attempts >= max_attempts)::int as failed,
      min(run_at) filter (where attempts < max_attempts and run_at <= now()) as "oldestDue"
    from graphile_worker.jobs where locked_by is null`;
  return row;
}

/**
 * Lets jobs that failed, for good or for now, run at once with all their attempts before them: the one with the id, or
 * all that failed for good. Returns their number; a running job isn't touched.
 */
export async function retryJobs(sql: AnySql, wanted: { readonly id: string } | 'failed'): Promise<number> {
  const { count } = await sql`
    select from graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where locked_by is null and attempts > 0
          and ${wanted === 'failed' ? sql`attempts >= max_attempts` : sql`id = ${wanted.id}`}),
      run_at => now(), attempts => 0)`;
  return count;
}
