import { type ErrorCode, type Reaction, reactionTo, type RefusalReason } from '../rules/errors/index.ts';
import { BusyError, UnprovidedPortError } from './port-errors.ts';

/** An expected refusal. `field` is the API's camel-case field name; the words are the view's. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly field: string | null;
  /** What happened, where the code has more than one reason. */
  readonly reason: RefusalReason | null;
  /** The largest number or length that is taken, where the reason is about one. */
  readonly most: number | null;
}

/** A refusal that a flow makes itself, or a test. */
export const refusalOf = (
  code: ErrorCode,
  field: string | null = null,
  reason: RefusalReason | null = null,
): Refusal => ({ code, field, reason, most: null });

/** Why the last thing that the buyer asked for did not happen; null in a flow's context when it did. */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** Nobody answered; everything typed is kept and the same button tries again. */
  | { readonly kind: 'connection' }
  /** The shop answered that it has too much to do; the same button tries again, after so many seconds with success. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

/** The trouble that a port's rejection means. A port that nobody provided is a bug and is thrown on. */
export function troubleOfRejection(error: unknown): Trouble {
  if (error instanceof UnprovidedPortError) throw error;
  return error instanceof BusyError
    ? { kind: 'busy', retryAfterSeconds: error.retryAfterSeconds }
    : { kind: 'connection' };
}

/**
 * What a flow does about a list of refusals: the server names the deciding one first.
 * An empty list breaks the contract and leads to the error screen, like an unknown code.
 */
export function reactionToRefusals(refusals: readonly Refusal[]): Reaction {
  return reactionTo(refusals[0]?.code ?? '');
}

/** The refusals of a trouble; none when the connection was lost or nothing went wrong. */
export function refusalsOf(trouble: Trouble | null): readonly Refusal[] {
  return trouble?.kind === 'refused' ? trouble.refusals : [];
}

/** The trouble that remains after the buyer changed `field`: what was said about it is gone. */
export function withoutFieldTrouble(trouble: Trouble | null, field: string): Trouble | null {
  if (trouble?.kind !== 'refused') return trouble;
  const refusals = trouble.refusals.filter((refusal) => refusal.field !== field);
  return refusals.length === 0 ? null : { kind: 'refused', refusals };
}
