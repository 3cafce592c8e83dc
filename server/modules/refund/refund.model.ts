import type { Money } from '@sonde/machines/rules/money';
import type { ProviderAccount } from '../payment/provider/provider-accounts.ts';

/** A charge of which an operator may refund something: of an order, or of an invoice of a membership. */
export interface RefundableCharge extends ProviderAccount {
  /** As operators name it: the number of the order or the invoice. */
  readonly number: string;
  /** Null for an invoice of a membership. */
  readonly orderId: string | null;
  /** Null for an order, whose invoice may not be issued yet. */
  readonly invoiceId: string | null;
  /** The provider's ID of the payment. */
  readonly intentId: string;
  readonly paid: Money;
  /** What was refunded before, no matter who refunded it, and also if its money came back. */
  readonly refunded: Money;
}

/** How a refund ended at the provider. */
export interface RefundOutcome {
  readonly status: 'MADE' | 'REFUSED';
  /** Why it was refused; null if it was made. */
  readonly detail: string | null;
}

/** A refund that an operator asked for. */
export interface Refund {
  readonly id: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly amount: Money;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}
