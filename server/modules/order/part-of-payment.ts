/** The ID of something that happened to a payment. It may have been refunded several times. */
export const partOfPayment = (paymentId: string, kind: string, refundId: string | null): string =>
  [paymentId, kind, ...(refundId === null ? [] : [refundId])].join('-');
