import { newRowId } from '../../db/row-id.ts';
import type { Sql } from '../../db/connect.ts';
import { inTransaction } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { checkIdempotencyKey, hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { insertLead, isSameLead } from './lead.repository.ts';
import { originOf, readLead } from './read-lead.ts';
import type { TypedLead } from './read-lead.ts';

/** A message has been stored. */
export interface LeadSubmitted {
  readonly leadId: string;
}

/** The dependencies of messages. */
export interface LeadServices {
  readonly sql: Sql;
  readonly announceLead: Announce<LeadSubmitted>;
}

export interface LeadSubmission {
  readonly typed: TypedLead;
  /** The language in the page's URL. */
  readonly language: string;
  /** The same for every attempt to send the same message. */
  readonly idempotencyKey: string;
}

/**
 * Stores a message and announces it, in one transaction. Repeating it with the same key changes nothing.
 * Returns the refusals; empty on success.
 */
export async function submitLead(
  { sql, announceLead }: LeadServices,
  { typed, language, idempotencyKey }: LeadSubmission,
): Promise<readonly Refusal[]> {
  const keyRefusals = checkIdempotencyKey(idempotencyKey);
  if (keyRefusals.length > 0) return keyRefusals;
  const verdict = readLead(typed, new Date());
  if (!verdict.ok) return verdict.refusals;
  const { read } = verdict;
  const parametersHash = hashParameters([read, language]);
  return inTransaction(sql, async (transaction) => {
    const id = newRowId();
    const origin = originOf(typed, read.slug);
    const isNew = await insertLead(transaction, {
      id,
      language,
      idempotencyKey,
      parametersHash,
      origin,
      ...read,
    });
    if (isNew) {
      await transaction`select ${announceLead(transaction, { leadId: id })}`;
      return [];
    }
    return (await isSameLead(transaction, idempotencyKey, parametersHash))
      ? []
      : [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')];
  });
}
