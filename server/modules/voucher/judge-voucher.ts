import { mailboxOf } from '@sonde/machines/rules/people';
import { type BundleLine, bundleTypeForLines } from '@sonde/machines/rules/catalogue';
import { checkVoucher, type VoucherLine } from '@sonde/machines/rules/promotions';
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

/** A line of a cart, with the price of one in minor units of the cart's currency. */
export type CartLine = VoucherLine & BundleLine & { readonly unitPrice: number };

/** What a code is tried on: the lines of a cart, or everything that a country sells, of which some cart could be made. */
type VoucherTarget =
  | { readonly kind: 'CART'; readonly lines: readonly CartLine[] }
  | { readonly kind: 'CATALOGUE'; readonly lines: readonly Omit<VoucherLine, 'quantity'>[] };

/** Everything that decides about a voucher. */
export interface VoucherFacts {
  /** Null for a code that no voucher has. */
  readonly voucher: VoucherOffer | null;
  readonly country: string;
  readonly target: VoucherTarget;
  readonly buyer: KnownBuyer;
  readonly now: Date;
}

/** What the rule sees of a target; a cart that could be made costs enough and is the bundle that the voucher is for. */
function situationOf(target: VoucherTarget, voucher: VoucherOffer | null) {
  return target.kind === 'CART'
    ? {
        lines: target.lines,
        subtotal: target.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        bundleType: bundleTypeForLines(target.lines),
      }
    : {
        lines: target.lines.map((line) => ({ ...line, quantity: 1 })),
        subtotal: Number.MAX_SAFE_INTEGER,
        bundleType: voucher?.bundles[0] ?? null,
      };
}

/** Whether the voucher recommends somebody to themselves. */
const isReferrer = (voucher: VoucherOffer | null, email: string): boolean =>
  email !== '' && voucher?.referrerEmail != null && mailboxOf(voucher.referrerEmail) === mailboxOf(email);

/** Whether a voucher may be used. Accounts do not exist yet, so that nobody is a verified learner. */
export function judgeVoucher({ voucher, country, target, buyer, now }: VoucherFacts): VoucherJudgement {
  const verdict = checkVoucher(voucher, {
    now: now.toISOString(),
    country,
    ...situationOf(target, voucher),
    buyer: {
      hasAffiliateApplied: buyer.hasAffiliateApplied,
      isReferrer: isReferrer(voucher, buyer.email),
      hasUsedCode: voucher?.hasUsedCode ?? false,
      isVerifiedLearner: false,
    },
  });
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
