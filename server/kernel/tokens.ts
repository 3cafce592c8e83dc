import { createHmac, hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a token opens. */
export type TokenKind = 'checkout' | 'order';

/** Derives the unguessable token (256 bits, base64url) of a thing from its id. */
export type DeriveToken = (kind: TokenKind, id: string) => string;

/**
 * Tokens are derived, never written down: the same id gives the same token again, so that a later mail can carry it.
 * Whoever changes the secret ends every link that was handed out.
 */
export function createTokens(secret: string): DeriveToken {
  // Every answer about a checkout carries its token.
  const tokens = new LRUCache<string, string>({
    max: 500,
    memoMethod: (name) => createHmac('sha256', secret).update(name).digest('base64url'),
  });
  return (kind, id) => tokens.memo(`${kind}:${id}`);
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
