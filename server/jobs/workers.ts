import type { Sql } from '../db/connect.ts';

/** In milliseconds. */
export interface WorkerLimits {
  /** Between two heartbeats. */
  readonly interval: number;
  /** A process without a heartbeat for this long has died. */
  readonly longestSilence: number;
}

/** Other processes get a killed process's jobs after at most 20 seconds. */
const usualWorkerLimits: WorkerLimits = { interval: 5_000, longestSilence: 15_000 };

/** Without this, the queue would wait four hours for a process that died during a job. */
export async function releaseAllJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;
}

async function sendHeartbeat(sql: Sql, id: string): Promise<void> {
  await sql`insert into job_worker (id) values (${id}) on conflict (id) do update set seen_at = now()`;
}

async function releaseJobsOfTheDead(sql: Sql, longestSilence: number): Promise<void> {
  const seconds = longestSilence / 1000;
  await sql`delete from job_worker where seen_at < now() - make_interval(secs => ${seconds}::float8)`;
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${seconds}::float8)
        and not exists (select from job_worker where job_worker.id = locked_by)))`;
}

/**
 * Sends a worker's heartbeat regularly, and releases the jobs of dead workers. It does so only from the second
 * heartbeat on, so that after an outage of the database every live worker has had time to send one.
 */
export function watchWorkers(
  sql: Sql,
  id: string,
  report: (sentence: string) => void,
  { interval, longestSilence }: WorkerLimits = usualWorkerLimits,
): { stop(): Promise<void> } {
  let lastSign = -Infinity;
  let round: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    await sendHeartbeat(sql, id);
    const silence = performance.now() - lastSign;
    lastSign = performance.now();
    if (silence <= longestSilence) await releaseJobsOfTheDead(sql, longestSilence);
  }

  const begin = () => {
    round = round.then(look).catch((error: unknown) => report(String(error)));
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
      await sql`delete from job_worker where id = ${id}`.catch((error: unknown) => report(String(error)));
    },
  };
}
