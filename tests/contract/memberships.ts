import type { JSONValue } from 'postgres';
import type { Currency } from '@sonde/machines/rules/money';
import { paidTerm } from '@sonde/machines/rules/plans';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { cards } from './scripted-card-provider.ts';

/** The initial membership of a test; days are ISO calendar dates. */
export interface GivenMembership {
  readonly country: string;
  /** First day of the first term, or of the trial. */
  readonly startsOn: string;
  readonly termMonths: number;
  readonly status: 'ACTIVE' | 'TRIALING' | 'PAST_DUE';
  /** Last day of the term or trial; by default, of the first term. */
  readonly expiresOn: string | null;
  readonly renews: boolean;
  /** The saved card; null for none. */
  readonly card: { readonly token: string; readonly expMonth: number; readonly expYear: number } | null;
  readonly gross: number;
  /** Part of the gross price. */
  readonly tax: number;
  readonly currency: string;
}

const ordinary: GivenMembership = {
  country: 'US',
  startsOn: '2026-01-31',
  termMonths: 12,
  status: 'ACTIVE',
  expiresOn: null,
  renews: true,
  card: { token: cards.good, expMonth: 12, expYear: 2040 },
  gross: 42_000,
  tax: 0,
  currency: 'USD',
};

export interface Membership {
  readonly organizationId: string;
  readonly subscriptionId: string;
  readonly administratorId: string;
}

/** Writes an organization with one administrator, a membership, and optionally a saved card. */
export async function giveMembership(sql: Sql, changes: Partial<GivenMembership> = {}): Promise<Membership> {
  const given = { ...ordinary, ...changes };
  const organizationId = newRowId();
  const subscriptionId = newRowId();
  const administratorId = newRowId();
  const mark = organizationId.slice(-12);
  const expiresOn = given.expiresOn ?? addDays(addMonths(given.startsOn, given.termMonths), -1);
  const money = (amount: number) => ({ amount, currency: given.currency as Currency });
  const price = { net: money(given.gross - given.tax), tax: money(given.tax), gross: money(given.gross) };
  const term = paidTerm(given.startsOn, given.status === 'TRIALING' ? null : price);
  await sql`
    with organization as (
      insert into organization (id, slug, name, country, market)
      values (${organizationId}, ${`clinic-${mark}`}, 'Clinic', ${given.country}, 'HUMAN')
    ), administrator as (
      insert into users (id, email, name) values (${administratorId}, ${`admin-${mark}@clinic.example`}, 'Ada')
    ), member as (
      insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${newRowId()}, ${organizationId}, ${administratorId}, true)
    )
    insert into subscription (
      id, organization_id, plan_type, status, sku, seats_in_base, seat_limit, term_months, starts_on, expires_on,
      next_charge_on, currency, price_net, price_tax, price_gross, term
    )
    values (
      ${subscriptionId}, ${organizationId}, 'INDIVIDUAL', ${given.status}, 'SUB-IND-1Y', 1, 1, ${given.termMonths},
      ${given.startsOn}, ${expiresOn}, ${given.renews ? addDays(expiresOn, 1) : null}, ${given.currency},
      ${given.gross - given.tax}, ${given.tax}, ${given.gross}, ${sql.json(term as unknown as JSONValue)}
    )`;
  if (given.card !== null) await giveCard(sql, organizationId, given.card);
  return { organizationId, subscriptionId, administratorId };
}

/** Saves a card for an organization and makes it primary. Two organizations never have the same token. */
export async function giveCard(
  sql: Sql,
  organizationId: string,
  { token, expMonth, expYear }: NonNullable<GivenMembership['card']>,
): Promise<void> {
  const details = { brand: 'visa', lastDigits: '4242', expMonth, expYear };
  await sql`update payment_method set is_primary = false where organization_id = ${organizationId}`;
  await sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    values (
      ${newRowId()}, ${organizationId}, ${`cus_${organizationId}`}, ${`${token}.${newRowId()}`}, 'CREDIT_CARD',
      ${sql.json(details)}, true
    )`;
}

/** The current state of a membership. */
export async function membershipNow(sql: Sql, { subscriptionId }: Pick<Membership, 'subscriptionId'>) {
  const [row] = await sql<
    [{ status: string; startsOn: string; expiresOn: string; nextChargeOn: string | null }]
  >`
    select status, starts_on::text as "startsOn", expires_on::text as "expiresOn", next_charge_on::text as "nextChargeOn"
    from subscription where id = ${subscriptionId}`;
  return row;
}

/** Its invoices, oldest first. */
export async function invoicesOf(sql: Sql, { subscriptionId }: Pick<Membership, 'subscriptionId'>) {
  return sql<
    {
      readonly dueOn: string;
      readonly issuedOn: string;
      readonly firstDay: string;
      readonly lastDay: string;
      readonly gross: number;
    }[]
  >`
    select due_on::text as "dueOn", issued_on::text as "issuedOn", first_day::text as "firstDay",
      last_day::text as "lastDay", gross
    from invoice where subscription_id = ${subscriptionId} order by due_on`;
}

/** The subjects of the emails about a membership, in sending order. */
export async function mailsAbout(sql: Sql, { administratorId }: Membership): Promise<readonly string[]> {
  const rows = await sql<{ subject: string }[]>`
    select subject from sandbox_mail where message_id like ${`<membership.%.${administratorId}@%`} order by created_at`;
  return rows.map(({ subject }) => subject);
}
