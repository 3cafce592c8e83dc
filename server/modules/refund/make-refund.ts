import { inTransaction, type Sql } from '../../db/connect.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import { findAttemptByIntent } from '../payment/attempt.repository.ts';
import { bookFailedRefunds } from '../payment/book-failed-refunds.ts';
import { bookRefunds } from '../payment/book-refunds.ts';
import { findFailedRefund } from '../payment/failed-refund.repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import { providerOf } from '../payment/provider/provider-accounts.ts';
import { creditMembership } from '../subscription/credit-membership.ts';
import type { SubscriptionServices } from '../subscription/subscription-services.ts';
import type { Refund, RefundableCharge, RefundOutcome } from './refund.model.ts';
import { endRefund, loadRefund, outcomeOf } from './refund.repository.ts';
import { loadCharge } from './refundable-charge.ts';

/** The job that makes a refund at the provider. */
export const makeRefundTask = 'make-refund';

/** The dependencies of making a refund. */
export type RefundServices = Pick<
  PaymentServices,
  'providers' | 'announceRefunded' | 'announceRefundFailed'
> &
  Pick<SubscriptionServices, 'announceCredited'> & {
    readonly sql: Sql;
    readonly crashPoint: CrashPoint;
    now(): Date;
  };

/** In milliseconds, before the provider forgets a key. */
const keyMargin = 60 * 60 * 1000;

/** Books what the provider has refunded of the charge. */
async function bookAtShop(services: RefundServices, charge: RefundableCharge): Promise<void> {
  const { invoiceId, intentId } = charge;
  if (invoiceId !== null) return creditMembership(services, { ...charge, invoiceId });
  const refunds = await providerOf(services.providers, charge).refundsOf(intentId);
  const attempt = await findAttemptByIntent(services.sql, intentId);
  if (refunds === null || attempt === null) throw new Error(`The refunds of ${intentId} are not clear yet`);
  await inTransaction(services.sql, async (sql) => {
    await bookFailedRefunds(sql, attempt, refunds.failed, services);
    await bookRefunds(sql, attempt, refunds.made, services);
  });
}

async function make(services: RefundServices, refund: Refund, charge: RefundableCharge): Promise<void> {
  const { sql, providers, crashPoint, now } = services;
  const end = (status: RefundOutcome['status'], detail: string | null) =>
    endRefund(sql, refund.id, { status, detail }, now());
  const provider = providerOf(providers, charge);
  if (now().getTime() - refund.requestedAt.getTime() > provider.keyLifetimeSeconds * 1000 - keyMargin) {
    // The provider has forgotten the key, so asking again might refund twice. What it has refunded is booked.
    await bookAtShop(services, charge);
    return end('REFUSED', 'no clear answer in time');
  }
  crashPoint('refund.before-provider');
  const answer = await provider.refund(charge.intentId, refund.amount.amount, `refund-${refund.id}`);
  crashPoint('refund.after-provider');
  if (answer.status === 'unclear') throw new Error(`The refund ${refund.id} has no clear answer yet`);
  if (answer.status === 'refused') return end('REFUSED', answer.reason);
  await bookAtShop(services, charge);
  const failure = answer.refundId === null ? null : await findFailedRefund(sql, answer.refundId);
  // A repeated key replays the first answer, also where the refund has failed since, before the shop booked it.
  if (failure?.isOwed === false) return end('REFUSED', failure.reason);
  crashPoint('refund.before-outcome');
  return end('MADE', null);
}

/**
 * Makes a refund at the provider, books it, and writes down how it ended. Throws until the provider has answered
 * definitely, so that the job is retried; repeating it refunds nothing twice.
 */
export async function makeRefund(
  services: RefundServices,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  const refund = await loadRefund(services.sql, refundId);
  if (refund === null) throw new Error(`No refund ${refundId} to make`);
  if ((await outcomeOf(services.sql, refundId)) !== null) return;
  const charge = await loadCharge(services.sql, refund);
  if (charge === null) throw new Error(`Nothing was charged that refund ${refundId} could return`);
  await make(services, refund, charge);
}
