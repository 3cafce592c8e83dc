import { noReferences } from '@sonde/machines/rules/checkout';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { issueInvoice } from '../invoice/invoice.repository.ts';
import type { InvoicePayment, Seller } from '../invoice/invoice.model.ts';
import type { Bill, BilledPlan, RenewalBill } from './renewal.model.ts';

/** What an invoice is about: a renewed term, or a change of one. */
export interface InvoicedAttempt {
  /** Of the attempt that was paid. */
  readonly id: string;
  readonly kind: 'RENEWAL' | 'CHANGE';
  readonly subscriptionId: string;
  readonly organizationId: string;
  /** The day that names the term, or the one of the change. */
  readonly dueOn: string;
  readonly amount: TaxedMoney;
  readonly bill: Bill & Pick<RenewalBill, 'freeMonths'>;
  /** How the open invoice was paid; null or omitted where a saved method was charged. */
  readonly paidWith?: InvoicePayment | null;
  /** The open invoice that it ends; null or omitted for none. */
  readonly openInvoiceId?: string | null;
  /** What adds up to the amount: the charge, and what is taken off it. */
  readonly parts: readonly { readonly amount: TaxedMoney; readonly plan: BilledPlan }[];
}

/** The days of an invoice. */
interface InvoiceDays {
  readonly issuedOn: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly paidAt: Date;
}

/** Issues the invoice of an attempt that was paid, and returns its number, the next of its series. */
export function insertInvoice(
  sql: TransactionSql,
  {
    id,
    kind,
    subscriptionId,
    organizationId,
    dueOn,
    amount,
    bill,
    parts,
    paidWith,
    openInvoiceId,
  }: InvoicedAttempt,
  { issuedOn, firstDay, lastDay, paidAt }: InvoiceDays,
  seller: Seller,
): Promise<string> {
  const { freeMonths = 0 } = bill;
  return issueInvoice(
    sql,
    {
      kind,
      attemptId: id,
      openInvoiceId: openInvoiceId ?? null,
      organizationId,
      subscriptionId,
      dueOn,
      firstDay,
      lastDay,
    },
    {
      country: bill.country,
      currency: amount.gross.currency,
      language: bill.language,
      total: amount,
      taxTreatment: bill.taxTreatment,
      isTaxEstimated: bill.isTaxEstimated ?? false,
      taxLines: bill.taxLines,
      taxId: bill.taxId,
      organizationName: bill.organizationName,
      billingAddress: bill.billingAddress,
      lines: parts.map(({ amount: part, plan: { name, sku, seats } }) => ({
        kind: 'ITEM',
        name,
        sku,
        quantity: 1,
        unitPrice: part,
        amount: part,
        seats,
        freeMonths,
        period: null,
      })),
      references: noReferences,
      payment: paidWith ?? null,
      paidAt,
      issuedOn,
    },
    seller,
  );
}
