import type { ChargeStatus } from '@sonde/machines/lifecycles';
import type { JSONValue } from 'postgres';
import type { AnySql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { DebitFailure } from '../../kernel/resolver-types.generated.ts';
import type { EndedStatus, OpenStatus, PaymentAttempt } from '../payment/payment-attempt.ts';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import type { ConfirmedStatuses, OrderConfirmed, OrderUnpaid } from './confirm-order.ts';
import type { FinalPlacement } from './placement.repository.ts';

// The caller has locked the checkout, the order and the attempt.

/** A debit that the bank has accepted, and will answer in days. */
interface AcceptedDebit {
  readonly status: OpenStatus;
  readonly intentId: string;
  readonly details: PaymentDetails | null;
  readonly verificationUrl: string | null;
  /** The response to every repetition of the request. */
  readonly response: FinalPlacement;
  readonly order: ConfirmedStatuses;
  /** Whether its buyer couldn't see the order as confirmed before. */
  readonly isNew: boolean;
}

/**
 * Makes the order of an accepted debit visible, links its checkout to it, finishes its key and announces it. An order
 * that its buyer could see before stays linked, and isn't announced again.
 */
export async function acceptDebit(
  sql: AnySql,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  { status, intentId, details, verificationUrl, response, order, isNew }: AcceptedDebit,
  announceConfirmed: Announce<OrderConfirmed>,
): Promise<void> {
  const json = (value: object) => sql.json(value as JSONValue);
  await sql`
    with waiting as (
      update payment_attempt
      set status = ${status}, intent_id = ${intentId}, card = ${details && json(details)},
        verification_url = ${verificationUrl}, updated_at = now()
      where id = ${id}
    ),
    finished as (
      update idempotency
      set recovery_point = 'FINISHED', response = ${json(response)}, locked_at = null, finished_at = now()
      where attempt_id = ${id}
    ),
    confirmed as (
      update orders
      set status = ${order.status}, charge_status = ${order.chargeStatus}, quote_status = ${order.quoteStatus},
        confirmed_at = coalesce(confirmed_at, now())
      where id = ${orderId}
      returning id, checkout_id
    )
    update checkout set placed_order_id = confirmed.id from confirmed where checkout.id = confirmed.checkout_id
    ${isNew ? sql`returning ${announceConfirmed(sql, { orderId })}` : sql``}`;
}

/** A debit that the bank returned after it had accepted it. */
interface ReturnedDebit {
  readonly status: EndedStatus;
  readonly failureCode: ChargeFailureCode;
  readonly failure: DebitFailure;
  readonly chargeStatus: ChargeStatus;
}

/** Ends a returned debit and announces that its order is unpaid. The response to its key stays: the order exists. */
export async function returnDebit(
  sql: AnySql,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  { status, failureCode, failure, chargeStatus }: ReturnedDebit,
  announceUnpaid: Announce<OrderUnpaid>,
): Promise<void> {
  await sql`
    with ended as (
      update payment_attempt
      set status = ${status}, failure_code = ${failureCode}, debit_failure = ${failure},
        verification_url = null, updated_at = now()
      where id = ${id}
    )
    update orders set charge_status = ${chargeStatus} where id = ${orderId}
    returning ${announceUnpaid(sql, { orderId, attemptId: id })}`;
}
