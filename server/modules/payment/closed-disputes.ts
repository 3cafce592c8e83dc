/** The events by which each provider says that a dispute has ended, however it was decided. */
export const closedDisputeEvents: readonly string[] = ['charge.dispute.closed', 'CUSTOMER.DISPUTE.RESOLVED'];
