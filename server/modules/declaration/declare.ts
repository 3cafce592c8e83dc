import { orderNumberIn } from '@sonde/machines/rules/declaration';
import { inTransaction, type Sql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { Account } from '../../kernel/account.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { type Refusal, refusal } from '../../kernel/refusal.ts';
import type { OrderServices } from '../order/order-services.ts';
import { findDeclaredOrder } from '../order/withdraw-order.ts';
import type { DeclarationReceipt } from './declaration.model.ts';
import { findReceipt, insertDeclaration, matchDeclaration } from './declaration.repository.ts';
import { readDeclaration, type Submission } from './read-declaration.ts';
import { applyDeclaration, type WithdrawalServices } from './apply-declaration.ts';

/** A declaration has been received, or has taken effect by its link. */
export interface DeclarationReceived {
  readonly declarationId: string;
  readonly isConfirmed: boolean;
  /** Whether its address has been sent too many mails to be sent the receipt, too. */
  readonly isMailboxFull: boolean;
}

/** The dependencies of declarations. */
export interface DeclarationServices
  extends Pick<OrderServices, 'people' | 'deriveToken'>, WithdrawalServices {
  readonly sql: Sql;
  now(): Date;
  readonly announceDeclaration: Announce<DeclarationReceived>;
}

/** The receipt, or why there is none. */
export interface Declared {
  readonly receipt: DeclarationReceipt | null;
  readonly refusals: readonly Refusal[];
}

/**
 * Receives a declaration: stores it and announces it, in one transaction. It takes effect at once if its sender is
 * signed in as someone who may see the order; otherwise by the link in its receipt. Repeating it with the same key
 * changes nothing and returns the same receipt. A full mailbox is sent nothing: support sends the receipt.
 */
export async function declare(
  services: DeclarationServices,
  account: Account | null,
  submission: Submission,
  { isMailboxFull }: Pick<DeclarationReceived, 'isMailboxFull'>,
): Promise<Declared> {
  const { sql: database, now: clock, announceDeclaration, people } = services;
  const verdict = readDeclaration(submission, clock());
  if (!verdict.ok) return { receipt: null, refusals: verdict.refusals };
  const { declared } = verdict;
  const { kind, country, language, idempotencyKey } = submission;
  const parametersHash = hashParameters([kind, declared, country, language]);
  const person = await people.of(account);
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
      const order =
        number === null ? null : await findDeclaredOrder(sql, { number, email: declared.email }, person);
      if (order !== null) {
        const { orderId, isProved } = order;
        const given = { kind, declared, receivedAt, now: receivedAt };
        const outcome = isProved ? await applyDeclaration(sql, services, orderId, given) : 'TO_BE_CHECKED';
        await matchDeclaration(sql, id, { orderId, outcome });
      }
      await sql`select ${announceDeclaration(sql, { declarationId: id, isConfirmed: false, isMailboxFull })}`;
    }
    const receipt = await findReceipt(sql, idempotencyKey, parametersHash);
    return receipt === null
      ? { receipt, refusals: [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')] }
      : { receipt, refusals: [] };
  });
}
