import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { type Currency, money } from '@sonde/machines/rules/money';
import type { PlanType } from '@sonde/machines/rules/plans';
import type { SubscriptionStatus } from '@sonde/machines/lifecycles';
import type { AnySql, Fragment, Sql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { MembershipFacts, RenewalMethod } from './renewal.model.ts';

interface SubscriptionColumns extends RowOf<
  Pick<
    MembershipFacts,
    | 'id'
    | 'organizationId'
    | 'planType'
    | 'sku'
    | 'seatsInBase'
    | 'additionalSeats'
    | 'seatLimit'
    | 'featureSkus'
    | 'partPrices'
    | 'term'
    | 'scheduled'
    | 'termMonths'
    | 'startsOn'
    | 'expiresOn'
    | 'nextChargeOn'
    | 'announcedChargeOn'
  >
> {
  readonly status: SubscriptionStatus;
  readonly currency: Currency | null;
  readonly price_net: number;
  readonly price_tax: number;
  readonly price_gross: number;
  readonly commitment_months: number | null;
  readonly commitment_ends_on: string | null;
  readonly replaced_by_trial: { readonly plan_type: PlanType } | null;
}

/** A row with `membershipColumns`. */
export interface MembershipRow {
  readonly subscription: SubscriptionColumns;
  readonly organization_name: string;
  readonly country: string;
  readonly administrator_address: PostalAddress | null;
  readonly members: number;
  readonly unspent_months: number;
  readonly latest_order: RowOf<NonNullable<MembershipFacts['order']>> | null;
  readonly method:
    | (RowOf<Omit<RenewalMethod, 'token' | 'account'>> & {
        readonly provider_method_id: string;
        readonly provider_account: RenewalMethod['account'];
      })
    | null;
}

/** The columns of a membership, for statements that join `subscription` and `organization`. */
export const membershipColumns = (sql: AnySql): Fragment => sql`
  to_jsonb(subscription) as subscription, organization.name as organization_name, organization.country,
  (
    select count(*) from organization_membership where organization_membership.organization_id = organization.id
  ) as members,
  (
    select coalesce(sum(months), 0) from referral_entry where referral_entry.organization_id = organization.id
  ) as unspent_months,
  (
    select to_jsonb(latest) from (
      select language, email, shipping_address, billing_address, tax_id, organization_name from orders
      where orders.organization_id = organization.id and orders.confirmed_at is not null
      order by (orders.id = subscription.order_id) desc nulls last, orders.id desc limit 1
    ) as latest
  ) as latest_order,
  (
    select orders.billing_address
    from organization_membership
    join orders on orders.user_id = organization_membership.user_id
    join checkout on checkout.id = orders.checkout_id and checkout.user_id = orders.user_id
    where organization_membership.organization_id = organization.id and organization_membership.is_admin
      and orders.country = organization.country and orders.billing_address ->> 'country' = organization.country
      and orders.confirmed_at is not null and orders.organization_id is null
    order by orders.confirmed_at desc limit 1
  ) as administrator_address,
  (
    select to_jsonb(payment_method) from payment_method
    where payment_method.organization_id = organization.id and is_primary
  ) as method`;

/** The membership that a row of the database contains. */
export function membershipFromRow(row: MembershipRow): MembershipFacts {
  const { subscription, method, latest_order: latestOrder } = row;
  const { currency, price_net, price_tax, price_gross } = subscription;
  const { commitment_months: months, commitment_ends_on: commitmentEndsOn } = subscription;
  return {
    id: subscription.id,
    organizationId: subscription.organization_id,
    organizationName: row.organization_name,
    country: row.country,
    planType: subscription.plan_type,
    sku: subscription.sku,
    seatsInBase: subscription.seats_in_base,
    additionalSeats: subscription.additional_seats,
    seatLimit: subscription.seat_limit,
    featureSkus: subscription.feature_skus,
    partPrices: subscription.part_prices,
    term: subscription.term,
    scheduled: subscription.scheduled,
    commitment: months === null || commitmentEndsOn === null ? null : { months, endsOn: commitmentEndsOn },
    replacedPlan: subscription.replaced_by_trial?.plan_type ?? null,
    members: row.members,
    status: subscription.status,
    termMonths: subscription.term_months,
    startsOn: subscription.starts_on,
    expiresOn: subscription.expires_on,
    nextChargeOn: subscription.next_charge_on,
    unspentMonths: row.unspent_months,
    announcedChargeOn: subscription.announced_charge_on,
    price: currency && {
      net: money(price_net, currency),
      tax: money(price_tax, currency),
      gross: money(price_gross, currency),
    },
    order: latestOrder && fromRow<NonNullable<MembershipFacts['order']>>(latestOrder),
    administratorAddress: row.administrator_address,
    method: method && {
      id: method.id,
      method: method.method,
      details: method.details,
      token: method.provider_method_id,
      customerId: method.customer_id,
      account: method.provider_account,
    },
  };
}

/** Whether a change of the statement's table `subscription` is being paid; a debit takes days. */
export const isChangeOpen = (sql: AnySql): Fragment => sql`exists (
  select from change_attempt
  where change_attempt.subscription_id = subscription.id and change_attempt.status in (${openAttempts(sql)})
)`;

/** The number of memberships that one statement reads. */
const pageSize = 200;

/** The searches for memberships, each with the day by which its index is ordered. */
const searches = {
  /** Due to be charged by a day. */
  due: (sql: Sql, until: string) => ({
    day: sql`next_charge_on`,
    where: sql`next_charge_on is not null and next_charge_on <= ${until}::date and expires_on is not null`,
  }),
  /** With a charge, or an end of a trial, by a day that hasn't been announced. */
  unannounced: (sql: Sql, until: string) => ({
    day: sql`coalesce(next_charge_on, expires_on + 1)`,
    where: sql`coalesce(next_charge_on, expires_on + 1) <= ${until}::date
      and subscription.status <> 'CANCELED'
      and announced_charge_on is distinct from coalesce(next_charge_on, expires_on + 1)
      and (next_charge_on is not null or subscription.status = 'TRIALING')`,
  }),
  /** With a last day before a day, and no change being paid, which may add a term. */
  lapsed: (sql: Sql, until: string) => ({
    day: sql`expires_on`,
    where: sql`expires_on < ${until}::date
      and subscription.status <> 'CANCELED' and next_charge_on is null and expires_on is not null
      and not ${isChangeOpen(sql)}`,
  }),
};

/** Reads memberships in pages, ordered by their days. */
export async function* findMemberships(
  sql: Sql,
  search: keyof typeof searches,
  until: string,
): AsyncIterable<readonly MembershipFacts[]> {
  let after = { day: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { day, where } = searches[search](sql, until);
    const rows = await sql<(MembershipRow & { day: string })[]>`
      select ${day}::text as day, ${membershipColumns(sql)}
      from subscription join organization on organization.id = subscription.organization_id
      where ${where} and (${day}, subscription.id) > (${after.day}::date, ${after.id}::uuid)
      order by ${day}, subscription.id limit ${pageSize}`;
    const last = rows.at(-1);
    if (last !== undefined) {
      after = { day: last.day, id: last.subscription.id };
      yield rows.map(membershipFromRow);
    }
    if (rows.length < pageSize) return;
  }
}
