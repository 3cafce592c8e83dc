import { timingSafeEqual } from 'node:crypto';
import { isRowId } from '../../db/row-id.ts';
import { type DeriveToken, isToken } from '../../kernel/tokens.ts';

/** What has a token that is found without being stored. */
type DocumentKind = 'invoice' | 'credit-note';

/** Bytes of an ID, and of the proof that follows it in a token. */
const half = 16;

/** The ID of a document with a proof of it, so that a token is found without being stored. */
export function documentToken(deriveToken: DeriveToken, kind: DocumentKind, id: string): string {
  const proof = Buffer.from(deriveToken(kind, id), 'base64url').subarray(0, half);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proof]).toString('base64url');
}

/** The ID in a token; null for one that the shop hasn't made. */
export function idOfToken(deriveToken: DeriveToken, kind: DocumentKind, token: string): string | null {
  if (!isToken(token)) return null;
  const id = Buffer.from(token, 'base64url')
    .subarray(0, half)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!isRowId(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(documentToken(deriveToken, kind, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

export const invoiceToken = (deriveToken: DeriveToken, id: string): string =>
  documentToken(deriveToken, 'invoice', id);

export const idOfInvoiceToken = (deriveToken: DeriveToken, token: string): string | null =>
  idOfToken(deriveToken, 'invoice', token);
