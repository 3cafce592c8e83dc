import type { PaymentAttemptEvent } from '@sonde/machines/lifecycles';
import type { Money } from '@sonde/machines/rules/money';
import type { AccountName, ChargingGateway } from '@sonde/machines/rules/payment';
import type { BaseLogger } from 'pino';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { People } from '../people/signed-in-person.ts';
import type { RefundTarget } from './refund-target.ts';
import type { ChargeResult } from './provider/payment-provider.ts';
import type { PaymentProviders } from './provider/provider-accounts.ts';

/** The result of an attempt for the buyer. */
export type ChargeOutcome =
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'declined'; readonly refusal: Refusal }
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  | { readonly status: 'pending' };

/** Who ended a refused attempt: the bank or the provider, or the shop by canceling it. */
export type RefusalEvent = Extract<PaymentAttemptEvent, { type: 'attempt.declined' | 'attempt.canceled' }>;

/** The provider has responded about an attempt. */
export interface ChargeAnswered {
  readonly attemptId: string;
  readonly result: ChargeResult;
  /** How the attempt ends if it was refused. */
  readonly refusedBy: RefusalEvent;
}

/** A refund of a paid order was booked, no matter who made it. */
export interface OrderRefunded {
  readonly orderId: string;
  /** The provider's. */
  readonly refundId: string;
  /** In minor units. */
  readonly amount: number;
}

/** A refund failed after it was made: its money is back in the shop's account at the provider. */
export interface RefundFailed extends RefundTarget {
  /** The provider's. */
  readonly refundId: string;
  readonly amount: Money;
  /** The provider's. */
  readonly reason: string;
  readonly gateway: ChargingGateway;
  readonly account: AccountName;
  readonly intentId: string | null;
  /** Whether the shop had booked the refund, so that its amount is owed again. */
  readonly isOwed: boolean;
  /** Whether the buyer was told that the money is on its way. */
  readonly isBuyerTold: boolean;
}

/** The provider says something about a dispute of a payment: that it began, changed or ended. */
export interface PaymentDisputed {
  /** The provider's, of the event. */
  readonly eventId: string;
  /** As the provider calls it, such as `charge.dispute.created`. */
  readonly type: string;
  readonly gateway: ChargingGateway;
  readonly account: AccountName;
  readonly intentId: string;
  /** Null for a payment that isn't an order's. */
  readonly attemptId: string | null;
}

/** The external services of payments, created once per serving process. */
export interface PaymentServices {
  readonly sql: Sql;
  readonly people: People;
  /** By the account and the gateway of an attempt. */
  readonly providers: PaymentProviders;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly deriveToken: DeriveToken;
  readonly crashPoint: CrashPoint;
  readonly log: BaseLogger;
  /** The time now; tests set it. */
  now(): Date;
  /**
   * Announces a response of the provider. Its handler records all consequences in the announcement's transaction, and
   * has no effects outside it. An ended attempt never changes again.
   */
  recordCharge(sql: TransactionSql, answered: ChargeAnswered): Promise<ChargeOutcome>;
  /** Announces that an order's payment was refunded, in whole or in part. */
  readonly announceRefunded: Announce<OrderRefunded>;
  /** Announces that the money of a refund came back. */
  readonly announceRefundFailed: Announce<RefundFailed>;
  /** Announces that a dispute of a payment began, changed or ended. */
  readonly announceDisputed: Announce<PaymentDisputed>;
  /**
   * Something was refunded of a payment that isn't an order's, however old it is. The handler books what the provider
   * has refunded of it, once; it does nothing for a payment that the shop doesn't know.
   */
  creditCharge(refunded: { readonly gateway: ChargingGateway; readonly intentId: string }): Promise<void>;
}
