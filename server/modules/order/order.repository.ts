import { normaliseEmail } from '@sonde/machines/rules/people';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import { isPlanOrderedSince } from '../../db/plan-payments.ts';
import { invoiceOfOrderRow } from '../invoice/invoice.repository.ts';
import { openingDisputeEvents, reinstatedDisputeEvents } from '../payment/dispute-events.ts';
import type { Person } from '../people/person.model.ts';
import type { Order } from './order.model.ts';
import { managedOrganizations } from './may-see-order.ts';
import { orderFromRow } from './order-row.ts';
import type { OrderRow } from './order-row.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';

/** Whether buyers can see the row: it is confirmed, or a quote. */
const isVisible = (sql: AnySql): Fragment =>
  sql`(orders.confirmed_at is not null or orders.quoted_at is not null)`;

/**
 * The visible orders that match a condition, in the statement's order and limit. The refund of a stray charge, which is the
 * only one of its attempt, has no ID in the journal.
 */
async function loadVisible(
  sql: AnySql,
  condition: Fragment,
  sorted: Fragment = sql``,
): Promise<readonly Order[]> {
  const rows = await sql<OrderRow[]>`
    select orders.*,
      (select coalesce(sum(amount), 0)::bigint from bank_transfer where order_id = orders.id) as transferred,
      (select jsonb_agg(to_jsonb(order_line) order by position) from order_line where order_id = orders.id) as lines,
      (select coalesce(jsonb_agg(
          to_jsonb(payment_attempt) || jsonb_build_object('refunded', (
            select coalesce(0 - sum(ledger_entry.amount), 0) from ledger_entry
            where attempt_id = payment_attempt.id and entry in ('REFUND', 'REFUND_FAILURE')
              and account in ('PROVIDER', 'BANK')
          ), 'disputed_at', (
            select min(told_at) from dispute_event
            where attempt_id = payment_attempt.id and type in ${sql(openingDisputeEvents)} and told_at > all (
              select told_at from dispute_event as reinstated
              where reinstated.attempt_id = payment_attempt.id and type in ${sql(reinstatedDisputeEvents)}
            )
          ), 'entries', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'entry', entry, 'refund_id', refund_id, 'amount', abs(amount), 'created_at', ledger_entry.created_at, 'is_failed', exists (
                select from failed_refund where failed_refund.refund_id = ledger_entry.refund_id
              ) or ledger_entry.refund_id is null and entry = 'REFUND' and exists (
                select from ledger_entry as failure
                where failure.attempt_id = ledger_entry.attempt_id and failure.entry = 'REFUND_FAILURE'
              )
            ) order by ledger_entry.created_at), '[]')
            from ledger_entry where attempt_id = payment_attempt.id and account in ('PROVIDER', 'BANK')
              and entry <> 'REFUND_FAILURE'
          )) order by created_at desc
        ), '[]')
        from payment_attempt where order_id = orders.id and amount > 0) as payments,
      (select coalesce(jsonb_agg(to_jsonb(fulfillment) || jsonb_build_object('lines', (
            select jsonb_agg(jsonb_build_object('position', position, 'quantity', quantity) order by position)
            from fulfillment_line where fulfillment_id = fulfillment.id
          )) order by number), '[]')
        from fulfillment where order_id = orders.id) as fulfillments,
      coalesce(
        (select to_jsonb(subscription) from subscription where order_id = orders.id),
        (
          select to_jsonb(subscription) from subscription
          where organization_id = orders.organization_id and orders.confirmed_at is not null
            and orders.sale->'plan' = 'null' and orders.sale->'seats' <> 'null'
        )
      ) as subscription,
      ${invoiceOfOrderRow(sql)} as invoice
    from orders where ${condition} and ${isVisible(sql)} ${sorted}`;
  return rows.map(orderFromRow);
}

/** Null for an unknown token and for an order that isn't visible, without distinction. */
export async function loadOrderByToken(sql: AnySql, token: string): Promise<Order | null> {
  if (!isToken(token)) return null;
  const [order] = await loadVisible(sql, sql`token_hash = ${hashToken(token)}`);
  return order ?? null;
}

