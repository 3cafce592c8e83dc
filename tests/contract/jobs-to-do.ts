import { countryDay } from '@sonde/machines/rules/places';
import { addMonths } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import { openAttempts } from '../../server/db/open-attempts.ts';
import { addJob } from '../../server/jobs/queue.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import type { OrderShop } from './order-shop.ts';

/** One thing to do for a job, and a search that finds nothing once it is done. */
interface JobToDo {
  readonly job: string;
  /** `renew` runs the job that charges what is due. */
  give(sql: Sql, shop: OrderShop, renew: () => Promise<unknown>): Promise<unknown>;
  remaining(sql: Sql): Promise<readonly unknown[]>;
}

const oneOrder = (sql: Sql, turn: number) =>
  sql`(select id from orders where number % 4 = 1 limit 1 offset ${turn})`;

/** An order that was charged, and the shop doesn't know. */
async function loseAnswer({ client, provider }: OrderShop): Promise<void> {
  const checkout = await fillCheckout(client);
  provider.loseAnswers(1);
  await place(client, checkout);
}

const openPayments = (sql: Sql) => sql`select from payment_attempt where status in (${openAttempts(sql)})`;

/** Every recurring job, by name. */
export const recurring = [
  'complete-attempts',
  'delete-dead-jobs',
  'delete-ended-order-events',
  'delete-ended-sign-ins',
  'delete-ended-uses',
  'delete-expired-checkouts',
  'delete-old-agent-answers',
  'delete-old-analytics',
  'delete-old-declarations',
  'delete-old-keys',
  'delete-old-leads',
  'delete-old-learners',
  'delete-old-webhook-events',
  'delete-unused-trade-ins',
  'empty-finished-checkouts',
  'end-reductions',
  'expire-quotes',
  'forward-analytics',
  'reconcile-payments',
  'reconcile-renewals',
  'renew-subscriptions',
  'settle-referrals',
];

