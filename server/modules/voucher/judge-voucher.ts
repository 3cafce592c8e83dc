import { mailboxOf } from '@sonde/machines/rules/email';
import { checkVoucher } from '@sonde/machines/rules/vouchers';
import type { VoucherReason, VoucherSituation } from '@sonde/machines/rules/vouchers';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import type { LostUse } from './count-use.ts';
import type { VoucherOffer } from './voucher.model.ts';

/** What the buyer reads beside the code. */
const sentences: Readonly<Record<VoucherReason, string>> = {
  UNKNOWN: 'There is no such voucher code.',
  NOT_ACTIVE: 'This voucher code is not active.',
  EXPIRED: 'This voucher code has expired.',
  COUNTRY: 'This voucher code does not hold in your country.',
  AFFILIATE_APPLIED: 'Another affiliate has already been credited for your purchase.',
  OWN_REFERRAL: 'You cannot use your own referral code.',
  ALREADY_USED: 'You have used this voucher code before. It can be used once.',
  LEARNERS_ONLY: 'This voucher code is for verified learners.',
  MINIMUM: 'Your order is below the minimum for this voucher code.',
  ITEMS: 'This voucher code does not apply to anything in your cart.',
  SALE_ITEMS: 'This voucher code does not apply to items that are on sale.',
  USED_UP: 'This voucher code has been used up.',
};

/** Why a voucher may not reduce a checkout, and how that is refused. */
export interface RefusedVoucher {
  readonly ok: false;
  readonly reason: VoucherReason;
  readonly refusal: Refusal;
}

/** Whether a voucher may reduce a checkout. */
export type VoucherJudgement = { readonly ok: true; readonly voucher: VoucherOffer } | RefusedVoucher;

/** The refusal of a code whose use somebody else, or another order of the buyer, took first. */
export function lostUseRefusal(reason: LostUse): Refusal {
  return refusal('VOUCHER_NOT_APPLICABLE', 'voucherCode', sentences[reason]);
}

/** What is known of the buyer where nobody has an account: the address, and whose code is on the checkout. */
export interface KnownBuyer {
  /** Empty before it is known. */
  readonly email: string;
  readonly hasAffiliateApplied: boolean;
}

/** Somebody of whom nothing is known. */
export const unknownBuyer: KnownBuyer = { email: '', hasAffiliateApplied: false };

/** Null stands for a code that no voucher has. Accounts do not exist yet, so nobody is a verified learner. */
export function judgeVoucher(
  voucher: VoucherOffer | null,
  situation: Omit<VoucherSituation, 'buyer'>,
  { email, hasAffiliateApplied }: KnownBuyer,
): VoucherJudgement {
  const buyer = {
    hasAffiliateApplied,
    isReferrer:
      email !== '' && voucher?.referrerEmail != null && mailboxOf(voucher.referrerEmail) === mailboxOf(email),
    hasUsedCode: voucher?.hasUsedCode ?? false,
    isVerifiedLearner: false,
  };
  const verdict = checkVoucher(voucher, { ...situation, buyer });
  if (!verdict.ok)
    return {
      ok: false,
      reason: verdict.reason,
      refusal: refusal(verdict.code, 'voucherCode', sentences[verdict.reason]),
    };
  if (voucher === null || voucher.discount === null)
    return {
      ok: false,
      reason: 'COUNTRY',
      refusal: refusal('VOUCHER_NOT_APPLICABLE_COUNTRY', 'voucherCode', sentences.COUNTRY),
    };
  return { ok: true, voucher };
}
