import type { AccountName, ChargingGateway } from '@sonde/machines/rules/payment';
import type { TransactionSql } from '../../db/connect.ts';
import { addJob } from '../../jobs/queue.ts';
import { providerOf } from '../payment/provider/provider-accounts.ts';
import { announceMembership } from './announce-membership.ts';
import type { ChangeAttempt } from './change-attempt.model.ts';
import type { MembershipEvent } from './membership-event.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** The job that refunds a charge for a term or a change that was no longer wanted. */
export const refundRenewalTask = 'refund-renewal';

/** A charge without an invoice; `intentId` is the provider's, `amount` in minor units. */
export interface UnwantedCharge {
  readonly key: string;
  readonly intentId: string;
  readonly amount: number;
  /** Jobs of an earlier version lack it; theirs was `stripe`. */
  readonly gateway?: ChargingGateway;
  /** Jobs of an earlier version lack it; theirs was the main one. */
  readonly account?: AccountName;
  /** What the administrators are told afterwards. Jobs of an earlier version lack it. */
  readonly event?: MembershipEvent;
}

/** Adds the job for an attempt whose payment came too late. */
export async function queueRefund(
  sql: TransactionSql,
  { organizationId, bill, amount: { gross } }: Pick<ChangeAttempt, 'organizationId' | 'bill' | 'amount'>,
  charge: Pick<UnwantedCharge, 'key' | 'intentId' | 'gateway' | 'account'>,
): Promise<void> {
  const { country, language, name } = bill;
  const refund: UnwantedCharge = {
    ...charge,
    amount: gross.amount,
    event: { kind: 'REFUNDED', key: charge.key, organizationId, country, language, name, amount: gross },
  };
  await addJob(sql, refundRenewalTask, refund, { key: `${refundRenewalTask}:${charge.key}` });
}

/** Throws until the provider has done it, so that the job is retried. */
export async function refundRenewal(
  services: Pick<SubscriptionServices, 'providers' | 'sql' | 'announceMembership'>,
  { key, intentId, amount, gateway = 'stripe', account = 'MAIN', event }: UnwantedCharge,
): Promise<void> {
  const provider = providerOf(services.providers, { gateway, account });
  const refund = await provider.refund(intentId, amount, `refund-${key}`);
  if (refund.status !== 'refunded')
    throw new Error(
      `The charge ${intentId} was not refunded: ${refund.status === 'refused' ? refund.reason : 'no clear answer'}`,
    );
  if (event !== undefined) await announceMembership(services.sql, services, event);
}
