import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { requestReasonText, unexplained } from './request-reason-texts.ts';

/** The text of a code: what happened, and what to do next. For other codes, the reason is more specific. */
export const refusalTexts: Partial<Readonly<Record<ErrorCode, MessageDescriptor>>> = {
  CARD_DECLINED: msg`Your bank declined the card. You haven’t been charged. Try another card or ask your bank.`,
  EXPIRED_CARD: msg`This card has expired. You haven’t been charged. Check the expiration date or use another card.`,
  INCORRECT_CVC: msg`The security code is wrong. You haven’t been charged. Check it: 3 digits on the back, or 4 on the front of an Amex.`,
  INCORRECT_NUMBER: msg`That card number doesn’t look right. Check it and try again.`,
  INCORRECT_ZIP: msg`The ZIP code doesn’t match your card. You haven’t been charged. Change the billing address to the one your bank has.`,
  PROCESSING_ERROR: msg`We couldn’t process your card. You haven’t been charged. Wait a minute and try again, or use another card.`,
  PAYMENT_ERROR: msg`The payment wasn’t completed. You haven’t been charged. Try again or use another card.`,
  ORDER_CREATION_FAILED: msg`We can’t take your payment right now. The problem is on our side, not with your card. You haven’t been charged, and your cart is saved. Try again in a few minutes or call us.`,
  PAYMENT_NOT_FOUND: msg`This payment method is no longer available. You haven’t been charged. Choose another one.`,
  CANNOT_ATTACH_CARD: msg`This card can’t be used here. Try another one.`,
  SHIPPING_ADDRESS_NOT_SET: msg`Enter your shipping address`,
  TOTAL_BELOW_MINIMUM: msg`Your total is too small to pay online. Add a product to your cart or remove the voucher code.`,
  SHIPPING_METHOD_NOT_SET: msg`Choose a shipping method`,
  BILLING_ADDRESS_NOT_SET: msg`Enter your billing address`,
  BANNED_EMAIL_ADDRESS: msg`We can’t take orders for this email address. Use another one or contact us.`,
  NO_PERMISSIONS: msg`Your account doesn’t have permission to do this. Ask the person who manages your organization or contact us.`,
  ENTERPRISE_CODE_REQUIRED: msg`Your organization needs a purchasing code to order. Ask the person who manages it or contact us.`,
  VOUCHER_NOT_APPLICABLE: msg`This code can’t be used for this order. Check the spelling. It may also have expired, been used up or be for other products.`,
  VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED: msg`A partner’s code is already applied to this order.`,
  VOUCHER_NOT_APPLICABLE_COUNTRY: msg`This code isn’t valid in your country.`,
  VOUCHER_NOT_APPLICABLE_REFERRAL: msg`You can’t use your own referral code.`,
  VOUCHER_NOT_APPLICABLE_SALE: msg`This code doesn’t apply to items on sale.`,
};

const changedPayment = msg`Another payment method was chosen for this order in another tab. You haven’t been charged. Choose how to pay, then check your order again.`;
const missingPayment = msg`We no longer have your payment details for this order. You haven’t been charged. Choose how to pay, then check your order again.`;

const openPayment = msg`The payment wasn’t completed. If you’ve paid after all, we’ll email you the confirmation, and you won’t be charged again. Otherwise try again, or choose another way to pay.`;

/** Whether the buyer came back from a payment that may still be completed. */
export const isPaymentOpen = ({ code, reason }: Refusal): boolean =>
  code === 'PAYMENT_ERROR' && reason === 'PAYMENT_UNDER_WAY';

/** Whether a refusal is about the payment and not about a single field. */
export const isAboutPayment = ({ field }: Refusal): boolean => field === 'payment';

/** The text of a refusal of a payment or a code: one that isn't about the lines of the cart. */
export function refusalTextOf(refusal: Refusal): MessageDescriptor {
  if (isAboutPayment(refusal))
    return refusal.reason === 'CHANGED_ELSEWHERE' ? changedPayment : missingPayment;
  if (isPaymentOpen(refusal)) return openPayment;
  return refusalTexts[refusal.code] ?? requestReasonText(refusal) ?? unexplained;
}
