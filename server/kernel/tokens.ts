import { createHmac, hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a token gives access to. */
export type TokenKind =
  | 'checkout'
  | 'order'
  | 'order-access'
  | 'invitation'
  | 'invoice'
  | 'invoice-access'
  | 'quote-access'
  | 'referrer'
  | 'declaration'
  | 'maintenance';

/** Derives an object's unguessable token (256 bits, base64url) from its id. */
export type DeriveToken = (kind: TokenKind, id: string) => string;

/**
 * Tokens are derived, never stored: HMAC-SHA256 of kind and id with `TOKEN_SECRET`. The same id always has the same
 * token, so later mails can contain it. The database stores only hashes ({@link hashToken}), by which tokens are looked
 * up, so a stolen copy gives no access. All processes of a shop need the same secret; changing it invalidates every
 * link that was sent. An unknown token and another person's get the same response (decision 24).
 */
export function createTokens(secret: string): DeriveToken {
  // Cached, because every checkout response contains its token.
  const tokens = new LRUCache<string, string>({
    max: 500,
    memoMethod: (name) => createHmac('sha256', secret).update(name).digest('base64url'),
  });
  return (kind, id) => tokens.memo(`${kind}:${id}`);
}

/** The hash that the database stores instead of the token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether the text has the form of a token; no other need be looked up. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}
