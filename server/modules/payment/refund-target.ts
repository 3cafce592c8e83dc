/** What is refunded: an order, or an invoice of a membership. One of the two is null. */
export interface RefundTarget {
  readonly orderId: string | null;
  readonly invoiceId: string | null;
}
