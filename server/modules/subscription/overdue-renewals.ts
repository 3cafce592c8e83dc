import { type Currency, money, type Money } from '@sonde/machines/rules/money';
import { graceDays } from '@sonde/machines/rules/plans';
import type { AnySql } from '../../db/connect.ts';
import { openInvoicePrefix } from '../payment/bank-transfer.repository.ts';

/** An overdue renewal, as operators see it. Days are ISO calendar dates. */
export interface OverdueRenewal {
  /** Such as `R-12`. */
  readonly number: string;
  readonly organizationName: string;
  readonly dueOn: string;
  /** Last day of access if it isn't paid. */
  readonly lastDay: string;
  /** What the last attempt was to charge; null if there was none. */
  readonly amount: Money | null;
}

/**
 * The open invoices whose membership still awaits them, longest due first; 2,000 at most. It is the rule of `awaitedBy`:
 * an order that bought the term, or a later one, leaves its open invoice behind. A renewal is not overdue while a bank
 * processes its debit.
 */
export async function findOverdueRenewals(sql: AnySql): Promise<readonly OverdueRenewal[]> {
  const rows = await sql<
    (Omit<OverdueRenewal, 'amount'> & { readonly gross: number | null; readonly currency: Currency | null })[]
  >`
    select ${openInvoicePrefix} || open_invoice_number.number as number, organization.name as "organizationName",
      open_invoice.due_on::text as "dueOn", expires_on::text as "lastDay", latest.gross, latest.currency
    from open_invoice join open_invoice_number on open_invoice_id = open_invoice.id
    join subscription on subscription.id = open_invoice.subscription_id
    join organization on organization.id = organization_id
    left join lateral (
      select gross, renewal_attempt.currency from renewal_attempt
      where renewal_attempt.subscription_id = open_invoice.subscription_id
        and renewal_attempt.due_on = open_invoice.due_on
      order by renewal_attempt.number desc limit 1
    ) as latest on true
    where next_charge_on is not null and price_gross is not null and term_months is not null
      and open_invoice.due_on
        = case when subscription.status = 'PAST_DUE' then expires_on - ${graceDays}::int else next_charge_on end
      and not exists (
        select from renewal_attempt
        where renewal_attempt.subscription_id = open_invoice.subscription_id
          and renewal_attempt.status = 'PROCESSING'
      )
    order by open_invoice.due_on, open_invoice_number.number limit 2000`;
  return rows.map(({ gross, currency, ...overdue }) => ({
    ...overdue,
    amount: gross === null || currency === null ? null : money(gross, currency),
  }));
}
