import type { Refusal } from '@sonde/machines/flow';
import { shopCodeForProviderError } from '@sonde/machines/rules/provider-errors';
import type { StripeError } from '@stripe/stripe-js';

/** The provider was not reached, or failed itself: nothing is known, so it is no refusal. */
const silentTypes: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/** The provider's error in the shop's words. Throws when the error only says that nobody answered. */
export function refusalFor({ type, code, decline_code: declineCode, message = '' }: StripeError): Refusal {
  if (silentTypes.has(type)) throw new Error(message);
  return { code: shopCodeForProviderError(code, declineCode), field: null, message };
}
