import type { Account } from './account.ts';

/** The facts about a request, passed to every resolver. */
export interface RequestFacts {
  readonly requestId: string;
  /**
   * The visitor's network address, determined through trusted proxies only; empty for a request from within the
   * process.
   */
  readonly clientAddress: string;
  /** The visitor's country according to a trusted proxy or their network; null if unknown. */
  readonly visitorCountry: string | null;
  /** The `Idempotency-Key` header; null if there is none. */
  readonly idempotencyKey: string | null;
  /** Whether the browser opts out by `Sec-GPC: 1`: https://privacycg.github.io/gpc-spec/ */
  readonly isOptOutSignaled: boolean;
  /** Whether the visitor may see the shop during maintenance. */
  readonly mayPassMaintenance: boolean;
  /** The signed-in user; null if signed out. Requests with an invalid token never reach a resolver. */
  readonly account: Account | null;
}
