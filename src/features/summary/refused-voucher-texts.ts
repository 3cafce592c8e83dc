import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason, VoucherReason } from '@sonde/machines/rules/errors';

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

const triedTexts = new Map<RefusalReason, MessageDescriptor>([
  ...Object.entries(refusedVoucherSentences).map(
    ([reason, text]) => [reason as VoucherReason, text] as const,
  ),
  ['UNKNOWN', msg`There is no such voucher code.`],
  ['NOT_ACTIVE', msg`This voucher code is not active.`],
  ['EXPIRED', msg`This voucher code has expired.`],
  ['TOO_LONG', msg`A voucher code has at most 64 characters.`],
  ['CHARACTERS', msg`This holds an invisible character: type it anew`],
]);

/** Why a code that somebody tries does not count; undefined where the reason is not about the code. */
export const triedVoucherText = ({ reason }: Refusal): MessageDescriptor | undefined =>
  reason === null ? undefined : triedTexts.get(reason);
