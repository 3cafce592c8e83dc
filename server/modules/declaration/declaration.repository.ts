import type { JSONValue } from 'postgres';
import { blankDeclaration } from '@sonde/machines/rules/declaration';
import type { AnySql, Fragment, Sql, TransactionSql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { DeclarationReceipt, StoredDeclaration } from './declaration.model.ts';

export interface NewDeclaration extends Pick<
  StoredDeclaration,
  'id' | 'kind' | 'country' | 'language' | 'declared' | 'receivedAt'
> {
  readonly idempotencyKey: string;
  readonly parametersHash: Buffer;
}

/**
 * Stores a declaration under its key, to be checked; returns false if the key is already used. Waits for a concurrent
 * insert of the same key.
 */
export async function insertDeclaration(
  sql: TransactionSql,
  { id, kind, country, language, declared, receivedAt, idempotencyKey, parametersHash }: NewDeclaration,
): Promise<boolean> {
  const { count } = await sql`
    insert into declaration (id, idempotency_key, params_hash, kind, country, language, email, declared, outcome,
      received_at)
    values (${id}, ${idempotencyKey}, ${parametersHash}, ${kind}, ${country}, ${language}, ${declared.email},
      ${sql.json(declared as unknown as JSONValue)}, 'TO_BE_CHECKED', ${receivedAt})
    on conflict (idempotency_key) do nothing`;
  return count === 1;
}

/** Records the matched order and the outcome of a declaration. */
export async function matchDeclaration(
  sql: TransactionSql,
  id: string,
  { orderId, outcome }: Pick<StoredDeclaration, 'orderId' | 'outcome'>,
): Promise<void> {
  await sql`update declaration set order_id = ${orderId}, outcome = ${outcome} where id = ${id}`;
}

/** When the declaration that withdrew an order was received; null for an order that isn't withdrawn. */
export async function findWithdrawal(sql: AnySql, orderId: string): Promise<Date | null> {
  const [row] = await sql<{ received_at: Date }[]>`
    select received_at from declaration
    where order_id = ${orderId} and outcome = 'WITHDRAWN' order by received_at limit 1`;
  return row?.received_at ?? null;
}

const receiptColumns = (sql: AnySql): Fragment => sql`
  number, received_at as "receivedAt", outcome,
  case outcome when 'CANCELED' then (
    select expires_on::text from subscription where subscription.order_id = declaration.order_id
  ) end as "lastDay"`;

/** The receipt of the declaration with a key; null if the key belongs to a different declaration. */
export async function findReceipt(
  sql: AnySql,
  key: string,
  parametersHash: Buffer,
): Promise<DeclarationReceipt | null> {
  const [row] = await sql<DeclarationReceipt[]>`
    select ${receiptColumns(sql)} from declaration
    where idempotency_key = ${key} and params_hash = ${parametersHash}`;
  return row ?? null;
}

/** The receipt of a declaration. */
export async function readReceipt(sql: AnySql, id: string): Promise<DeclarationReceipt | null> {
  const [row] = await sql<DeclarationReceipt[]>`
    select ${receiptColumns(sql)} from declaration where id = ${id}`;
  return row ?? null;
}

/** As `loadDeclaration`, with the declaration locked until the transaction ends. */
export async function lockDeclaration(sql: TransactionSql, id: string): Promise<StoredDeclaration | null> {
  await sql`select from declaration where id = ${id} for no key update`;
  return loadDeclaration(sql, id);
}

/** Returns null if it was deleted. */
export async function loadDeclaration(sql: AnySql, id: string): Promise<StoredDeclaration | null> {
  const [row] = await sql<StoredDeclaration[]>`
    select id, kind, country, language, declared, order_id as "orderId", ${receiptColumns(sql)}
    from declaration where id = ${id}`;
  return row === undefined ? null : { ...row, declared: { ...blankDeclaration, ...row.declared } };
}

/**
 * Deletes declarations that are more than four years old; returns their number. Until then they are evidence: claims
 * from them lapse three years after the end of their year (BGB, sections 195 and 199).
 */
export async function deleteOldDeclarations(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from declaration where id = any(array(
        select id from declaration where received_at < now() - interval '4 years'
        order by received_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}
