import type { FormErrorCode } from '../../kernel/resolver-types.generated.ts';
import { messageOf } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

const formCodes: readonly string[] = [
  'BAD_PROOF_OF_ENROLLMENT',
  'COUNTRY_NOT_AVAILABLE',
  'INVALID',
  'NOT_FOUND',
  'OPERATION_NOT_ALLOWED',
] satisfies readonly FormErrorCode[];

/** Any other code is a bug: forms have no way to react to it. */
function formCode(code: string): FormErrorCode {
  if (!formCodes.includes(code)) throw new Error(`A form cannot be refused with ${code}`);
  return code as FormErrorCode;
}

/** The refusals as every answer about a form carries them, with and without their codes. */
export function formPayload(refusals: readonly Refusal[]) {
  const formErrors = refusals.map((refusal) => ({
    ...refusal,
    code: formCode(refusal.code),
    message: messageOf(refusal),
  }));
  return { errors: formErrors.map(({ field, message }) => ({ field, message })), formErrors };
}
