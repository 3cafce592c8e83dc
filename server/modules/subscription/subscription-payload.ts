import type { ChangeRefusal } from '@sonde/machines/rules/changes';
import { messageOf, refusal, type Refusal } from '../../kernel/refusal.ts';
import type { SubscriptionErrorCode } from '../../kernel/resolver-types.generated.ts';

const subscriptionCodes: readonly string[] = [
  'CARD_DECLINED',
  'COUNTRY_NOT_AVAILABLE',
  'ENTERPRISE_CODE_REQUIRED',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'INCORRECT_ZIP',
  'INVALID',
  'NOT_FOUND',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'PAYMENT_ERROR',
  'PAYMENT_NOT_FOUND',
  'PRICES_ARE_CHANGED',
  'PROCESSING_ERROR',
] satisfies readonly SubscriptionErrorCode[];

/** Narrows a code to the subscription's codes; any other is a bug, because no client handles it. */
function codeOf(code: string): SubscriptionErrorCode {
  if (!subscriptionCodes.includes(code)) throw new Error(`Not an error code of subscriptions: ${code}`);
  return code as SubscriptionErrorCode;
}

/** The refusal of the API for one of the rules. */
export const refusalOf = ({ code, field, reason, most }: ChangeRefusal): Refusal =>
  refusal(code, field, reason, most);

/** The refusals in the format of every payload about a subscription, with and without codes. */
export function subscriptionPayload(refusals: readonly Refusal[]) {
  const subscriptionErrors = refusals.map((one) => ({
    ...one,
    code: codeOf(one.code),
    message: messageOf(one),
  }));
  return { errors: subscriptionErrors.map(({ field, message }) => ({ field, message })), subscriptionErrors };
}
