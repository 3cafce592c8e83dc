import { newRowId } from '../../db/row-id.ts';
import type { Sql } from '../../db/connect.ts';
import { inTransaction } from '../../db/connect.ts';
import { addJob } from '../../db/jobs.ts';
import { hashParameters } from '../order/idempotency.ts';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import { insertLead, isSameLead } from './lead.repository.ts';
import { checkLeadKey, readLead } from './read-lead.ts';
import type { TypedLead } from './read-lead.ts';

/** The job that mails a message to support; it lies in the outbox from the moment in which the message is kept. */
export const leadMailTask = 'send-lead';
/** The job that thanks whoever wrote. */
export const leadReceiptTask = 'send-lead-receipt';

export interface LeadSubmission {
  readonly typed: TypedLead;
  /** Of the page, as its address has it. */
  readonly language: string;
  /** The same for every try to send the same words. */
  readonly idempotencyKey: string;
}

/**
 * Keeps a message and puts its two mails into the outbox, in one transaction. Sent again under its key, nothing more happens.
 * Answers why it is not taken; nothing when it is.
 */
export async function submitLead(
  sql: Sql,
  { typed, language, idempotencyKey }: LeadSubmission,
): Promise<readonly Refusal[]> {
  const keyRefusals = checkLeadKey(idempotencyKey);
  if (keyRefusals.length > 0) return keyRefusals;
  const verdict = readLead(typed, new Date());
  if (!verdict.ok) return verdict.refusals;
  const { read } = verdict;
  const parametersHash = hashParameters([read, language]);
  return inTransaction(sql, async (transaction) => {
    const id = newRowId();
    const isNew = await insertLead(transaction, { id, language, idempotencyKey, parametersHash, ...read });
    if (isNew) {
      for (const task of [leadMailTask, leadReceiptTask]) {
        await addJob(transaction, task, { leadId: id }, { key: `${task}:${id}` });
      }
      return [];
    }
    return (await isSameLead(transaction, idempotencyKey, parametersHash))
      ? []
      : [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')];
  });
}
