import type { JSONValue } from 'postgres';
import type { AnySql } from '../../db/connect.ts';
import type { FrozenOrder } from './order.model.ts';
import { lineToRow } from './order-row.ts';

/** What an order keeps whatever becomes of its payments. */
export interface OrderIdentity {
  readonly id: string;
  readonly checkoutId: string;
  readonly tokenHash: Buffer;
}

function columnsOf(sql: AnySql, order: FrozenOrder) {
  const json = (value: unknown) => (value === null ? null : sql.json(value as JSONValue));
  return {
    country: order.country,
    currency: order.currency,
    language: order.language,
    email: order.email,
    bundle_type: order.bundleType,
    purchase_order_number: order.purchaseOrderNumber,
    cost_centre: order.costCentre,
    voucher_code: order.voucherCode,
    discount_name: order.discountName,
    payment_method: order.paymentMethod,
    attestations: [...order.attestations],
    tax_treatment: order.taxTreatment,
    tax_rate_ppm: order.taxRatePpm,
    tax_id: json(order.taxId),
    subtotal_net: order.subtotal.net.amount,
    subtotal_tax: order.subtotal.tax.amount,
    subtotal_gross: order.subtotal.gross.amount,
    discount: order.discount.amount,
    shipping_net: order.shipping.net.amount,
    shipping_tax: order.shipping.tax.amount,
    shipping_gross: order.shipping.gross.amount,
    total_net: order.total.net.amount,
    total_tax: order.total.tax.amount,
    total_gross: order.total.gross.amount,
    shipping_method: json(order.shippingMethod),
    delivery_window: json(order.deliveryWindow),
    shipping_address: json(order.shippingAddress),
    billing_address: json(order.billingAddress),
  };
}

function insertLines(sql: AnySql, orderId: string, order: FrozenOrder) {
  const rows = order.lines.map((line, position) => ({ order_id: orderId, ...lineToRow(line, position) }));
  return sql`insert into order_line select * from jsonb_populate_recordset(null::order_line, ${sql.json(rows)})`;
}

/** Writes down the order that a checkout becomes, UNCONFIRMED and not charged, and answers its number. */
export async function freezeNewOrder(
  sql: AnySql,
  identity: OrderIdentity,
  order: FrozenOrder,
): Promise<string> {
  const columns = {
    id: identity.id,
    checkout_id: identity.checkoutId,
    token_hash: identity.tokenHash,
    status: 'UNCONFIRMED',
    payment_status: 'OPEN',
    charge_status: 'NOT_CHARGED',
    ...columnsOf(sql, order),
  };
  const [row] = await sql<[{ number: number }]>`
    with frozen as (insert into orders ${sql(columns)} returning number),
      lines as (${insertLines(sql, identity.id, order)})
    select number from frozen`;
  return String(row.number);
}

/** The order that an earlier try to place a checkout has left; null when there was none. */
export async function findOrderOfCheckout(
  sql: AnySql,
  checkoutId: string,
): Promise<{ readonly id: string; readonly number: string } | null> {
  const [row] = await sql<
    { id: string; number: number }[]
  >`select id, number from orders where checkout_id = ${checkoutId}`;
  return row ? { id: row.id, number: String(row.number) } : null;
}

/** Writes the order anew for another try to pay; it keeps its id and number. */
export async function freezeOrderAgain(sql: AnySql, orderId: string, order: FrozenOrder): Promise<void> {
  await sql`
    with frozen as (update orders set ${sql(columnsOf(sql, order))} where id = ${orderId})
    delete from order_line where order_id = ${orderId}`;
  await insertLines(sql, orderId, order);
}
