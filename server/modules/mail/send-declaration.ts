import type { Sql } from '../../db/connect.ts';
import { loadDeclaration } from '../declaration/declaration.repository.ts';
import { loadOrder } from '../order/order.repository.ts';
import { type DeclaringShop, declarationMail } from './declaration-mail.ts';
import { declarationReceipt } from './declaration-receipt.ts';
import type { SendMail } from './mailer.ts';

export interface DeclarationMailServices extends DeclaringShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
}

async function read({ sql }: DeclarationMailServices, declarationId: string) {
  const stored = await loadDeclaration(sql, declarationId);
  if (stored === null) throw new Error(`No declaration ${declarationId} to send a mail about`);
  return { stored, order: stored.orderId === null ? null : await loadOrder(sql, stored.orderId) };
}

/** Sends a declaration to support. May run more than once; the email's Message-ID stays the same. */
export async function sendDeclaration(
  services: DeclarationMailServices,
  declarationId: string,
): Promise<void> {
  const { stored, order } = await read(services, declarationId);
  await services.sendMail(declarationMail(stored, order, services));
}

/**
 * Sends the receipt of a declaration, every time, as the law requires. May run more than once; the email's Message-ID
 * stays the same.
 */
export async function sendDeclarationReceipt(
  services: DeclarationMailServices,
  declarationId: string,
): Promise<void> {
  const { stored, order } = await read(services, declarationId);
  await services.sendMail(declarationReceipt(stored, order, services));
}