/** Something to do for every recurring job in a large shop, amid what is finished. */
export const jobsToDo: readonly JobToDo[] = [
  {
    job: 'complete-attempts',
    give: async (sql, shop) => {
      await loseAnswer(shop);
      await sql`
        update payment_attempt set updated_at = now() - interval '1 minute' where status in (${openAttempts(sql)})`;
    },
    remaining: openPayments,
  },
  {
    job: 'delete-dead-jobs',
    give: async (sql) => {
      await addJob(sql, 'of-an-earlier-version', {});
      await sql`
        update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - interval '31 days'
        where id in (select id from graphile_worker.jobs where task_identifier = 'of-an-earlier-version')`;
    },
    remaining: (sql) => sql`select from graphile_worker.jobs where task_identifier = 'of-an-earlier-version'`,
  },
  {
    job: 'delete-ended-uses',
    give: (sql) => sql`insert into rate_limit_use (key, points, expire) values ('ended', 1, 0)`,
    remaining: (sql) => sql`select from rate_limit_use where key = 'ended'`,
  },
  {
    job: 'delete-expired-checkouts',
    give: (sql) => sql`
      insert into checkout (id, token_hash, country, currency, language, email, lines, placements, expires_at)
      values (gen_random_uuid(), sha256('expired'), 'US', 'USD', 'en', '', '[]', 0, now() - interval '1 day')`,
    remaining: (sql) => sql`select from checkout where expires_at < now() and placements = 0`,
  },
  {
    job: 'delete-old-webhook-events',
    give: (sql) => sql`
      update webhook_event set applied_at = now() - interval '36 days' where id = ${oneOrder(sql, 1)}::text`,
    remaining: (sql) => sql`select from webhook_event where id = ${oneOrder(sql, 1)}::text`,
  },
  {
    job: 'empty-finished-checkouts',
    give: (sql) => sql`
      update checkout set lines = '[{"sku": "CBL-USBC"}]', email = 'ada@clinic.example'
      where id = (select id from checkout where expires_at < now() and placements > 0 limit 1)`,
    remaining: (sql) =>
      sql`select from checkout where expires_at < now() and placements > 0 and lines <> '[]'::jsonb`,
  },
  {
    job: 'end-reductions',
    give: (sql) => sql`
      update variant_price set undiscounted_amount = amount + 1, reduced_until = now() - interval '1 minute'
      where sku = 'CBL-USBC' and currency = 'USD'`,
    remaining: (sql) => sql`select from variant_price where reduced_until < now()`,
  },
  {
    job: 'reconcile-payments',
    give: (_sql, shop) => loseAnswer(shop),
    remaining: openPayments,
  },
  {
    job: 'reconcile-renewals',
    give: async (sql, shop, renew) => {
      const startsOn = addMonths(countryDay('US', new Date()), -12);
      const { subscriptionId } = await giveMembership(sql, { startsOn });
      await renew();
      for (const renewal of shop.provider.renewals())
        if (renewal.charge.key.includes(subscriptionId)) renewal.isRefunded = true;
    },
    remaining: (sql) => sql`
      select from invoice join subscription on subscription.id = invoice.subscription_id
      where subscription.next_charge_on is not null and invoice.paid_at > now() - interval '1 hour'
        and not exists (select from credit_note where invoice_id = invoice.id)`,
  },
  {
    job: 'delete-ended-sign-ins',
    give: (sql) =>
      sql`insert into login_nonce (nonce_hash, expires_at) values ('once', now() - interval '1 day')`,
    remaining: (sql) => sql`select from login_nonce where expires_at < now()`,
  },
  {
    job: 'delete-old-analytics',
    give: (sql) => sql`
      update analytics_record set created_at = now() - interval '31 days' where message_id = '1'`,
    remaining: (sql) => sql`select from analytics_record where message_id = '1'`,
  },
  {
    job: 'forward-analytics',
    give: (sql) => sql`update analytics_record set forwarded_at = null where message_id = '2'`,
    remaining: (sql) => sql`select from analytics_record where forwarded_at is null`,
  },
  {
    job: 'delete-old-declarations',
    give: (sql) => sql`
      update declaration set received_at = now() - interval '5 years' where id = ${oneOrder(sql, 1)}`,
    remaining: (sql) => sql`select from declaration where id = ${oneOrder(sql, 1)}`,
  },
  {
    job: 'delete-old-leads',
    give: (sql) =>
      sql`update lead set created_at = now() - interval '3 years' where id = ${oneOrder(sql, 1)}`,
    remaining: (sql) => sql`select from lead where id = ${oneOrder(sql, 1)}`,
  },
  {
    job: 'delete-old-learners',
    give: (sql) => sql`
      update learner set decided_at = now() - interval '40 days', status = 'DECLINED'
      where id = (select learner_id from learner_proof limit 1)`,
    remaining: (sql) => sql`select from learner where status = 'DECLINED'`,
  },
  {
    job: 'delete-unused-trade-ins',
    give: (sql) => sql`
      with given as (update voucher set used = 0 where code = 'TRADEIN1')
      update trade_in set received_at = null where voucher_code = 'TRADEIN1'`,
    remaining: (sql) => sql`select from voucher where code = 'TRADEIN1'`,
  },
  {
    job: 'delete-old-keys',
    give: (sql) => sql`
      update idempotency set created_at = now() - interval '40 days' where attempt_id = ${oneOrder(sql, 1)}`,
    remaining: (sql) => sql`select from idempotency where attempt_id = ${oneOrder(sql, 1)}`,
  },
  {
    job: 'expire-quotes',
    give: (sql) => sql`
      update orders set quote_status = 'OPEN', quoted_at = created_at, quote_expires_at = now() - interval '1 day',
        status = 'UNCONFIRMED', charge_status = 'NOT_CHARGED', confirmed_at = null
      where id = ${oneOrder(sql, 1)}`,
    remaining: (sql) => sql`select from orders where quote_status = 'OPEN'`,
  },
  {
    job: 'renew-subscriptions',
    give: (sql) => giveMembership(sql, { startsOn: addMonths(countryDay('US', new Date()), -12) }),
    remaining: (sql) => sql`select from subscription where next_charge_on <= current_date`,
  },
  {
    job: 'settle-referrals',
    give: (sql) => sql`
      update referral set status = 'WAITING', check_on = due_on
      where order_id = (select order_id from referral where due_on < current_date limit 1)`,
    remaining: (sql) => sql`select from referral where status = 'WAITING'`,
  },
  {
    job: 'delete-old-agent-answers',
    give: (sql) => sql`
      insert into agent_request (platform, key, request_hash, status, response, answered_at)
      values ('https://platform.example/profile.json', 'key', '\\x00', 200, '{}', now() - interval '2 days')`,
    remaining: (sql) => sql`select from agent_request`,
  },
  {
    job: 'delete-ended-order-events',
    give: (sql) => sql`
      insert into agent_webhook_event (id, order_id, cause, occurred_at, next_attempt_at, outcome, ended_at)
      select gen_random_uuid(), id, 'created', now(), now(), 'DELIVERED', now() - interval '40 days'
      from orders limit 1`,
    remaining: (sql) => sql`select from agent_webhook_event`,
  },
];
