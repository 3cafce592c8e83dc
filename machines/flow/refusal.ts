import { type ErrorCode, type Reaction, reactionTo, type RefusalReason } from '../rules/errors/index.ts';
import { BusyError, SessionEndedError, UnprovidedPortError } from './port-errors.ts';

/** An expected refusal. `field` is the API's camel-case field name; the view provides the text. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly field: string | null;
  /** The reason, if the code has more than one. */
  readonly reason: RefusalReason | null;
  /** The maximum number or length, if the reason is about one. */
  readonly most: number | null;
}

/** Creates a refusal, for flows and tests. */
export const refusalOf = (
  code: ErrorCode,
  field: string | null = null,
  reason: RefusalReason | null = null,
): Refusal => ({ code, field, reason, most: null });

/** Why the buyer's last request failed; null in a flow's context if it succeeded. */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** There was no response. Typed text is kept, and the same button tries again. */
  | { readonly kind: 'connection' }
  /** The session has ended. Typed text is kept; the same button continues signed out, and signing in continues as before. */
  | { readonly kind: 'session' }
  /** The shop is overloaded. The same button tries again, which should succeed after that many seconds. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

/** Converts a port's rejection to a trouble. An unprovided port is a bug and is rethrown. */
export function troubleOfRejection(error: unknown): Trouble {
  if (error instanceof UnprovidedPortError) throw error;
  if (error instanceof SessionEndedError) return { kind: 'session' };
  return error instanceof BusyError
    ? { kind: 'busy', retryAfterSeconds: error.retryAfterSeconds }
    : { kind: 'connection' };
}

/**
 * How a flow reacts to refusals. The server returns the decisive one first. An empty list violates the contract and
 * leads to the error screen, like an unknown code.
 */
export function reactionToRefusals(refusals: readonly Refusal[]): Reaction {
  return reactionTo(refusals[0]?.code ?? '');
}

/** The refusals of a trouble; empty for a lost connection or no trouble. */
export function refusalsOf(trouble: Trouble | null): readonly Refusal[] {
  return trouble?.kind === 'refused' ? trouble.refusals : [];
}

/** Removes the refusals of `field` from a trouble after the buyer changed it. */
export function withoutFieldTrouble(trouble: Trouble | null, field: string): Trouble | null {
  if (trouble?.kind !== 'refused') return trouble;
  const refusals = trouble.refusals.filter((refusal) => refusal.field !== field);
  return refusals.length === 0 ? null : { kind: 'refused', refusals };
}

/** What is left after the buyer typed into `field`: what was said about other fields, or nothing where it is unknown. */
export function withoutTypedTrouble(trouble: Trouble | null, field: string | undefined): Trouble | null {
  const refusals = refusalsOf(trouble).filter((one) => one.field !== null && one.field !== field);
  return field === undefined || refusals.length === 0 ? null : { kind: 'refused', refusals };
}
