import { createHash } from 'node:crypto';
import { mailboxOf } from '@sonde/machines/rules/people';
import {
  isOwnReferral,
  mayRefer,
  referralDueDay,
  type ReferrerOrganization,
} from '@sonde/machines/rules/referrals';
import { countryDay } from '@sonde/machines/rules/places';
import type { TransactionSql } from '../../db/connect.ts';
import type { SoldOrder } from '../order/confirm-order.ts';

interface ReferredRow {
  readonly organization_id: string;
  readonly member_emails: readonly string[];
  readonly account_email: string | null;
  readonly latest_delivery: string | null;
  readonly is_paid: boolean;
  readonly is_first: boolean;
  readonly plan_type: ReferrerOrganization['planType'] | null;
  readonly term_months: number | null;
}

/** Who ordered, for comparison only: the same for every spelling of a mailbox. */
const customerHash = (email: string): Buffer => createHash('sha256').update(mailboxOf(email)).digest();

/**
 * Records who referred a confirmed order, as part of the transaction that confirms it. An order that cost nothing earns
 * no credit, and neither does the referrer's own, one that
 * isn't the first of its person and organization, or one of a referrer whose organization can't use credit any more.
 */
export async function openReferral(sql: TransactionSql, order: SoldOrder, now: Date): Promise<void> {
  const { id, referralCode, email, organizationId, userId, country } = order;
  if (referralCode === null) return;
  const [row] = await sql<ReferredRow[]>`
    select voucher.referrer_organization_id as organization_id,
      array(
        select email from users where id = voucher.referrer_user_id
        union
        select users.email from organization_membership join users on users.id = user_id
        where organization_id = voucher.referrer_organization_id
      ) as member_emails,
      (select users.email from users where users.id = ${userId}::uuid) as account_email,
      orders.delivery_window ->> 'latest' as latest_delivery, orders.total_gross > 0 as is_paid,
      not exists (
        select from orders as earlier
        where (earlier.confirmed_at, earlier.id) < (orders.confirmed_at, orders.id)
          and earlier.charge_status <> 'NOT_CHARGED'
          and (earlier.user_id = orders.user_id or earlier.organization_id = orders.organization_id)
      ) as is_first,
      subscription.plan_type, subscription.term_months
    from voucher join orders on orders.id = ${id}
    left join subscription on subscription.organization_id = referrer_organization_id
    where voucher.code = ${referralCode} and voucher.referrer_organization_id is not null`;
  if (!row?.is_paid || !row.is_first) return;
  const { plan_type: planType, term_months: termMonths } = row;
  if (!mayRefer(planType && { planType, termMonths })) return;
  const referrer = { emails: row.member_emails, organizationId: row.organization_id };
  const emails = row.account_email === null ? [email] : [email, row.account_email];
  if (isOwnReferral({ emails, organizationId }, referrer)) return;
  const dueOn = referralDueDay({ orderedOn: countryDay(country, now), deliveredOn: row.latest_delivery });
  await sql`
    insert into referral (order_id, organization_id, customer_hash, due_on, check_on, updated_at)
    values (${id}, ${referrer.organizationId}, ${customerHash(email)}, ${dueOn}, ${dueOn}, ${now})
    on conflict do nothing`;
}
