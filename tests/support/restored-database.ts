import { type AnySql, type Sql, inTransaction } from '../../server/db/connect.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** One database for all tests of a file, each of which finds in it what the first one found. */
export interface RestoredDatabase {
  /** The database for the next test; closing it takes back what the test wrote. */
  readonly database: TestDatabase;
  /** Drops it. */
  drop(): Promise<void>;
}

interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  /** All but those that are generated, quoted. */
  readonly columns: string;
}

/** Where the rows are kept that the first test found: a table for each that has some. */
const kept = 'kept_rows';

const tablesIn = (sql: AnySql) => sql<Table[]>`
  select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and attnum > 0 and attgenerated = '' and not attisdropped
  group by attrelid`;

interface KeptTable extends Table {
  /** Its rows, or null if it had none. */
  readonly copy: string | null;
}

async function keepRows(sql: AnySql): Promise<readonly KeptTable[]> {
  const tables = await tablesIn(sql);
  await sql.unsafe(`create schema ${kept}`);
  const all: KeptTable[] = [];
  for (const [index, table] of tables.entries()) {
    const [row] = await sql.unsafe(`select from ${table.name} limit 1`);
    const copy = row === undefined ? null : `${kept}.table_${index}`;
    if (copy !== null) await sql.unsafe(`create table ${copy} as select ${table.columns} from ${table.name}`);
    all.push({ ...table, copy });
  }
  return all;
}

/** A query for the tables of which a row was written after a transaction, or removed. */
const changedSince = (tables: readonly KeptTable[], transaction: string) =>
  tables
    .map(({ name, copy }, index) => {
      const isWritten = `exists (select from ${name} where xmin::text::bigint > ${transaction})`;
      const isRemoved =
        copy === null ? '' : ` or (select count(*) from ${name}) <> (select count(*) from ${copy})`;
      return `select ${index} as index where ${isWritten}${isRemoved}`;
    })
    .join(' union all ');

interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isUsed: boolean;
}

const sequencesIn = (sql: AnySql) => sql<Sequence[]>`
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isUsed"
  from pg_sequences`;

const currentTransaction = async (sql: AnySql) => {
  const [{ id }] = await sql<[{ id: string }]>`select pg_current_xact_id()::text as id`;
  return id;
};

/** What it answers brings tables and sequences back to their rows and values at present. */
async function rememberRows(database: Sql): Promise<() => Promise<void>> {
  const remembered = await inTransaction(database, async (sql) => ({
    tables: await keepRows(sql),
    sequences: await sequencesIn(sql),
    transaction: await currentTransaction(sql),
  }));
  const { tables, sequences } = remembered;
  let { transaction } = remembered;
  return () =>
    inTransaction(database, async (sql) => {
      // Without triggers, and without the order that foreign keys ask for.
      await sql`set local session_replication_role = replica`;
      const changed = await sql.unsafe<{ index: number }[]>(changedSince(tables, transaction));
      for (const { index } of changed) {
        const { name, columns, copy } = tables[index]!;
        await sql.unsafe(`delete from ${name}`);
        if (copy !== null)
          await sql.unsafe(
            `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
          );
      }
      for (const { name, value, isUsed } of sequences)
        await sql`select setval(${name}::text::regclass, ${value}::text::bigint, ${isUsed})`;
      transaction = await currentTransaction(sql);
    });
}

/** @param fill writes what each test finds. */
export async function createRestoredDatabase(fill: (sql: Sql) => Promise<void>): Promise<RestoredDatabase> {
  const database = await createTestDatabase({ poolSize: 10 });
  await fill(database.sql);
  const restore = await rememberRows(database.sql);
  return { database: { ...database, close: restore }, drop: () => database.close() };
}
