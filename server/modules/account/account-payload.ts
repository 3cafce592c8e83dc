import { messageOf, type Refusal } from '../../kernel/refusal.ts';

/** The refusals as every answer about an account carries them, with and without their codes. */
export function accountPayload(refusals: readonly Refusal[]) {
  const accountErrors = refusals.map(
    ({ code, field, ...refusal }) =>
      ({
        code: code === 'NOT_FOUND' ? code : 'OPERATION_NOT_ALLOWED',
        field,
        message: messageOf({ code, field, ...refusal }),
      }) as const,
  );
  return { errors: accountErrors.map(({ field, message }) => ({ field, message })), accountErrors };
}
