import { countryDay } from '@sonde/machines/rules/places';
import { addMonths } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import { giveMembership } from './memberships.ts';

/** One thing to do for a job, and a search that finds nothing once it is done. */
interface JobToDo {
  readonly job: string;
  give(sql: Sql): Promise<unknown>;
  remaining(sql: Sql): Promise<readonly unknown[]>;
}

const oneOrder = (sql: Sql, turn: number) =>
  sql`(select id from orders where number % 4 = 1 limit 1 offset ${turn})`;

/** Things to do for recurring jobs in a large shop, each amid what is finished. */
export const jobsToDo: readonly JobToDo[] = [
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
];