/** Null for an order that isn't visible. */
export async function loadOrder(sql: AnySql, orderId: string): Promise<Order | null> {
  const [order] = await loadVisible(sql, sql`orders.id = ${orderId}`);
  return order ?? null;
}

/** The ID of a visible order; null for an unknown token. */
export async function findOrderId(sql: AnySql, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const [row] = await sql<{ readonly id: string }[]>`
    select id from orders where token_hash = ${hashToken(token)} and ${isVisible(sql)}`;
  return row?.id ?? null;
}

/** The number of an order, as its buyer knows it; null for an unknown ID. */
export async function findOrderNumber(
  sql: AnySql,
  id: string,
): Promise<{ readonly number: string; readonly isQuote: boolean } | null> {
  const [row] = await sql<{ readonly number: number; readonly is_quote: boolean }[]>`
    select number, quote_status is not null as is_quote from orders where id = ${id}`;
  return row === undefined ? null : { number: String(row.number), isQuote: row.is_quote };
}

/** Null for an unknown number and for an order that isn't visible. */
export async function findOrderByNumber(sql: AnySql, number: string): Promise<Order | null> {
  const [row] = await sql<{ readonly id: string }[]>`select id from orders where number = ${number}::bigint`;
  return row === undefined ? null : loadOrder(sql, row.id);
}

/** The latest visible orders with an email address, in any case, newest first. */
export const findOrdersByEmail = (sql: AnySql, email: string, most: number): Promise<readonly Order[]> =>
  loadVisible(
    sql,
    sql`lower(orders.email) = ${normaliseEmail(email)}`,
    sql`order by orders.id desc limit ${most}`,
  );

/** Reads a visible order after locking its row until the transaction ends. */
export async function lockOrder(sql: TransactionSql, id: string): Promise<Order | null> {
  await sql`select from orders where id = ${id} for no key update`;
  return loadOrder(sql, id);
}

/** Whether an order is the person's own, or belongs to an organization that they manage, as in `maySeeOrder`. */
const isOrderOf = (sql: AnySql, person: Person): Fragment =>
  sql`(user_id = ${person.id} or organization_id = any(${managedOrganizations(person)}::text[]::uuid[]))`;

/** Selects a page of a person's orders. */
interface OrderPageInput {
  readonly most: number;
  /** Token of the last order of the previous page; null for the first. */
  readonly afterToken: string | null;
}

/**
 * A person's orders and those of the organizations that they manage, newest first. Empty after an order that isn't
 * among them.
 */
export async function loadOrdersOf(
  sql: AnySql,
  person: Person,
  { most, afterToken }: OrderPageInput,
): Promise<readonly Order[]> {
  const isTheirs = isOrderOf(sql, person);
  const isAfter =
    afterToken === null
      ? sql``
      : sql`and orders.id < (select id from orders where token_hash = ${hashToken(afterToken)} and ${isTheirs})`;
  return loadVisible(sql, sql`${isTheirs} ${isAfter}`, sql`order by orders.id desc limit ${most}`);
}

/** Most orders that the account names as unpaid. */
const mostFailed = 5;

/**
 * The latest orders of a person, and of the organizations that they manage, that are still to be paid after a bank
 * returned the debit or the provider refused what it reviewed; newest first. An order for a membership is left out once
 * a later one is paid or being paid.
 */
export const loadFailedPaymentOrdersOf = (sql: AnySql, person: Person): Promise<readonly Order[]> =>
  loadVisible(
    sql,
    sql`
      ${isOrderOf(sql, person)} and orders.charge_status = 'NOT_CHARGED'
      and orders.status not in ('CANCELED', 'WITHDRAWN') and exists (
        select from payment_attempt where order_id = orders.id and debit_failure is not null
      ) and (${isPlanOrderedSince(sql)}) is not true`,
    sql`order by orders.id desc limit ${mostFailed}`,
  );
