import { type Refusal, refusalOf } from '@sonde/machines/flow';
import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import type { StripeError } from '@stripe/stripe-js';

/** The provider was not reached, or failed itself: nothing is known, so it is no refusal. */
const silentTypes: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/** The shop asks wrongly, or with a key that is not taken. */
const misconfiguredTypes: ReadonlySet<string> = new Set(['authentication_error', 'invalid_request_error']);
/** A bank question that the buyer failed, which the provider calls an invalid request. */
const failedBankQuestion = 'payment_intent_authentication_failure';

/** Whether the provider refuses the shop's request, not the buyer's card: nobody can pay until that is mended. */
export const isMisconfiguration = ({ type, code }: Pick<StripeError, 'type' | 'code'>): boolean =>
  misconfiguredTypes.has(type) && code !== failedBankQuestion;

/** The provider's error in the shop's words. Throws when the error only says that nobody answered. */
export function refusalFor(error: StripeError): Refusal {
  const { type, code, decline_code: declineCode, message = '' } = error;
  if (silentTypes.has(type)) throw new Error(message);
  if (isMisconfiguration(error)) return refusalOf('ORDER_CREATION_FAILED');
  return refusalOf(shopCodeForProviderError(code, declineCode));
}
