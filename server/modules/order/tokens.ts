import { createHmac, hash } from 'node:crypto';

/** What a token opens. */
export type TokenKind = 'checkout' | 'order';

/** Derives the unguessable token (256 bits, base64url) of a thing from its id. */
export type DeriveToken = (kind: TokenKind, id: string) => string;

/**
 * Tokens are derived, never stored: the same id gives the same token again, so that a later mail can carry it.
 * Whoever changes the secret ends every link that was handed out.
 */
export function createTokens(secret: string): DeriveToken {
  return (kind, id) => createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url');
}

/** What stands in the database instead of the token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether the text has the form of a token; anything else need not be looked up. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}
