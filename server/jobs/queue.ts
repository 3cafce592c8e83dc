import { EventEmitter, once } from 'node:events';
import { Logger, type Runner, type TaskList, type WorkerEvents, run, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { type AnySql, type Fragment, type Sql, retryOnConflict } from '../db/connect.ts';
import type { DatabaseSockets } from '../db/database-sockets.ts';
import { type WorkerLimits, releaseAllJobs, watchWorkers } from './workers.ts';
import { openQueueConnections } from './queue-connections.ts';
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts';

const CONCURRENCY = 2;

/**
 * Fetches jobs in batches: after a batch smaller than `size`, the next fetch waits about `durationMs`, whatever is
 * announced meanwhile, and at most `pollInterval`. Jobs that no worker takes within `ttl` are returned; a clean stop
 * waits for that. All in milliseconds.
 */
const fetching = {
  pollInterval: 500,
  localQueue: {
    size: 10,
    ttl: 1_000,
    refetchDelay: { durationMs: 200, threshold: 9, maxAbortThreshold: Infinity },
  },
};

/** The function of each kind of job, by its name. */
export type JobTasks = TaskList;

/** When and how often a job runs. */
export interface JobOptions {
  /** A job replaces a waiting one with the same key. */
  readonly key?: string;
  readonly runAt?: Date;
  /** Waits between attempts grow from a second to days; the default is 25. */
  readonly maxAttempts?: number;
  /** Runs ahead of the waiting jobs that are not. */
  readonly isUrgent?: boolean;
}

/** The queue as the process that runs it sees it. */
export interface JobQueue {
  /** Finishes the running jobs, returns those fetched but not started, and stops. */
  stop(): Promise<void>;
}

export interface StartJobsOptions {
  readonly url: string;
  readonly sql: Sql;
  readonly tasks: JobTasks;
  /** Adds the permanent jobs before any job runs; repeated if the database becomes unavailable meanwhile. */
  readonly addFirstJobs?: () => Promise<void>;
  /** True if no other process uses this database, so that every job locked at the start was abandoned. */
  readonly isOnlyProcess: boolean;
  /** Called with a message when a job fails permanently or the queue has trouble. */
  readonly report: (sentence: string) => void;
  /** Registers the queue's connections, so that they can be ended from outside. */
  readonly sockets?: DatabaseSockets;
  readonly workerLimits?: WorkerLimits;
}

/** Migrates the queue's own tables without running jobs. */
export async function installJobQueue(url: string): Promise<void> {
  const pool = openQueueConnections(url, () => {});
  try {
    await retryOnConflict(() => runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) }));
  } finally {
    await pool.end();
  }
}

/** A payload of which the database knows a part: an expression for an object of JSON. */
interface JoinedPayload {
  readonly known: object;
  readonly joined: Fragment;
}

const addingWith = (
  sql: AnySql,
  task: string,
  payload: Fragment,
  { key, runAt, maxAttempts, isUrgent = false }: JobOptions,
): Fragment => sql`
    graphile_worker.add_job(
      identifier => ${task},
      payload => ${payload},
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::integer,
      priority => ${isUrgent ? -1 : 0},
      job_key => ${key ?? null}::text
    )`;

/** The call that adds a job, as part of a larger statement. */
export const addingJob = (sql: AnySql, task: string, payload: object, options: JobOptions = {}): Fragment =>
  addingWith(sql, task, sql`${JSON.stringify(payload)}::text::json`, options);

/** The call that adds a job whose payload has more than the caller knows. */
export const addingJoinedJob = (
  sql: AnySql,
  task: string,
  { known, joined }: JoinedPayload,
  options: JobOptions = {},
): Fragment =>
  addingWith(sql, task, sql`(${JSON.stringify(known)}::text::jsonb || ${joined})::json`, options);

/** Adds a job in the caller's transaction: it runs at least once if that commits, never if it doesn't. */
export async function addJob(
  sql: AnySql,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await sql`select from ${addingJob(sql, task, payload, options)}`;
}

/** Permanently failed jobs are kept this long for diagnosis. */
const DEAD_JOB_DAYS = 30;

/** Deletes old permanently failed jobs, which the queue itself would keep forever. */
export async function deleteDeadJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_by is null
        and updated_at < now() - make_interval(days => ${DEAD_JOB_DAYS})))`;
}

/**
 * Runs the queue until it is stopped. Waits while the database is unavailable; any other error at startup ends the
 * process.
 */
export function startJobs(options: StartJobsOptions): JobQueue {
  const { url, sql, isOnlyProcess, addFirstJobs, report, sockets, workerLimits } = options;
  const pool = openQueueConnections(url, report, sockets);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function start(): Promise<StartedQueue> {
    if (isOnlyProcess) await releaseAllJobs(sql);
    await addFirstJobs?.();
    const queue = await runQueue(options, pool);
    // A shop without its queue would sell without sending emails. It ends instead, and is restarted.
    void queue.runner.promise.then(() => {
      if (!signal.aborted) throw new Error('The job queue stopped unexpectedly.');
    });
    return { ...queue, workers: watchWorkers(sql, queue.workerId, report, workerLimits) };
  }

  const starting = retryWhileUnavailable(start, { report, signal });
  void starting.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    async stop() {
      stopping.abort();
      const queue = await starting.catch(() => null);
      await queue?.stop();
      await pool.end();
      await queue?.workers.stop();
    },
  };
}

interface RunningQueue {
  readonly runner: Runner;
  /** The id under which jobs are locked. */
  readonly workerId: string;
  stop(): Promise<void>;
}

interface StartedQueue extends RunningQueue {
  readonly workers: { stop(): Promise<void> };
}

async function runQueue({ tasks, report }: StartJobsOptions, pool: Pool): Promise<RunningQueue> {
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  const local = { holdsJobs: false };
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  events.on('localQueue:setMode', ({ newMode }) => {
    local.holdsJobs = newMode === 'WAITING';
  });
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') {
        report(message);
      }
    }),
    taskList: tasks,
    parsedCronItems: [],
    preset: { worker: fetching },
  });
  return {
    runner,
    workerId,
    async stop() {
      // First wait until fetched jobs are taken by a worker or returned: version 0.18.0 can't release a local queue
      // that still contains jobs. It aborts and returns the running jobs too, so that they would run twice.
      while (local.holdsJobs) await once(events, 'localQueue:setMode');
      await runner.stop();
    },
  };
}
