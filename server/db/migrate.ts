import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import postgres from 'postgres';
import { type Sql, type TransactionSql, inTransaction } from './connect.ts';

interface Migration {
  readonly name: string;
  readonly statements: string;
  readonly hash: string;
}

/** A migration that ran on a database. */
export interface AppliedMigration {
  readonly name: string;
  readonly hash: string;
}

/** The process that has locked this row is the only one that migrates. */
const TURNSTILE = '000-turnstile';

/** The table that a restore makes before all others and drops with the last row. */
export const unfinishedRestore = 'unfinished_restore';

/** Whether a restore to a database began and didn't end. */
export async function hasUnfinishedRestore(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    [{ table: string | null }]
  >`select to_regclass(${unfinishedRestore})::text as table`;
  return row.table !== null;
}

/** Raised when two processes create the same table at once, in spite of "if not exists". */
const duplicateCodes: readonly string[] = ['23505', '42P07', '42710'];

/** The shop's migrations, `NNN-name.sql`, in order. */
function readMigrations(): readonly Migration[] {
  const folder = new URL('migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const statements = readFileSync(new URL(file, folder), 'utf8');
      return {
        name: file.slice(0, -4),
        statements,
        hash: createHash('sha256').update(statements).digest('hex'),
      };
    });
}

/**
 * Brings the tables to this version's state and returns the names of the migrations that ran. Each runs in its own
 * transaction; processes that start together take turns. Throws if the database is newer, or if a migration's file
 * changed after it ran.
 *
 * @param upTo the migrations of an earlier state, to reach that state instead. Throws if one of them isn't this
 * version's, or was changed.
 */
export async function migrate(
  sql: Sql,
  upTo: readonly AppliedMigration[] | null = null,
): Promise<readonly string[]> {
  const all = readMigrations();
  if (upTo !== null) selectPending(all, upTo);
  const migrations =
    upTo === null ? all : all.filter(({ name }) => upTo.some((known) => known.name === name));
  const done: string[] = [];
  for (const migration of selectPending(migrations, await readApplied(sql))) {
    const isNew = await inTransaction(sql, (transaction) => applyOnce(transaction, migration));
    if (isNew) {
      done.push(migration.name);
    }
  }
  return done;
}

/** The migrations of this version that a database lacks. Throws like {@link migrate}. */
export async function waitingMigrations(sql: Sql): Promise<readonly string[]> {
  return selectPending(readMigrations(), await readApplied(sql)).map(({ name }) => name);
}

async function readApplied(sql: Sql): Promise<readonly AppliedMigration[]> {
  for (;;) {
    try {
      return await sql<
        AppliedMigration[]
      >`select name, hash from schema_migration where name <> ${TURNSTILE}`;
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || error.code !== '42P01') {
        throw error;
      }
      await createMigrationTable(sql);
    }
  }
}

async function createMigrationTable(sql: Sql): Promise<void> {
  try {
    await inTransaction(sql, async (transaction) => {
      await transaction`
        create table if not exists schema_migration (
          name text primary key,
          hash text not null,
          applied_at timestamptz not null default now()
        )`;
      await transaction`insert into schema_migration (name, hash) values (${TURNSTILE}, '') on conflict do nothing`;
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || !duplicateCodes.includes(error.code)) {
      throw error;
    }
  }
}

function selectPending(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const { name, hash } of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database was made by a newer version of the shop (migration ${name} is unknown here).`,
      );
    }
    if (known.get(name) !== hash) {
      throw new Error(
        `Migration ${name} was changed after it had run on this database. Add a new one instead.`,
      );
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !names.has(name));
}

async function applyOnce(
  transaction: TransactionSql,
  { name, statements, hash }: Migration,
): Promise<boolean> {
  await transaction`select name from schema_migration where name = ${TURNSTILE} for update`;
  const [present] = await transaction`select name from schema_migration where name = ${name}`;
  if (present !== undefined) {
    return false;
  }
  await transaction.unsafe(statements);
  await transaction`insert into schema_migration (name, hash) values (${name}, ${hash})`;
  return true;
}
