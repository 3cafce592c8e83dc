import { Logger, type TaskList, run, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import type { AnySql, Fragment, Sql } from './connect.ts';
import { openQueueConnections } from './queue-connections.ts';

const CONCURRENCY = 2;

/**
 * Jobs are fetched together and not one by one: after a fetch that did not find `size` of them, the next waits about
 * `durationMs`, whatever is announced meanwhile, and `pollInterval` at most. A job that no worker takes within `ttl` is
 * given back. All in milliseconds.
 */
const fetching = {
  pollInterval: 500,
  localQueue: {
    size: 10,
    ttl: 60_000,
    refetchDelay: { durationMs: 200, threshold: 9, maxAbortThreshold: Infinity },
  },
};

/** No job of the shop takes longer, the wait for a worker included: what has been held for more belongs to a process that died. */
const LONGEST_JOB_MINUTES = 5;
const RELEASE_INTERVAL_MILLISECONDS = 60_000;

export type JobTasks = TaskList;

export interface JobOptions {
  /** Jobs of the same key replace each other while they wait. */
  readonly key?: string;
  readonly runAt?: Date;
  /** Waits between tries grow from a second to days; 25 when not said. */
  readonly maxAttempts?: number;
}

export interface JobQueue {
  /** Lets the jobs that run finish, gives back those that were fetched and not begun, and stops. */
  stop(): Promise<void>;
}

export interface StartJobsOptions {
  readonly url: string;
  readonly sql: Sql;
  readonly tasks: JobTasks;
  /** True where no other process works on this database, so that every job still held at the start was abandoned. */
  readonly isOnlyProcess: boolean;
  /** Hears a sentence when a job failed for good or the queue had trouble. */
  readonly report: (sentence: string) => void;
}

/** Brings the queue's own tables to what this version needs. */
async function migrateJobQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}

/** Brings the queue's own tables to what this version needs, and works on nothing. */
export async function installJobQueue(url: string): Promise<void> {
  const pool = openQueueConnections(url, () => {});
  try {
    await migrateJobQueue(pool);
  } finally {
    await pool.end();
  }
}

/** The call that adds a job, for a statement that does more than that. */
export function addingJob(
  sql: AnySql,
  task: string,
  payload: object,
  { key, runAt, maxAttempts }: JobOptions = {},
): Fragment {
  return sql`
    graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::text::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::integer,
      job_key => ${key ?? null}::text
    )`;
}

/**
 * Adds a job in the caller's transaction: it runs at least once if that commits, never if it does not.
 */
export async function addJob(
  sql: AnySql,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await sql`select from ${addingJob(sql, task, payload, options)}`;
}

/** Works on the queue until it is stopped. */
export async function startJobs({
  url,
  sql,
  tasks,
  isOnlyProcess,
  report,
}: StartJobsOptions): Promise<JobQueue> {
  const pool = openQueueConnections(url, report);
  await migrateJobQueue(pool);
  await releaseAbandonedJobs(sql, isOnlyProcess ? 0 : LONGEST_JOB_MINUTES);
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') {
        report(message);
      }
    }),
    taskList: tasks,
    parsedCronItems: [],
    preset: { worker: fetching },
  });
  let isStopping = false;
  // A shop without its queue would sell and send no mail. It ends instead, and is started again.
  void runner.promise.then(() => {
    if (!isStopping) throw new Error('The queue has ended by itself.');
  });
  let holder: string | undefined;
  // Jobs that were fetched and not begun are given back here: the queue itself fails at it (0.18.0, a local queue that is
  // released with jobs in hand) and then ends in haste, with the jobs that run given to others too.
  runner.events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    if (newMode === 'RELEASED' && localQueue.jobQueue.splice(0).length > 0) {
      holder = localQueue.workerPool.id;
    }
  });
  const release = setInterval(() => {
    releaseAbandonedJobs(sql, LONGEST_JOB_MINUTES).catch((error: unknown) => report(String(error)));
  }, RELEASE_INTERVAL_MILLISECONDS);
  release.unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(release);
      await runner.stop();
      await pool.end();
      if (holder) await giveBackJobs(sql, holder, report);
    },
  };
}

/** A database that is away cannot hear of it; what is held is released later, as after a death. */
async function giveBackJobs(sql: Sql, holder: string, report: (sentence: string) => void): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${[holder]})`.catch((error: unknown) =>
    report(String(error)),
  );
}

/** The queue itself would wait four hours for a process that died with a job in hand. */
async function releaseAbandonedJobs(sql: Sql, heldForMinutes: number): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(mins => ${heldForMinutes})
    ))`;
}
