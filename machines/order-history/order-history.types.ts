import type { ChargeStatus, OrderStatus } from '../lifecycles/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { Trouble } from '../flow/index.ts';

/** An order in a list of them. */
export interface OrderSummary {
  /** Opens its page. */
  readonly token: string;
  readonly number: string;
  /** When it was placed, in ISO format. */
  readonly placedAt: string;
  /** A store with this API may ship in parts, which the lifecycle here has no state for. */
  readonly status: Exclude<OrderStatus, 'UNCONFIRMED'> | 'PARTIALLY_FULFILLED';
  readonly chargeStatus: ChargeStatus;
  /** Whether there is nothing more to pay. */
  readonly isPaid: boolean;
  readonly total: Money;
  readonly lines: readonly OrderSummaryLine[];
}

/** What was bought, in the order's language. */
export interface OrderSummaryLine {
  readonly id: string;
  readonly name: string;
  /** Empty for a product without variants. */
  readonly variantName: string;
  readonly quantity: number;
}

/** A page of orders. A rejected promise means that the shop didn't answer. */
export type LoadOrdersAnswer =
  | {
      readonly status: 'known';
      /** The newest first. */
      readonly orders: readonly OrderSummary[];
      /** Where the next page begins; null on the last. */
      readonly next: string | null;
    }
  /** No one is signed in any more. */
  | { readonly status: 'denied' };

/** What the flow asks of the world. */
export interface OrderHistoryPorts {
  /** The first page where `after` is null. */
  loadOrders(input: { readonly after: string | null }): Promise<LoadOrdersAnswer>;
}

export interface OrderHistoryContext {
  readonly orders: readonly OrderSummary[];
  /** Where the next page begins; null when every order is shown. */
  readonly next: string | null;
  /** Why the last page didn't arrive; null when it did. */
  readonly trouble: Trouble | null;
}

export type OrderHistoryEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'orders.moreRequested' };
