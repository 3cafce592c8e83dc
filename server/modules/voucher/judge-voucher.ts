import { mailboxOf } from '@sonde/machines/rules/people';
import {
  type BundleLine,
  bundleTypeForLines,
  type Buyer,
  isRental,
  type ProductLine,
} from '@sonde/machines/rules/catalogue';
import { isExtendedAllIn } from '@sonde/machines/rules/trade-in';
import { checkVoucher, type VoucherLine } from '@sonde/machines/rules/promotions';
import type { VoucherReason } from '@sonde/machines/rules/errors';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { LostUse } from './count-use.ts';
import type { VoucherOffer } from './voucher.model.ts';

/** Why a voucher may not reduce a checkout, with the refusal. */
export interface RefusedVoucher {
  readonly ok: false;
  readonly reason: VoucherReason;
  readonly refusal: Refusal;
}

/** Whether a voucher may reduce a checkout. */
export type VoucherJudgement = { readonly ok: true; readonly voucher: VoucherOffer } | RefusedVoucher;

/** The refusal of a code whose use another order took first. */
export function lostUseRefusal(reason: LostUse): Refusal {
  return refusal('VOUCHER_NOT_APPLICABLE', 'voucherCode', reason);
}

/** The known facts about the buyer. */
export interface KnownBuyer {
  /** The order's and the account's addresses; empty until known. */
  readonly emails: readonly string[];
  /** Those that the signed-in buyer is a member of. */
  readonly organizationIds: readonly string[];
  readonly hasAffiliateApplied: boolean;
  /** The product lines of which the organization that is bought for has a registered probe. */
  readonly ownedLines: readonly ProductLine[];
  /** Determines the names of bundles. */
  readonly buyer: Buyer;
}

/** A buyer without known facts. */
export const unknownBuyer: KnownBuyer = {
  emails: [],
  organizationIds: [],
  hasAffiliateApplied: false,
  ownedLines: [],
  buyer: { kind: 'ANONYMOUS' },
};

/** A line of a cart, with the unit price in minor units of the cart's currency. */
export type CartLine = VoucherLine & BundleLine & { readonly unitPrice: number };

/** What a code is checked against: the lines of a cart, or everything that a country sells, for any possible cart. */
type VoucherTarget =
  | { readonly kind: 'CART'; readonly lines: readonly CartLine[] }
  | { readonly kind: 'CATALOGUE'; readonly lines: readonly Omit<VoucherLine, 'quantity'>[] };

/** Everything that determines whether a voucher applies. */
export interface VoucherFacts {
  /** Null for an unknown code. */
  readonly voucher: VoucherOffer | null;
  readonly country: string;
  readonly target: VoucherTarget;
  readonly buyer: KnownBuyer;
  readonly now: Date;
}

/** The rule's input for a target. A possible cart meets every minimum and is the voucher's bundle. */
function situationOf(target: VoucherTarget, voucher: VoucherOffer | null, buyer: Buyer) {
  return target.kind === 'CART'
    ? {
        lines: target.lines.filter((line) => !isRental(line)),
        subtotal: target.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        bundleType: bundleTypeForLines(target.lines, buyer),
      }
    : {
        lines: target.lines.map((line) => ({ ...line, quantity: 1 })),
        subtotal: Number.MAX_SAFE_INTEGER,
        bundleType: voucher?.bundles[0] ?? null,
      };
}

/** Whether the buyer is the voucher's own referrer, or a member of the organization that earns the credit. */
const isReferrer = (voucher: VoucherOffer | null, { emails, organizationIds }: KnownBuyer): boolean =>
  voucher !== null &&
  (organizationIds.some((id) => id === voucher.referrerOrganizationId) ||
    emails.some(
      (email) =>
        email !== '' &&
        voucher.referrerEmail !== null &&
        mailboxOf(voucher.referrerEmail) === mailboxOf(email),
    ));

/** Whether a voucher may be used. */
export function judgeVoucher({ voucher, country, target, buyer, now }: VoucherFacts): VoucherJudgement {
  const verdict = checkVoucher(voucher, {
    now: now.toISOString(),
    country,
    ...situationOf(target, voucher, buyer.buyer),
    buyer: {
      hasAffiliateApplied: buyer.hasAffiliateApplied,
      isReferrer: isReferrer(voucher, buyer),
      hasUsedCode: voucher?.hasUsedCode ?? false,
      isVerifiedLearner: voucher?.isForThisLearner ?? false,
      ownedLines: buyer.ownedLines,
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
  const isAllIn = target.kind === 'CART' && isExtendedAllIn(target.lines);
  return {
    ok: true,
    voucher: { ...voucher, discount: (isAllIn ? voucher.allInDiscount : null) ?? voucher.discount },
  };
}
