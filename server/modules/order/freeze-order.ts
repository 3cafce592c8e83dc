import type { JSONValue } from 'postgres';
import type { AnySql, Fragment } from '../../db/connect.ts';
import type { FrozenOrder } from './order.model.ts';
import { lineToRow } from './order-row.ts';
import { taxLineToRow } from './tax-line-row.ts';

/** What an order keeps whatever becomes of its payments. */
export interface OrderIdentity {
  readonly id: string;
  readonly checkoutId: string;
  readonly tokenHash: Buffer;
}

/** As PostgreSQL reads a row from JSON. */
type Row = Readonly<Record<string, unknown>>;

function columnsOf(order: FrozenOrder): Row {
  return {
    country: order.country,
    currency: order.currency,
    language: order.language,
    email: order.email,
    bundle_type: order.bundleType,
    organization_name: order.organizationName,
    purchase_order_number: order.purchaseOrderNumber,
    cost_centre: order.costCentre,
    voucher_code: order.voucherCode,
    discount_name: order.discountName,
    payment_method: order.paymentMethod,
    attestations: order.attestations,
    tax_treatment: order.taxTreatment,
    tax_rate_ppm: order.taxRatePpm,
    tax_lines: order.taxLines.map(taxLineToRow),
    tax_id: order.taxId,
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
    shipping_method: order.shippingMethod,
    delivery_window: order.deliveryWindow,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
  };
}

const namesOf = (sql: AnySql, row: Row) => sql.unsafe(Object.keys(row).join(', '));

const asJson = (sql: AnySql, rows: Row | readonly Row[]) => sql.json(rows as JSONValue);

function lineRows(orderId: string, order: FrozenOrder): readonly Row[] {
  return order.lines.map((line, position) => ({ order_id: orderId, ...lineToRow(line, position) }));
}

/**
 * The parts of a placement's statement that write the order that a checkout becomes, UNCONFIRMED and not charged:
 * `frozen` answers its number.
 */
export function freezingNewOrder(
  sql: AnySql,
  { id, checkoutId, tokenHash }: OrderIdentity,
  order: FrozenOrder,
): Fragment {
  const row = {
    id,
    checkout_id: checkoutId,
    token_hash: `\\x${tokenHash.toString('hex')}`,
    status: 'UNCONFIRMED',
    payment_status: 'OPEN',
    charge_status: 'NOT_CHARGED',
    ...columnsOf(order),
  };
  const names = namesOf(sql, row);
  return sql`
    frozen as (
      insert into orders (${names})
      select ${names} from jsonb_populate_record(null::orders, ${asJson(sql, row)})
      where exists (select from claimed)
      returning number
    ),
    lines as (
      insert into order_line
      select * from jsonb_populate_recordset(null::order_line, ${asJson(sql, lineRows(id, order))})
      where exists (select from claimed)
    )`;
}

export interface EarlierOrder {
  readonly id: string;
  readonly number: string;
}

/** The order that an earlier try to place a checkout has left; null when there was none. */
export async function findOrderOfCheckout(sql: AnySql, checkoutId: string): Promise<EarlierOrder | null> {
  const [row] = await sql<
    { id: string; number: number }[]
  >`select id, number from orders where checkout_id = ${checkoutId}`;
  return row ? { id: row.id, number: String(row.number) } : null;
}

/** Writes the order anew for another try to pay; it keeps its id and number. */
export async function freezeOrderAgain(sql: AnySql, orderId: string, order: FrozenOrder): Promise<void> {
  const row = columnsOf(order);
  const names = namesOf(sql, row);
  await sql`
    with frozen as (
      update orders set (${names}) = (select ${names} from jsonb_populate_record(null::orders, ${asJson(sql, row)}))
      where id = ${orderId}
    )
    delete from order_line where order_id = ${orderId}`;
  await sql`
    insert into order_line
    select * from jsonb_populate_recordset(null::order_line, ${asJson(sql, lineRows(orderId, order))})`;
}
