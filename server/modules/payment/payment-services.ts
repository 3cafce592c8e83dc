import type { PaymentAttemptEvent } from '@sonde/machines/lifecycles';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { People } from '../people/signed-in-person.ts';
import type { ChargingGateway } from '@sonde/machines/rules/payment';
import type { ChargeResult, PaymentProvider } from './provider/payment-provider.ts';

/** What the buyer can be told about an attempt. */
export type ChargeOutcome =
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'declined'; readonly refusal: Refusal }
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  | { readonly status: 'pending' };

/** Who ended a refused attempt: the bank or the provider, or the shop that gave it up. */
export type RefusalEvent = Extract<PaymentAttemptEvent, { type: 'attempt.declined' | 'attempt.canceled' }>;

/** The provider has said what became of an attempt. */
export interface ChargeAnswered {
  readonly attemptId: string;
  readonly result: ChargeResult;
  /** How the attempt ends where it was refused. */
  readonly refusedBy: RefusalEvent;
}

/** What payments need of the world; made once by the process that serves. */
export interface PaymentServices {
  readonly sql: Sql;
  readonly people: People;
  /** By the gateway that an attempt names. */
  readonly providers: Readonly<Record<ChargingGateway, PaymentProvider>>;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly crashPoint: CrashPoint;
  now(): Date;
  /**
   * Announces an answer of the provider. Its handler writes everything down that follows from it, in the transaction of the
   * announcement, and has no effect outside it. What has ended is never changed again.
   */
  recordCharge(sql: TransactionSql, answered: ChargeAnswered): Promise<ChargeOutcome>;
}
