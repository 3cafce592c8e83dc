import { type Refusal, refusalOf } from '@sonde/machines/flow';
import { shopCodeForProviderError } from '@sonde/machines/rules/errors';
import type { StripeError } from '@stripe/stripe-js';

/** The provider wasn't reached, or failed itself: the result is unknown, so it is no refusal. */
const silentTypes: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/** An invalid request or key of the shop. */
const misconfiguredTypes: ReadonlySet<string> = new Set(['authentication_error', 'invalid_request_error']);
/** A bank challenge that the buyer failed, which the provider reports as an invalid request. */
const failedBankQuestion = 'payment_intent_authentication_failure';

/** Whether the provider refuses the shop's request, not the buyer's card: no one can pay until that is fixed. */
export const isMisconfiguration = ({ type, code }: Pick<StripeError, 'type' | 'code'>): boolean =>
  misconfiguredTypes.has(type) && code !== failedBankQuestion;

/**
 * Why a payment, or the saving of a card, ended: about the buyer's payment details, whatever type the provider gives.
 */
export const endedRefusal = (error: Pick<StripeError, 'code' | 'decline_code'> | null): Refusal =>
  refusalOf(shopCodeForProviderError(error?.code, error?.decline_code));

/** The provider's error as a refusal of the shop. Throws if the error only means that there was no response. */
export function refusalFor(error: StripeError): Refusal {
  const { type, code, decline_code: declineCode, message = '' } = error;
  if (silentTypes.has(type)) throw new Error(message);
  if (isMisconfiguration(error)) return refusalOf('ORDER_CREATION_FAILED');
  return refusalOf(shopCodeForProviderError(code, declineCode));
}
