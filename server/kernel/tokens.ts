import { createHmac, hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a token opens. */
type TokenKind = 'checkout' | 'order' | 'invitation' | 'referrer';

/** Derives the unguessable token (256 bits, base64url) of a thing from its id. */
export type DeriveToken = (kind: TokenKind, id: string) => string;

/**
 * Tokens are derived, never written down: HMAC-SHA256 of kind and id with `TOKEN_SECRET`. The same id gives the same token
 * again, so that a later mail can carry it. The database has hashes only ({@link hashToken}), by which a token is looked
 * up, so a stolen copy of it opens nothing. All processes of a shop need the same secret; whoever changes it ends every
 * link that was handed out. An unknown token and somebody else's get the same answer (decision 24).
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
