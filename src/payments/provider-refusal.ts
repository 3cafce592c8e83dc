import type { Refusal } from '@sonde/machines/flow';
import { shopCodeForProviderError } from '@sonde/machines/rules/provider-errors';
import type { StripeError } from '@stripe/stripe-js';
import { type CardField, type CardFieldsState, cardFields, refusedField } from './card-payments.types.ts';

/** The provider was not reached, or failed itself: nothing is known, so it is no refusal. */
const silentTypes: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/** The provider's error in the shop's words. Throws when the error only says that nobody answered. */
export function refusalFor({ type, code, decline_code: declineCode, message = '' }: StripeError): Refusal {
  if (silentTypes.has(type)) throw new Error(message);
  return { code: shopCodeForProviderError(code, declineCode), field: null, message };
}

const codeOfField = {
  number: 'INCORRECT_NUMBER',
  expiry: 'EXPIRED_CARD',
  securityCode: 'INCORRECT_CVC',
} as const satisfies Readonly<Record<CardField, Refusal['code']>>;

/** A refusal for every field that is empty or not right; the provider itself names the first one only. */
export function refusalsOfUnfinished({ fields }: Pick<CardFieldsState, 'fields'>): readonly Refusal[] {
  return cardFields
    .filter((field) => !fields[field].isComplete)
    .map((field) => ({ code: codeOfField[field], field: refusedField[field], message: '' }));
}
