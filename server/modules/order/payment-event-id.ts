/** The ID of an event of a payment; of each refund by itself, because a payment can be refunded several times. */
export const paymentEventId = (paymentId: string, kind: string, refundId: string | null): string =>
  [paymentId, kind, ...(refundId === null ? [] : [refundId])].join('-');
