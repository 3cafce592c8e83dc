import { type Declaration, type DeclarationKind, orderNumberIn } from '@sonde/machines/rules/declaration';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { type Refusal, refusal } from '../../kernel/refusal.ts';
import { findOrderOf, withdrawOrder } from '../order/withdraw-order.ts';
import { cancelRenewalOfOrder, withdrawSale } from '../subscription/end-renewal.ts';
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

/** How a declaration takes effect on the order that it names. */
type TakeEffect = (sql: TransactionSql, number: string, declared: Declaration, now: Date) => Promise<Match>;

const withdraw: TakeEffect = async (sql, number, { email, items }, now) => {
  const order = await withdrawOrder(sql, { number, email, isWhole: items === '' }, now);
  if (order === null) return unmatched;
  if (!order.isWithdrawn) return { ...unmatched, orderId: order.orderId };
  await withdrawSale(sql, order.orderId, now);
  return { orderId: order.orderId, outcome: 'WITHDRAWN' };
};

const cancel: TakeEffect = async (sql, number, { ground, endsOn, email }) => {
  const orderId = await findOrderOf(sql, { number, email });
  if (orderId === null) return unmatched;
  const isCanceled = ground === 'ORDINARY' && (await cancelRenewalOfOrder(sql, orderId, endsOn));
  return { orderId, outcome: isCanceled ? 'CANCELED' : 'TO_BE_CHECKED' };
};

const effects: Readonly<Record<DeclarationKind, TakeEffect>> = { WITHDRAWAL: withdraw, CANCELLATION: cancel };

/**
 * Receives a declaration: stores it, lets it take effect where that is certain, and announces it, in one transaction.
 * Repeating it with the same key changes nothing and returns the same receipt.
 */
export async function declare(services: DeclarationServices, submission: Submission): Promise<Declared> {
  const { sql: database, now: clock, announceDeclaration } = services;
  const verdict = readDeclaration(submission);
  if (!verdict.ok) return { receipt: null, refusals: verdict.refusals };
  const { declared } = verdict;
  const { kind, country, language, idempotencyKey } = submission;
  const parametersHash = hashParameters([kind, declared, country, language]);
  return inTransaction(database, async (sql) => {
    const [id, receivedAt] = [newRowId(), clock()];
    const isNew = await insertDeclaration(sql, {
      id,
      kind,
      country,
      language,
      declared,
      receivedAt,
      idempotencyKey,
      parametersHash,
    });
    if (isNew) {
      const number = orderNumberIn(declared.contract);
      const match = number === null ? unmatched : await effects[kind](sql, number, declared, receivedAt);
      if (match.orderId !== null) await matchDeclaration(sql, id, match);
      await sql`select ${announceDeclaration(sql, { declarationId: id })}`;
    }
    const receipt = await findReceipt(sql, idempotencyKey, parametersHash);
    return receipt === null
      ? { receipt, refusals: [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')] }
      : { receipt, refusals: [] };
  });
}
