import {
  type ErrorCode,
  type FieldProblem,
  reasonOf,
  type RefusalReason,
} from '@sonde/machines/rules/errors';

/** An expected failure as data; the client has the texts. */
export interface Refusal {
  readonly code: ErrorCode;
  /** The API's camelCase name of the invalid field; null if there is none. */
  readonly field: string | null;
  /** What happened, if the code has several reasons. */
  readonly reason: RefusalReason | null;
  /** The maximum number or length, if the reason is about one. */
  readonly most: number | null;
}

/** Creates a refusal; omit `reason` and `most` if the code is sufficient. */
export function refusal(
  code: ErrorCode,
  field: string | null,
  reason: RefusalReason | null = null,
  most: number | null = null,
): Refusal {
  return { code, field, reason, most };
}

/** The refusal for a form field's problem. */
export const fieldRefusal = (field: string, problem: FieldProblem, maxLength: number): Refusal =>
  refusal('INVALID', field, reasonOf(problem), problem === 'too_long' ? maxLength : null);

/** The API's `message`, for developers; never a text for a buyer. */
export const messageOf = ({ code, reason }: Refusal): string => reason ?? code;
