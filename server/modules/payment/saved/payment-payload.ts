import { messageOf, type Refusal } from '../../../kernel/refusal.ts';
import type { PaymentErrorCode } from '../../../kernel/resolver-types.generated.ts';

const paymentCodes: readonly string[] = [
  'CANNOT_ATTACH_CARD',
  'CANT_EDIT_WITH_CREDITS',
  'INVALID',
  'NO_PERMISSIONS',
] satisfies readonly PaymentErrorCode[];

/** The code of a rate limit isn't among those of payment methods, so the reason distinguishes it. */
const codeOf = (code: string): PaymentErrorCode => {
  if (code === 'OPERATION_NOT_ALLOWED') return 'INVALID';
  if (!paymentCodes.includes(code)) throw new Error(`Not an error code of saved payment methods: ${code}`);
  return code as PaymentErrorCode;
};

/** The refusals in the format of every payload about saved payment methods, with and without codes. */
export function paymentPayload(refusals: readonly Refusal[]) {
  const paymentErrors = refusals.map((refusal) => ({
    ...refusal,
    code: codeOf(refusal.code),
    message: messageOf(refusal),
  }));
  return { errors: paymentErrors.map(({ field, message }) => ({ field, message })), paymentErrors };
}
