import type { AnySql } from '../../db/connect.ts';
import type { Order } from './order.model.ts';
import { orderFromRow } from './order-row.ts';
import type { OrderRow } from './order-row.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';

async function loadConfirmed(sql: AnySql, condition: ReturnType<AnySql>): Promise<Order | null> {
  const [row] = await sql<OrderRow[]>`
    select orders.*,
      (select jsonb_agg(to_jsonb(order_line) order by position) from order_line where order_id = orders.id) as lines,
      (select coalesce(jsonb_agg(to_jsonb(payment_attempt) order by created_at desc), '[]')
        from payment_attempt where order_id = orders.id) as payments
    from orders where ${condition} and status <> 'UNCONFIRMED'`;
  return row ? orderFromRow(row) : null;
}

/** Null for an unknown token and for an order that is not confirmed: they look the same. */
export async function loadOrderByToken(sql: AnySql, token: string): Promise<Order | null> {
  return isToken(token) ? loadConfirmed(sql, sql`token_hash = ${hashToken(token)}`) : null;
}

/** Null for an order that is not confirmed. */
export async function loadOrder(sql: AnySql, orderId: string): Promise<Order | null> {
  return loadConfirmed(sql, sql`orders.id = ${orderId}`);
}
