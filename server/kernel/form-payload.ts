import type { FormErrorCode } from './resolver-types.generated.ts';
import { messageOf } from './refusal.ts';
import type { Refusal } from './refusal.ts';

const formCodes: readonly string[] = [
  'BAD_PROOF_OF_ENROLLMENT',
  'COUNTRY_NOT_AVAILABLE',
  'INVALID',
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
] satisfies readonly FormErrorCode[];

/** Narrows a code to the form's codes; any other is a bug, because forms don't handle it. */
function formCode(code: string): FormErrorCode {
  if (!formCodes.includes(code)) throw new Error(`Not an error code of forms: ${code}`);
  return code as FormErrorCode;
}

/** The error fields of every form response, with and without codes. */
export function formPayload(refusals: readonly Refusal[]) {
  const formErrors = refusals.map((refusal) => ({
    ...refusal,
    code: formCode(refusal.code),
    message: messageOf(refusal),
  }));
  return { errors: formErrors.map(({ field, message }) => ({ field, message })), formErrors };
}
