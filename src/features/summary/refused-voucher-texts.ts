import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherReason } from '@sonde/machines/rules/vouchers';

const over = msg`This code is not in force any more.`;
const nothingFits = msg`This code does not apply to anything in your cart.`;

/** Why a code does not count any more, in one sentence. */
export const refusedVoucherSentences: Readonly<Record<VoucherReason, MessageDescriptor>> = {
  UNKNOWN: over,
  NOT_ACTIVE: over,
  EXPIRED: over,
  COUNTRY: msg`This code does not hold in your country.`,
  AFFILIATE_APPLIED: msg`A partner’s code is already part of this order.`,
  OWN_REFERRAL: msg`You cannot use your own referral code.`,
  ALREADY_USED: msg`This code was used before with this e-mail address. It can be used once.`,
  LEARNERS_ONLY: msg`This code is for verified learners.`,
  MINIMUM: msg`Your order is below the minimum for this code.`,
  ITEMS: nothingFits,
  SALE_ITEMS: msg`This code does not hold for articles that are on sale.`,
  USED_UP: msg`This code has been used up.`,
};
