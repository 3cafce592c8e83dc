import { messageOf, type Refusal } from './refusal.ts';
import type { AccountErrorCode } from './resolver-types.generated.ts';

const accountCodes: readonly string[] = [
  'INVALID',
  'NOT_FOUND',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
] satisfies readonly AccountErrorCode[];

/** Narrows a code to the account's codes; any other is a bug, because no client handles it. */
function accountCode(code: string): AccountErrorCode {
  if (!accountCodes.includes(code)) throw new Error(`Not an error code of accounts: ${code}`);
  return code as AccountErrorCode;
}

/** The error fields of every account response, with and without codes. */
export function accountPayload(refusals: readonly Refusal[]) {
  const accountErrors = refusals.map((refusal) => ({
    ...refusal,
    code: accountCode(refusal.code),
    message: messageOf(refusal),
  }));
  return { errors: accountErrors.map(({ field, message }) => ({ field, message })), accountErrors };
}
