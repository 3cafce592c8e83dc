import type { ErrorCode, RefusalReason } from '@sonde/machines/rules/errors';
import type { Refusal } from '../../kernel/refusal.ts';

/** What each refusal means, in English, for agents; the pages have texts of their own in every language. */
const refusalSentences: Readonly<Record<ErrorCode, string>> = {
  CANNOT_ATTACH_CARD: "The payment method can't be saved. Use another one.",
  CANT_EDIT_WITH_CREDITS: "This membership has credits and can't be changed here.",
  BAD_PROOF_OF_ENROLLMENT: "The proof of enrollment can't be used.",
  BANNED_EMAIL_ADDRESS: "Orders with this email address aren't possible. The buyer can contact support.",
  BILLING_ADDRESS_NOT_SET: 'A billing address is required.',
  BUNDLE_NOT_FOUND: "These items can't be ordered together.",
  CARD_DECLINED: 'The bank declined the payment. Use another payment method.',
  EXPIRED_CARD: 'The card has expired. Use another payment method.',
  INCORRECT_CVC: 'The security code is wrong. Use another payment method.',
  INCORRECT_NUMBER: 'The card number is wrong. Use another payment method.',
  INCORRECT_ZIP: "The postal code doesn't match the card. Use another payment method.",
  COUNTRY_NOT_AVAILABLE: "We don't sell in this country.",
  INVALID: "This value is missing or can't be used.",
  NOT_FOUND: "This doesn't exist.",
  NO_PERMISSIONS: 'Only an administrator of the organization can order this.',
  OPERATION_NOT_ALLOWED: "This isn't possible in the current state.",
  ORDER_CREATION_FAILED: 'The order could not be placed.',
  PAYMENT_ERROR: 'The payment failed. Use another payment method.',
  PAYMENT_NOT_FOUND: "This payment method isn't offered for this order.",
  PROCESSING_ERROR: 'The payment could not be processed. Try again.',
  SHIPPING_ADDRESS_NOT_SET: 'A shipping address is required.',
  SHIPPING_METHOD_NOT_SET: 'A shipping method is required.',
  TOTAL_BELOW_MINIMUM: 'The total is too small to be paid. Add something or remove the discount.',
  VOUCHER_NOT_APPLICABLE: "This code can't be used for this order.",
  VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED: "This code can't be combined with the one that is applied.",
  VOUCHER_NOT_APPLICABLE_COUNTRY: "This code isn't valid in this country.",
  VOUCHER_NOT_APPLICABLE_REFERRAL: "A buyer can't use their own referral code.",
  VOUCHER_NOT_APPLICABLE_SALE: "This code doesn't apply to items on sale.",
  ENTERPRISE_CODE_REQUIRED: 'This quantity is sold by our sales team.',
  PRICES_ARE_CHANGED: 'The total has changed. Show the buyer the new total before they pay.',
  PRODUCTS_ARE_CHANGED: 'Some items are no longer available, or have changed.',
};

/** What says more than the code: which quantity an agent can order, and who sells more. */
const reasonSentences: Readonly<Partial<Record<RefusalReason, (most: number) => string>>> = {
  TOO_MANY_DEVICES: (most) => `An order can have up to ${most} probes. Our sales team sells more.`,
  TOO_MANY_SEATS: (most) => `A plan can have up to ${most} more seats here. Our sales team sells more.`,
};

/** What a refusal means, in English, for agents. */
export function sentenceOf({ code, reason, most }: Refusal): string {
  const ofReason = reason === null ? undefined : reasonSentences[reason];
  return ofReason === undefined || most === null || most === 0 ? refusalSentences[code] : ofReason(most);
}
