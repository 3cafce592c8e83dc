import {
  nextChargeStatus,
  nextOrderStatus,
  nextQuoteStatus,
  orderPaymentStatusOf,
} from '@sonde/machines/lifecycles';
import type { ChargeStatus, OrderPaymentStatus, OrderStatus, QuoteStatus } from '@sonde/machines/lifecycles';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { FrozenOrder } from './order.model.ts';

/** An order is paid or free: its buyer can see it from now on. */
export interface OrderConfirmed {
  readonly orderId: string;
}

type Sold =
  | 'userId'
  | 'organizationId'
  | 'email'
  | 'country'
  | 'organizationName'
  | 'billingAddress'
  | 'autoRenewal'
  | 'referralCode'
  | 'sale';

/** A confirmed order that has consequences besides shipping. */
export interface SoldOrder extends Pick<FrozenOrder, Sold> {
  readonly id: string;
}

/** As returned by the statement that confirms an order. */
export type SoldOrderRow = RowOf<SoldOrder>;

export const soldOrderFromRow = (row: SoldOrderRow): SoldOrder => fromRow<SoldOrder>(row);

/** The columns of an order that has just been confirmed. */
export const soldColumns = (sql: AnySql): Fragment => sql`
  id, user_id, organization_id, email, country, organization_name, billing_address, auto_renewal, referral_code, sale`;

/** The consequences of a confirmed order. */
export interface OrderConfirmation {
  /** Runs after the transaction that confirms it. */
  readonly announceConfirmed: Announce<OrderConfirmed>;
  /**
   * Runs within that transaction: its handler writes the consequences of the sale, and has no effects outside the
   * transaction.
   */
  announceSold(sql: TransactionSql, order: SoldOrder): Promise<void>;
}

export interface UnconfirmedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
  /** Null unless it is a quote. */
  readonly quoteStatus: QuoteStatus | null;
}

/** The statuses of an order that is paid or free. */
export interface ConfirmedStatuses {
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly quoteStatus: QuoteStatus | null;
}

/** The status of an order once it is paid. Throws for one that can no longer be confirmed. */
export function confirmedStatuses(order: UnconfirmedOrder): ConfirmedStatuses {
  const status = nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.succeeded' });
  const quoteStatus = order.quoteStatus && nextQuoteStatus(order.quoteStatus, { type: 'quote.paid' });
  if (status === null || chargeStatus === null || (quoteStatus === null && order.quoteStatus !== null))
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  return { status, chargeStatus, paymentStatus: orderPaymentStatusOf(chargeStatus), quoteStatus };
}
