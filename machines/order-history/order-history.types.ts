import type { ChargeStatus, OrderStatus, QuoteStatus } from '../lifecycles/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { Trouble } from '../flow/index.ts';

/** An order in a list. */
export interface OrderSummary {
  /** The key of its page. */
  readonly token: string;
  readonly number: string;
  /** When it was placed, in ISO format. */
  readonly placedAt: string;
  /** UNCONFIRMED is a quote that isn't paid. */
  readonly status: OrderStatus;
  /** Null for an order that was never a quote. */
  readonly quoteStatus: QuoteStatus | null;
  readonly chargeStatus: ChargeStatus;
  /** Whether it is fully paid. */
  readonly isPaid: boolean;
  readonly total: Money;
  /** Null until it is issued, and for an order that cost nothing. */
  readonly invoice: LinkedInvoice | null;
  /** What was refunded of it, oldest first. */
  readonly creditNotes: readonly LinkedInvoice[];
  /** The address of the quote's PDF, which works for a day; null for an order that isn't an open quote. */
  readonly quoteUrl: string | null;
  readonly lines: readonly OrderSummaryLine[];
}

/** An invoice or a credit note with the address of its PDF, which works for a day. */
interface LinkedInvoice {
  readonly number: string;
  readonly url: string;
}

/** What was bought, in the order's language. */
export interface OrderSummaryLine {
  readonly id: string;
  readonly name: string;
  /** Empty for a product without variants. */
  readonly variantName: string;
  readonly quantity: number;
}

/** A page of orders. Rejects without a response. */
export type LoadOrdersAnswer =
  | {
      readonly status: 'known';
      /** Newest first. */
      readonly orders: readonly OrderSummary[];
      /** Cursor of the next page; null on the last. */
      readonly next: string | null;
    }
  /** The session has ended. */
  | { readonly status: 'denied' };

/** The ports of the flow. */
export interface OrderHistoryPorts {
  /** Returns the first page if `after` is null. */
  loadOrders(input: { readonly after: string | null }): Promise<LoadOrdersAnswer>;
}

/** What the flow remembers besides its state. */
export interface OrderHistoryContext {
  readonly orders: readonly OrderSummary[];
  /** Cursor of the next page; null if all orders are shown. */
  readonly next: string | null;
  /** Why the last page failed to load; null if it didn't. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type OrderHistoryEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'orders.moreRequested' };
