import { type TradedOrder, tradeInDiscount } from '@sonde/machines/rules/trade-in';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { AnySql, Sql } from '../../db/connect.ts';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { TradeIn } from './trade-in.model.ts';

export interface NewTradeIn extends Omit<TradeIn, 'receivedAt' | 'revokedAt'> {
  /** The SKUs of the new probes to which its credit applies. */
  readonly targets: readonly string[];
  /** ISO instant. */
  readonly expiresAt: string;
  readonly idempotencyKey: string;
  readonly parametersHash: Buffer;
}

/** The name in the catalog's files, which have it in every language. */
const voucherName = 'Trade-in';

/**
 * Stores a trade-in with its voucher. Returns false, without writing anything, if its serial number or its key is
 * already used. Waits for a concurrent insert of either.
 */
export async function insertTradeIn(sql: AnySql, tradeIn: NewTradeIn): Promise<boolean> {
  const { credit, allInCredit, currency } = tradeIn;
  const allInAmounts = allInCredit === null ? null : sql.json({ [currency]: allInCredit });
  const { amount, applyNTimesPerOrder } = tradeInDiscount({ amount: credit, currency });
  const { count } = await sql`
    with registered as (
      insert into trade_in (
        id, serial_number, product_line, condition, country, credit, all_in_credit, currency, voucher_code,
        idempotency_key, params_hash
      )
      values (
        ${tradeIn.id}, ${tradeIn.serialNumber}, ${tradeIn.productLine}, ${tradeIn.condition}, ${tradeIn.country},
        ${credit}, ${allInCredit}, ${currency}, ${tradeIn.voucherCode}, ${tradeIn.idempotencyKey},
        ${tradeIn.parametersHash}
      )
      on conflict do nothing
      returning voucher_code
    )
    insert into voucher (
      code, name, description, kind, amounts, all_in_amounts, is_active, expires_at, countries, source, once_per_customer,
      learners_only, minimums, applicable_skus, apply_n_times_per_order, excludes_sale_items, usage_limit
    )
    select voucher_code, ${voucherName}, ${voucherName}, 'FIXED', ${sql.json({ [currency]: amount })}::jsonb,
      ${allInAmounts}::jsonb, true, ${tradeIn.expiresAt}, array[${tradeIn.country}], 'TRADE_IN', false, false, '{}',
      ${[...tradeIn.targets]}::text[], ${applyNTimesPerOrder}::integer, false, 1
    from registered`;
  return count === 1;
}

const columns = (sql: AnySql) => sql`
  trade_in.id, trade_in.serial_number, trade_in.product_line, trade_in.condition, trade_in.country, trade_in.credit,
  trade_in.all_in_credit,
  trade_in.currency, trade_in.voucher_code, trade_in.received_at, trade_in.revoked_at`;

/**
 * The trade-in stored under a key, with the hash of what was sent and when its credit expires; null if there is none.
 */
export async function findByKey(sql: AnySql, key: string) {
  const [row] = await sql<(RowOf<TradeIn> & { params_hash: Buffer; expires_at: Date })[]>`
    select ${columns(sql)}, params_hash, expires_at
    from trade_in join voucher on voucher.code = voucher_code
    where idempotency_key = ${key}`;
  if (row === undefined) return null;
  const { params_hash: parametersHash, expires_at: expiresAt, ...tradeIn } = row;
  return { parametersHash, expiresAt, tradeIn: fromRow<TradeIn>(tradeIn) };
}

/**
 * The trade-in whose credit the order with this number has, since when, and what the order has come to; null without
 * one. An order whose debit was returned has no credit until it is paid again. The refund of a stray payment is none of
 * the order's.
 */
export async function findOfOrder(sql: AnySql, orderNumber: string) {
  const [row] = await sql<(RowOf<TradeIn> & { traded_order: TradedOrder; redeemed_at: Date | null })[]>`
    select ${columns(sql)}, redeemed_at, jsonb_build_object('status', orders.status, 'paid', total_gross, 'refunded', (
        select coalesce(sum(ledger_entry.amount), 0)
        from ledger_entry join payment_attempt on payment_attempt.id = attempt_id
        where ledger_entry.order_id = orders.id and payment_attempt.status = 'SUCCEEDED'
          and entry = 'REFUND' and account in ('SALES', 'TAX')
      )) as traded_order
    from orders join trade_in using (voucher_code) left join voucher_redemption on order_id = orders.id
    where number = ${orderNumber}::bigint`;
  if (row === undefined) return null;
  const { traded_order: order, redeemed_at: redeemedAt, ...tradeIn } = row;
  return { order, redeemedAt, tradeIn: fromRow<TradeIn>(tradeIn) };
}

/** The trade-in of a normalized serial number, and the order that has its credit; null if it isn't registered. */
export async function findBySerialNumber(sql: AnySql, serialNumber: string) {
  const [row] = await sql<
    (RowOf<TradeIn> & { created_at: Date; expires_at: Date; order_id: string | null })[]
  >`
    select ${columns(sql)}, trade_in.created_at, voucher.expires_at, order_id
    from trade_in join voucher on voucher.code = voucher_code left join voucher_redemption using (voucher_code)
    where serial_number = ${serialNumber}`;
  if (row === undefined) return null;
  const { created_at: registeredAt, expires_at: expiresAt, order_id: orderId, ...tradeIn } = row;
  return { registeredAt, expiresAt, orderId, tradeIn: fromRow<TradeIn>(tradeIn) };
}

/**
 * Whether no one counts on the credit of the statement's table `voucher`: no order has used it, none is owed that gave
 * the use back when its debit was returned, and the old probe hasn't arrived.
 */
const isUnused = (sql: AnySql) => sql`
  used = 0
  and not exists (
    select from trade_in as received where received.voucher_code = voucher.code and received_at is not null
  )
  and not exists (
    select from orders
    where orders.voucher_code = voucher.code and status = 'UNFULFILLED' and charge_status = 'NOT_CHARGED'
  )`;

/** Deletes the trade-in of a normalized serial number if no order has its credit; returns whether it did. */
export async function deleteUnused(sql: AnySql, serialNumber: string): Promise<boolean> {
  const { count } = await sql`
    delete from voucher using trade_in
    where code = voucher_code and serial_number = ${serialNumber} and ${isUnused(sql)}`;
  return count === 1;
}

/**
 * Deletes the trade-ins that no one ordered with before their credit expired, so that their serial numbers are free
 * again; returns how many. They are kept for a day longer, because an order with one may be on its way, and while an
 * order with one is owed.
 */
export async function deleteUnusedTradeIns(sql: Sql, now: Date): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from voucher where code = any(array(
        select code from voucher
        where source = 'TRADE_IN' and expires_at < ${now}::timestamptz - interval '1 day' and ${isUnused(sql)}
        limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}
