import type { TransactionSql } from '../../db/connect.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { recordFailedRefunds } from '../payment/book-failed-refunds.ts';
import type { FailedProviderRefund } from '../payment/provider/payment-provider.ts';
import type { ProviderAccount } from '../payment/provider/provider-accounts.ts';
import { lockChanging } from './change-terms.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** What of a membership's invoice is credited, in minor units. */
export async function creditedAmount(sql: TransactionSql, invoiceId: string): Promise<number> {
  const [{ sum }] = await sql<[{ sum: number }]>`
    select coalesce(sum(gross), 0)::bigint as sum from credit_note where invoice_id = ${invoiceId}`;
  return sum;
}

/** Whether a refund of a membership's invoice has a credit note, or paid what a failed one owes. */
export async function isBooked(sql: TransactionSql, refundId: string): Promise<boolean> {
  const [row] = await sql`
    select from credit_note where refund_id = ${refundId}
    union all
    select from failed_refund_payment where refund_id = ${refundId}`;
  return row !== undefined;
}

/**
 * Writes down and announces refunds of a membership's charge whose money came back, each once: what was booked is owed
 * again. The credit note stays, and so does what became of the membership. Locks the organization.
 */
export async function recordFailedCredits(
  sql: TransactionSql,
  services: Pick<SubscriptionServices, 'announceRefundFailed' | 'now'>,
  charge: ProviderAccount & { readonly invoiceId: string; readonly intentId: string },
  failed: readonly FailedProviderRefund[],
): Promise<void> {
  if (failed.length === 0) return;
  const { invoiceId } = charge;
  const invoice = await loadInvoice(sql, invoiceId);
  if (invoice === null || invoice.organizationId === null) return;
  await lockChanging(sql, invoice.organizationId);
  const { currency } = invoice.total.gross;
  const bookingOf = async ({ id, amount }: FailedProviderRefund) => {
    const isOwed = await isBooked(sql, id);
    return { amount, isOwed, isBuyerTold: isOwed };
  };
  const refunded = { ...charge, target: { orderId: null, invoiceId }, currency };
  await recordFailedRefunds(sql, refunded, failed, bookingOf, services);
}
