import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import * as v from 'valibot';
import type { Sql } from '../db/connect.ts';
import { hasUnfinishedRestore, migrate, unfinishedRestore } from '../db/migrate.ts';
import { installJobQueue } from '../jobs/queue.ts';
import { copyOf, quoteName, withClient } from './backup-client.ts';
import {
  backupEnding,
  backupHeader,
  type BackupHeader,
  type BackupSummary,
  createDigest,
  endOfRows,
  jobsHeading,
  tableHeading,
  waitingJob,
} from './backup-lines.ts';
import { splitLines } from './split-lines.ts';

const newline = Buffer.from('\n');

const toDamagedError = (cause?: unknown) =>
  new Error('The file isn’t a whole backup of the shop. Restore another one.', { cause });

/** The lines of a backup, whose digest is computed as they are read. */
function openBackup(file: string) {
  const digest = createDigest();
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.on('error', (error) => gunzip.destroy(error));
  const lines = splitLines(input.pipe(gunzip));
  const next = async (): Promise<Buffer> => {
    const { value, done } = await lines.next().catch((error: unknown) => {
      const isOfContents = (error as NodeJS.ErrnoException).code?.startsWith('Z_') === true;
      throw isOfContents ? toDamagedError(error) : error;
    });
    if (done === true) throw toDamagedError();
    return value;
  };
  /** The rows up to the end of a table. */
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await next();
      digest.add(line);
      if (line.toString('latin1') === endOfRows) return;
      yield line;
    }
  }
  const parse = <Schema extends v.GenericSchema>(schema: Schema, line: Buffer): v.InferOutput<Schema> => {
    try {
      return v.parse(schema, JSON.parse(line.toString('utf8')));
    } catch (error) {
      throw toDamagedError(error);
    }
  };
  return {
    /** The next line as JSON of a shape. */
    async read<Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema>> {
      const line = await next();
      digest.add(line);
      return parse(schema, line);
    },
    rows,
    /** Reads the rows up to the end of a table; returns their number. */
    async skipRows(): Promise<number> {
      const remaining = rows();
      let skipped = 0;
      while ((await remaining.next()).done !== true) skipped += 1;
      return skipped;
    },
    /** The ending, which must agree with what was read. */
    async end(rows: number): Promise<void> {
      const computed = digest.end();
      const ending = parse(backupEnding, await next());
      if (ending.rows !== rows || ending.digest !== computed)
        throw toDamagedError('Its digest differs from its contents.');
    },
  };
}

interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

const keysQuery = `
  select conname as name, relname as "table", pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Runs `work` without foreign keys and triggers, which then are as before; the keys check every row again. The tables
 * are the caller's own, so that this needs no superuser.
 */
async function withoutChecks(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: tables } = await client.query<{ readonly table: string }>(
    `select tablename as "table" from pg_tables where schemaname = 'public'`,
  );
  const { rows: keys } = await client.query<ForeignKey>(keysQuery);
  for (const { name, table } of keys)
    await client.query(`alter table ${quoteName(table)} drop constraint ${quoteName(name)}`);
  for (const { table } of tables) await client.query(`alter table ${quoteName(table)} disable trigger user`);
  await work();
  for (const { table } of tables) await client.query(`alter table ${quoteName(table)} enable trigger user`);
  for (const { name, table, definition } of keys)
    await client.query(`alter table ${quoteName(table)} add constraint ${quoteName(name)} ${definition}`);
}

async function* withNewlines(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const row of rows) yield Buffer.concat([row, newline]);
}

type Backup = ReturnType<typeof openBackup>;

/** Copies the tables of a backup, up to the jobs. */
async function copyTables(client: Client, backup: Backup): Promise<void> {
  for (;;) {
    const heading = await backup.read(v.union([tableHeading, jobsHeading]));
    if (!('table' in heading)) return;
    const { table, columns } = heading;
    // What a migration put there is in the backup, too.
    await client.query(`delete from ${quoteName(table)}`);
    await pipeline(withNewlines(backup.rows()), client.query(from(copyOf(table, columns, 'from stdin'))));
  }
}

/** Adds the jobs that waited; those that recur replace themselves by their keys when the shop starts. */
async function addJobs(client: Client, backup: Backup): Promise<void> {
  for await (const line of backup.rows()) {
    const job = v.parse(waitingJob, JSON.parse(line.toString('utf8')));
    await client.query(
      `select graphile_worker.add_job(identifier => $1, payload => $2::json, run_at => $3::timestamptz,
        max_attempts => $4::integer, job_key => $5::text, priority => $6::integer)`,
      [job.task, JSON.stringify(job.payload), job.runAt, job.maxAttempts, job.key, job.priority],
    );
  }
}

async function setSequences(client: Client, { sequences }: BackupHeader): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoteName(name), last]);
}

/** Whether a database is empty, or what an unfinished restore left. */
async function isRestorable(sql: Sql): Promise<boolean> {
  const [present] = await sql`select from pg_tables where schemaname = 'public' limit 1`;
  return present === undefined || (await hasUnfinishedRestore(sql));
}

/** Reads a backup to its end and checks its digest. Throws a sentence for the operator if it isn't a whole backup. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const backup = openBackup(file);
  const { takenAt } = await backup.read(backupHeader);
  const counted = { tables: 0, rows: 0, jobs: 0 };
  while ('table' in (await backup.read(v.union([tableHeading, jobsHeading])))) {
    counted.tables += 1;
    counted.rows += await backup.skipRows();
  }
  counted.jobs = await backup.skipRows();
  await backup.end(counted.rows);
  return { takenAt, ...counted };
}

/**
 * Restores a backup to an empty database: the tables are made by the migrations of the backup's version, filled in one
 * transaction and checked, and then brought to this version. Throws a sentence for the operator if the database isn't
 * empty, or if the file isn't a whole backup; nothing is changed then. A restore that fails in the middle can be
 * repeated, and until then no shop starts on the database.
 */
export async function restoreBackup(sql: Sql, url: string, file: string): Promise<BackupSummary> {
  if (!(await isRestorable(sql)))
    throw new Error('The database isn’t empty. Restore to an empty database, or to a new data folder.');
  const summary = await checkBackup(file);
  await sql`create table if not exists ${sql(unfinishedRestore)} ()`;
  const backup = openBackup(file);
  const header = await backup.read(backupHeader);
  await migrate(sql, header.migrations);
  await installJobQueue(url);
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(`drop table ${quoteName(unfinishedRestore)}`);
    await withoutChecks(client, () => copyTables(client, backup));
    await addJobs(client, backup);
    await setSequences(client, header);
    await client.query('commit');
  });
  await migrate(sql);
  return summary;
}
