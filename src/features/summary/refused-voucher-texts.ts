import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { RefusalReason, VoucherReason } from '@sonde/machines/rules/errors';

const over = msg`This code is no longer valid.`;
const nothingFits = msg`This code doesn’t apply to anything in your cart.`;

/** Why a code no longer applies, in one sentence. */
export const refusedVoucherSentences: Readonly<Record<VoucherReason, MessageDescriptor>> = {
  UNKNOWN: over,
  NOT_ACTIVE: over,
  EXPIRED: over,
  COUNTRY: msg`This code isn’t valid in your country.`,
  AFFILIATE_APPLIED: msg`A partner’s code is already applied to this order.`,
  OWN_REFERRAL: msg`You can’t use your own referral code.`,
  ALREADY_USED: msg`This code has already been used with this email address. It can only be used once.`,
  LEARNERS_ONLY: msg`This code is for verified students and trainees. Get yours on the student discount page, or remove the code.`,
  NOT_OWNED: msg`This code is for organizations that already own the probe it’s for. Sign in with your organization’s account.`,
  MINIMUM: msg`Your order is below the minimum for this code.`,
  ITEMS: nothingFits,
  SALE_ITEMS: msg`This code doesn’t apply to items on sale.`,
  USED_UP: msg`This code is no longer available.`,
};

const triedTexts = new Map<RefusalReason, MessageDescriptor>([
  ...Object.entries(refusedVoucherSentences).map(
    ([reason, text]) => [reason as VoucherReason, text] as const,
  ),
  ['UNKNOWN', msg`We don’t recognize that code. Check the spelling.`],
  ['NOT_ACTIVE', msg`This code isn’t active.`],
  ['EXPIRED', msg`This code has expired.`],
  ['TOO_LONG', msg`Voucher codes have 64 characters or fewer.`],
  ['CHARACTERS', msg`Contains an invisible character. Type it again.`],
]);

/** Why a submitted code doesn't apply; undefined if the reason isn't about the code. */
export const codeRefusalText = ({ reason }: Refusal): MessageDescriptor | undefined =>
  reason === null ? undefined : triedTexts.get(reason);
