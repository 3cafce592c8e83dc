import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { PurchaseReferences } from '@sonde/machines/rules/checkout';
import type { Currency, TaxedMoney } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { TaxId, TaxTreatment } from '@sonde/machines/rules/tax';
import type { PaymentDetails } from '../payment/provider/payment-method.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { CreditNote } from './credit-note.model.ts';

/** The seller as documents name it. */
export interface Seller {
  readonly name: string;
  /** On one line, without the country. */
  readonly address: string;
  /** ISO code. */
  readonly country: string;
  /** With the country's letters; null if none is configured. */
  readonly vatNumber: string | null;
}

/** What a line charges for, or takes off. */
type InvoiceLineKind = 'ITEM' | 'DISCOUNT' | 'SHIPPING';

/** Days for which something is supplied, ISO dates; both are included. */
export interface ServicePeriod {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A line of an invoice. */
export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  /** In the invoice's language: of the item or the shipping method; of a discount, its code or nothing. */
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Null for a line that has none, such as shipping. */
  readonly unitPrice: TaxedMoney | null;
  /** Negative for what is taken off. */
  readonly amount: TaxedMoney;
  /** Of a membership; null for other lines. */
  readonly seats: number | null;
  /** The months of a term that referral credit has paid for; 0 for none. */
  readonly freeMonths: number;
  /** Of a membership that an order sells; null for other lines, and where the invoice has one. */
  readonly period: ServicePeriod | null;
}

/** How an invoice was paid. */
export interface InvoicePayment {
  readonly method: PaymentMethod;
  readonly details: PaymentDetails | null;
}

/** What an invoice says, frozen when it is issued. */
export interface InvoiceContent {
  readonly country: string;
  readonly currency: Currency;
  /** As in URLs. */
  readonly language: string;
  readonly total: TaxedMoney;
  readonly taxTreatment: TaxTreatment;
  /** Whether the document labels the tax as an estimate. */
  readonly isTaxEstimated: boolean;
  /** The amounts add up to the tax of the total. */
  readonly taxLines: readonly RegisteredTaxLine[];
  readonly taxId: TaxId | null;
  /** Empty for a private buyer. */
  readonly organizationName: string;
  readonly billingAddress: PostalAddress | null;
  /** They add up to the total, on each side. */
  readonly lines: readonly InvoiceLine[];
  readonly references: PurchaseReferences;
  /** Null if it isn't known. That of a membership is null before it is issued if the attempt's saved method was charged. */
  readonly payment: InvoicePayment | null;
  readonly paidAt: Date;
  /** ISO date in the buyer's shop. */
  readonly issuedOn: string;
}

/** What was charged: an order, or a membership's term or change. */
export type InvoicedCharge =
  | { readonly kind: 'ORDER'; readonly orderId: string }
  | {
      readonly kind: 'RENEWAL' | 'CHANGE';
      /** The attempt that was charged. */
      readonly attemptId: string;
      /** The open invoice whose ID it takes; null for one that was never open. */
      readonly openInvoiceId: string | null;
      readonly organizationId: string;
      readonly subscriptionId: string;
      /** The day that names the term, or the one of the change. */
      readonly dueOn: string;
      readonly firstDay: string;
      readonly lastDay: string;
    };

/** An issued invoice. Nothing of it changes; what is refunded has credit notes. */
export interface Invoice extends InvoiceContent {
  readonly id: string;
  /** As printed. */
  readonly number: string;
  /** The order that it is for; null for a membership's. */
  readonly orderId: string | null;
  /** The organization whose membership was charged; null for an order's. */
  readonly organizationId: string | null;
  /** What a membership was paid for; null for an order's. */
  readonly period: ServicePeriod | null;
  /** Null for an invoice that is older than the record of its seller. */
  readonly seller: Seller | null;
  /** Oldest first. */
  readonly creditNotes: readonly CreditNote[];
}
