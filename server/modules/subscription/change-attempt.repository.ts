import { type Currency, money } from '@sonde/machines/rules/money';
import type { PaymentAttemptStatus } from '@sonde/machines/lifecycles';
import type { AccountName } from '@sonde/machines/rules/payment';
import type { AnySql, Fragment, Sql, TransactionSql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import type { ChargeFailureCode } from '../payment/provider/payment-provider.ts';
import { invoiceNumber } from '../invoice/invoice-number.ts';
import { enteredMethod } from '../payment/methods/payment-methods.ts';
import type { ChangeAttempt } from './change-attempt.model.ts';
import { json } from './subscription-row.ts';

export interface ChangeAttemptRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly parameters_hash: string;
  readonly before: ChangeAttempt['before'];
  readonly change: ChangeAttempt['change'];
  readonly bill: ChangeAttempt['bill'];
  readonly currency: Currency;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly method: ChangeAttempt['method'] | null;
  readonly token: string | null;
  readonly customer_id: string | null;
  readonly provider_account: AccountName;
  readonly is_kept: boolean;
  readonly status: PaymentAttemptStatus;
  readonly intent_id: string | null;
  readonly failure_code: ChargeFailureCode | null;
  readonly created_at: string;
  readonly series: string | null;
  readonly number: number | null;
}

/** An attempt of the statement's table `change_attempt`, as JSON. */
const attemptJson = (sql: AnySql): Fragment => sql`
  to_jsonb(change_attempt) || jsonb_build_object(
    'parameters_hash', encode(parameters_hash, 'hex'),
    'organization_id', (select organization_id from subscription where id = change_attempt.subscription_id),
    'email', (select email from users where id = change_attempt.user_id),
    'method', (select method from payment_method where id = change_attempt.method_id),
    'series', (select series from invoice where change_attempt_id = change_attempt.id),
    'number', (select number from invoice where change_attempt_id = change_attempt.id)
  )`;

/** The attempt of a caller's key, as a scalar of another statement. */
export const attemptOfKey = (sql: AnySql, userId: string, key: string): Fragment => sql`(
  select ${attemptJson(sql)} from change_attempt where user_id = ${userId} and key = ${key}
)`;

/** The open attempt of the statement's table `subscription`, as a scalar. */
export const openAttempt = (sql: AnySql): Fragment => sql`(
  select ${attemptJson(sql)} from change_attempt
  where subscription_id = subscription.id and status in (${openAttempts(sql)})
)`;

export const changeAttemptFromRow = (row: ChangeAttemptRow): ChangeAttempt => ({
  id: row.id,
  subscriptionId: row.subscription_id,
  organizationId: row.organization_id,
  userId: row.user_id,
  email: row.email,
  before: row.before,
  change: row.change,
  bill: row.bill,
  amount: {
    net: money(row.net, row.currency),
    tax: money(row.tax, row.currency),
    gross: money(row.gross, row.currency),
  },
  method: row.method ?? enteredMethod(),
  token: row.token,
  customerId: row.customer_id,
  account: row.provider_account,
  isKept: row.is_kept,
  status: row.status,
  intentId: row.intent_id,
  failureCode: row.failure_code,
  createdAt: new Date(row.created_at),
  invoiceNumber: row.series === null || row.number === null ? null : invoiceNumber(row.series, row.number),
});

/** An attempt to be recorded. */
interface NewChangeAttempt {
  readonly attempt: ChangeAttempt;
  readonly key: string;
  readonly parametersHash: Buffer;
  readonly methodId: string | null;
}

/** Records an attempt, with the organization locked; false if another one is open, or a renewal is being charged. */
export async function insertChangeAttempt(
  sql: TransactionSql,
  { attempt, key, parametersHash, methodId }: NewChangeAttempt,
): Promise<boolean> {
  const { id, subscriptionId, userId, before, change, bill, amount } = attempt;
  const { count } = await sql`
    insert into change_attempt (
      id, subscription_id, user_id, key, parameters_hash, before, change, bill, currency, net, tax, gross, method_id,
      token, customer_id, provider_account, is_kept, status, created_at, asked_at
    )
    select ${id}::uuid, ${subscriptionId}::uuid, ${userId}::uuid, ${key}, ${parametersHash}, ${json(sql, before)}::jsonb,
      ${json(sql, change)}::jsonb, ${json(sql, bill)}::jsonb, ${amount.gross.currency}, ${amount.net.amount}::bigint,
      ${amount.tax.amount}::bigint, ${amount.gross.amount}::bigint, ${methodId}::uuid, ${attempt.token},
      ${attempt.customerId}, ${attempt.account}, ${attempt.isKept}::boolean, ${attempt.status}, ${attempt.createdAt}::timestamptz,
      ${attempt.createdAt}::timestamptz
    where not exists (
      select from renewal_attempt
      where subscription_id = ${subscriptionId} and status in (${openAttempts(sql)})
    )
    on conflict do nothing`;
  return count === 1;
}

/** Changes an attempt if its status is unchanged; false if another process was faster. */
export async function moveChangeAttempt(
  sql: TransactionSql,
  { id, status: known }: ChangeAttempt,
  {
    status,
    intentId,
    failureCode = null,
  }: {
    readonly status: PaymentAttemptStatus;
    readonly intentId: string | null;
    readonly failureCode?: ChargeFailureCode | null;
  },
): Promise<boolean> {
  const { count } = await sql`
    update change_attempt
    set status = ${status}, intent_id = coalesce(${intentId}, intent_id), failure_code = ${failureCode}
    where id = ${id} and status = ${known}`;
  return count === 1;
}

/** Claims open attempts that were last checked before a moment. No other worker claims them for the same time. */
export async function claimOpenChanges(
  sql: Sql,
  { idleSince, now, count }: { readonly idleSince: Date; readonly now: Date; readonly count: number },
): Promise<readonly ChangeAttempt[]> {
  const rows = await sql<{ attempt: ChangeAttemptRow }[]>`
    with claimed as (
      update change_attempt set asked_at = ${now} where id = any(array(
        select id from change_attempt
        where status in (${openAttempts(sql)}) and asked_at <= ${idleSince}
        order by asked_at limit ${count} for update skip locked
      )) returning id
    )
    select ${attemptJson(sql)} as attempt from change_attempt join claimed using (id)`;
  return rows.map(({ attempt }) => changeAttemptFromRow(attempt));
}
