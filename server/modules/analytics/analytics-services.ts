import type { Sql } from '../../db/connect.ts';

/** An event as stored, and as it is forwarded. */
export interface AnalyticsEvent {
  /** By which the service recognizes a repetition. */
  readonly messageId: string;
  readonly anonymousId: string;
  /** The signed-in person's id at the account service; null for everyone else. */
  readonly userId: string | null;
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly context: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
}

/** What a purchase says of its order. */
export interface PurchaseClaim {
  /** The order's number. */
  readonly transactionId: string;
  /** The proof: numbers can be guessed, and tokens can't. */
  readonly orderToken: string;
  readonly currency: string;
  /** What all items cost together, without tax and shipping, in major units. */
  readonly value: number;
}

/** Forwards events to the analytics service. Throws if it didn't accept them; repeating is safe. */
export type ForwardEvents = (events: readonly AnalyticsEvent[]) => Promise<void>;

/** The dependencies of analytics. */
export interface AnalyticsServices {
  readonly sql: Sql;
  /** Null if there is no analytics service: then nothing is recorded. */
  readonly forwardEvents: ForwardEvents | null;
  /** The time now; tests set it. */
  now(): Date;
}
