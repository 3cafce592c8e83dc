import type { Sql } from '../../server/db/connect.ts';

/**
 * Makes every fourth order one of an organization with a membership, in turns one that renews, one whose charge has been
 * announced, one that ends in time and one that has ended. Each was renewed and changed twice, earlier than what is
 * compared with the provider's records; each order brought its organization credit.
 */
export async function addActiveMemberships(sql: Sql): Promise<void> {
  await sql`
    insert into users (id, email) select id, id || '@clinic.example' from orders where number % 4 = 0`;
  await sql`
    insert into organization (id, slug, name, country, market)
    select id, id, 'Clinic', 'US', 'HUMAN' from users join orders using (id)`;
  await sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    select id, id, id, true from organization join users using (id) join orders using (id)`;
  await sql`
    update orders set organization_id = organization.id, user_id = organization.id
    from organization where organization.id = orders.id`;
  await sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    select id, id, id, id, 'CREDIT_CARD', '{}', true from organization join orders using (id)`;
  await sql`
    insert into subscription (id, organization_id, order_id, plan_type, status, seats_in_base, seat_limit, term_months,
      starts_on, expires_on, next_charge_on, announced_charge_on, currency, price_net, price_tax, price_gross, term)
    select id, id, id, 'INDIVIDUAL', kind.status, 1, 1, 12, created_at::date, next_day - 1,
      case when kind.renews then next_day end, case when kind.is_announced then next_day end, 'USD', 100, 0, 100,
      '{"firstDay": "2026-01-01", "payment": null}'
    from orders
    join (
      values (0, 'ACTIVE', true, false, 60, 300), (1, 'ACTIVE', true, true, 5, 20),
        (2, 'ACTIVE', false, false, 5, 300), (3, 'CANCELED', false, false, -8, 0)
    ) as kind (turn, status, renews, is_announced, first, days) on kind.turn = orders.number / 4 % 4,
    lateral (select current_date + kind.first + (orders.number / 16 % (kind.days + 1))::integer) as of (next_day)
    where organization_id is not null`;
  await sql`
    insert into renewal_attempt (id, subscription_id, due_on, number, charge_on, method_id, currency, net, tax, gross,
      bill, status, intent_id, created_at, asked_at)
    select md5(subscription.id || year::text)::uuid, subscription.id, starts_on + year, 1, starts_on + year,
      subscription.organization_id, 'USD', 100, 0, 100, '{}', 'SUCCEEDED', subscription.id || year::text, orders.created_at,
      orders.created_at
    from subscription join orders on orders.id = order_id, generate_series(1, 2) as year`;
  await sql`
    insert into change_attempt (id, subscription_id, user_id, key, parameters_hash, before, change, bill, currency, net,
      tax, gross, token, is_kept, status, intent_id, created_at, asked_at)
    select id, subscription_id, subscription_id, id::text, '', '{}', '{}', '{}', 'USD', 100, 0, 100, 'pm', false,
      'SUCCEEDED', 'change-' || intent_id, created_at, asked_at
    from renewal_attempt`;
  await sql`insert into invoice_series (series, last) values ('US-1', 1), ('US-2', 1), ('US-3', 1)`;
  await sql`
    insert into invoice (id, series, number, organization_id, subscription_id, attempt_id, change_attempt_id, order_id,
      due_on, issued_on, first_day, last_day, country, language, currency, net, tax, gross, tax_treatment, tax_lines,
      organization_name, lines, paid_at)
    select gen_random_uuid(), series, row_number() over (partition by series), organization_id, subscription_id,
      attempt_id, change_attempt_id, order_id, day, coalesce(day, paid_at::date), day, day, 'US', 'en', 'USD', 100, 0,
      100, 'NONE', '[]', 'Clinic', '[]', paid_at
    from (
      select 'US-1', organization_id, subscription.id, attempt.id, null::uuid, null::uuid, attempt.due_on, attempt.created_at
      from renewal_attempt as attempt join subscription on subscription.id = attempt.subscription_id
      union all
      select 'US-2', organization_id, subscription.id, null, attempt.id, null, starts_on, attempt.created_at
      from change_attempt as attempt join subscription on subscription.id = attempt.subscription_id
      union all
      select 'US-3', null, null, null, null, id, null, created_at from orders
    ) as charge (series, organization_id, subscription_id, attempt_id, change_attempt_id, order_id, day, paid_at)`;
  await sql`
    insert into referral (order_id, organization_id, status, due_on, customer_hash)
    select id, organization_id, 'GRANTED', created_at::date + 30, sha256(id::text::bytea)
    from orders where organization_id is not null`;
  await sql`
    insert into referral_entry (id, organization_id, months, reason, order_id)
    select order_id, organization_id, 1, 'GRANTED', order_id from referral`;
}
