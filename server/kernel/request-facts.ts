import type { Account } from './account.ts';

/** What is known about one request; every resolver gets it. */
export interface RequestFacts {
  readonly requestId: string;
  /** The visitor's network address, seen through trusted proxies only; empty for a request from within the process. */
  readonly clientAddress: string;
  /** The visitor's country as a trusted proxy says it, or as their network has it; null when nobody knows. */
  readonly visitorCountry: string | null;
  /** The `Idempotency-Key` header; null when there is none. */
  readonly idempotencyKey: string | null;
  /** Who is signed in; null when nobody is. An invalid token never reaches a resolver. */
  readonly account: Account | null;
}
