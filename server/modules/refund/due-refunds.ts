import { lastRefundDay } from '@sonde/machines/rules/declaration';
import { type Currency, type Money, money } from '@sonde/machines/rules/money';
import { countryDay } from '@sonde/machines/rules/places';
import type { AnySql } from '../../db/connect.ts';

/** What is left to refund of a withdrawn order or an ended quote, or what a failed refund of an order or invoice owes. An order may have both. */
export interface DueRefund {
  readonly number: string;
  readonly email: string;
  readonly left: Money;
  /** Whether it is returned at the shop's bank: no provider can refund it. */
  readonly isByBank: boolean;
  /** Last day on which it may be refunded; null if the withdrawal wasn't declared in the shop. */
  readonly refundBy: string | null;
}

/**
 * What is left to refund of withdrawn orders and of quotes that ended partly paid, the soonest first, and what failed refunds of orders and invoices owe, which is
 * returned at the bank whatever the rest was paid with.
 */
export async function dueRefunds(sql: AnySql): Promise<readonly DueRefund[]> {
  const rows = await sql<
    {
      number: string;
      email: string;
      country: string;
      currency: Currency;
      left: number;
      is_by_bank: boolean;
      declared_at: Date | null;
    }[]
  >`
    select orders.number::text, orders.email, orders.country, orders.currency,
      due.amount::bigint as left, due.is_by_bank, (
        select min(received_at) from declaration
        where declaration.order_id = orders.id and kind = 'WITHDRAWAL' and outcome = 'WITHDRAWN'
      ) as declared_at
    from orders cross join lateral (
      select coalesce(sum(amount), 0)::bigint as kept from ledger_entry
      where order_id = orders.id and account = 'PROVIDER'
    ) as books
    cross join lateral (
      select (
        select coalesce(sum(amount), 0) from bank_transfer where order_id = orders.id
      ) - (
        select coalesce(sum(amount), 0) from bank_refund where order_id = orders.id
      ) as transferred
    ) as bank
    cross join lateral (
      select (
        select coalesce(sum(amount), 0) from failed_refund where order_id = orders.id and is_owed
      ) - (
        select coalesce(sum(amount), 0) from failed_refund_payment where order_id = orders.id
      ) as owed
    ) as failed
    cross join lateral (
      values
        (owed, true),
        (case when orders.status = 'WITHDRAWN' or quote_status = 'EXPIRED' then kept + transferred - owed end, transferred > 0)
    ) as due (amount, is_by_bank)
    where (
        orders.status = 'WITHDRAWN'
        or (quote_status = 'EXPIRED' and orders.id in (select order_id from bank_transfer))
        or orders.id in (select order_id from failed_refund)
      )
      and due.amount > 0
    union all
    select invoice.series || '-' || lpad(invoice.number::text, 6, '0'), min(administrator.email), invoice.country,
      invoice.currency, owed::bigint, true, null
    from invoice
    cross join lateral (
      select (
        select coalesce(sum(amount), 0) from failed_refund where invoice_id = invoice.id and is_owed
      ) - (
        select coalesce(sum(amount), 0) from failed_refund_payment where invoice_id = invoice.id
      ) as owed
    ) as failed
    join organization_membership as member on member.organization_id = invoice.organization_id and is_admin
    join users as administrator on administrator.id = member.user_id
    where invoice.id in (select invoice_id from failed_refund) and owed > 0
    group by invoice.id, owed
    order by declared_at nulls first, number, is_by_bank`;
  return rows.map(
    ({ number, email, country, currency, left, is_by_bank: isByBank, declared_at: declaredAt }) => ({
      number,
      email,
      left: money(left, currency),
      isByBank,
      refundBy: declaredAt && lastRefundDay(countryDay(country, declaredAt)),
    }),
  );
}
