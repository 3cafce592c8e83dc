import {
  nextChargeStatus,
  nextOrderStatus,
  nextQuoteStatus,
  orderPaymentStatusOf,
} from '@sonde/machines/lifecycles';
import type {
  ChargeEvent,
  ChargeStatus,
  OrderPaymentStatus,
  OrderStatus,
  QuoteStatus,
} from '@sonde/machines/lifecycles';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { FrozenOrder } from './order.model.ts';

/** An order is paid or free, or its debit is accepted: its buyer can see it from now on. */
export interface OrderConfirmed {
  readonly orderId: string;
}

/** An order that its buyer could see before is paid. */
export interface OrderPaid {
  readonly orderId: string;
}

/** A part of what is owed has arrived by bank transfer. */
export interface OrderPartlyPaid {
  readonly orderId: string;
  readonly transferId: string;
}

/** The debit of an order was returned: it is to be paid another way. */
export interface OrderUnpaid {
  readonly orderId: string;
  readonly attemptId: string;
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

/**
 * Locks the organization for which the statement's table `confirmed` sells something, until the transaction ends. What
 * the sale depends on is read by a later statement: this one sees the data from before it waited.
 */
export const lockedOrganization = (sql: AnySql): Fragment => sql`
  select organization.id as locked_id from organization
  join confirmed on confirmed.organization_id = organization.id and confirmed.sale is not null
  for no key update of organization`;

/** The consequences of a confirmed order. */
export interface OrderConfirmation {
  /** Runs after the transaction that confirms it. */
  readonly announceConfirmed: Announce<OrderConfirmed>;
  /** Runs after the transaction in which an order that was confirmed before is paid. */
  readonly announcePaid: Announce<OrderPaid>;
  /** Runs after the transaction that records that its debit was returned. */
  readonly announceUnpaid: Announce<OrderUnpaid>;
  /**
   * Runs within that transaction, with the organization locked: its handler writes the consequences of the sale, and has
   * no effects outside the transaction.
   */
  announceSold(sql: TransactionSql, order: SoldOrder): Promise<void>;
}

/** An order before it is paid; the buyer sees it already if its debit is accepted. */
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

/** A quote becomes an order once, like every order that is confirmed. */
const quoteStatusAfter = ({ quoteStatus }: UnconfirmedOrder): QuoteStatus | null =>
  quoteStatus && (nextQuoteStatus(quoteStatus, { type: 'quote.paid' }) ?? quoteStatus);

/**
 * The status of an order after an event of its charge, which confirms it unless it was confirmed before. Throws for one
 * that can no longer be confirmed.
 */
function statusesAfter(order: UnconfirmedOrder, event: ChargeEvent): ConfirmedStatuses {
  const status = isConfirmed(order)
    ? order.status
    : nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, event);
  const quoteStatus = quoteStatusAfter(order);
  if (status === null || chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  return { status, chargeStatus, paymentStatus: orderPaymentStatusOf(chargeStatus), quoteStatus };
}

/** Whether its buyer can see the order. */
export const isConfirmed = ({ status }: Pick<UnconfirmedOrder, 'status'>): boolean =>
  status !== 'UNCONFIRMED';

/** Whether nothing is sold by the order any longer. */
export const isOver = ({ status }: Pick<UnconfirmedOrder, 'status'>): boolean =>
  status === 'WITHDRAWN' || status === 'CANCELED';

/** The status of an order once it is paid. */
export const confirmedStatuses = (order: UnconfirmedOrder): ConfirmedStatuses =>
  statusesAfter(order, { type: 'charge.succeeded' });

/** The status of an order once its debit is accepted, days before it is paid. */
export const acceptedStatuses = (order: UnconfirmedOrder): ConfirmedStatuses =>
  statusesAfter(order, { type: 'charge.started' });
