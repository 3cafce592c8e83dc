import { friendDiscountPpm, type ReferrerOrganization } from '@sonde/machines/rules/referrals';
import type { AnySql } from '../../db/connect.ts';
import { fromRow, type RowOf } from '../../db/row.ts';

/** A member who may refer others, with their organization. */
export interface Referrer extends ReferrerOrganization {
  readonly userId: string;
  readonly email: string;
  readonly organizationId: string;
  /** ISO 3166-1 code of the organization's shop. */
  readonly country: string;
  /** Of the current token; earlier ones have been replaced. */
  readonly referrerTokenGeneration: number;
}

/** The member with a membership; null if there is none, or their organization has no plan. */
export async function findReferrer(sql: AnySql, membershipId: string): Promise<Referrer | null> {
  const [row] = await sql<RowOf<Referrer>[]>`
    select user_id, email, organization.id as organization_id, country, plan_type, term_months,
      referrer_token_generation
    from organization_membership
    join users on users.id = user_id
    join organization on organization.id = organization_membership.organization_id
    join subscription on subscription.organization_id = organization.id
    where organization_membership.id = ${membershipId}`;
  return row === undefined ? null : fromRow<Referrer>(row);
}

/** In the catalog's files, which have them in every language. */
const voucherName = 'Recommended';
const voucherDescription = '5% off for anyone an owner refers.';

/** The code of a referrer; null if they have none yet. A member who leaves and returns finds the same. */
export async function findReferrerCode(
  sql: AnySql,
  { userId, organizationId }: Referrer,
): Promise<string | null> {
  const [row] = await sql<{ code: string }[]>`
    select code from voucher where referrer_organization_id = ${organizationId} and referrer_user_id = ${userId}`;
  return row?.code ?? null;
}

/** Gives a referrer their code: `newCode`, unless they have one. Null if someone else has it. */
export async function giveReferrerCode(
  sql: AnySql,
  referrer: Referrer,
  newCode: string,
): Promise<string | null> {
  const { userId, organizationId, email } = referrer;
  await sql`
    insert into voucher (
      code, name, description, kind, percentage_ppm, is_active, source, once_per_customer, learners_only, minimums,
      applicable_skus, excludes_sale_items, countries, referrer_email, referrer_user_id, referrer_organization_id
    )
    values (
      ${newCode}, ${voucherName}, ${voucherDescription}, 'PERCENTAGE', ${friendDiscountPpm}, true, 'REFERRAL', true, false,
      '{}', '{}', false, '{}', ${email}, ${userId}, ${organizationId}
    )
    on conflict do nothing`;
  return findReferrerCode(sql, referrer);
}

/** What happened to months of credit, or will. */
type CreditKind = 'WAITING' | 'GRANTED' | 'SPENT' | 'RETURNED' | 'REVERSED' | 'CANCELED';

/** A line of an organization's ledger. */
export interface LedgerLine {
  readonly kind: CreditKind;
  /** Positive. */
  readonly months: number;
  /** When it happened; null for what still waits. */
  readonly at: Date | null;
  /** First day on which waiting credit is granted, as an ISO date; null for everything else. */
  readonly dueOn: string | null;
}

/** The number of lines that a page shows. */
const mostLines = 100;

/** The ledger of an organization: what waits first, then newest first. Nothing of it names a buyer. */
export async function findLedgerLines(
  sql: AnySql,
  organizationId: string,
  monthsPerReferral: number,
): Promise<readonly LedgerLine[]> {
  const rows = await sql<RowOf<LedgerLine>[]>`
    select reason as kind, abs(months) as months, created_at as at, null::text as due_on
    from referral_entry where organization_id = ${organizationId}
    union all
    select status, ${monthsPerReferral}::integer, case when status = 'CANCELED' then updated_at end,
      case when status = 'WAITING' then due_on::text end
    from referral where organization_id = ${organizationId} and status in ('WAITING', 'CANCELED')
    order by at desc nulls first, due_on limit ${mostLines}`;
  return rows.map((row) => fromRow<LedgerLine>(row));
}

/** The months of credit that an organization has not used; negative for a debt of an earlier version, which later credit pays off. */
export async function unspentMonthsOf(sql: AnySql, organizationId: string): Promise<number> {
  const [row] = await sql<[{ months: number }]>`
    select coalesce(sum(months), 0)::integer as months from referral_entry where organization_id = ${organizationId}`;
  return row.months;
}
