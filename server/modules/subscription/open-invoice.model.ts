import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { Payer } from '../payment/provider/payer.ts';

/**
 * The invoice of a term whose charge has failed, or whose debit a bank has. What it comes to is calculated when it is
 * shown and paid.
 */
export interface OpenInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly organizationId: string;
  /** The day that names the term. */
  readonly dueOn: string;
}

/** How the person who has the link of an open invoice pays it. */
export interface EnteredPayment {
  /** The caller's key for the request. */
  readonly key: string;
  /** Hexadecimal; the same key is never used for another request. */
  readonly parametersHash: string;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly token: string;
  /** Null if the organization never ordered in the shop. */
  readonly payer: Payer | null;
  /** The open invoice, to whose page the bank returns the payer. */
  readonly invoiceId: string;
  /** Of the page, as in its URL. */
  readonly language: string;
  /** What the payer has agreed to; absent where nothing was asked. */
  readonly attestations?: readonly string[];
}
