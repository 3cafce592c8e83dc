import { hash } from 'node:crypto';
import type { Account } from '../../kernel/account.ts';

/** A valid token of the account service, with its claims. */
export interface VerifiedToken {
  readonly account: Account;
  /** The ID for revoking it. The signature doesn't identify a token, because a changed one may still be valid. */
  readonly id: string;
  readonly expiresAt: Date;
}

/** When a token was found valid. */
interface Verification {
  /** In seconds since 1970. */
  readonly at: number;
  /** From then on it is no longer valid, in the same unit. */
  readonly until: number;
  /** Changes whenever the keys of the account service are read. */
  readonly keySet: number;
}

/** The most tokens that a process remembers, so that they take at most about a megabyte. */
const mostRemembered = 1000;

const keyOf = (token: string): string => hash('sha256', token, 'base64');

/** Tokens that were verified, by the hash of their whole text. */
export interface VerifiedTokens {
  /** What a token was verified as, if verifying it again now couldn't have another result; otherwise null. */
  recall(token: string, now: Pick<Verification, 'at' | 'keySet'>): VerifiedToken | null;
  remember(token: string, verified: VerifiedToken, verification: Verification): void;
}

/**
 * Remembers the tokens that were used last. Each answer has an account of its own, because a request is identified by
 * it. Whether a token was revoked isn't remembered.
 */
export function rememberVerifiedTokens(most = mostRemembered): VerifiedTokens {
  const remembered = new Map<
    string,
    { readonly verified: VerifiedToken; readonly verification: Verification }
  >();
  return {
    recall(token, { at, keySet }) {
      const key = keyOf(token);
      const entry = remembered.get(key);
      if (entry === undefined) return null;
      remembered.delete(key);
      const { verified, verification } = entry;
      if (keySet !== verification.keySet || at < verification.at || at >= verification.until) return null;
      remembered.set(key, entry);
      return { ...verified, account: { ...verified.account } };
    },
    remember(token, verified, verification) {
      remembered.set(keyOf(token), { verified, verification });
      const [oldest] = remembered.keys();
      if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
    },
  };
}
