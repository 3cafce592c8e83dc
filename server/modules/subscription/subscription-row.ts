import type { JSONValue } from 'postgres';
import type { SubscriptionStatus } from '@sonde/machines/lifecycles';
import { type Currency, money } from '@sonde/machines/rules/money';
import type { OrganizationInSale, SubscriptionTerms } from '@sonde/machines/rules/sales';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import { fromRow, type RowOf, toRow } from '../../db/row.ts';

type Kept = Omit<SubscriptionTerms, 'price' | 'commitment'> & { readonly status: SubscriptionStatus };

/** The columns of `subscription` that a sale or a change sets, as a row. */
export type SubscriptionRow = RowOf<Kept> & {
  readonly currency: Currency | null;
  readonly price_net: number | null;
  readonly price_tax: number | null;
  readonly price_gross: number | null;
  readonly commitment_months: number | null;
  readonly commitment_ends_on: string | null;
};

/** The subscription that a row of the database contains. */
export function subscriptionFromRow(row: SubscriptionRow): NonNullable<OrganizationInSale['subscription']> {
  const { currency, commitment_months: months, commitment_ends_on: endsOn } = row;
  const priceOf = (amount: number | null, of: Currency) => money(amount ?? 0, of);
  return {
    ...fromRow<Kept>(row),
    price: currency && {
      net: priceOf(row.price_net, currency),
      tax: priceOf(row.price_tax, currency),
      gross: priceOf(row.price_gross, currency),
    },
    commitment: months === null || endsOn === null ? null : { months, endsOn },
  };
}

/** The new state of a subscription. */
type Terms = SubscriptionTerms & { readonly status: SubscriptionStatus };

export const subscriptionToRow = ({ price, commitment, ...kept }: Terms): SubscriptionRow => ({
  ...toRow<Kept>(kept),
  currency: price && price.gross.currency,
  price_net: price && price.net.amount,
  price_tax: price && price.tax.amount,
  price_gross: price && price.gross.amount,
  commitment_months: commitment && commitment.months,
  commitment_ends_on: commitment && commitment.endsOn,
});

/** The columns of `subscription` that a sale or a change sets. */
export const soldColumns: readonly (keyof SubscriptionRow)[] = [
  'plan_type',
  'status',
  'sku',
  'seats_in_base',
  'additional_seats',
  'seat_limit',
  'feature_skus',
  'term_months',
  'starts_on',
  'expires_on',
  'next_charge_on',
  'currency',
  'price_net',
  'price_tax',
  'price_gross',
  'part_prices',
  'term',
  'scheduled',
  'commitment_months',
  'commitment_ends_on',
];

export const json = (sql: AnySql, value: object) => sql.json(value as JSONValue);

/**
 * Writes what a locked subscription is from now on, and announces it in the same statement, if anything is. A plan that
 * is paid replaces for good what its trial replaced.
 */
export async function writeTerms(
  sql: TransactionSql,
  id: string,
  terms: Terms,
  announcement: Fragment = sql`id`,
): Promise<void> {
  const columns = sql.unsafe(soldColumns.join(', '));
  await sql`
    update subscription set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::subscription, ${json(sql, subscriptionToRow(terms))})
    ),
    replaced_by_trial = case when ${terms.status} <> 'ACTIVE' then replaced_by_trial end
    where id = ${id}
    returning ${announcement}`;
}
