import { type AnySql, inTransaction, type Sql } from '../../db/connect.ts';
import { type CheckoutRow, checkoutFromRow, type StoredCheckout } from './checkout.model.ts';

/** Another open checkout of a person. */
export interface OtherCheckout {
  readonly checkout: StoredCheckout;
  /** Whether it was changed later than the browser's own. */
  readonly isNewer: boolean;
}

/**
 * The person's most recent checkout in a country other than `ownId`, if it is open and was never placed. Null without
 * one.
 */
export async function readOtherCheckout(
  sql: AnySql,
  userId: string,
  { country, ownId, now }: { readonly country: string; readonly ownId: string | null; readonly now: Date },
): Promise<OtherCheckout | null> {
  const [row] = await sql<(CheckoutRow & { is_newer: boolean })[]>`
    select *, updated_at > coalesce((select updated_at from checkout where id = ${ownId}::uuid), '-infinity') as is_newer
    from checkout
    where user_id = ${userId} and country = ${country} and id is distinct from ${ownId}::uuid
      and is_live and placements = 0 and placed_order_id is null and expires_at > ${now}
      and jsonb_array_length(lines) > 0
    order by updated_at desc, id desc limit 1`;
  if (row === undefined) return null;
  const { is_newer: isNewer, ...checkout } = row;
  return { checkout: checkoutFromRow(checkout), isNewer };
}

type Version = Pick<StoredCheckout, 'id' | 'version'>;

class Stale extends Error {}

/**
 * Writes the merged checkout and closes the one whose lines it took, as continuing a checkout does: only one of the two
 * can be ordered. Returns false, without writing anything, if either has changed since it was read.
 */
export async function writeMerged(
  sql: Sql,
  kept: Version,
  closed: Version,
  write: (transaction: AnySql) => Promise<boolean>,
): Promise<boolean> {
  try {
    await inTransaction(sql, async (transaction) => {
      // Locked in a fixed order, so that two browsers that sign in at once wait for each other instead of deadlocking.
      await transaction`select from checkout where id in (${kept.id}, ${closed.id}) order by id for update`;
      if (!(await write(transaction))) throw new Stale();
      const { count } = await transaction`
        with family as (
          update checkout set origin_id = coalesce(origin_id, id) where id = ${kept.id} returning origin_id
        ), member as (
          select id, origin_id from checkout where id = ${closed.id} and version = ${closed.version}
            and placements = 0 and placed_order_id is null and is_live
        )
        update checkout set origin_id = family.origin_id, is_live = false, payment = null,
          version = checkout.version + 1, updated_at = now()
        from family, member
        where checkout.id = member.id or checkout.origin_id = member.origin_id`;
      if (count === 0) throw new Stale();
    });
    return true;
  } catch (error) {
    if (error instanceof Stale) return false;
    throw error;
  }
}
