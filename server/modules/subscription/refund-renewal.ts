import type { SubscriptionServices } from './subscription-services.ts';

/** The job that refunds a charge for a term that was no longer wanted. */
export const refundRenewalTask = 'refund-renewal';

/** A charge without an invoice; `intentId` is the provider's, `amount` in minor units. */
export interface UnwantedCharge {
  readonly key: string;
  readonly intentId: string;
  readonly amount: number;
}

/** Throws until the provider has done it, so that the job is retried. */
export async function refundRenewal(
  { providers }: Pick<SubscriptionServices, 'providers'>,
  { key, intentId, amount }: UnwantedCharge,
): Promise<void> {
  const refund = await providers.stripe.refund(intentId, amount, `refund-${key}`);
  if (refund.status !== 'refunded')
    throw new Error(
      `The charge ${intentId} was not refunded: ${refund.status === 'refused' ? refund.reason : 'no clear answer'}`,
    );
}
