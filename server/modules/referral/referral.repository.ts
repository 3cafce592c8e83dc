import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import type { ReferralStatus } from '@sonde/machines/rules/referrals';
import type { AnySql, Sql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { openAttempts } from '../../db/open-attempts.ts';

// Locks are taken in this order: referral, organization, subscription. Renewals begin with the organization.

/** A referral with what its order has come to. Amounts are minor units, days those of the order's shop. */
export interface Referral {
  readonly orderId: string;
  /** Which earns the credit. */
  readonly organizationId: string;
  readonly status: ReferralStatus;
  readonly dueOn: string;
  readonly country: string;
  readonly isFullyCharged: boolean;
  readonly isEnded: boolean;
  readonly paid: number;
  readonly refunded: number;
}

interface ReferralRow {
  readonly organization_id: string;
  readonly status: ReferralStatus;
  readonly due_on: string;
  readonly country: string;
  readonly order_status: OrderStatus;
  readonly charge_status: ChargeStatus;
  readonly total_gross: number;
  readonly refunded: number;
}

const endedStatuses: readonly OrderStatus[] = ['CANCELED', 'WITHDRAWN'];

/**
 * Locks a referral until the transaction ends; null if another process has locked it or it need not be checked. What
 * its order has come to is read by a statement after the lock: the person who returns the order then waits for this
 * transaction, or is seen. The refund of a stray payment is none of the order's.
 */
export async function lockReferral(sql: TransactionSql, orderId: string): Promise<Referral | null> {
  const [locked] = await sql`
    select from referral where order_id = ${orderId} and check_on is not null for update skip locked`;
  if (locked === undefined) return null;
  const [row] = await sql<[ReferralRow]>`
    select referral.organization_id, referral.status, due_on::text, orders.country, orders.status as order_status,
      orders.charge_status, orders.total_gross, (
        select coalesce(sum(ledger_entry.amount), 0)
        from ledger_entry join payment_attempt on payment_attempt.id = attempt_id
        where ledger_entry.order_id = orders.id and payment_attempt.status = 'SUCCEEDED'
          and entry = 'REFUND' and account in ('SALES', 'TAX')
      )::bigint as refunded
    from referral join orders on orders.id = order_id
    where order_id = ${orderId}`;
  return {
    orderId,
    organizationId: row.organization_id,
    status: row.status,
    dueOn: row.due_on,
    country: row.country,
    isFullyCharged: row.charge_status === 'FULLY_CHARGED',
    isEnded: endedStatuses.includes(row.order_status),
    paid: row.total_gross,
    refunded: row.refunded,
  };
}

/** The number of referrals that one statement reads. */
const pageSize = 200;

/** The orders of the referrals that are to be checked by a day, in pages. */
export async function* findReferralsToCheck(sql: Sql, until: string): AsyncIterable<readonly string[]> {
  let after = { day: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await sql<{ day: string; order_id: string }[]>`
      select check_on::text as day, order_id from referral
      where check_on <= ${until}::date and (check_on, order_id) > (${after.day}::date, ${after.id}::uuid)
      order by check_on, order_id limit ${pageSize}`;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = { day: last.day, id: last.order_id };
    yield rows.map(({ order_id }) => order_id);
    if (rows.length < pageSize) return;
  }
}

/** The new state of a referral; `checkOn` is null where nothing is expected to happen. */
interface SettledReferral {
  readonly status: ReferralStatus;
  readonly checkOn: string | null;
}

/** Updates the referral of an order: its status, and the day on which it is checked next. */
export async function writeReferral(
  sql: TransactionSql,
  orderId: string,
  { status, checkOn }: SettledReferral,
  now: Date,
): Promise<void> {
  await sql`
    update referral set status = ${status}, check_on = ${checkOn}::date, updated_at = ${now}
    where order_id = ${orderId}`;
}

interface NewEntry {
  readonly orderId: string;
  readonly organizationId: string;
  readonly months: number;
  readonly reason: 'GRANTED' | 'REVERSED';
  readonly at: Date;
}

/** Adds an entry to the ledger, once for each order and reason; returns whether it is new. */
export async function insertEntry(
  sql: TransactionSql,
  { orderId, organizationId, months, reason, at }: NewEntry,
): Promise<boolean> {
  const { count } = await sql`
    insert into referral_entry (id, organization_id, months, reason, order_id, created_at)
    values (${newRowId()}, ${organizationId}, ${months}, ${reason}, ${orderId}, ${at})
    on conflict (order_id, reason) where order_id is not null do nothing`;
  return count === 1;
}

/** The months that an order has earned; 0 if none were granted. */
export async function grantedMonthsOf(sql: AnySql, orderId: string): Promise<number> {
  const [row] = await sql<{ months: number }[]>`
    select months from referral_entry where order_id = ${orderId} and reason = 'GRANTED'`;
  return row?.months ?? 0;
}

/** Whether an open charge of a subscription uses referral credit. The caller has locked its organization. */
export async function isCreditBeingSpent(sql: AnySql, subscriptionId: string): Promise<boolean> {
  const [row] = await sql<[{ exists: boolean }]>`
    select exists (
      select from renewal_attempt
      where subscription_id = ${subscriptionId} and status in (${openAttempts(sql)})
        and (bill ->> 'freeMonths')::integer > 0
      union all
      select from change_attempt
      where subscription_id = ${subscriptionId} and status in (${openAttempts(sql)})
        and (bill ->> 'freeMonths')::integer > 0
    )`;
  return row.exists;
}
