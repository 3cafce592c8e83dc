import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Bill, BilledPlan, RenewalBill } from './renewal.model.ts';
import { json } from './subscription-row.ts';

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

const sidesOf = ({ net, tax, gross }: TaxedMoney) => ({
  net: net.amount,
  tax: tax.amount,
  gross: gross.amount,
});

/** Writes the invoice of an attempt that was paid, and returns its number, the next of its year. */
export async function insertInvoice(
  sql: TransactionSql,
  { id, kind, subscriptionId, organizationId, dueOn, amount, bill, parts }: InvoicedAttempt,
  { issuedOn, firstDay, lastDay, paidAt }: InvoiceDays,
): Promise<string> {
  const { freeMonths = 0 } = bill;
  const sides = sidesOf(amount);
  const lines = parts.map(({ amount: part, plan: { name, sku, seats, termMonths } }) => ({
    name,
    sku,
    seats,
    termMonths,
    freeMonths,
    quantity: 1,
    ...sidesOf(part),
  }));
  const taxLines = bill.taxLines.map(({ amount: tax, ...line }) => ({ ...line, amount: tax.amount }));
  const [{ series, number }] = await sql<[{ series: string; number: number }]>`
    with numbered as (
      insert into invoice_series (series, last) values (${issuedOn.slice(0, 4)}, 1)
      on conflict (series) do update set last = invoice_series.last + 1
      returning series, last
    )
    insert into invoice (
      id, series, number, organization_id, subscription_id, attempt_id, change_attempt_id, due_on, issued_on, first_day,
      last_day, country, language, currency, net, tax, gross, tax_treatment, tax_lines, tax_id, organization_name,
      billing_address, lines, paid_at
    )
    select ${newRowId()}::uuid, series, last, ${organizationId}::uuid, ${subscriptionId}::uuid,
      ${kind === 'RENEWAL' ? id : null}::uuid, ${kind === 'CHANGE' ? id : null}::uuid, ${dueOn}::date,
      ${issuedOn}::date, ${firstDay}::date, ${lastDay}::date, ${bill.country}, ${bill.language},
      ${amount.gross.currency}, ${sides.net}::bigint, ${sides.tax}::bigint, ${sides.gross}::bigint,
      ${bill.taxTreatment}, ${json(sql, taxLines)}::jsonb, ${bill.taxId && json(sql, bill.taxId)}::jsonb,
      ${bill.organizationName}, ${bill.billingAddress && json(sql, bill.billingAddress)}::jsonb,
      ${json(sql, lines)}::jsonb, ${paidAt}::timestamptz
    from numbered
    returning series, number`;
  return invoiceNumber(series, number);
}

/** As invoices show it: `2026-000042`. */
export const invoiceNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`;
