import { type Declaration, orderNumberIn } from '@sonde/machines/rules/declaration';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { type Refusal, refusal } from '../../kernel/refusal.ts';
import { withdrawOrder } from '../order/withdraw-order.ts';
import { endRenewalOfOrder } from '../subscription/end-renewal.ts';
import type { DeclarationReceipt, StoredDeclaration } from './declaration.model.ts';
import { findReceipt, insertDeclaration, matchDeclaration } from './declaration.repository.ts';
import { readDeclaration, type Submission } from './read-declaration.ts';

/** A declaration has been received. */
export interface DeclarationReceived {
  readonly declarationId: string;
}

/** The dependencies of declarations. */
export interface DeclarationServices {
  readonly sql: Sql;
  now(): Date;
  readonly announceDeclaration: Announce<DeclarationReceived>;
}

/** The receipt, or why there is none. */
interface Declared {
  readonly receipt: DeclarationReceipt | null;
  readonly refusals: readonly Refusal[];
}

type Match = Pick<StoredDeclaration, 'orderId' | 'outcome'>;

const unmatched: Match = { orderId: null, outcome: 'TO_BE_CHECKED' };

async function takeEffect(
  sql: TransactionSql,
  { contract, email, items }: Declaration,
  now: Date,
): Promise<Match> {
  const number = orderNumberIn(contract);
  const order =
    number === null ? null : await withdrawOrder(sql, { number, email, isWhole: items === '' }, now);
  if (order === null) return unmatched;
  if (!order.isWithdrawn) return { ...unmatched, orderId: order.orderId };
  await endRenewalOfOrder(sql, order.orderId);
  return { orderId: order.orderId, outcome: 'WITHDRAWN' };
}

/**
 * Receives a withdrawal: stores it, lets it take effect where that is certain, and announces it, in one transaction.
 * Repeating it with the same key changes nothing and returns the same receipt.
 */
export async function declareWithdrawal(
  services: DeclarationServices,
  submission: Submission,
): Promise<Declared> {
  const { sql: database, now: clock, announceDeclaration } = services;
  const verdict = readDeclaration(submission);
  if (!verdict.ok) return { receipt: null, refusals: verdict.refusals };
  const { declared } = verdict;
  const { country, language, idempotencyKey } = submission;
  const parametersHash = hashParameters([declared, country, language]);
  return inTransaction(database, async (sql) => {
    const [id, receivedAt] = [newRowId(), clock()];
    const isNew = await insertDeclaration(sql, {
      id,
      country,
      language,
      declared,
      receivedAt,
      idempotencyKey,
      parametersHash,
    });
    if (isNew) {
      const match = await takeEffect(sql, declared, receivedAt);
      if (match.orderId !== null) await matchDeclaration(sql, id, match);
      await sql`select ${announceDeclaration(sql, { declarationId: id })}`;
    }
    const receipt = await findReceipt(sql, idempotencyKey, parametersHash);
    return receipt === null
      ? { receipt, refusals: [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')] }
      : { receipt, refusals: [] };
  });
}
