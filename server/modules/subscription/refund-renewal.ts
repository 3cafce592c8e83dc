import type { SubscriptionServices } from './subscription-services.ts';

/** The job that sends back what was charged for a term that nobody waited for any more. */
export const refundRenewalTask = 'refund-renewal';

/** A charge that no invoice is about; `intentId` is the provider's, `amount` in minor units. */
export interface UnwantedCharge {
  readonly key: string;
  readonly intentId: string;
  readonly amount: number;
}

/** Throws, so that the job runs again, until the provider has done it. */
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
