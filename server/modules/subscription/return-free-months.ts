import { returnedMonths } from '@sonde/machines/rules/referrals';
import type { TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';

interface LedgerFacts {
  readonly attemptId: string | null;
  readonly changeAttemptId: string | null;
  readonly spentMonths: number;
  readonly unspentMonths: number;
  readonly entitledMonths: number;
}

/** What the ledger has for the renewal of an invoice; undefined if it used no credit, or has it back. */
async function readLedger(sql: TransactionSql, invoiceId: string): Promise<LedgerFacts | undefined> {
  const [facts] = await sql<LedgerFacts[]>`
    select spent.attempt_id as "attemptId", spent.change_attempt_id as "changeAttemptId", -spent.months as "spentMonths",
      (
        select coalesce(sum(months), 0)::integer from referral_entry where organization_id = spent.organization_id
      ) as "unspentMonths",
      (
        select coalesce(sum(months), 0)::integer from referral_entry as entry
        where organization_id = spent.organization_id and id <> spent.id and (
          reason = 'GRANTED' and not exists (
            select from referral where referral.order_id = entry.order_id and status = 'REVERSED'
          )
          or reason = 'SPENT' and not exists (
            select from referral_entry as returned
            where reason = 'RETURNED'
              and (returned.attempt_id = entry.attempt_id or returned.change_attempt_id = entry.change_attempt_id)
          )
        )
      ) as "entitledMonths"
    from invoice
    join referral_entry as spent on spent.reason = 'SPENT'
      and (spent.attempt_id = invoice.attempt_id or spent.change_attempt_id = invoice.change_attempt_id)
    where invoice.id = ${invoiceId} and not exists (
      select from referral_entry as returned
      where reason = 'RETURNED'
        and (returned.attempt_id = spent.attempt_id or returned.change_attempt_id = spent.change_attempt_id)
    )`;
  return facts;
}

/**
 * Gives back the months of referral credit that a renewal used, once nothing of its charge is left. Part of the
 * transaction that books the refund; the organization is locked.
 */
export async function returnFreeMonths(
  sql: TransactionSql,
  invoice: { readonly id: string; readonly organizationId: string },
  at: Date,
): Promise<void> {
  const facts = await readLedger(sql, invoice.id);
  const months = facts === undefined ? 0 : returnedMonths(facts);
  if (facts === undefined || months === 0) return;
  const { attemptId, changeAttemptId } = facts;
  await sql`
    insert into referral_entry (id, organization_id, months, reason, attempt_id, change_attempt_id, created_at)
    values (
      ${newRowId()}, ${invoice.organizationId}, ${months}, 'RETURNED', ${attemptId}, ${changeAttemptId}, ${at}
    )`;
}
