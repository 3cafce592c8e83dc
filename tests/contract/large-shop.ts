import type { AnySql, Sql } from '../../server/db/connect.ts';
import { addActiveMemberships } from './large-shop-memberships.ts';

/**
 * Adds completed purchases of the last three years, with rows in every table that grows with orders.
 * None is recent enough to be compared with the provider's records; checkouts older than 30 days are empty.
 */
export async function addFinishedPurchases(sql: Sql, count: number): Promise<void> {
  await addOrders(sql, count);
  await addActiveMemberships(sql);
  await addRecords(sql, count);
}

/** Adds the completed purchases themselves: checkouts, orders, and what their payments leave. */
export async function addOrders(sql: AnySql, count: number): Promise<void> {
  await sql`
    insert into checkout (id, token_hash, country, currency, language, email, lines, placements, created_at, expires_at)
    select md5(n::text)::uuid, sha256(n::text::bytea), 'US', 'USD', 'en', 'ada@clinic.example', case when moment > now() - interval '29 days' then '[{"sku": "CBL-USBC"}]' else '[]' end::jsonb, 1,
      moment, moment + interval '30 days'
    from generate_series(1, ${count}) as n, lateral (select now() - interval '10 days' - interval '3 years' * (n::float8 / ${count})) as of (moment)`;
  await sql`
    insert into orders (id, checkout_id, token_hash, status, payment_status, charge_status, country, currency, language,
      email, purchase_order_number, cost_centre, discount_name, payment_method, attestations, tax_treatment, tax_rate_ppm,
      subtotal_net, subtotal_tax, subtotal_gross, discount, shipping_net, shipping_tax, shipping_gross,
      total_net, total_tax, total_gross, billing_address, created_at, confirmed_at)
    select id, id, token_hash, 'UNFULFILLED', 'PAID', 'FULLY_CHARGED', country, currency, language,
      email, '', '', '', 'CARD', '{}', 'NONE', 0, 100, 0, 100, 0, 0, 0, 0, 100, 0, 100, '{}', created_at, created_at
    from checkout where placements = 1`;
  await sql`
    insert into payment_attempt (id, order_id, gateway, method, payment_method_token, amount, currency, status, intent_id,
      created_at, updated_at)
    select id, id, 'stripe', 'CREDIT_CARD', 'pm', 100, 'USD', 'SUCCEEDED', id::text, created_at, created_at from orders`;
  await sql`
    insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency, created_at)
    select id, 'CHARGE', account, order_id, booked, currency, created_at
    from payment_attempt, (values ('PROVIDER', 100), ('SALES', -100)) as entry (account, booked)`;
  await sql`
    insert into idempotency (scope, key, params_hash, recovery_point, attempt_id, response, created_at, finished_at)
    select id::text, 'key', '', 'FINISHED', id, '{}', now(), now() from payment_attempt`;
  await sql`
    insert into webhook_event (id, provider, type, object_id)
    select intent_id, 'card', 'payment_intent.succeeded', intent_id from payment_attempt`;
}

/** Adds checkouts that were left with contact and address during the last month, none of them expired. */
export async function addAbandonedCheckouts(sql: AnySql, count: number): Promise<void> {
  await sql`
    insert into checkout (id, token_hash, country, currency, language, email, lines, shipping_address, created_at, expires_at)
    select md5('left ' || n)::uuid, sha256(('left ' || n)::bytea), 'US', 'USD', 'en', 'ada@clinic.example',
      '[{"sku": "CBL-USBC", "quantity": 1}]',
      '{"firstName": "Ada", "lastName": "Lovelace", "streetAddress1": "1 Main Street", "city": "Boston", "postalCode": "02108", "country": "US", "countryArea": "MA", "phone": "+16175550123"}',
      moment, moment + interval '30 days'
    from generate_series(1, ${count}) as n, lateral (select now() - interval '29 days' * (n::float8 / ${count})) as of (moment)`;
}

/** What is kept for a while, none of it for long enough to be deleted. */
async function addRecords(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into lead (id, idempotency_key, params_hash, form, category, language, first_name, last_name, email, phone,
      organization_name, job_title, practice_place, specialty, country, country_area, postal_code, contact_topic, comment,
      how_did_you_hear, email_opt_in)
    select id, id::text, '', 'demo', '', 'en', '', '', '', '', '', '', '', '', 'US', '', '', '', '', '', false from orders`;
  await sql`
    insert into learner (id, idempotency_key, params_hash, market, trainee_type, school, email, customer, country,
      language, status, created_at, decided_at)
    select md5(n::text)::uuid, n::text, '', 'HUMAN', 'RESIDENT', '', '', '', 'US', 'en', 'APPROVED', moment, moment
    from generate_series(1, ${count}) as n, lateral (select now() - interval '360 days' * (n::float8 / ${count})) as of (moment)`;
  await sql`
    insert into learner_proof (learner_id, name, media_type, content, decided_at)
    select id, id, 'image/png', '', decided_at from learner where decided_at > now() - interval '29 days'`;
  await sql`
    insert into voucher (code, name, description, kind, amounts, is_active, expires_at, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items, used)
    select 'TRADEIN' || n, '', '', 'FIXED', '{}', true, now() - interval '10 days', '{}', 'TRADE_IN',
      false, false, '{}', '{}', false, 1
    from generate_series(1, ${count}) as n`;
  await sql`
    insert into trade_in (id, serial_number, product_line, condition, country, credit, currency, voucher_code,
      idempotency_key, params_hash, received_at)
    select gen_random_uuid(), code, 'IQ', 'WORKING', 'US', 100, 'USD', code, code, '', now()
    from voucher where source = 'TRADE_IN'`;
  await sql`
    insert into declaration (id, idempotency_key, params_hash, kind, country, language, email, declared, outcome, received_at)
    select id, id::text, '', 'WITHDRAWAL', 'DE', 'de', '', '{}', 'RECEIVED', created_at from orders`;
  await sql`
    insert into revoked_token (token_id_hash, expires_at)
    select sha256(n::text::bytea), now() + interval '1 day' from generate_series(1, ${count}) as n`;
  await sql`
    insert into rate_limit_use (key, points, expire)
    select 'kept ' || n, 1, ${Date.now() + 3_600_000} from generate_series(1, ${count}) as n`;
  await sql`
    insert into login_nonce (nonce_hash, expires_at)
    select sha256(n::text::bytea), now() + interval '1 hour' from generate_series(1, ${count}) as n`;
  await sql`
    insert into analytics_record (message_id, anonymous_id, name, body, context, happened_at, created_at, forwarded_at)
    select n::text, n::text, 'Page Viewed', '{}', '{}', moment, moment, moment
    from generate_series(1, ${count}) as n, lateral (select now() - interval '29 days' * (n::float8 / ${count})) as of (moment)`;
}
