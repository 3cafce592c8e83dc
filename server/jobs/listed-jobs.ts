import type { AnySql, Fragment } from '../db/connect.ts';

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

const statusOfJob = (sql: AnySql): Fragment => sql`
  case
    when locked_by is not null then 'RUNNING'
    when attempts >= max_attempts then 'FAILED'
    when attempts > 0 then 'RETRYING'
    else 'WAITING'
  end`;

const isListed = (sql: AnySql): Fragment => sql`locked_by is not null or attempts > 0 or run_at <= now()`;

/** The jobs that are due, were tried, or run, failed ones first. */
export async function listJobs(sql: AnySql, limit: number): Promise<readonly ListedJob[]> {
  return sql<ListedJob[]>`
    select id, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
      split_part(last_error, E'\n', 1) as "lastError",
      ${statusOfJob(sql)} as status
    from graphile_worker.jobs
    where ${isListed(sql)}
    order by attempts >= max_attempts desc, attempts desc, run_at, id
    limit ${limit}`;
}

/** How many jobs are due, were tried or run, by status, and for how long the first due one has waited. */
export async function countJobs(
  sql: AnySql,
): Promise<{ readonly byStatus: ReadonlyMap<string, number>; readonly oldestDueSeconds: number }> {
  const rows = await sql<{ status: ListedJob['status']; count: number; oldest: Date }[]>`
    select ${statusOfJob(sql)} as status, count(*) as count, min(run_at) as oldest
    from graphile_worker.jobs
    where ${isListed(sql)}
    group by 1`;
  const due = rows.flatMap(({ status, oldest }) => (status === 'WAITING' ? [oldest.getTime()] : []));
  return {
    byStatus: new Map(rows.map(({ status, count }) => [status, count])),
    oldestDueSeconds: Math.max(0, (Date.now() - Math.min(Date.now(), ...due)) / 1000),
  };
}

/** How long a count of the jobs is current, in milliseconds. */
const countedFor = 10_000;

/** Counts the jobs at most once in ten seconds, because counting reads all of them, and several may scrape a process. */
export function createJobCounter(
  count: () => ReturnType<typeof countJobs>,
): () => ReturnType<typeof countJobs> {
  let counted: { readonly until: number; readonly answer: ReturnType<typeof countJobs> } | null = null;
  return () => {
    if (counted !== null && performance.now() < counted.until) return counted.answer;
    const answer = count();
    const latest = { until: performance.now() + countedFor, answer };
    counted = latest;
    // A failure is asked about again.
    answer.catch(() => {
      if (counted === latest) counted = null;
    });
    return answer;
  };
}

/**
 * Lets jobs that failed, for good or for now, run at once with all their attempts before them: the one with the id, or
 * all that failed for good. Returns their number; a running job isn't touched.
 */
export async function retryJobs(sql: AnySql, requested: { readonly id: string } | 'failed'): Promise<number> {
  const { count } = await sql`
    select from graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where locked_by is null and attempts > 0
          and ${requested === 'failed' ? sql`attempts >= max_attempts` : sql`id = ${requested.id}`}),
      run_at => now(), attempts => 0)`;
  return count;
}
