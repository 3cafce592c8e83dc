import {
  type ErrorCode,
  type FieldProblem,
  reasonOf,
  type RefusalReason,
} from '@sonde/machines/rules/errors';

/** An expected failure as data; the client has the words. */
export interface Refusal {
  readonly code: ErrorCode;
  /** The API's camel-case name of what is wrong; null when no field is. */
  readonly field: string | null;
  /** What happened, where the code has more than one reason. */
  readonly reason: RefusalReason | null;
  /** The largest number or length that is taken, where the reason is about one. */
  readonly most: number | null;
}

/** A refusal; `reason` and `most` are left out where the code says all. */
export function refusal(
  code: ErrorCode,
  field: string | null,
  reason: RefusalReason | null = null,
  most: number | null = null,
): Refusal {
  return { code, field, reason, most };
}

/** What a rule says of a field of a form. */
export const fieldRefusal = (field: string, problem: FieldProblem, maxLength: number): Refusal =>
  refusal('INVALID', field, reasonOf(problem), problem === 'too_long' ? maxLength : null);

/** What the API's `message` says, for whoever reads its answers: never words for a buyer. */
export const messageOf = ({ code, reason }: Refusal): string => reason ?? code;
