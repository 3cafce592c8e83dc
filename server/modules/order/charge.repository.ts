import type { JSONValue } from 'postgres';
import type { ChargeStatus, OrderStatus, QuoteStatus } from '@sonde/machines/lifecycles';
import { type Currency, money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { AnySql } from '../../db/connect.ts';
import type { LedgerRow } from '../payment/ledger.ts';
import { attemptColumns, attemptFromRow } from '../payment/payment-attempt.ts';
import type { AttemptRow, EndedStatus, OpenStatus, PaymentAttempt } from '../payment/payment-attempt.ts';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import { isConfirmed, lockedOrganization, soldColumns, soldOrderFromRow } from './confirm-order.ts';
import type {
  ConfirmedStatuses,
  OrderConfirmation,
  SoldOrder,
  SoldOrderRow,
  UnconfirmedOrder,
} from './confirm-order.ts';
import type { FinalPlacement } from './placement.repository.ts';

// Locks in the same order as placement.repository.ts.

const json = (sql: AnySql, value: object) => sql.json(value as JSONValue);

/** An attempt with everything that is known of its order before it ends. */
export interface AttemptWithOrder {
  readonly attempt: PaymentAttempt;
  readonly order: UnconfirmedOrder & { readonly total: TaxedMoney };
}

interface OrderOfAttemptRow {
  readonly order_status: OrderStatus;
  readonly charge_status: ChargeStatus;
  readonly quote_status: QuoteStatus | null;
  readonly currency: Currency;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
}

/** Locks the rows of an attempt. */
export async function lockAttempt(sql: AnySql, attemptId: string): Promise<AttemptWithOrder> {
  const [row] = await sql<[AttemptRow & OrderOfAttemptRow]>`
    select ${attemptColumns(sql)}, orders.status as order_status, orders.charge_status, orders.quote_status, orders.total_net, orders.total_tax, orders.total_gross
    from payment_attempt
    join orders on orders.id = payment_attempt.order_id
    join checkout on checkout.id = orders.checkout_id
    where payment_attempt.id = ${attemptId}
    for update of checkout for update of orders for update of payment_attempt`;
  const total = {
    net: money(row.total_net, row.currency),
    tax: money(row.total_tax, row.currency),
    gross: money(row.total_gross, row.currency),
  };
  const { order_id: id, order_status: status, charge_status: chargeStatus, quote_status: quoteStatus } = row;
  const order = { id, status, chargeStatus, quoteStatus, total };
  return { attempt: attemptFromRow(row), order };
}

/** Records that the provider is processing the charge, and lets the next request with the key continue at once. */
export async function keepOpen(
  sql: AnySql,
  attemptId: string,
  status: OpenStatus,
  {
    intentId,
    verificationUrl,
  }: { readonly intentId: string | null; readonly verificationUrl: string | null },
): Promise<void> {
  await sql`
    with kept as (
      update payment_attempt
      set status = ${status}, intent_id = coalesce(${intentId}, intent_id), verification_url = ${verificationUrl},
        updated_at = now()
      where id = ${attemptId}
    )
    update idempotency set locked_at = null where attempt_id = ${attemptId} and finished_at is null`;
}

interface AttemptEnd {
  readonly status: EndedStatus;
  readonly intentId: string | null;
  /** The response to every repetition of the request. */
  readonly response: FinalPlacement;
}

/** Ends an attempt that was refused, and finishes its key. The caller has locked it. */
export async function endRefused(
  sql: AnySql,
  attemptId: string,
  { status, intentId, response }: AttemptEnd,
  failureCode: ChargeFailureCode | null,
): Promise<void> {
  await sql`
    with ended as (
      update payment_attempt
      set status = ${status}, intent_id = coalesce(${intentId}, intent_id), card = null,
        failure_code = ${failureCode}, updated_at = now()
      where id = ${attemptId}
    )
    update idempotency
    set recovery_point = 'FINISHED', response = ${json(sql, response)}, locked_at = null, finished_at = now()
    where attempt_id = ${attemptId}`;
}

/** The consequences of a charge. */
export interface Charge extends AttemptEnd {
  readonly details: PaymentDetails | null;
  readonly booked: readonly LedgerRow[];
  readonly order: ConfirmedStatuses;
}

/**
 * Writes that an attempt was charged and returns what its order sold. The attempt and its key end, the payment is
 * booked, and the order becomes visible with a link to its checkout and is announced; an order that was visible before
 * is announced as paid instead. The organization for which it sells something stays locked. Returns null, without writing
 * anything, if the attempt or order has changed since it was read.
 */
export async function endCharged(
  sql: AnySql,
  { attempt, order }: AttemptWithOrder,
  { status, intentId, details, response, booked, order: confirmed }: Charge,
  { announceConfirmed, announcePaid }: Pick<OrderConfirmation, 'announceConfirmed' | 'announcePaid'>,
): Promise<SoldOrder | null> {
  const announce = isConfirmed(order) ? announcePaid : announceConfirmed;
  const [row] = await sql<SoldOrderRow[]>`
    with held as materialized (
      select payment_attempt.order_id
      from payment_attempt
      join orders on orders.id = payment_attempt.order_id
      join checkout on checkout.id = orders.checkout_id
      where payment_attempt.id = ${attempt.id} and payment_attempt.status = ${attempt.status}
        and orders.status = ${order.status} and orders.charge_status = ${order.chargeStatus}
        and orders.quote_status is not distinct from ${order.quoteStatus}
      for update of checkout for update of orders for update of payment_attempt
    ),
    ended as (
      update payment_attempt
      set status = ${status}, intent_id = coalesce(${intentId}, intent_id), card = ${details && json(sql, details)},
        failure_code = null, verification_url = null, updated_at = now()
      where id = ${attempt.id} and exists (select from held)
    ),
    finished as (
      update idempotency
      set recovery_point = 'FINISHED', response = ${json(sql, response)}, locked_at = null, finished_at = now()
      where attempt_id = ${attempt.id} and exists (select from held)
    ),
    booked as (
      insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency)
      select attempt_id, entry, account, order_id, amount, currency
      from jsonb_populate_recordset(null::ledger_entry, ${json(sql, booked)})
      where exists (select from held)
      on conflict do nothing
    ),
    confirmed as (
      update orders
      set status = ${confirmed.status}, charge_status = ${confirmed.chargeStatus},
        payment_status = ${confirmed.paymentStatus}, quote_status = ${confirmed.quoteStatus},
        confirmed_at = coalesce(confirmed_at, now())
      where id = ${order.id} and exists (select from held)
      returning checkout_id, ${soldColumns(sql)}
    ),
    linked as (
      update checkout set placed_order_id = confirmed.id from confirmed where checkout.id = confirmed.checkout_id
      returning ${announce(sql, { orderId: order.id })}
    ),
    locked as (${lockedOrganization(sql)})
    select ${soldColumns(sql)} from confirmed left join locked on true`;
  return row === undefined ? null : soldOrderFromRow(row);
}
