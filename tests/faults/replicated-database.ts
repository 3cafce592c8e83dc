import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connect, type Sql } from '../../server/db/connect.ts';
import { DATABASE_NAME } from '../../server/db/embedded-postgres.ts';
import { choosePostgresAccount } from '../../server/db/postgres-account.ts';
import { findPostgresPrograms } from '../../server/db/postgres-binaries.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';

const script = readFileSync(new URL('../../server/db/run-postgres.sh', import.meta.url), 'utf8');

/** Fewer than three shops and eight buyers would use. */
const mostConnections = 60;

const settings = {
  listen_addresses: '',
  shared_buffers: '32MB',
  // The processes of databases end in this test, never their machine.
  fsync: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '256MB',
  max_connections: String(mostConnections),
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
} as const;

/** A database and its standby, which has every transaction before it is acknowledged. */
export interface ReplicatedDatabase {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Takes every connection: ends all others, and holds theirs until the returned function is called. */
  exhaust(): Promise<() => Promise<void>>;
  /** Ends the primary without letting it finish anything. */
  killPrimary(): void;
  promoteStandby(): Promise<void>;
  close(): Promise<void>;
}

interface Server {
  readonly url: string;
  readonly data: string;
  readonly sockets: string;
  close(): Promise<void>;
}

const urlOf = (sockets: string, name: string) =>
  `postgres://${DATABASE_USER}@${encodeURIComponent(sockets)}:5432/${name}`;

async function withSql<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(url, { poolSize: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Repeats until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await pause(50);
}

const answers = (url: string) =>
  withSql(url, async (sql) => {
    await sql`select 1`;
    return true;
  });

/** Starts the database of a folder, which is created if it is empty. */
async function startServer(home: string, isNew: boolean): Promise<Server> {
  const programs = findPostgresPrograms();
  const sockets = mkdtempSync(join(tmpdir(), 'sonde-replica-'));
  const account = choosePostgresAccount(join(programs, 'postgres'), [home, sockets]);
  const data = join(home, 'data');
  const options = { ...settings, unix_socket_directories: sockets };
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
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => {});
  const ended = once(child, 'exit');
  const url = urlOf(sockets, DATABASE_NAME);
  await until(() => answers(urlOf(sockets, 'postgres')));
  if (isNew) await withSql(urlOf(sockets, 'postgres'), (sql) => sql`create database ${sql(DATABASE_NAME)}`);
  return {
    url,
    data,
    sockets,
    async close() {
      child.stdin.end();
      await ended;
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** Copies the folder of a running database by its low-level backup functions, as the folder of its standby. */
async function copyAsStandby(primary: Server, home: string): Promise<void> {
  const data = join(home, 'data');
  const label = await withSql(primary.url, async (sql) => {
    await sql`select pg_backup_start('standby', true)`;
    cpSync(primary.data, data, { recursive: true, preserveTimestamps: true });
    const [row] = await sql<[{ label: string }]>`select labelfile as label from pg_backup_stop()`;
    return row.label;
  });
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
  for (const name of readdirSync(join(data, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(data, 'pg_wal', name));
  writeFileSync(join(data, 'backup_label'), label);
  writeFileSync(join(data, 'standby.signal'), '');
  const connection = `host=${primary.sockets} port=5432 user=${DATABASE_USER} application_name=standby`;
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  execFileSync('chmod', ['700', data]);
}

/** Starts a database with a standby that follows it synchronously. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-replicated-'));
  const homes = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  for (const home of Object.values(homes)) mkdirSync(home);
  const primary = await startServer(homes.primary, true);
  await copyAsStandby(primary, homes.standby);
  const standby = await startServer(homes.standby, false);
  const isFollowing = (sql: Sql) => sql`
    select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`;
  await withSql(primary.url, async (sql) => {
    await sql.unsafe(`alter system set synchronous_standby_names = 'standby'`);
    await sql`select pg_reload_conf()`;
    await until(async () => (await isFollowing(sql)).length === 1);
  });

  async function exhaust(): Promise<() => Promise<void>> {
    const held: Client[] = [];
    const open = async () => {
      const client = new Client({ connectionString: primary.url, application_name: 'holder' });
      client.on('error', () => {});
      await client.connect();
      held.push(client);
    };
    const openAll = async () => {
      while (held.length < mostConnections)
        try {
          await open();
        } catch {
          return;
        }
    };
    await openAll();
    const [first] = held;
    await until(async () => {
      const ended = await first?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sonde%'`,
      );
      await openAll();
      return ended?.rowCount === 0;
    });
    return async () => {
      await Promise.all(held.map((client) => client.end()));
    };
  }

  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    exhaust,
    killPrimary: () =>
      process.kill(
        Number(readFileSync(join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGQUIT',
      ),
    async promoteStandby() {
      await withSql(standby.url, (sql) => sql`select pg_promote()`);
    },
    async close() {
      await primary.close();
      await standby.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
