import { mailboxOf } from '@sonde/machines/rules/people';
import { checkVoucher, type VoucherSituation } from '@sonde/machines/rules/promotions';
import type { VoucherReason } from '@sonde/machines/rules/errors';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { LostUse } from './count-use.ts';
import type { VoucherOffer } from './voucher.model.ts';

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
  return refusal('VOUCHER_NOT_APPLICABLE', 'voucherCode', reason);
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
      refusal: refusal(verdict.code, 'voucherCode', verdict.reason),
    };
  if (voucher === null || voucher.discount === null)
    return {
      ok: false,
      reason: 'COUNTRY',
      refusal: refusal('VOUCHER_NOT_APPLICABLE_COUNTRY', 'voucherCode', 'COUNTRY'),
    };
  return { ok: true, voucher };
}
