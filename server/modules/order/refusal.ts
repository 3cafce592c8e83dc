import type { ErrorCode } from '@sonde/machines/rules/error-codes';

/** An expected failure as data. `field` is the API's camel-case name of what is wrong, null when no field is. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly message: string;
}

export function refusal(code: ErrorCode, field: string | null, message: string): Refusal {
  return { code, field, message };
}
