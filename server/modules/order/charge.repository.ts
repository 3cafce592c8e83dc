import type { JSONValue } from 'postgres';
import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import { money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { AnySql, Fragment } from '../../db/connect.ts';
import { attemptColumns, attemptFromRow } from '../payment/payment-attempt.ts';
import type {
  AttemptRow,
  ChargedCard,
  ChargeFailureCode,
  EndedStatus,
  OpenStatus,
  PaymentAttempt,
} from '../payment/payment-attempt.ts';
import type { UnconfirmedOrder } from './confirm-order.ts';
import { leaseSeconds } from './idempotency.ts';
import type { FinalPlacement } from './idempotency.ts';

/** An attempt with what there is to know of its order before it ends. */
export interface AttemptWithOrder {
  readonly attempt: PaymentAttempt;
  readonly order: UnconfirmedOrder & { readonly total: TaxedMoney };
}

interface OrderRow {
  readonly order_status: OrderStatus;
  readonly charge_status: ChargeStatus;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
}

const fromOrderOfAttempt = (sql: AnySql) => sql`
  from payment_attempt
  join orders on orders.id = payment_attempt.order_id
  join checkout on checkout.id = orders.checkout_id`;

/** Whoever locks more than one of them does it in this order; the key comes after them. */
const lockingInOrder = (sql: AnySql) =>
  sql`for update of checkout for update of orders for update of payment_attempt`;

/** Locks what belongs to an attempt. */
export async function lockAttempt(sql: AnySql, attemptId: string): Promise<AttemptWithOrder> {
  const [row] = await sql<[AttemptRow & OrderRow]>`
    select ${attemptColumns(sql)}, orders.status as order_status, orders.charge_status, orders.total_net, orders.total_tax, orders.total_gross
    ${fromOrderOfAttempt(sql)}
    where payment_attempt.id = ${attemptId}
    ${lockingInOrder(sql)}`;
  const { currency } = row;
  const total = {
    net: money(row.total_net, currency),
    tax: money(row.total_tax, currency),
    gross: money(row.total_gross, currency),
  };
  const order = { id: row.order_id, status: row.order_status, chargeStatus: row.charge_status, total };
  return { attempt: attemptFromRow(row), order };
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
  readonly failureCode: ChargeFailureCode | null;
  /** What every repetition of the request is answered. */
  readonly response: FinalPlacement;
}

/**
 * Ends an attempt and finishes its key, if attempt and order are still as they are known; false, and nothing is written,
 * where they are not. `consequences` are further parts of the statement, to be done where there is a row of `held`.
 */
export async function endAttempt(
  sql: AnySql,
  { attempt, order }: AttemptWithOrder,
  end: AttemptEnd,
  consequences: Fragment = sql``,
): Promise<boolean> {
  const { count } = await sql`
    with held as materialized (
      select payment_attempt.order_id
      ${fromOrderOfAttempt(sql)}
      where payment_attempt.id = ${attempt.id} and payment_attempt.status = ${attempt.status}
        and orders.status = ${order.status} and orders.charge_status = ${order.chargeStatus}
      ${lockingInOrder(sql)}
    ),
    ended as (
      update payment_attempt
      set status = ${end.status}, intent_id = coalesce(${end.intentId}, intent_id),
        card = ${end.card === null ? null : sql.json({ ...end.card })}, failure_code = ${end.failureCode}, updated_at = now()
      where id = ${attempt.id} and exists (select from held)
    ),
    finished as (
      update idempotency
      set recovery_point = 'FINISHED', response = ${sql.json({ ...end.response } as JSONValue)}, locked_at = null, finished_at = now()
      where attempt_id = ${attempt.id} and exists (select from held)
    )
    ${consequences}
    select from held`;
  return count === 1;
}
