import { ownValue } from '../texts/index.ts';

/** The shop's codes for a payment that the provider or the bank refused (coverage ERROR-2). */
export const paymentErrorCodes = [
  'CARD_DECLINED',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'INCORRECT_ZIP',
  'PROCESSING_ERROR',
  'PAYMENT_ERROR',
] as const;
/** One of {@link paymentErrorCodes}. */
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/** The provider's error codes, including those of its fields in the browser. */
const byCode = {
  card_declined: 'CARD_DECLINED',
  card_decline_rate_limit_exceeded: 'CARD_DECLINED',
  insufficient_funds: 'CARD_DECLINED',
  authentication_required: 'CARD_DECLINED',
  refer_to_customer: 'CARD_DECLINED',
  expired_card: 'EXPIRED_CARD',
  incomplete_expiry: 'EXPIRED_CARD',
  invalid_expiry_month: 'EXPIRED_CARD',
  invalid_expiry_month_past: 'EXPIRED_CARD',
  invalid_expiry_year: 'EXPIRED_CARD',
  invalid_expiry_year_past: 'EXPIRED_CARD',
  incomplete_cvc: 'INCORRECT_CVC',
  incorrect_cvc: 'INCORRECT_CVC',
  invalid_cvc: 'INCORRECT_CVC',
  incomplete_number: 'INCORRECT_NUMBER',
  incorrect_number: 'INCORRECT_NUMBER',
  invalid_number: 'INCORRECT_NUMBER',
  incorrect_postal_code: 'INCORRECT_ZIP',
  incorrect_zip: 'INCORRECT_ZIP',
  postal_code_invalid: 'INCORRECT_ZIP',
  processing_error: 'PROCESSING_ERROR',
  payment_method_provider_timeout: 'PROCESSING_ERROR',
} as const satisfies Readonly<Record<string, PaymentErrorCode>>;

/** The bank's reasons that refine `card_declined`. Any other reason remains CARD_DECLINED. */
const byDeclineCode = {
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  invalid_cvc: 'INCORRECT_CVC',
  incorrect_number: 'INCORRECT_NUMBER',
  invalid_number: 'INCORRECT_NUMBER',
  incorrect_zip: 'INCORRECT_ZIP',
  invalid_expiry_month: 'EXPIRED_CARD',
  invalid_expiry_year: 'EXPIRED_CARD',
  issuer_not_available: 'PROCESSING_ERROR',
  processing_error: 'PROCESSING_ERROR',
  reenter_transaction: 'PROCESSING_ERROR',
  try_again_later: 'PROCESSING_ERROR',
} as const satisfies Readonly<Record<string, PaymentErrorCode>>;

/**
 * Maps the card provider's error to the shop's code. The bank's reason takes precedence over `card_declined`; an
 * unknown code becomes PAYMENT_ERROR.
 */
export function shopCodeForProviderError(
  code: string | null | undefined,
  declineCode?: string | null,
): PaymentErrorCode {
  const byProvider = ownValue<PaymentErrorCode>(byCode, code ?? '') ?? 'PAYMENT_ERROR';
  return byProvider === 'CARD_DECLINED'
    ? (ownValue<PaymentErrorCode>(byDeclineCode, declineCode ?? '') ?? byProvider)
    : byProvider;
}
