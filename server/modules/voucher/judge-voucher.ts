import { mailboxOf } from '@sonde/machines/rules/people';
import { type BundleLine, bundleTypeForLines, type Buyer } from '@sonde/machines/rules/catalogue';
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

/** What is known of the buyer: addresses, whose code is on the checkout, and for which organization they buy. */
export interface KnownBuyer {
  /** Where the order is confirmed to, and that of the account; empty before they are known. */
  readonly emails: readonly string[];
  readonly hasAffiliateApplied: boolean;
  /** By whom bundles are named. */
  readonly buyer: Buyer;
}

/** Somebody of whom nothing is known. */
export const unknownBuyer: KnownBuyer = {
  emails: [],
  hasAffiliateApplied: false,
  buyer: { kind: 'ANONYMOUS' },
};

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
function situationOf(target: VoucherTarget, voucher: VoucherOffer | null, buyer: Buyer) {
  return target.kind === 'CART'
    ? {
        lines: target.lines,
        subtotal: target.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        bundleType: bundleTypeForLines(target.lines, buyer),
      }
    : {
        lines: target.lines.map((line) => ({ ...line, quantity: 1 })),
        subtotal: Number.MAX_SAFE_INTEGER,
        bundleType: voucher?.bundles[0] ?? null,
      };
}

/** Whether the voucher recommends somebody to themselves. */
const isReferrer = (voucher: VoucherOffer | null, emails: readonly string[]): boolean =>
  emails.some(
    (email) =>
      email !== '' && voucher?.referrerEmail != null && mailboxOf(voucher.referrerEmail) === mailboxOf(email),
  );

/** Whether a voucher may be used. Nobody verifies learners yet. */
export function judgeVoucher({ voucher, country, target, buyer, now }: VoucherFacts): VoucherJudgement {
  const verdict = checkVoucher(voucher, {
    now: now.toISOString(),
    country,
    ...situationOf(target, voucher, buyer.buyer),
    buyer: {
      hasAffiliateApplied: buyer.hasAffiliateApplied,
      isReferrer: isReferrer(voucher, buyer.emails),
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
