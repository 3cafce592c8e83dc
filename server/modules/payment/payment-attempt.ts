import { nextPaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PaymentAttemptEvent, PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { type Currency, money, type Money } from '@sonde/machines/rules/money';
import type { AccountName, ChargingGateway, PaymentMethod } from '@sonde/machines/rules/payment';
import type { AnySql } from '../../db/connect.ts';
import type { Payer } from './provider/payer.ts';
import type { ChargeFailureCode } from './provider/payment-provider.ts';

/** An attempt to charge an order. Its ID is the provider's idempotency key. */
export interface PaymentAttempt {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly checkoutId: string;
  /** Whether it pays an order that its buyer could see before, such as a quote, on the page of the order. */
  readonly isByLink: boolean;
  readonly country: string;
  readonly language: string;
  readonly amount: Money;
  readonly gateway: ChargingGateway;
  /** The provider's account that charges it. */
  readonly account: AccountName;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly paymentMethodToken: string;
  /** The provider's customer; null if the method wasn't saved before. */
  readonly customerId: string | null;
  /** Whether the buyer agreed to save it for later payments. */
  readonly isKept: boolean;
  /** The buyer, as the order has them. */
  readonly payer: Payer;
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly failureCode: ChargeFailureCode | null;
  readonly ageSeconds: number;
  /** Time since its last activity. */
  readonly idleSeconds: number;
}

/** Written together with its order, whose number comes from the database. */
export type UnnumberedAttempt = Omit<PaymentAttempt, 'orderNumber'>;

/** A row from the database. */
export interface AttemptRow {
  readonly id: string;
  readonly order_id: string;
  readonly order_number: number;
  readonly checkout_id: string;
  readonly is_by_link: boolean;
  readonly country: string;
  readonly language: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly gateway: ChargingGateway;
  readonly provider_account: AccountName;
  readonly method: PaymentMethod;
  readonly payment_method_token: string;
  readonly customer_id: string | null;
  readonly is_kept: boolean;
  readonly email: string;
  readonly organization_name: string;
  readonly billing_address: PostalAddress;
  readonly shipping_address: PostalAddress | null;
  readonly status: PaymentAttemptStatus;
  readonly intent_id: string | null;
  readonly failure_code: ChargeFailureCode | null;
  readonly age_seconds: number;
  readonly idle_seconds: number;
}

/** The final statuses of an attempt; nothing that arrives later changes them. */
export type EndedStatus = 'SUCCEEDED' | 'DECLINED' | 'CANCELED';
export type OpenStatus = Exclude<PaymentAttemptStatus, EndedStatus>;

/** Whether an attempt in this status can no longer change. */
export function isEnded(status: PaymentAttemptStatus): status is EndedStatus {
  return nextPaymentAttemptStatus(status, { type: 'attempt.succeeded' }) === null;
}

/** The status of an attempt that an event ends. Throws if the lifecycle doesn't end on it. */
export function statusAtEnd(
  { id, status }: Pick<PaymentAttempt, 'id' | 'status'>,
  event: PaymentAttemptEvent,
): EndedStatus {
  const next = nextPaymentAttemptStatus(status, event);
  if (next === null || !isEnded(next))
    throw new Error(`Attempt ${id} is ${status}: ${event.type} does not end it`);
  return next;
}

/** The attempt that a row of the database contains. */
export function attemptFromRow(row: AttemptRow): PaymentAttempt {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: String(row.order_number),
    checkoutId: row.checkout_id,
    isByLink: row.is_by_link,
    country: row.country,
    language: row.language,
    amount: money(row.amount, row.currency),
    gateway: row.gateway,
    account: row.provider_account,
    method: row.method,
    paymentMethodToken: row.payment_method_token,
    customerId: row.customer_id,
    isKept: row.is_kept,
    payer: {
      email: row.email,
      language: row.language,
      organizationName: row.organization_name,
      billingAddress: row.billing_address,
      shippingAddress: row.shipping_address,
    },
    status: row.status,
    intentId: row.intent_id,
    failureCode: row.failure_code,
    ageSeconds: row.age_seconds,
    idleSeconds: row.idle_seconds,
  };
}

/** The columns of a new attempt; the rest of it is its order's. */
export type NewAttempt = Pick<
  UnnumberedAttempt,
  | 'id'
  | 'orderId'
  | 'gateway'
  | 'account'
  | 'method'
  | 'paymentMethodToken'
  | 'customerId'
  | 'isKept'
  | 'amount'
  | 'status'
>;

/** A new attempt as a row of the table `payment_attempt`. */
export const attemptToRow = ({
  id,
  orderId,
  gateway,
  account,
  method,
  paymentMethodToken,
  customerId,
  isKept,
  amount,
  status,
}: NewAttempt) => ({
  id,
  order_id: orderId,
  gateway,
  provider_account: account,
  method,
  payment_method_token: paymentMethodToken,
  customer_id: customerId,
  is_kept: isKept,
  amount: amount.amount,
  currency: amount.currency,
  status,
});

/** The columns of `AttemptRow`, for statements over payment_attempt and orders. */
export function attemptColumns(sql: AnySql) {
  return sql`
    payment_attempt.id, payment_attempt.order_id, payment_attempt.amount, payment_attempt.currency,
    payment_attempt.gateway, payment_attempt.provider_account, payment_attempt.method, payment_attempt.payment_method_token, payment_attempt.customer_id,
    payment_attempt.is_kept, payment_attempt.status, payment_attempt.intent_id, payment_attempt.failure_code,
    orders.number as order_number, orders.checkout_id, 
    (orders.quote_status is not null or orders.confirmed_at is not null) as is_by_link, orders.country, coalesce(payment_attempt.language, orders.language) as language, orders.email, orders.organization_name,
    orders.billing_address, orders.shipping_address,
    extract(epoch from now() - payment_attempt.created_at)::float8 as age_seconds,
    extract(epoch from now() - payment_attempt.updated_at)::float8 as idle_seconds`;
}
