import { toGlobalId } from '../../kernel/global-id.ts';
import type { ChargeStatus, ResolversTypes } from '../../kernel/resolver-types.generated.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { paymentEventId } from './payment-event-id.ts';
import type { OrderPayment } from './order.model.ts';
import { disputedSince } from './promised-delivery.ts';

type ApiTransaction = Awaited<ResolversTypes['Transaction']>;
type ApiPayment = Awaited<ResolversTypes['Payment']> & { readonly transactions: readonly ApiTransaction[] };

const chargeStatusOfAttempt: Readonly<Record<OrderPayment['status'], ChargeStatus>> = {
  PENDING: 'NOT_CHARGED',
  REQUIRES_ACTION: 'NOT_CHARGED',
  PROCESSING: 'ASYNC_PROCESSING',
  SUCCEEDED: 'FULLY_CHARGED',
  DECLINED: 'NOT_CHARGED',
  CANCELED: 'NOT_CHARGED',
};

/** What was exchanged with the provider about a payment: what arrived and what was paid back, or one declined charge. */
function transactionsOf(payment: OrderPayment, of: ApiPayment): readonly ApiTransaction[] {
  const { id, status, amount, createdAt, entries } = payment;
  const declined = { entry: 'CHARGE', refundId: null, amount, isFailed: true, createdAt } as const;
  const exchanged = status === 'DECLINED' && entries.length === 0 ? [declined] : entries;
  return exchanged.map(({ entry: kind, refundId, ...entry }) => ({
    id: toGlobalId('Transaction', paymentEventId(id, kind, refundId)),
    kind,
    amount: entry.amount,
    created: entry.createdAt.toISOString(),
    isSuccess: !entry.isFailed,
    payment: of,
  }));
}

/** A payment in the API's format, with its transactions. */
export function apiPayment(payment: OrderPayment): ApiPayment {
  const { id, gateway, method, status, amount, createdAt, refunded, details } = payment;
  const { debitFailure, verificationUrl } = payment;
  const transactions: ApiTransaction[] = [];
  const shown = {
    id: toGlobalId('Payment', id),
    gateway,
    method,
    chargeStatus: chargeStatusOfAttempt[status],
    total: amount,
    created: createdAt.toISOString(),
    refunded,
    debitFailure,
    disputedAt: disputedSince(payment)?.toISOString() ?? null,
    verificationUrl,
    ...methodOfPayment(method).apiFacts(details),
    transactions,
  };
  transactions.push(...transactionsOf(payment, shown));
  return shown;
}
