import type { Sql } from '../db/connect.ts';

/** In milliseconds. */
export interface WorkerLimits {
  /** Between two signs of life. */
  readonly interval: number;
  /** A process that gave no sign of life for so long has died. */
  readonly longestSilence: number;
}

/** What a killed process held is given to others 20 seconds later at most. */
export const usualWorkerLimits: WorkerLimits = { interval: 5_000, longestSilence: 15_000 };

/** The queue itself would wait four hours for a process that died with a job in hand. */
export async function releaseAllJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;
}

async function giveSignOfLife(sql: Sql, id: string): Promise<void> {
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
 * Gives a sign of life for a worker now and again, and gives the jobs of dead ones to others: from the second sign on, so
 * that after an absence of the database everybody who lives has had the time to give one.
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
    await giveSignOfLife(sql, id);
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
