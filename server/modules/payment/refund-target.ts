import type { AnySql, Fragment } from '../../db/connect.ts';

/** What is refunded: an order, or an invoice of a membership. One of the two is null. */
export interface RefundTarget {
  readonly orderId: string | null;
  readonly invoiceId: string | null;
}

/** Matches rows about it. */
export const isOf = (sql: AnySql, { orderId, invoiceId }: RefundTarget): Fragment =>
  orderId === null ? sql`invoice_id = ${invoiceId}` : sql`order_id = ${orderId}`;
