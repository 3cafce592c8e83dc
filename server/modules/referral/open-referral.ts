import { isOwnReferral, referralDueDay } from '@sonde/machines/rules/referrals';
import { countryDay } from '@sonde/machines/rules/places';
import type { TransactionSql } from '../../db/connect.ts';
import type { SoldOrder } from '../order/confirm-order.ts';

interface ReferredRow {
  readonly organization_id: string;
  readonly member_emails: readonly string[];
  readonly account_email: string | null;
  readonly latest_delivery: string | null;
  readonly is_paid: boolean;
}

/**
 * Records who referred a confirmed order, as part of the transaction that confirms it. An order that cost nothing earns
 * no credit, and neither does the referrer's own.
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
      orders.delivery_window ->> 'latest' as latest_delivery, orders.total_gross > 0 as is_paid
    from voucher join orders on orders.id = ${id}
    where voucher.code = ${referralCode} and voucher.referrer_organization_id is not null`;
  if (!row?.is_paid) return;
  const referrer = { emails: row.member_emails, organizationId: row.organization_id };
  const emails = row.account_email === null ? [email] : [email, row.account_email];
  if (isOwnReferral({ emails, organizationId }, referrer)) return;
  const dueOn = referralDueDay({ orderedOn: countryDay(country, now), deliveredOn: row.latest_delivery });
  await sql`
    insert into referral (order_id, organization_id, due_on, check_on, updated_at)
    values (${id}, ${referrer.organizationId}, ${dueOn}, ${dueOn}, ${now})
    on conflict do nothing`;
}
