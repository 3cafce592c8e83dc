import { mailboxOf } from '@sonde/machines/rules/people';
import type { VoucherReason } from '@sonde/machines/rules/errors';
import type { AnySql, TransactionSql } from '../../db/connect.ts';

/** Why a use could not be counted; the transaction must then be rolled back. */
export type LostUse = Extract<VoucherReason, 'USED_UP' | 'ALREADY_USED'>;

/**
 * Counts one use of a voucher for an order; returns null on success. If several orders compete for the last use, or
 * several orders of one customer for a code limited to one use per customer, exactly one succeeds.
 */
export async function takeVoucherUse(
  sql: TransactionSql,
  use: { readonly code: string; readonly orderId: string; readonly email: string },
): Promise<LostUse | null> {
  const [outcome] = await sql<[{ is_left: boolean; is_redeemed: boolean }]>`
    with taken as (
      update voucher set used = used + 1
      where code = ${use.code} and is_active and (usage_limit is null or used < usage_limit)
      returning code, once_per_customer
    ),
    redeemed as (
      insert into voucher_redemption (order_id, voucher_code, email, customer, is_only_use)
      select ${use.orderId}, code, ${use.email}, ${mailboxOf(use.email)}, once_per_customer from taken
      on conflict (voucher_code, customer) where is_only_use do nothing
      returning order_id
    )
    select exists (select from taken) as is_left, exists (select from redeemed) as is_redeemed`;
  if (!outcome.is_left) return 'USED_UP';
  return outcome.is_redeemed ? null : 'ALREADY_USED';
}

/** Returns an order's voucher use; does nothing if there is none. */
export async function releaseVoucherUse(sql: AnySql, orderId: string): Promise<void> {
  await sql`
    with given_back as (delete from voucher_redemption where order_id = ${orderId} returning voucher_code)
    update voucher set used = used - 1 from given_back where voucher.code = given_back.voucher_code`;
}

/** Why `takeVoucherUse` would fail now; null if it wouldn't, and for an order that has the use already. */
export async function findLostUse(
  sql: AnySql,
  use: { readonly code: string; readonly orderId: string; readonly email: string },
): Promise<LostUse | null> {
  const [outcome] = await sql<[{ is_held: boolean; is_left: boolean; is_redeemed: boolean }]>`
    select exists (select from voucher_redemption where order_id = ${use.orderId}) as is_held,
      exists (
        select from voucher
        where code = ${use.code} and is_active and (usage_limit is null or used < usage_limit)
      ) as is_left,
      exists (
        select from voucher_redemption join voucher on voucher.code = voucher_code
        where voucher_code = ${use.code} and customer = ${mailboxOf(use.email)} and is_only_use and once_per_customer
      ) as is_redeemed`;
  if (outcome.is_held) return null;
  if (!outcome.is_left) return 'USED_UP';
  return outcome.is_redeemed ? 'ALREADY_USED' : null;
}
