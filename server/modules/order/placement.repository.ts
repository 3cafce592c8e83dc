import type { JSONValue } from 'postgres';
import type { AnySql } from '../../db/connect.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { StoredCheckout } from '../checkout/checkout.model.ts';
import { attemptColumns, attemptFromRow, attemptToRow } from '../payment/payment-attempt.ts';
import type { AttemptRow, PaymentAttempt, UnnumberedAttempt } from '../payment/payment-attempt.ts';
import type { FrozenOrder } from './order.model.ts';
import { lineToRow, orderToRow } from './order-row.ts';

// Locks on more than one row of a placement are taken in this order: checkout, order, attempt, key, voucher, trial,
// organization. The first statement may take them in another: nobody else can lock what it inserts.

const json = (sql: AnySql, value: object) => sql.json(value as JSONValue);

/** The key of one intent: `scope` is the operation and its object, `key` is the caller's. */
export interface IntentKey {
  readonly scope: string;
  readonly key: string;
}

/** How a placement ended; stored under its key, so that a repeated request gets the same response. */
export type FinalPlacement =
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'declined'; readonly refusal: Refusal };

/** A used idempotency key. */
export interface UsedKey {
  /** Of the request. */
  readonly parametersHash: Buffer;
  /** Null until it is final. */
  readonly response: FinalPlacement | null;
  /** Null if nothing was to be paid at once. */
  readonly attemptId: string | null;
}

/**
 * Longer than the provider's time limit (5 s) and the writes before and after; then another request may continue. A
 * shorter lease would only repeat requests to the provider, because the provider and the locks prevent double charges.
 */
const leaseSeconds = 8;

/** Null for an unused key. */
export async function readKey(sql: AnySql, { scope, key }: IntentKey): Promise<UsedKey | null> {
  const [row] = await sql<
    { params_hash: Buffer; response: FinalPlacement | null; attempt_id: string | null }[]
  >`select params_hash, response, attempt_id from idempotency where scope = ${scope} and key = ${key}`;
  if (row === undefined) return null;
  return { parametersHash: row.params_hash, response: row.response, attemptId: row.attempt_id };
}

/** Leases an open key to this request; false while another one is processing it, or if it is finished. */
export async function leaseKey(sql: AnySql, { scope, key }: IntentKey): Promise<boolean> {
  const { count } = await sql`
    update idempotency set locked_at = now()
    where scope = ${scope} and key = ${key} and finished_at is null
      and (locked_at is null or locked_at <= now() - make_interval(secs => ${leaseSeconds}))`;
  return count === 1;
}

export interface LatestAttempt {
  readonly attempt: PaymentAttempt;
  /** Whether a request is processing it. */
  readonly isLeased: boolean;
}

/** The latest attempt to pay the order of a checkout; null before the first. */
export async function readLatestAttempt(sql: AnySql, checkoutId: string): Promise<LatestAttempt | null> {
  const [row] = await sql<(AttemptRow & { is_leased: boolean })[]>`
    select ${attemptColumns(sql)},
      coalesce(idempotency.locked_at > now() - make_interval(secs => ${leaseSeconds}), false) as is_leased
    from payment_attempt
    join orders on orders.id = payment_attempt.order_id
    left join idempotency on idempotency.attempt_id = payment_attempt.id
    where orders.checkout_id = ${checkoutId}
    order by payment_attempt.created_at desc limit 1`;
  return row ? { attempt: attemptFromRow(row), isLeased: row.is_leased } : null;
}

/** What an attempt to place a checkout writes before the provider is called. */
export interface NewPlacement {
  /** As it was read. */
  readonly checkout: StoredCheckout;
  /** The catalog revision that priced it. */
  readonly catalogueRevision: number;
  readonly intent: IntentKey;
  readonly parametersHash: Buffer;
  /** Null if the browser sent no key. */
  readonly buyerKeyHash: Buffer | null;
  /** Of an earlier attempt, if there was one. */
  readonly orderId: string;
  readonly orderTokenHash: Buffer;
  readonly order: FrozenOrder;
  /** Null if nothing is to be paid now. */
  readonly attempt: UnnumberedAttempt | null;
}

