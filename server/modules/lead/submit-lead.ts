import { newRowId } from '../../db/row-id.ts';
import type { Sql } from '../../db/connect.ts';
import { inTransaction } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { insertLead, isSameLead } from './lead.repository.ts';
import { checkLeadKey, readLead } from './read-lead.ts';
import type { TypedLead } from './read-lead.ts';

/** A message is kept. */
export interface LeadSubmitted {
  readonly leadId: string;
}

/** What messages need of the world. */
export interface LeadServices {
  readonly sql: Sql;
  readonly announceLead: Announce<LeadSubmitted>;
}

export interface LeadSubmission {
  readonly typed: TypedLead;
  /** Of the page, as its address has it. */
  readonly language: string;
  /** The same for every try to send the same words. */
  readonly idempotencyKey: string;
}

/**
 * Keeps a message and announces it, in one transaction. Sent again under its key, nothing more happens.
 * Answers why it is not taken; nothing when it is.
 */
export async function submitLead(
  { sql, announceLead }: LeadServices,
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
      await transaction`select ${announceLead(transaction, { leadId: id })}`;
      return [];
    }
    return (await isSameLead(transaction, idempotencyKey, parametersHash))
      ? []
      : [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')];
  });
}
