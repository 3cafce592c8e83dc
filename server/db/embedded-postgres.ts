import {
  appendFileSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from './connect.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { findPostgresPrograms } from './postgres-binaries.ts';
import {
  DATABASE_USER,
  type DataLifetime,
  type PostgresRun,
  SOCKET_NAME,
  runPostgres,
} from './run-postgres.ts';
import { isShopRunning, lockShop } from './shop-lock.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

export const DATABASE_NAME = 'sonde';

/** The data folder's name, because only this version can read it. */
const MAJOR_VERSION = '18';
/** The kernel's limit for the path of a Unix socket, without the final zero byte; 103 on macOS. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;
/** The file that lists the socket folders of this shop and its predecessors, one per line. */
const SOCKET_FOLDERS = 'socket-folders';
const SOCKET_FOLDER_NAME = /^sonde-\w{6}$/;
/** Pause before restarting a database that ended by itself; doubles with each attempt. */
const FIRST_PAUSE_MILLISECONDS = 250;
const LONGEST_PAUSE_MILLISECONDS = 2_000;

/** The shop's own running database. */
export interface EmbeddedPostgres {
  /**
   * For every client: `postgres://user@%2Fsocket%2Ffolder:5432/database`. Doesn't change when the database restarts.
   */
  readonly url: string;
  /** Shuts the database down cleanly and releases the data folder. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Called with a message when the database ends by itself and when it is back. */
  readonly report: (sentence: string) => void;
  /** How many connections it accepts at once; enough for one shop by default. */
  readonly mostConnections?: number;
  /** Durable by default; temporary for tests, which then don't wait for the disk. */
  readonly lifetime?: DataLifetime;
}

/**
 * Starts a PostgreSQL that stores its data in `dataDir`, listens only on a Unix socket in a private folder, ends with
 * this process in any case, and restarts if it ends by itself. It does not keep the process alive. Throws a message for
 * the operator if another shop uses the folder or the database can't run here.
 */
export async function startEmbeddedPostgres({
  dataDir,
  report,
  mostConnections = 40,
  lifetime = 'durable',
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const programs = findPostgresPrograms();
  const lock = await lockShop(dataDir);
  const home = join(resolve(dataDir), 'postgres');
  const sockets = createSocketFolder();
  try {
    mkdirSync(home, { recursive: true });
    appendFileSync(join(home, SOCKET_FOLDERS), `${sockets}\n`);
    const account = choosePostgresAccount(join(programs, 'postgres'), [home, sockets]);
    const data = join(home, MAJOR_VERSION);
    const run = { home, data, sockets, account, programs, mostConnections, lifetime };
    const database = await supervise(run, report);
    syncFolder(home);
    removeOtherSocketFolders(home, sockets);
    await retryWhileUnavailable(() => createDatabase(sockets), { report });
    return {
      url: urlOf(sockets, DATABASE_NAME),
      async stop() {
        await database.stop();
        lock.release();
      },
    };
  } catch (error) {
    rmSync(sockets, { recursive: true, force: true });
    lock.release();
    throw error;
  }
}

/** The database of the shop that runs on a data folder; null if none does. */
export function runningDatabaseUrl(dataDir: string): string | null {
  if (!isShopRunning(dataDir)) return null;
  const list = readFileSync(join(resolve(dataDir), 'postgres', SOCKET_FOLDERS), 'utf8');
  const folder = list.trimEnd().split('\n').at(-1);
  return folder === undefined || folder === '' ? null : urlOf(folder, DATABASE_NAME);
}

const urlOf = (sockets: string, name: string) =>
  `postgres://${DATABASE_USER}@${encodeURIComponent(sockets)}:5432/${name}`;

/** Makes a folder's entries durable, after a new cluster has been moved into place. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Removes the socket folders of shops that ended with their machine; safe because this shop has the lock. */
function removeOtherSocketFolders(home: string, sockets: string): void {
  const list = join(home, SOCKET_FOLDERS);
  for (const folder of readFileSync(list, 'utf8').split('\n'))
    if (folder !== sockets && SOCKET_FOLDER_NAME.test(basename(folder)))
      rmSync(folder, { recursive: true, force: true });
  writeFileSync(list, `${sockets}\n`);
}

/** Creates the shop's database if needed: a new cluster has only PostgreSQL's own. */
async function createDatabase(sockets: string): Promise<void> {
  const sql = connect(urlOf(sockets, 'postgres'), { poolSize: 1 });
  try {
    const [present] = await sql`select from pg_database where datname = ${DATABASE_NAME}`;
    if (present === undefined) await sql`create database ${sql(DATABASE_NAME)}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Keeps a database running until it is stopped. */
async function supervise(
  run: PostgresRun,
  report: (sentence: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let database = await runPostgres(run);

  async function bringBack(): Promise<void> {
    for (
      let pause = FIRST_PAUSE_MILLISECONDS;
      !signal.aborted;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)
    ) {
      await wait(pause);
      try {
        database = await runPostgres(run);
        report('The database is back.');
        return;
      } catch (error) {
        report((error as Error).message);
      }
    }
  }

  async function watch(): Promise<void> {
    await database.ended;
    while (!signal.aborted) {
      report('The database stopped unexpectedly. Restarting it.');
      await bringBack();
      if (signal.aborted) {
        database.end();
      }
      await database.ended;
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      database.end();
      await watching;
    },
  };
}

/** Creates a folder private to this user, with a path short enough for a socket in it. */
function createSocketFolder(): string {
  const parent = [tmpdir(), '/tmp'].find(
    (folder) => Buffer.byteLength(join(folder, 'sonde-XXXXXX', SOCKET_NAME)) <= LONGEST_SOCKET_PATH,
  );
  return mkdtempSync(join(parent ?? '/tmp', 'sonde-'));
}
