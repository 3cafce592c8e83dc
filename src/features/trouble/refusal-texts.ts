import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { cartRefusalText } from './refusal-reason-texts.ts';

/** What the buyer reads about a code: what happened, and what to do next. Of other codes their reason says more. */
export const refusalTexts: Partial<Readonly<Record<ErrorCode, MessageDescriptor>>> = {
  CARD_DECLINED: msg`Your bank declined the card. Nothing was charged. Try another card, or ask your bank.`,
  EXPIRED_CARD: msg`The card has expired. Nothing was charged. Check the expiry date, or use another card.`,
  INCORRECT_CVC: msg`The security code is not right. It is the 3 or 4 digits on the card. Nothing was charged.`,
  INCORRECT_NUMBER: msg`The card number is not right, or not complete. Check it digit by digit.`,
  INCORRECT_ZIP: msg`The ZIP code does not belong to the card. Nothing was charged. Change the billing address to the one your bank has.`,
  PROCESSING_ERROR: msg`The card could not be processed just now. Nothing was charged. Wait a minute and try again, or use another card.`,
  PAYMENT_ERROR: msg`The payment was not completed. Nothing was charged. Try again, or use another card.`,
  ORDER_CREATION_FAILED: msg`We can’t take your payment right now. The fault is ours, not your card’s. Nothing was charged, and your cart is kept. Try again in a few minutes, or call us.`,
  CANNOT_ATTACH_CARD: msg`This card cannot be used here. Try another one.`,
  SHIPPING_ADDRESS_NOT_SET: msg`Enter the address that the parcel goes to.`,
  TOTAL_BELOW_MINIMUM: msg`Your total is too small to be paid online. Add a product to your cart, or remove the voucher code.`,
  SHIPPING_METHOD_NOT_SET: msg`Choose how the parcel is delivered.`,
  BILLING_ADDRESS_NOT_SET: msg`Enter the billing address.`,
  BANNED_EMAIL_ADDRESS: msg`We cannot take orders for this e-mail address. Use another one, or talk to us.`,
  NO_PERMISSIONS: msg`Your account may not do this. Ask the person who manages your organization, or talk to us.`,
  ENTERPRISE_CODE_REQUIRED: msg`Your organization buys with a code. Ask the person who manages it, or talk to us.`,
  VOUCHER_NOT_APPLICABLE: msg`This code cannot be used for this order. Check how it is written: it may also be over, used up, or meant for something else.`,
  VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED: msg`A partner’s code is already part of this order.`,
  VOUCHER_NOT_APPLICABLE_COUNTRY: msg`This code does not hold in your country.`,
  VOUCHER_NOT_APPLICABLE_REFERRAL: msg`You cannot use your own referral code.`,
  VOUCHER_NOT_APPLICABLE_SALE: msg`This code does not hold for articles that are on sale.`,
};

/** What the buyer reads about a refusal at the checkout. */
export const refusalTextOf = (refusal: Refusal): MessageDescriptor =>
  refusalTexts[refusal.code] ?? cartRefusalText(refusal);
