import { nextOrderStatus } from '@sonde/machines/lifecycles';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { isWhollyCredited, issueCreditNote } from '../invoice/credit-note.repository.ts';
import { issueOrderInvoice, type OrderInvoiceServices } from '../order/issue-order-invoice.ts';
import type { Order } from '../order/order.model.ts';
import { lockOrder } from '../order/order.repository.ts';
import type { OrderRefunded } from '../payment/payment-services.ts';
import { withdrawSale } from '../subscription/end-renewal.ts';
import type { SubscriptionServices } from '../subscription/subscription-services.ts';

/** The dependencies of a refunded order's credit note. */
export type OrderCreditServices = OrderInvoiceServices & Pick<SubscriptionServices, 'announceCredited'>;

/** Nothing of an order is paid any more: what wasn't shipped no longer ships, and its membership ends. */
async function endOrder(sql: TransactionSql, order: Order, now: Date): Promise<void> {
  if (order.status === 'WITHDRAWN') return;
  const status = nextOrderStatus(order.status, { type: 'order.canceled' });
  if (status !== null) await sql`update orders set status = ${status} where id = ${order.id}`;
  await withdrawSale(sql, order.id, now);
}

/**
 * Issues the credit note of an order's refund, once, with what follows once everything is refunded. It runs after the
 * refund is booked, no matter who made it.
 */
export async function creditOrder(
  services: OrderCreditServices,
  { orderId, refundId, amount }: OrderRefunded,
): Promise<void> {
  await issueOrderInvoice(services, orderId);
  await inTransaction(services.sql, async (sql) => {
    const order = await lockOrder(sql, orderId);
    if (order === null || order.invoice === null) return;
    const now = services.now();
    const issued = await issueCreditNote(sql, order.invoice, { refundId, amount }, now);
    if (issued === null) return;
    if (isWhollyCredited(issued.left)) await endOrder(sql, order, now);
    await sql`select ${services.announceCredited(sql, { creditNoteId: issued.note.id })}`;
  });
}
