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
 * Jobs are fetched together and not one by one: after a fetch that did not find `size` of them, the next waits about
 * `durationMs`, whatever is announced meanwhile, and `pollInterval` at most. Jobs that no worker takes within `ttl` are
 * given back, for which a clean stop waits. All in milliseconds.
 */
const fetching = {
  pollInterval: 500,
  localQueue: {
    size: 10,
    ttl: 1_000,
    refetchDelay: { durationMs: 200, threshold: 9, maxAbortThreshold: Infinity },
  },
};

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
  /** Adds the jobs that are always there, before any is done; repeated when the database goes away meanwhile. */
  readonly addFirstJobs?: () => Promise<void>;
  /** True where no other process works on this database, so that every job still held at the start was abandoned. */
  readonly isOnlyProcess: boolean;
  /** Hears a sentence when a job failed for good or the queue had trouble. */
  readonly report: (sentence: string) => void;
  /** Where the queue's connections are entered, so that they can be ended from outside. */
  readonly sockets?: DatabaseSockets;
  readonly workerLimits?: WorkerLimits;
}

/** Brings the queue's own tables to what this version needs, and works on nothing. */
export async function installJobQueue(url: string): Promise<void> {
  const pool = openQueueConnections(url, () => {});
  try {
    await retryOnConflict(() => runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) }));
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

/** For how long a job that failed for good is kept, for whoever wants to know why. */
const DEAD_JOB_DAYS = 30;

/** Deletes the jobs that failed for good long ago: the queue itself keeps them for ever. */
export async function deleteDeadJobs(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_by is null
        and updated_at < now() - make_interval(days => ${DEAD_JOB_DAYS})))`;
}

/**
 * Works on the queue until it is stopped. While the database is away it waits; whatever else keeps it from starting ends
 * the process.
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
    // A shop without its queue would sell and send no mail. It ends instead, and is started again.
    void queue.runner.promise.then(() => {
      if (!signal.aborted) throw new Error('The queue has ended by itself.');
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
  /** Under which the jobs are held. */
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
      // Jobs that were fetched and not begun are taken by a worker or given back first: of a local queue that still holds
      // some, version 0.18.0 cannot let go, and ends in haste, with the jobs that run given to others too.
      while (local.holdsJobs) await once(events, 'localQueue:setMode');
      await runner.stop();
    },
  };
}
