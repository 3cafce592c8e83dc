import { type Currency, money } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import { bookedAmount, bookStrayRefund } from './book-stray-refunds.ts';
import { findFailedRefund, insertFailedRefund } from './failed-refund.repository.ts';
import { entriesOfFailedRefund, ledgerRows } from './ledger.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { FailedProviderRefund } from './provider/payment-provider.ts';
import type { ProviderAccount } from './provider/provider-accounts.ts';
import type { RefundTarget } from './refund-target.ts';

type Services = Pick<PaymentServices, 'announceRefundFailed' | 'now'>;

/** A charge whose refunds failed, with what it paid. */
interface RefundedCharge extends ProviderAccount {
  readonly target: RefundTarget;
  readonly intentId: string | null;
  readonly currency: Currency;
}

/** What a refund that failed leaves behind. */
interface FailedBooking {
  /** In minor units. */
  readonly amount: number;
  /** Whether the shop had booked the refund, so that its amount is owed again. */
  readonly isOwed: boolean;
  readonly isBuyerTold: boolean;
}

/**
 * Writes down and announces refunds whose money came back, each once, with what they were of locked. `bookingOf` finds what
 * the shop has booked of one, and books that it is owed again.
 */
export async function recordFailedRefunds(
  sql: TransactionSql,
  { target, intentId, gateway, account, currency }: RefundedCharge,
  failed: readonly FailedProviderRefund[],
  bookingOf: (refund: FailedProviderRefund) => Promise<FailedBooking>,
  { announceRefundFailed, now }: Services,
): Promise<void> {
  for (const refund of failed) {
    const { id, reason } = refund;
    if ((await findFailedRefund(sql, id)) !== null) continue;
    const { amount, isOwed, isBuyerTold } = await bookingOf(refund);
    await insertFailedRefund(sql, target, { id, amount, reason }, { currency, isOwed, failedAt: now() });
    const event = {
      ...target,
      refundId: id,
      amount: money(amount, currency),
      reason,
      intentId,
      gateway,
      account,
    };
    await sql`select ${announceRefundFailed(sql, { ...event, isOwed, isBuyerTold })}`;
  }
}

/**
 * Books and announces refunds of an order's payment whose money came back, each once, with the order locked: what was
 * booked is owed again. Its credit note stays, because the buyer is still to get the money. The refund of a stray charge is
 * booked here first if it isn't yet.
 */
export async function bookFailedRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  failed: readonly FailedProviderRefund[],
  services: Services,
): Promise<void> {
  if (failed.length === 0) return;
  const { orderId, amount: paid, status } = attempt;
  await sql`select from orders where id = ${orderId} for no key update`;
  const isPaid = status === 'SUCCEEDED';
  const bookingOf = async (refund: FailedProviderRefund): Promise<FailedBooking> => {
    const amountOwed = isPaid
      ? await bookedAmount(sql, attempt, refund.id)
      : await bookStrayRefund(sql, attempt, refund, services.now());
    if (amountOwed <= 0) return { amount: refund.amount, isOwed: false, isBuyerTold: false };
    const rows = ledgerRows(attempt, 'REFUND_FAILURE', entriesOfFailedRefund(amountOwed));
    await book(
      sql,
      rows.map((side) => ({ ...side, refund_id: refund.id })),
    );
    return { amount: amountOwed, isOwed: true, isBuyerTold: isPaid };
  };
  const charge = { ...attempt, target: { orderId, invoiceId: null }, currency: paid.currency };
  await recordFailedRefunds(sql, charge, failed, bookingOf, services);
}
