import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to } from 'pg-copy-streams';
import type { AppliedMigration } from '../db/migrate.ts';
import { copyOf, withClient } from './backup-client.ts';
import {
  backupFormat,
  type BackupHeader,
  type BackupSummary,
  createDigest,
  endOfRows,
} from './backup-lines.ts';
import { splitLines } from './split-lines.ts';

/** Written by the shop that a backup is restored to. */
const unsavedTables = ['schema_migration', 'job_worker', 'rate_limit_use', 'running_process'] as const;

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

const tablesQuery = `
  select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and table_name <> all($1)
  group by table_name order by table_name`;

const sequencesQuery = `
  select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`;

const jobsQuery = `
  select json_build_object(
    'task', identifier, 'payload', payload, 'runAt', run_at, 'maxAttempts', job.max_attempts, 'key', key,
    'priority', priority)::text as job
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
  order by job.id`;

/** Writes lines to a compressed file that must not exist yet and that only its owner can read. */
async function createLineWriter(file: string) {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new Error(`${file} can’t be written, or is there already. Name a new file.`, { cause: error });
  });
  const gzip = createGzip();
  const written = pipeline(gzip, handle.createWriteStream({ flush: true }));
  written.catch(() => {});
  const digest = createDigest();
  const write = async (line: string | Buffer) => {
    digest.add(line);
    gzip.write(line);
    if (!gzip.write('\n')) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    write,
    async end(rows: number): Promise<void> {
      gzip.end(`${JSON.stringify({ rows, digest: digest.end() })}\n`);
      await written;
    },
    /** Gives the file up. */
    async discard(): Promise<void> {
      gzip.destroy();
      await written.catch(() => {});
      await rm(file, { force: true });
    },
  };
}

type LineWriter = Awaited<ReturnType<typeof createLineWriter>>;

/**
 * Backs a database up to a file while the shop sells: all tables as they are at one moment, the sequences, and the jobs
 * that wait. The secrets of the data folder and of the environment aren't in it, nor what the stand-ins keep. Throws if
 * the file exists; a backup that fails leaves none.
 */
export async function writeBackup(url: string, file: string): Promise<BackupSummary> {
  const writer = await createLineWriter(file);
  try {
    return await copyDatabase(url, writer);
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

async function copyDatabase(url: string, writer: LineWriter): Promise<BackupSummary> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const takenAt = new Date().toISOString();
    const { rows: migrations } = await client.query<AppliedMigration>(
      "select name, hash from schema_migration where hash <> '' order by name",
    );
    const { rows: sequences } = await client.query<BackupHeader['sequences'][number]>(sequencesQuery);
    const header: BackupHeader = { sonde: backupFormat, takenAt, migrations, sequences };
    await writer.write(JSON.stringify(header));
    const { rows: tables } = await client.query<Table>(tablesQuery, [unsavedTables]);
    let rows = 0;
    for (const { table, columns } of tables) {
      await writer.write(JSON.stringify({ table, columns }));
      for await (const line of splitLines(client.query(to(copyOf(table, columns, 'to stdout'))))) {
        await writer.write(line);
        rows += 1;
      }
      await writer.write(endOfRows);
    }
    await writer.write(JSON.stringify({ jobs: true }));
    const { rows: jobs } = await client.query<{ job: string }>(jobsQuery);
    for (const { job } of jobs) await writer.write(job);
    await writer.write(endOfRows);
    await writer.end(rows);
    await client.query('commit');
    return { takenAt, tables: tables.length, rows, jobs: jobs.length };
  });
}
