import type { PaymentAttemptStatus, SubscriptionStatus } from '@sonde/machines/lifecycles';
import { type Currency, money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { AccountName } from '@sonde/machines/rules/payment';
import type { RenewalEffect } from '@sonde/machines/rules/plans';
import type { AnySql, Fragment, Sql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { isPlanBeingPaid } from '../../db/plan-payments.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import {
  isChangeOpen,
  membershipColumns,
  membershipFromRow,
  type MembershipRow,
} from './memberships.repository.ts';
import type { EnteredPayment } from './open-invoice.model.ts';
import type {
  ChargedMembership,
  MembershipFacts,
  RenewalAttempt,
  RenewalBill,
  RenewalMethod,
  RenewalPayment,
} from './renewal.model.ts';
import { json } from './subscription-row.ts';

// Every transaction locks the organization first, then its subscription, the attempt, and the invoice series.

export const isRenewalOpen = (sql: AnySql): Fragment => sql`renewal_attempt.status in (${openAttempts(sql)})`;

interface SavedMethodRow {
  readonly id: string;
  readonly method: RenewalMethod['method'];
  readonly provider_method_id: string;
  readonly customer_id: string;
}

/** A row with `renewalAttemptColumns`. */
export interface RenewalAttemptRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly organization_id: string;
  readonly due_on: string;
  readonly number: number;
  readonly charge_on: string;
  readonly currency: Currency;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly bill: RenewalBill;
  readonly saved: SavedMethodRow | null;
  readonly entered_payment: EnteredPayment | null;
  readonly provider_account: AccountName;
  readonly status: PaymentAttemptStatus;
  readonly intent_id: string | null;
  readonly failure_code: ChargeFailureCode | null;
  readonly created_at: Date;
}

/** The columns of an attempt, for statements over `renewal_attempt` and `subscription`. */
export const renewalAttemptColumns = (sql: AnySql): Fragment => sql`
  renewal_attempt.id, renewal_attempt.subscription_id, subscription.organization_id, renewal_attempt.due_on::text,
  renewal_attempt.number, renewal_attempt.charge_on::text, renewal_attempt.currency, renewal_attempt.net,
  renewal_attempt.tax, renewal_attempt.gross, renewal_attempt.bill,
  (select to_jsonb(payment_method) from payment_method where payment_method.id = renewal_attempt.method_id) as saved,
  renewal_attempt.entered_payment, renewal_attempt.provider_account, renewal_attempt.status, renewal_attempt.intent_id, renewal_attempt.failure_code,
  renewal_attempt.created_at`;

function paymentFromRow({ id, saved, entered_payment: entered }: RenewalAttemptRow): RenewalPayment {
  if (entered !== null) return { kind: 'ENTERED', ...entered };
  if (saved === null) throw new Error(`The renewal attempt ${id} charges nothing.`);
  const { method, provider_method_id: token, customer_id: customerId } = saved;
  return { kind: 'SAVED', id: saved.id, method, token, customerId };
}

export const renewalAttemptFromRow = (row: RenewalAttemptRow): RenewalAttempt => ({
  id: row.id,
  subscriptionId: row.subscription_id,
  organizationId: row.organization_id,
  dueOn: row.due_on,
  number: row.number,
  chargeOn: row.charge_on,
  amount: {
    net: money(row.net, row.currency),
    tax: money(row.tax, row.currency),
    gross: money(row.gross, row.currency),
  },
  bill: row.bill,
  payment: paymentFromRow(row),
  account: row.provider_account,
  status: row.status,
  intentId: row.intent_id,
  failureCode: row.failure_code,
  createdAt: row.created_at,
});

/** An attempt to be recorded. */
export interface NewAttempt {
  readonly dueOn: string;
  readonly amount: TaxedMoney;
  readonly bill: RenewalBill;
  /** Why it failed without the provider; null if the provider is asked, or nothing is due. */
  readonly failureCode: string | null;
}

/** A term that costs nothing is renewed without the provider. */
function openingStatus({ gross }: TaxedMoney, failureCode: string | null): PaymentAttemptStatus {
  if (failureCode !== null) return 'DECLINED';
  return gross.amount === 0 ? 'SUCCEEDED' : 'PENDING';
}

/**
 * Records an attempt if its subscription, organization and payment method are unchanged since they were read and its
 * organization still has the credit that the bill uses, and locks them. Null if they were changed or locked by another
 * process, if another attempt is open, or if an order for the plan is being paid. The credit is read by a statement after the lock: it then has what the last
 * one to hold the lock took away.
 */
