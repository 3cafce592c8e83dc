import type { Money } from '@sonde/machines/rules/money';
import { millisecondsOf } from '@sonde/machines/rules/time';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../../graphql/from-api-money.ts';

export type RefundedPayment = Pick<OrderFieldsFragment['payments'][number], 'refunded' | 'transactions'>;

interface Refund {
  readonly id: string;
  readonly amount: Money;
  /** When it was paid back. */
  readonly created: string;
}

/** The payments that paid an order, without attempts of which a stray charge may have been paid back. */
export const chargedPayments = ({ payments }: Pick<OrderFieldsFragment, 'payments'>) =>
  payments.filter(({ chargeStatus }) => chargeStatus !== 'NOT_CHARGED');

/** How much was paid back of some payments of an order, in minor units. */
export const refundedAmountOf = (payments: readonly RefundedPayment[]): number =>
  payments.reduce((sum, { refunded }) => sum + fromApiMoney(refunded).amount, 0);

/** Whether everything was paid back of an order that cost something. False for who doesn't see how it was paid. */
export function isRefundedInFull(order: Pick<OrderFieldsFragment, 'payments' | 'total'>): boolean {
  const { amount } = fromApiTaxedMoney(order.total).gross;
  return amount > 0 && refundedAmountOf(chargedPayments(order)) >= amount;
}

/** What was paid back of some payments of an order, oldest first. */
export const refundsOf = (payments: readonly RefundedPayment[]): readonly Refund[] =>
  payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ kind, isSuccess }) => kind === 'REFUND' && isSuccess)
    .map(({ id, amount, created }) => ({ id, amount: fromApiMoney(amount), created }))
    .toSorted((one, other) => millisecondsOf(one.created) - millisecondsOf(other.created));
