import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '../../db/connect.ts';
import { isRowId } from '../../db/row-id.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { lockDeclaration, matchDeclaration, readReceipt } from './declaration.repository.ts';
import type { Declared, DeclarationServices } from './declare.ts';
import { applyDeclaration } from './apply-declaration.ts';

/** The token in the link of a receipt: the person who has it reads the mail of the declared address. */
export const confirmationToken = (deriveToken: DeriveToken, declarationId: string): string =>
  `${declarationId}.${deriveToken('declaration', declarationId)}`;

/** The ID of the declaration that a token confirms; null for any other text. */
function declarationIdOf(deriveToken: DeriveToken, token: string): string | null {
  const [id = ''] = token.split('.');
  if (!isRowId(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(confirmationToken(deriveToken, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const unknown: Declared = { receipt: null, refusals: [refusal('NOT_FOUND', 'token')] };

/**
 * Lets a declaration take effect that its sender confirms by the link in its receipt. Repeating it changes nothing and
 * returns the same receipt.
 */
export async function confirmDeclaration(services: DeclarationServices, token: string): Promise<Declared> {
  const { sql: database, now, deriveToken, announceDeclaration } = services;
  const id = declarationIdOf(deriveToken, token);
  if (id === null) return unknown;
  return inTransaction(database, async (sql) => {
    const stored = await lockDeclaration(sql, id);
    if (stored === null) return unknown;
    const { orderId } = stored;
    if (stored.outcome === 'TO_BE_CHECKED' && orderId !== null) {
      const outcome = await applyDeclaration(sql, services, orderId, { ...stored, now: now() });
      if (outcome !== 'TO_BE_CHECKED') {
        await matchDeclaration(sql, id, { orderId, outcome });
        const event = { declarationId: id, isConfirmed: true, isMailboxFull: false };
        await sql`select ${announceDeclaration(sql, event)}`;
      }
    }
    return { receipt: await readReceipt(sql, id), refusals: [] };
  });
}
