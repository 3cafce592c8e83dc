import type { JSONValue } from 'postgres';
import type { Refusal } from '../../kernel/refusal.ts';
import type { AnySql, Fragment } from '../../db/connect.ts';

/** How a placement ended; kept under its key, so that a repeated request gets the same answer. */
export type FinalPlacement =
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'declined'; readonly refusal: Refusal };

/** What is known about a key. */
export type KeyState =
  /** Nobody has used it. */
  | { readonly status: 'unused' }
  /** Somebody is at work on it. */
  | { readonly status: 'in-progress' }
  /** Whoever was at work on it has left; this caller goes on with the attempt. */
  | { readonly status: 'resumed'; readonly attemptId: string }
  | { readonly status: 'finished'; readonly response: FinalPlacement }
  /** It was used to ask for something else. */
  | { readonly status: 'reused' };

/** The key of one intent: `scope` says what is done to what, `key` is the caller's. */
export interface IntentKey {
  readonly scope: string;
  readonly key: string;
}

/** Longer than a provider may take (5 s) and what is written before and after; afterwards another request goes on. Nothing but a
 * repeated question would come of one that is too short: the provider and the locks keep the rest safe. */
export const leaseSeconds = 8;

/**
 * The part of a placement's statement that takes an unused key and leases it to this request. `attemptId` is the attempt
 * that it leads to; null where nothing is to be paid. Nobody can have taken the key since it was looked up: that would
 * have been a try to place the same checkout, and whoever comes after one claims nothing.
 */
export function takingKey(
  sql: AnySql,
  { scope, key }: IntentKey,
  parametersHash: Buffer,
  attemptId: string | null,
): Fragment {
  const recoveryPoint = attemptId === null ? 'STARTED' : 'ORDER_FROZEN';
  return sql`
    insert into idempotency (scope, key, params_hash, recovery_point, attempt_id, locked_at)
    select ${scope}, ${key}, ${parametersHash}, ${recoveryPoint}, ${attemptId}::uuid, now()
    where exists (select from claimed)`;
}

/** What became of a key. An open one that nobody is at work on is leased to this caller. */
export async function resumeKey(
  sql: AnySql,
  { scope, key }: IntentKey,
  parametersHash: Buffer,
): Promise<KeyState> {
  const [row] = await sql<
    { params_hash: Buffer; response: FinalPlacement | null; attempt_id: string | null }[]
  >`
    select params_hash, response, attempt_id from idempotency where scope = ${scope} and key = ${key}`;
  if (row === undefined) return { status: 'unused' };
  if (!row.params_hash.equals(parametersHash)) return { status: 'reused' };
  if (row.response !== null) return { status: 'finished', response: row.response };
  const { count } = await sql`
    update idempotency set locked_at = now()
    where scope = ${scope} and key = ${key} and finished_at is null
      and (locked_at is null or locked_at <= now() - make_interval(secs => ${leaseSeconds}))`;
  return count === 1 && row.attempt_id !== null
    ? { status: 'resumed', attemptId: row.attempt_id }
    : { status: 'in-progress' };
}

/** Finishes a key whose outcome needs no provider. */
export async function finishKey(
  sql: AnySql,
  { scope, key }: IntentKey,
  response: FinalPlacement,
): Promise<void> {
  await sql`
    update idempotency
    set recovery_point = 'FINISHED', response = ${sql.json({ ...response } as JSONValue)}, locked_at = null, finished_at = now()
    where scope = ${scope} and key = ${key}`;
}
