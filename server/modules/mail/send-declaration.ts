import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { confirmationToken } from '../declaration/confirm-declaration.ts';
import type { DeclarationReceived } from '../declaration/declare.ts';
import { loadDeclaration } from '../declaration/declaration.repository.ts';
import { loadOrder } from '../order/order.repository.ts';
import { type DeclaringShop, declarationMail } from './declaration-mail.ts';
import { declarationReceipt } from './declaration-receipt.ts';
import type { SendMail } from './mailer.ts';

export interface DeclarationMailServices extends DeclaringShop {
  readonly sql: Sql;
  readonly deriveToken: DeriveToken;
  readonly sendMail: SendMail;
}

async function readDeclaration({ sql }: DeclarationMailServices, { declarationId }: DeclarationReceived) {
  const stored = await loadDeclaration(sql, declarationId);
  if (stored === null) throw new Error(`No declaration ${declarationId} to send a mail about`);
  return { stored, order: stored.orderId === null ? null : await loadOrder(sql, stored.orderId) };
}

/** Sends a declaration to support. May run more than once; the email's Message-ID stays the same. */
export async function sendDeclaration(
  services: DeclarationMailServices,
  received: DeclarationReceived,
): Promise<void> {
  const { stored, order } = await readDeclaration(services, received);
  await services.sendMail(declarationMail(stored, order, { ...services, ...received }));
}

/**
 * Sends the receipt of a declaration, as the law requires, and again when it has taken effect by its link. Where the mailbox
 * is full, support sends it. May run more than once; the email's Message-ID stays the same.
 */
export async function sendDeclarationReceipt(
  services: DeclarationMailServices,
  received: DeclarationReceived,
): Promise<void> {
  if (received.isMailboxFull) return;
  const { stored, order } = await readDeclaration(services, received);
  const confirmation = confirmationToken(services.deriveToken, received.declarationId);
  await services.sendMail(declarationReceipt(stored, order, { ...services, ...received, confirmation }));
}
