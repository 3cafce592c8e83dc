import type { AnySql } from '../../db/connect.ts';

/**
 * Counts one use of a voucher for an order, unless the last one is gone: false, and nothing was counted. Of any number
 * of orders that race for the last use, one gets it.
 */
export async function takeVoucherUse(
  sql: AnySql,
  use: { readonly code: string; readonly orderId: string; readonly email: string },
): Promise<boolean> {
  const { count } = await sql`
    with taken as (
      update voucher set used = used + 1
      where code = ${use.code} and is_active and (usage_limit is null or used < usage_limit)
      returning code
    )
    insert into voucher_redemption (order_id, voucher_code, email)
    select ${use.orderId}, code, ${use.email} from taken`;
  return count === 1;
}

/** Gives back the use that an order holds; nothing happens when it holds none. */
export async function giveVoucherBack(sql: AnySql, orderId: string): Promise<void> {
  await sql`
    with given_back as (delete from voucher_redemption where order_id = ${orderId} returning voucher_code)
    update voucher set used = used - 1 from given_back where voucher.code = given_back.voucher_code`;
}
