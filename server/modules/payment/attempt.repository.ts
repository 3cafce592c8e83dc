import type { JSONValue } from 'postgres';
import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import { money } from '@sonde/machines/rules/money';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentErrorCode } from '@sonde/machines/rules/provider-errors';
import type { UnconfirmedOrder } from '../order/confirm-order.ts';
import { leaseSeconds } from '../order/idempotency.ts';
import type { FinalPlacement, IntentKey } from '../order/idempotency.ts';
import type { AnySql } from '../../db/connect.ts';
import type { LedgerEntry } from './ledger.ts';
import { attemptColumns, attemptFromRow, openStatuses } from './payment-attempt.ts';
import type {
  AttemptRow,
  ChargedCard,
  EndedStatus,
  OpenStatus,
  PaymentAttempt,
  UnnumberedAttempt,
} from './payment-attempt.ts';

/** An attempt whose order, checkout and key are locked until the transaction ends. */
export interface LockedAttempt {
  readonly attempt: PaymentAttempt;
  readonly order: UnconfirmedOrder & { readonly total: TaxedMoney };
}

interface LockedOrderRow {
  readonly order_status: OrderStatus;
  readonly charge_status: ChargeStatus;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
}

/** Writes the attempt down before the provider hears of it, and leads its key to it. */
export async function openAttempt(
  sql: AnySql,
  attempt: UnnumberedAttempt,
  { gateway, method }: { readonly gateway: string; readonly method: string },
  { scope, key }: IntentKey,
): Promise<void> {
  await sql`
    with opened as (
      insert into payment_attempt (id, order_id, gateway, method, payment_method_token, amount, currency, status)
      values (${attempt.id}, ${attempt.orderId}, ${gateway}, ${method}, ${attempt.paymentMethodToken},
        ${attempt.amount.amount}, ${attempt.amount.currency}, ${attempt.status})
    )
    update idempotency set recovery_point = 'ORDER_FROZEN', attempt_id = ${attempt.id}
    where scope = ${scope} and key = ${key}`;
}

/**
 * Locks what belongs to an attempt: checkout, order, attempt, in this order. Its key is written last and needs no lock:
 * whoever inserts a key has the checkout still to lock, and no attempt leads to that key yet.
 */
export async function lockAttempt(sql: AnySql, attemptId: string): Promise<LockedAttempt> {
  const [row] = await sql<[AttemptRow & LockedOrderRow]>`
    select ${attemptColumns(sql)}, orders.status as order_status, orders.charge_status, orders.total_net, orders.total_tax, orders.total_gross
    from payment_attempt
    join orders on orders.id = payment_attempt.order_id
    join checkout on checkout.id = orders.checkout_id
    where payment_attempt.id = ${attemptId}
    for update of checkout for update of orders for update of payment_attempt`;
  const { currency } = row;
  const total = {
    net: money(row.total_net, currency),
    tax: money(row.total_tax, currency),
    gross: money(row.total_gross, currency),
  };
  const order = { id: row.order_id, status: row.order_status, chargeStatus: row.charge_status, total };
  return { attempt: attemptFromRow(row), order };
}

/** Null when no attempt has the id. */
export async function findAttempt(sql: AnySql, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.id = ${attemptId}`;
  return row ? attemptFromRow(row) : null;
}

/** Null when no attempt is known by the provider's id. */
export async function findAttemptByIntent(sql: AnySql, intentId: string): Promise<PaymentAttempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.intent_id = ${intentId}`;
  return row ? attemptFromRow(row) : null;
}

/** The latest attempt to pay the order of a checkout, and whether a request is at work on it; null before the first. */
export async function findLatestAttempt(
  sql: AnySql,
  checkoutId: string,
): Promise<{ readonly attempt: PaymentAttempt; readonly isLeased: boolean } | null> {
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

/** Attempts that nobody heard of for so long, the most forgotten first, at most 100. */
export async function findIdleAttempts(sql: AnySql, idleSeconds: number): Promise<readonly PaymentAttempt[]> {
  const rows = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.status in ${sql(openStatuses)}
      and payment_attempt.updated_at <= now() - make_interval(secs => ${idleSeconds})
    order by payment_attempt.updated_at limit 100`;
  return rows.map(attemptFromRow);
}

/** Keeps that the provider is at work, and lets the next request with the key go on at once. */
export async function keepOpen(
  sql: AnySql,
  attemptId: string,
  status: OpenStatus,
  intentId: string | null,
): Promise<void> {
  await sql`
    with kept as (
      update payment_attempt
      set status = ${status}, intent_id = coalesce(${intentId}, intent_id), updated_at = now()
      where id = ${attemptId}
    )
    update idempotency set locked_at = null where attempt_id = ${attemptId} and finished_at is null`;
}

export interface AttemptEnd {
  readonly status: EndedStatus;
  readonly intentId: string | null;
  readonly card: ChargedCard | null;
  readonly failureCode: PaymentErrorCode | null;
  /** What every repetition of the request is answered. */
  readonly response: FinalPlacement;
}

/** Ends an attempt and finishes its key. */
export async function endAttempt(sql: AnySql, attemptId: string, end: AttemptEnd): Promise<void> {
  await sql`
    with ended as (
      update payment_attempt
      set status = ${end.status}, intent_id = coalesce(${end.intentId}, intent_id),
        card = ${end.card === null ? null : sql.json({ ...end.card })}, failure_code = ${end.failureCode}, updated_at = now()
      where id = ${attemptId}
    )
    update idempotency
    set recovery_point = 'FINISHED', response = ${sql.json({ ...end.response } as JSONValue)}, locked_at = null, finished_at = now()
    where attempt_id = ${attemptId}`;
}

/** Books a charge or refund; false, and nothing is booked, when that attempt was charged or refunded before. */
export async function book(
  sql: AnySql,
  attempt: PaymentAttempt,
  entry: 'CHARGE' | 'REFUND',
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const rows = entries.map(({ account, amount }) => ({
    attempt_id: attempt.id,
    entry,
    account,
    order_id: attempt.orderId,
    amount,
    currency: attempt.amount.currency,
  }));
  const { count } = await sql`insert into ledger_entry ${sql(rows)} on conflict do nothing`;
  return count > 0;
}