const namesOf = (row: object) => Object.keys(row).join(', ');
const assignmentsSql = (row: object) =>
  Object.keys(row)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');

/**
 * Claims the checkout, takes the key, writes the order with its lines as UNCONFIRMED and NOT_CHARGED, and the payment
 * attempt. An order from an earlier attempt is rewritten and keeps its number, which is returned. Returns null, without
 * writing anything, if the checkout or the catalog has changed, or another attempt began. The checkout stays locked
 * until the transaction ends, and so does the organization that is to be locked along. The key can't have been taken
 * since it was read, because that would have been another attempt.
 */
export async function writePlacement(
  sql: AnySql,
  placement: NewPlacement,
  lockedAlong: string | null,
): Promise<string | null> {
  const { checkout, intent, orderId, order, attempt } = placement;
  const content = orderToRow(order);
  const identity = {
    id: orderId,
    checkout_id: checkout.id,
    token_hash: `\\x${placement.orderTokenHash.toString('hex')}`,
    status: 'UNCONFIRMED',
    payment_status: 'OPEN',
    charge_status: 'NOT_CHARGED',
  };
  const lines = order.lines.map((line, position) => ({ order_id: orderId, ...lineToRow(line, position) }));
  const [line] = lines;
  if (line === undefined) throw new Error(`Order ${orderId} has no lines`);
  const orderNames = sql.unsafe(namesOf({ ...identity, ...content }));
  const attempts = attempt === null ? [] : [attemptToRow(attempt)];
  const [row] = await sql<{ number: number }[]>`
    with claimed as (
      update checkout set placements = placements + 1, buyer_key_hash = ${placement.buyerKeyHash}
      where id = ${checkout.id} and version = ${checkout.version} and placements = ${checkout.placements}
        and placed_order_id is null and is_live
        and ${placement.catalogueRevision} = (select revision from catalogue_revision)
      returning id
    ),
    taken as (
      insert into idempotency (scope, key, params_hash, recovery_point, attempt_id, locked_at)
      select ${intent.scope}, ${intent.key}, ${placement.parametersHash},
        ${attempt === null ? 'STARTED' : 'ORDER_FROZEN'}, ${attempt?.id ?? null}::uuid, now()
      from claimed
    ),
    frozen as (
      insert into orders (${orderNames})
      select ${orderNames} from jsonb_populate_record(null::orders, ${json(sql, { ...identity, ...content })})
      where exists (select from claimed)
      on conflict (checkout_id) do update set ${sql.unsafe(assignmentsSql(content))}
      returning number
    ),
    removed as (
      delete from order_line
      where order_id = ${orderId} and position >= ${lines.length} and exists (select from claimed)
    ),
    kept as (
      insert into order_line
      select * from jsonb_populate_recordset(null::order_line, ${json(sql, lines)})
      where exists (select from claimed)
      on conflict (order_id, position) do update set ${sql.unsafe(assignmentsSql(line))}
    ),
    opened as (
      insert into payment_attempt (
        id, order_id, gateway, provider_account, method, payment_method_token, customer_id, is_kept, amount, currency, status
      )
      select id, order_id, gateway, provider_account, method, payment_method_token, customer_id, is_kept, amount, currency, status
      from jsonb_populate_recordset(null::payment_attempt, ${json(sql, attempts)})
      where exists (select from claimed)
    ),
    locked as (
      select organization.id from organization, frozen where organization.id = ${lockedAlong}::uuid
      for no key update of organization
    )
    select number from frozen left join locked on true`;
  return row === undefined ? null : String(row.number);
}

/** Finishes the key of a placement that has no payment attempt. */
export async function finishKey(sql: AnySql, { scope, key }: IntentKey, orderId: string): Promise<void> {
  const response: FinalPlacement = { status: 'placed', orderId };
  await sql`
    update idempotency
    set recovery_point = 'FINISHED', response = ${json(sql, response)}, locked_at = null, finished_at = now()
    where scope = ${scope} and key = ${key}`;
}
