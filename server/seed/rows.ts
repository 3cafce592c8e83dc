import type { TransactionSql } from '../db/connect.ts';

/** A row by column; values of JSON columns come from `sql.json`. */
export type Row = Readonly<Record<string, unknown>>;

/** Replaces all rows of a table. */
export async function replace(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  await sql`delete from ${sql(table)}`;
  await insert(sql, table, rows);
}

export async function insert(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) {
    await sql`insert into ${sql(table)} ${sql(rows as never)}`;
  }
}

/** Inserts rows or updates those with the same keys; leaves others. */
export async function upsert(
  sql: TransactionSql,
  table: string,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) {
    return;
  }
  const changes = Object.keys(first)
    .filter((column) => !keys.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  await sql`
    insert into ${sql(table)} ${sql(rows as never)}
    on conflict (${sql(keys)}) do update set ${sql.unsafe(changes.join(', '))}`;
}
