import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresAccount } from './postgres-account.ts';

export const SOCKET_NAME = '.s.PGSQL.5432';
export const DATABASE_USER = 'sonde';
/** Exit code of `run-postgres.sh` if another database uses the folder. */
const FOLDER_IS_HELD = 75;
const LONGEST_START_MILLISECONDS = 120_000;
const LONGEST_LOG_BYTES = 1_000_000;

/** Read once: the sources may change while the shop runs and restarts its database. */
const script = readFileSync(new URL('run-postgres.sh', import.meta.url), 'utf8');

/** Settings that differ from PostgreSQL's defaults: small and private. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '32MB',
  huge_pages: 'off',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
} as const;

/** What makes commits outlive a crash of the machine. A killed database keeps them in either case. */
const durability = {
  durable: { fsync: 'on', full_page_writes: 'on' },
  temporary: { fsync: 'off', full_page_writes: 'off' },
} as const;

/** Whether a database's data is needed after a crash of the machine. */
export type DataLifetime = keyof typeof durability;

/** The settings of one database process. */
export interface PostgresRun {
  /** The folder of the log and the lock, beside the data. */
  readonly home: string;
  readonly data: string;
  /** The private folder of the Unix socket. */
  readonly sockets: string;
  readonly account: PostgresAccount;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  /** How many connections it accepts at once. */
  readonly mostConnections: number;
  readonly lifetime: DataLifetime;
}

/** A database that accepts connections. */
export interface RunningDatabase {
  /** Resolves when it has ended, for any reason. */
  readonly ended: Promise<void>;
  end(): void;
}

/**
 * Starts a database, creating it if needed, and waits until it is ready. Otherwise throws a message for the operator
 * that includes the end of its log.
 */
export async function runPostgres(run: PostgresRun): Promise<RunningDatabase> {
  const logFile = join(run.home, 'log');
  const child = spawnDatabase(run, logFile);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = performance.now() + LONGEST_START_MILLISECONDS;
  while (!isReady(run)) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
      child.stdin?.end();
      await ended;
      throw new Error(describeFailure(run, child.exitCode, logFile));
    }
    await wait(5);
  }
  child.unref();
  return {
    ended,
    end() {
      child.ref();
      child.stdin?.end();
    },
  };
}

function spawnDatabase(
  { home, data, sockets, account, programs, mostConnections, lifetime }: PostgresRun,
  logFile: string,
): ChildProcess {
  rmSync(join(sockets, SOCKET_NAME), { force: true });
  const isLogLong = existsSync(logFile) && statSync(logFile).size > LONGEST_LOG_BYTES;
  const log = openSync(logFile, isLogLong ? 'w' : 'a', 0o600);
  const options = {
    ...settings,
    ...durability[lifetime],
    max_connections: mostConnections,
    unix_socket_directories: sockets,
  };
  const [command = 'sh', ...rest] = [
    ...account.prefix,
    'sh',
    '-c',
    script,
    'run-postgres',
    join(home, 'lock'),
    sockets,
    data,
    programs,
    DATABASE_USER,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(command, rest, {
    ...account.identity,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', log],
    // Ctrl-C in a terminal then reaches only the shop, which ends the database after its last request.
    detached: true,
  });
  closeSync(log);
  child.stdin?.on('error', () => {});
  return child;
}

function isReady({ data, sockets }: PostgresRun): boolean {
  try {
    return (
      existsSync(join(sockets, SOCKET_NAME)) &&
      /^ready\s*$/m.test(readFileSync(join(data, 'postmaster.pid'), 'utf8'))
    );
  } catch {
    return false;
  }
}

function describeFailure({ data }: PostgresRun, exitCode: number | null, logFile: string): string {
  if (exitCode === FOLDER_IS_HELD) {
    return (
      `Another database is running on ${data}, perhaps in another container. Nothing was changed. ` +
      'Stop it first, or give this shop a folder of its own with DATA_DIR.'
    );
  }
  const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
  return `The shop's database did not start. The end of ${logFile}:\n${lastLines}`;
}