export async function insertAttempt(
  sql: TransactionSql,
  { id, organizationId, status, expiresOn, nextChargeOn, price, scheduled, method }: ChargedMembership,
  { dueOn, amount, bill, failureCode }: NewAttempt,
  now: Date,
): Promise<Pick<RenewalAttempt, 'id' | 'number' | 'createdAt'> | null> {
  const attemptId = newRowId();
  const methodId = method?.id ?? null;
  const [locked] = await sql`
    select from organization where id = ${organizationId} for no key update skip locked`;
  if (locked === undefined) return null;
  const [row] = await sql<{ number: number }[]>`
    with held as materialized (
      select subscription.id from subscription
      join organization on organization.id = subscription.organization_id
      where subscription.id = ${id} and subscription.status = ${status} and expires_on = ${expiresOn}::date
        and next_charge_on = ${nextChargeOn}::date and price_gross = ${price.gross.amount}
        and scheduled is not distinct from ${scheduled && json(sql, scheduled)}::jsonb
        and ${methodId}::uuid is not distinct from (
          select payment_method.id from payment_method
          where payment_method.organization_id = organization.id and is_primary
        )
        and greatest(0, (
          select coalesce(sum(months), 0) from referral_entry where referral_entry.organization_id = organization.id
        )) >= ${bill.freeMonths ?? 0}
        and not exists (select from renewal_attempt where subscription_id = subscription.id and ${isRenewalOpen(sql)})
        and not ${isChangeOpen(sql)}
        and not ${isPlanBeingPaid(sql, sql`subscription.organization_id`, null)}
      for no key update of organization, subscription skip locked
    )
    insert into renewal_attempt (
      id, subscription_id, due_on, number, charge_on, method_id, provider_account, currency, net, tax, gross, bill, status, failure_code,
      created_at, asked_at
    )
    select ${attemptId}, held.id, ${dueOn}::date,
      (
        select coalesce(max(number), 0) + 1 from renewal_attempt
        where subscription_id = held.id and due_on = ${dueOn}::date
      ),
      ${nextChargeOn}::date, ${methodId}, ${method?.account ?? 'MAIN'}, ${amount.gross.currency}, ${amount.net.amount}, ${amount.tax.amount},
      ${amount.gross.amount}, ${json(sql, bill)}, ${openingStatus(amount, failureCode)}, ${failureCode},
      ${now}, ${now}
    from held
    on conflict do nothing
    returning number`;
  return row === undefined ? null : { id: attemptId, number: row.number, createdAt: now };
}

/** Claims open attempts that were last checked before a moment. No other worker claims them for the same time. */
export async function claimOpenAttempts(
  sql: Sql,
  { idleSince, now, count }: { readonly idleSince: Date; readonly now: Date; readonly count: number },
): Promise<readonly RenewalAttempt[]> {
  const rows = await sql<RenewalAttemptRow[]>`
    with claimed as (
      update renewal_attempt set asked_at = ${now} where id = any(array(
        select id from renewal_attempt where ${isRenewalOpen(sql)} and asked_at <= ${idleSince}
        order by asked_at limit ${count} for update skip locked
      )) returning id
    )
    select ${renewalAttemptColumns(sql)} from renewal_attempt
    join claimed on claimed.id = renewal_attempt.id
    join subscription on subscription.id = renewal_attempt.subscription_id`;
  return rows.map(renewalAttemptFromRow);
}

/** Locks a membership until the transaction ends, then reads it. */
export async function lockMembership(
  sql: TransactionSql,
  { organizationId }: Pick<MembershipFacts, 'organizationId'>,
): Promise<MembershipFacts> {
  await lockOrganization(sql, organizationId);
  const [row] = await sql<[MembershipRow]>`
    select ${membershipColumns(sql)}
    from subscription join organization on organization.id = subscription.organization_id
    where organization_id = ${organizationId} for no key update of subscription`;
  return membershipFromRow(row);
}

/** Whether the subscription still awaits the result of an attempt. */
export async function isStillAwaited(sql: AnySql, attempt: RenewalAttempt): Promise<boolean> {
  const [row] = await sql<[{ exists: boolean }]>`
    select exists (
      select from subscription
      where id = ${attempt.subscriptionId} and status <> 'CANCELED' and next_charge_on = ${attempt.chargeOn}::date
    )`;
  return row.exists;
}

/** The new state of an attempt. */
export interface AttemptChange {
  readonly status: PaymentAttemptStatus;
  readonly intentId: string | null;
  readonly failureCode: ChargeFailureCode | null;
}

/** Changes an attempt if its status is unchanged; false if another process was faster. */
export async function changeAttempt(
  sql: TransactionSql,
  attempt: RenewalAttempt,
  { status, intentId, failureCode }: AttemptChange,
): Promise<boolean> {
  const { count } = await sql`
    update renewal_attempt
    set status = ${status}, intent_id = coalesce(${intentId}, intent_id), failure_code = ${failureCode}
    where id = ${attempt.id} and status = ${attempt.status}`;
  return count === 1;
}

/** The present status of an attempt, with its organization locked. */
export async function statusOfAttempt(
  sql: TransactionSql,
  { id }: Pick<RenewalAttempt, 'id'>,
): Promise<PaymentAttemptStatus> {
  const [{ status }] = await sql<[{ status: PaymentAttemptStatus }]>`
    select status from renewal_attempt where id = ${id}`;
  return status;
}

/** The new days of a locked subscription. */
interface ChangedDays extends Omit<RenewalEffect, 'event'> {
  readonly status: SubscriptionStatus;
}

/** Changes the days of a subscription. Without a further charge, a scheduled change is dropped too. */
export async function changeDays(
  sql: TransactionSql,
  id: string,
  { status, startsOn, expiresOn, nextChargeOn }: ChangedDays,
): Promise<void> {
  await sql`
    update subscription
    set status = ${status}, starts_on = ${startsOn}, expires_on = ${expiresOn}, next_charge_on = ${nextChargeOn},
      scheduled = case when ${nextChargeOn}::date is null then null else scheduled end
    where id = ${id}`;
}

/** A renewal or a change that referral credit pays for, in whole or in part. */
interface SpendingAttempt {
  readonly id: string;
  readonly organizationId: string;
  readonly bill: Pick<RenewalBill, 'freeMonths'>;
}

/** Deducts the free months of a term from its organization's credit. Part of the transaction that renews it. */
export async function spendFreeMonths(
  sql: TransactionSql,
  { id, organizationId, bill: { freeMonths = 0 } }: SpendingAttempt,
  column: 'attempt_id' | 'change_attempt_id',
): Promise<void> {
  if (freeMonths === 0) return;
  await sql`
    insert into referral_entry (id, organization_id, months, reason, ${sql(column)})
    values (${newRowId()}, ${organizationId}, ${-freeMonths}, 'SPENT', ${id})`;
}
