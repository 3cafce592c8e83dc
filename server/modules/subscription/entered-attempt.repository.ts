import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { isPlanBeingPaid } from '../../db/plan-payments.ts';
import type { EnteredPayment, OpenInvoice } from './open-invoice.model.ts';
import type { ChargedMembership, RenewalAttempt } from './renewal.model.ts';
import {
  isRenewalOpen,
  renewalAttemptColumns,
  renewalAttemptFromRow,
  type RenewalAttemptRow,
} from './renewal.repository.ts';
import { json } from './subscription-row.ts';

const fromAttempts = (sql: AnySql) => sql`
  select ${renewalAttemptColumns(sql)} from renewal_attempt
  join subscription on subscription.id = renewal_attempt.subscription_id`;

/** The attempt that was made for an open invoice under the caller's key; null for a new key. */
export async function findEnteredAttempt(
  sql: AnySql,
  { subscriptionId, dueOn }: Pick<OpenInvoice, 'subscriptionId' | 'dueOn'>,
  key: string,
): Promise<RenewalAttempt | null> {
  const [row] = await sql<RenewalAttemptRow[]>`
    ${fromAttempts(sql)}
    where subscription_id = ${subscriptionId} and due_on = ${dueOn}::date and entered_payment ->> 'key' = ${key}`;
  return row === undefined ? null : renewalAttemptFromRow(row);
}

/** The attempt to renew a subscription that hasn't ended; null if there is none. */
export async function findOpenRenewal(sql: AnySql, subscriptionId: string): Promise<RenewalAttempt | null> {
  const [row] = await sql<RenewalAttemptRow[]>`
    ${fromAttempts(sql)} where subscription_id = ${subscriptionId} and ${isRenewalOpen(sql)}`;
  return row === undefined ? null : renewalAttemptFromRow(row);
}

/** Whether an attempt may give way to another: its payer has been asked by their bank and hasn't answered. */
export const isReplaceable = ({ payment, status }: RenewalAttempt): boolean =>
  payment.kind === 'ENTERED' && status === 'REQUIRES_ACTION';

/**
 * Records an attempt to pay an open invoice, with the organization locked. Null if a renewal, a change or an
 * order for the plan is being charged.
 */
export async function insertEnteredAttempt(
  sql: TransactionSql,
  { id: subscriptionId, organizationId, nextChargeOn }: ChargedMembership,
  {
    dueOn,
    amount,
    bill,
    entered,
    account,
    now,
  }: Pick<RenewalAttempt, 'dueOn' | 'amount' | 'bill' | 'account'> & {
    readonly entered: EnteredPayment;
    readonly now: Date;
  },
): Promise<RenewalAttempt | null> {
  const id = newRowId();
  const { currency } = amount.gross;
  const [row] = await sql<{ number: number }[]>`
    insert into renewal_attempt (
      id, subscription_id, due_on, number, charge_on, entered_payment, provider_account, currency, net, tax, gross, bill, status,
      created_at, asked_at
    )
    select ${id}::uuid, ${subscriptionId}::uuid, ${dueOn}::date,
      (
        select coalesce(max(number), 0) + 1 from renewal_attempt
        where subscription_id = ${subscriptionId} and due_on = ${dueOn}::date
      ),
      ${nextChargeOn}::date, ${json(sql, entered)}::jsonb, ${account}, ${currency}, ${amount.net.amount}::bigint,
      ${amount.tax.amount}::bigint, ${amount.gross.amount}::bigint, ${json(sql, bill)}::jsonb, 'PENDING', ${now}, ${now}
    where not exists (
      select from change_attempt where subscription_id = ${subscriptionId} and status in (${openAttempts(sql)})
    )
      and not ${isPlanBeingPaid(sql, organizationId, null)}
    on conflict do nothing
    returning number`;
  return row === undefined
    ? null
    : {
        id,
        subscriptionId,
        organizationId,
        dueOn,
        number: row.number,
        chargeOn: nextChargeOn,
        amount,
        bill,
        payment: { kind: 'ENTERED', ...entered },
        account,
        status: 'PENDING',
        intentId: null,
        failureCode: null,
        createdAt: now,
      };
}
