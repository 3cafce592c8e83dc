import type { TransactionSql } from '../../db/connect.ts';
import { bookFailedRefunds } from './book-failed-refunds.ts';
import { bookRefunds } from './book-refunds.ts';
import { bookRepeatedRefunds } from './book-stray-refunds.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { ProviderRefunds } from './provider/payment-provider.ts';

/**
 * Books the refunds of an ended attempt that the provider knows, made or failed, each once. Those that failed come first:
 * one that was made afterwards may repeat them. The refund of a stray charge is booked by the job that makes it.
 */
export async function bookProviderRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  { made, failed }: ProviderRefunds,
  services: Pick<PaymentServices, 'announceRefunded' | 'announceRefundFailed' | 'now'>,
): Promise<void> {
  await bookFailedRefunds(sql, attempt, failed, services);
  const bookMade = attempt.status === 'SUCCEEDED' ? bookRefunds : bookRepeatedRefunds;
  await bookMade(sql, attempt, made, services);
}
