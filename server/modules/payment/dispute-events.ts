/** The events by which each provider says that a payment is disputed, or was taken back. */
export const openingDisputeEvents: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'CUSTOMER.DISPUTE.CREATED',
  'PAYMENT.CAPTURE.REVERSED',
];

/**
 * The events by which a provider says that the money of a dispute is back. That a dispute is closed says nothing about
 * who won it: https://docs.stripe.com/disputes/responding
 */
export const reinstatedDisputeEvents: readonly string[] = ['charge.dispute.funds_reinstated'];
