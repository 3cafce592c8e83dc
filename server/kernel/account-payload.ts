import { messageOf, type Refusal } from './refusal.ts';
import type { AccountErrorCode } from './resolver-types.generated.ts';

const accountCodes: readonly string[] = [
  'INVALID',
  'NOT_FOUND',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
] satisfies readonly AccountErrorCode[];

/** Any other code is a bug: whoever asks about an account has no way to react to it. */
function accountCode(code: string): AccountErrorCode {
  if (!accountCodes.includes(code)) throw new Error(`Nothing about an account is refused with ${code}`);
  return code as AccountErrorCode;
}

/** The refusals as every answer about an account carries them, with and without their codes. */
export function accountPayload(refusals: readonly Refusal[]) {
  const accountErrors = refusals.map((refusal) => ({
    ...refusal,
    code: accountCode(refusal.code),
    message: messageOf(refusal),
  }));
  return { errors: accountErrors.map(({ field, message }) => ({ field, message })), accountErrors };
}
