import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';

/** An issued credit note. Nothing of it changes. */
export interface CreditNote {
  readonly id: string;
  readonly invoiceId: string;
  /** As printed: `DE-2026-C000042`. */
  readonly number: string;
  /** ISO date in the buyer's shop. */
  readonly issuedOn: string;
  /** What was refunded: positive. */
  readonly total: TaxedMoney;
  /** The amounts add up to the tax of the total. */
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly refundedAt: Date;
}

/** A refund of an invoice, made at the provider. */
export interface RefundOfInvoice {
  /** The provider's ID. */
  readonly refundId: string;
  /** In minor units of the invoice's currency. */
  readonly amount: number;
}

/** A credit note was issued. */
export interface CreditNoteIssued {
  readonly creditNoteId: string;
}
