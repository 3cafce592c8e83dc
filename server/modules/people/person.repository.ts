import type { AnySql, Fragment } from '../../db/connect.ts';
import { debitedOrderOfOrganization, debitedOrderOfPerson } from '../../db/plan-payments.ts';
import { personFromRow } from './person.model.ts';
import type { Person, PersonRow } from './person.model.ts';

/**
 * The saved payment methods of the statement's organization or person, as JSON: the primary one first, then newest
 * first.
 */
function savedMethodsJson(sql: AnySql, isOwned: Fragment): Fragment {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(payment_method) order by is_primary desc, payment_method.id desc), '[]')
    from payment_method where ${isOwned} and removed_at is null
  )`;
}

/** An organization of the statement's table `organization`, with all its data, as JSON. */
function organizationJson(sql: AnySql, now: Date): Fragment {
  return sql`
    to_jsonb(organization) || jsonb_build_object(
      'subscription', (
        select to_jsonb(subscription) || jsonb_build_object('is_renewal_pending', exists (
          select from renewal_attempt where subscription_id = subscription.id and renewal_attempt.status = 'PROCESSING'
          union all
          select from change_attempt where subscription_id = subscription.id and change_attempt.status = 'PROCESSING'
            and subscription.status <> 'CANCELED' and change -> 'paidDays' ->> 'first' > expires_on::text
        ), 'is_change_pending', exists (
          select from change_attempt where subscription_id = subscription.id and change_attempt.status = 'PROCESSING'
        ), 'is_withdrawn', subscription.status = 'CANCELED' and exists (
          select from orders where orders.id = subscription.order_id and orders.status = 'WITHDRAWN'
        ))
        from subscription where organization_id = organization.id
      ),
      'pending_order_id', ${debitedOrderOfOrganization(sql)},
      'probes', (
        select jsonb_object_agg(product_line, probes) from (
          select product_line, count(*) as probes
          from registered_probe left join orders on orders.id = registered_probe.order_id
          where registered_probe.organization_id = organization.id and orders.status is distinct from 'WITHDRAWN'
          group by product_line
        ) as registered
      ),
      'seats_taken', (
        (select count(*) from organization_membership as member where member.organization_id = organization.id)
        + (
          select count(*) from invitation where organization_id = organization.id
            and accepted_by is null and withdrawn_at is null and expires_at > ${now}
        )
      ),
      'referral_months', (
        select coalesce(sum(months), 0) from referral_entry where organization_id = organization.id
      ),
      'saved_methods', ${savedMethodsJson(sql, sql`payment_method.organization_id = organization.id`)}
    )`;
}

/** A membership of the statement's tables `organization_membership` and `organization`, as JSON. */
function membershipJson(sql: AnySql, now: Date): Fragment {
  return sql`to_jsonb(organization_membership) || jsonb_build_object('organization', ${organizationJson(sql, now)})`;
}

/** A person of the statement's table `users`, with their memberships, oldest first, as JSON. */
export function personJson(sql: AnySql, now: Date): Fragment {
  return sql`
    to_jsonb(users) || jsonb_build_object('memberships', (
      select coalesce(jsonb_agg(${membershipJson(sql, now)} order by organization_membership.id), '[]')
      from organization_membership join organization on organization.id = organization_id
      where user_id = users.id
    ), 'pending_order_id', ${debitedOrderOfPerson(sql)},
    'saved_methods', ${savedMethodsJson(sql, sql`payment_method.user_id = users.id`)})`;
}

/** The person of an account, and whether there is a person without an account with the same email address. */
export interface KnownPerson {
  readonly person: Person;
  readonly isExpected: boolean;
}

/** Null for an unknown account. */
export async function findPerson(
  sql: AnySql,
  { subject, email }: { readonly subject: string; readonly email: string },
  now: Date,
): Promise<KnownPerson | null> {
  const [row] = await sql<{ person: PersonRow; is_expected: boolean }[]>`
    select ${personJson(sql, now)} as person,
      exists (select from users as expected where expected.cloud_id is null and expected.email = ${email}) as is_expected
    from users where cloud_id = ${subject}`;
  return row === undefined ? null : { person: personFromRow(row.person), isExpected: row.is_expected };
}

/** Whether a person with this address has signed in before. */
export async function existsAccountOf(sql: AnySql, email: string): Promise<boolean> {
  const [row] = await sql<[{ exists: boolean }]>`
    select exists (select from users where email = ${email} and cloud_id is not null)`;
  return row.exists;
}
