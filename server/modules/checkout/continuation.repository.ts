import type { AnySql } from '../../db/connect.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { checkoutFromRow, type CheckoutRow, type StoredCheckout } from './checkout.model.ts';

/** The open one of a checkout and its continuations; the checkout itself if that one was deleted. */
export async function readLiveCheckout(sql: AnySql, linked: StoredCheckout): Promise<StoredCheckout> {
  if (!linked.isContinuedElsewhere) return linked;
  const [row] = await sql<CheckoutRow[]>`
    select live.* from checkout
    join checkout as live on live.origin_id = checkout.origin_id and live.is_live
    where checkout.id = ${linked.id}`;
  return row === undefined ? linked : checkoutFromRow(row);
}

/** A checkout that continues another one. */
export interface Continuation {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
  /** The caller's ID; null if signed out. */
  readonly userId: string | null;
}

/**
 * Closes `live` and creates a checkout with the content of `linked` except its payment. One statement ensures that only
 * one of them can be ordered. Returns false, without writing anything, if `live` has changed since it was read.
 */
export async function insertContinuation(
  sql: AnySql,
  linked: StoredCheckout,
  live: StoredCheckout,
  { id, token, expiresAt, userId }: Continuation,
): Promise<boolean> {
  const { count } = await sql`
    with closed as (
      update checkout set origin_id = coalesce(origin_id, id), is_live = false, payment = null,
        version = version + 1, updated_at = now()
      where id = ${live.id} and version = ${live.version} and placements = ${live.placements} and placed_order_id is null
      returning origin_id
    )
    insert into checkout
    select continuation.*
    from closed cross join checkout as linked
    cross join jsonb_populate_record(linked, jsonb_build_object(
      'id', ${id}::text, 'token_hash', ${hashToken(token)}::bytea, 'version', 1, 'expires_at', ${expiresAt}::timestamptz,
      'origin_id', closed.origin_id, 'is_live', true, 'placements', 0, 'placed_order_id', null,
      'user_id', ${userId}::uuid,
      'organization_membership_id', case when linked.user_id = ${userId}::uuid then linked.organization_membership_id end,
      'buyer_key_hash', null, 'payment', null, 'auto_renewal', false, 'created_at', now(), 'updated_at', now()
    )) as continuation
    where linked.id = ${linked.id}`;
  return count === 1;
}
