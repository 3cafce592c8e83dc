import { timingSafeEqual } from 'node:crypto';
import { isRowId } from '../../db/row-id.ts';
import { type DeriveToken, isToken } from '../../kernel/tokens.ts';

/** Bytes of an ID, and of the proof that follows it in a token. */
const half = 16;

/** The ID of the invoice with a proof of it, so that a token is found without being stored. */
export function invoiceToken(deriveToken: DeriveToken, id: string): string {
  const proof = Buffer.from(deriveToken('invoice', id), 'base64url').subarray(0, half);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proof]).toString('base64url');
}

/** The ID in a token; null for one that the shop hasn't made. */
export function idOfInvoiceToken(deriveToken: DeriveToken, token: string): string | null {
  if (!isToken(token)) return null;
  const id = Buffer.from(token, 'base64url')
    .subarray(0, half)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!isRowId(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(invoiceToken(deriveToken, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
