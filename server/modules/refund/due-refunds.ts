import { lastRefundDay } from '@sonde/machines/rules/declaration';
import { type Currency, type Money, money } from '@sonde/machines/rules/money';
import { countryDay } from '@sonde/machines/rules/places';
import type { AnySql } from '../../db/connect.ts';

/** A withdrawn order of which something is left to refund. */
export interface DueRefund {
  readonly number: string;
  readonly email: string;
  readonly left: Money;
  /** Whether it is returned at the shop's bank: no provider can refund it. */
  readonly isByBank: boolean;
  /** Last day on which it may be refunded; null if the withdrawal wasn't declared in the shop. */
  readonly refundBy: string | null;
}

/** The withdrawn orders of which something is left to refund, the soonest first. */
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
    select orders.number::text, orders.email, orders.country, orders.currency, (kept + transferred)::bigint as left,
      transferred > 0 as is_by_bank, (
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
    where orders.status = 'WITHDRAWN' and kept + transferred > 0
    order by declared_at nulls first, orders.id`;
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
