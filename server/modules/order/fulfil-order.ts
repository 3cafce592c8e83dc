import { nextOrderStatus } from '@sonde/machines/lifecycles';
import type { Announce } from '../../jobs/after-commit.ts';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { linesToShip, type ShippedQuantity, itemsLeftToShip, type RequestedItems } from './fulfilment.ts';
import type { Order } from './order.model.ts';
import { findOrderByNumber, lockOrder } from './order.repository.ts';

/** Items of an order were shipped. */
export interface OrderShipped {
  readonly orderId: string;
  readonly fulfillmentId: string;
}

/** The dependencies of shipping. */
export interface FulfilmentServices {
  readonly sql: Sql;
  readonly announceShipped: Announce<OrderShipped>;
  now(): Date;
}

/** What an operator has shipped. */
export interface ShippedParcel {
  readonly items: RequestedItems;
  /** Null without one. */
  readonly trackingNumber: string | null;
}

/** How an order was fulfilled, or why it wasn't. */
export type Fulfilled =
  | {
      readonly status: 'shipped';
      readonly order: Order;
      readonly shipment: number;
      readonly isComplete: boolean;
    }
  /** Nothing ships of an order that is canceled or withdrawn, has been shipped, or isn't paid. */
  | { readonly status: 'over' | 'notLeft' | 'unpaid'; readonly order: Order }
  | { readonly status: 'missing' };

async function writeParcel(
  sql: TransactionSql,
  order: Order,
  lines: readonly ShippedQuantity[],
  { trackingNumber }: ShippedParcel,
  { announceShipped, now }: FulfilmentServices,
): Promise<number> {
  const id = newRowId();
  const shipment = order.fulfillments.length + 1;
  await sql`
    insert into fulfillment (id, order_id, number, tracking_number, created_at)
    values (${id}, ${order.id}, ${shipment}, ${trackingNumber}, ${now()})`;
  await sql`
    insert into fulfillment_line ${sql(lines.map((line) => ({ fulfillment_id: id, order_id: order.id, ...line })))}`;
  await sql`select ${announceShipped(sql, { orderId: order.id, fulfillmentId: id })}`;
  return shipment;
}

/**
 * Records that items of an order were shipped together, with the status that follows and the mail to its buyer. The
 * order is locked, so that what two operators ship at once never exceeds what was ordered.
 */
export async function fulfilOrder(
  services: FulfilmentServices,
  number: string,
  parcel: ShippedParcel,
): Promise<Fulfilled> {
  const stored = await findOrderByNumber(services.sql, number);
  if (stored === null) return { status: 'missing' };
  return inTransaction(services.sql, async (sql) => {
    const order = await lockOrder(sql, stored.id);
    if (order === null) return { status: 'missing' };
    const lines = linesToShip(order, parcel.items);
    const shipped = { ...order, fulfillments: [...order.fulfillments, { lines: lines ?? [] }] };
    const isComplete = itemsLeftToShip(shipped).length === 0;
    const type = isComplete ? 'order.fulfilled' : 'order.partlyFulfilled';
    const status = nextOrderStatus(order.status, { type });
    if (status === null) return { status: 'over', order };
    if (order.paymentStatus !== 'PAID') return { status: 'unpaid', order };
    if (lines === null) return { status: 'notLeft', order };
    const shipment = await writeParcel(sql, order, lines, parcel, services);
    await sql`update orders set status = ${status} where id = ${order.id}`;
    return { status: 'shipped', order, shipment, isComplete };
  });
}
