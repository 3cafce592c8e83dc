import type { BundleType, ProductLine } from '../catalogue/index.ts';
import type { ErrorCode, VoucherReason } from '../errors/index.ts';
import { isLongerThan, latinDigits, ordinaryWidth, tidySpaces } from '../texts/index.ts';
import { millisecondsOf } from '../time/index.ts';

/**
 * The issuer of a code. Affiliates and referrers are credited for its use; a trade-in's code is created with the
 * registration of an old probe. An enterprise code takes nothing off: it shows that sales agreed to a purchase.
 */
export type VoucherSource = 'SHOP' | 'AFFILIATE' | 'REFERRAL' | 'TRADE_IN' | 'ENTERPRISE';

/** The terms of a voucher. Empty lists mean no restriction; dates are ISO instants (coverage VOUCHER-1). */
export interface Voucher {
  readonly code: string;
  readonly isActive: boolean;
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
  readonly countries: readonly string[];
  readonly source: VoucherSource;
  readonly oncePerCustomer: boolean;
  readonly learnersOnly: boolean;
  /** The buyer's organization must have a registered probe of this line; null for everyone (coverage PROMO-5). */
  readonly ownersOf: ProductLine | null;
  /** The minimum subtotal in minor units of the checkout's currency; null for none. */
  readonly minimumSubtotal: number | null;
  readonly applicableSkus: readonly string[];
  readonly bundles: readonly BundleType[];
  readonly excludesSaleItems: boolean;
  /** Free items that the voucher adds. */
  readonly giftSkus: readonly string[];
  /** The number of units of an order that it applies to, with a gift for each; null for all of them. */
  readonly applyNTimesPerOrder: number | null;
  readonly usageLimit: number | null;
  readonly used: number;
}

/** What a voucher's conditions need to know of a line. */
export interface VoucherLine {
  readonly sku: string;
  readonly isOnSale: boolean;
  readonly quantity: number;
}

interface VoucherBuyer {
  /** Whether the checkout already has another affiliate's code. */
  readonly hasAffiliateApplied: boolean;
  /** Whether the code is the buyer's own referral code. */
  readonly isReferrer: boolean;
  readonly hasUsedCode: boolean;
  readonly isVerifiedLearner: boolean;
  /** The product lines of which the organization that is bought for has a registered probe. */
  readonly ownedLines: readonly ProductLine[];
}

/** The checkout that the code is checked against. The caller passes `now` as an ISO instant. */
export interface VoucherSituation {
  readonly now: string;
  readonly country: string;
  readonly subtotal: number;
  readonly lines: readonly VoucherLine[];
  /** The bundle that the lines form; null if they form none. */
  readonly bundleType: BundleType | null;
  readonly buyer: VoucherBuyer;
}

/** Whether a code applies; if not, with the refusal's code and reason. */
export type VoucherVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly reason: VoucherReason };

const codeByReason: Readonly<Record<VoucherReason, ErrorCode>> = {
  UNKNOWN: 'VOUCHER_NOT_APPLICABLE',
  NOT_ACTIVE: 'VOUCHER_NOT_APPLICABLE',
  EXPIRED: 'VOUCHER_NOT_APPLICABLE',
  COUNTRY: 'VOUCHER_NOT_APPLICABLE_COUNTRY',
  AFFILIATE_APPLIED: 'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED',
  OWN_REFERRAL: 'VOUCHER_NOT_APPLICABLE_REFERRAL',
  ALREADY_USED: 'VOUCHER_NOT_APPLICABLE',
  LEARNERS_ONLY: 'VOUCHER_NOT_APPLICABLE',
  NOT_OWNED: 'VOUCHER_NOT_APPLICABLE',
  MINIMUM: 'VOUCHER_NOT_APPLICABLE',
  ITEMS: 'VOUCHER_NOT_APPLICABLE',
  SALE_ITEMS: 'VOUCHER_NOT_APPLICABLE_SALE',
  USED_UP: 'VOUCHER_NOT_APPLICABLE',
};

/** Reasons that arise without any action of the buyer. */
const reasonsOfTheShop: readonly VoucherReason[] = ['UNKNOWN', 'NOT_ACTIVE', 'EXPIRED', 'USED_UP'];

/** Whether a code stopped applying without any action of the buyer, who may therefore still expect it to apply. */
export function isWithdrawnByShop(reason: VoucherReason): boolean {
  return reasonsOfTheShop.includes(reason);
}

function isForSku(voucher: Voucher, sku: string): boolean {
  return voucher.applicableSkus.length === 0 || voucher.applicableSkus.includes(sku);
}

/** Whether the voucher's discount applies to a line. */
export function appliesToLine(voucher: Voucher, line: Omit<VoucherLine, 'quantity'>): boolean {
  return isForSku(voucher, line.sku) && !(voucher.excludesSaleItems && line.isOnSale);
}

type Check = readonly [
  reason: VoucherReason,
  isRefused: (voucher: Voucher, situation: VoucherSituation) => boolean,
];

/** In order of evaluation. The first failed check is the reason that the buyer sees. */
const checks: readonly Check[] = [
  ['NOT_ACTIVE', (voucher) => !voucher.isActive],
  [
    'NOT_ACTIVE',
    ({ startsAt }, { now }) => startsAt !== null && millisecondsOf(now) < millisecondsOf(startsAt),
  ],
  [
    'EXPIRED',
    ({ expiresAt }, { now }) => expiresAt !== null && millisecondsOf(now) >= millisecondsOf(expiresAt),
  ],
  ['COUNTRY', ({ countries }, { country }) => countries.length > 0 && !countries.includes(country)],
  ['AFFILIATE_APPLIED', ({ source }, { buyer }) => source === 'AFFILIATE' && buyer.hasAffiliateApplied],
  ['OWN_REFERRAL', ({ source }, { buyer }) => source === 'REFERRAL' && buyer.isReferrer],
  ['ALREADY_USED', ({ oncePerCustomer }, { buyer }) => oncePerCustomer && buyer.hasUsedCode],
  ['LEARNERS_ONLY', ({ learnersOnly }, { buyer }) => learnersOnly && !buyer.isVerifiedLearner],
  ['NOT_OWNED', ({ ownersOf }, { buyer }) => ownersOf !== null && !buyer.ownedLines.includes(ownersOf)],
  ['MINIMUM', ({ minimumSubtotal }, { subtotal }) => minimumSubtotal !== null && subtotal < minimumSubtotal],
  ['ITEMS', (voucher, { lines }) => !lines.some((line) => isForSku(voucher, line.sku))],
  [
    'ITEMS',
    ({ bundles }, { bundleType }) =>
      bundles.length > 0 && (bundleType === null || !bundles.includes(bundleType)),
  ],
  ['SALE_ITEMS', (voucher, { lines }) => !lines.some((line) => appliesToLine(voucher, line))],
  ['USED_UP', ({ usageLimit, used }) => usageLimit !== null && used >= usageLimit],
];

/** Checks whether a code can be applied to a checkout. `voucher` is null if no voucher has the code. */
export function checkVoucher(voucher: Voucher | null, situation: VoucherSituation): VoucherVerdict {
  const reason =
    voucher === null ? 'UNKNOWN' : checks.find(([, isRefused]) => isRefused(voucher, situation))?.[0];
  return reason === undefined ? { ok: true } : { ok: false, code: codeByReason[reason], reason };
}

/** A free product and its quantity. */
export interface Gift {
  readonly sku: string;
  readonly quantity: number;
}

/** The free items of an applicable voucher: one of each gift per unit that it applies to, up to its limit. */
export function giftsFor(voucher: Voucher, lines: readonly VoucherLine[]): readonly Gift[] {
  const units = lines
    .filter((line) => appliesToLine(voucher, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = Math.min(units, voucher.applyNTimesPerOrder ?? units);
  return quantity === 0 ? [] : voucher.giftSkus.map((sku) => ({ sku, quantity }));
}

/** In characters; longer text is never checked as a code. */
export const voucherCodeMaxLength = 64;

/**
 * Normalizes a code for storage and comparison: upper case, Latin digits, ordinary width, without the spaces, hyphens,
 * dashes, minus signs, slashes and invisible marks that people, mails and links add. Text that is longer than any code is returned unchanged.
 */
export function normaliseVoucherCode(typed: string): string {
  if (isLongerThan(typed, voucherCodeMaxLength)) return typed;
  if (tidySpaces(typed) === '') return '';
  return latinDigits(ordinaryWidth(typed))
    .replace(/[\s/\u2010-\u2015\u2212\ufe58\ufe63\u00ad\u200b-\u200f\u2060\ufeff-]/g, '')
    .toUpperCase();
}

/** How the code of a registered trade-in begins. */
export const tradeInCodePrefix = 'TRADEIN';

/** The number of letters and digits after it. They exclude those that look alike (Crockford's Base32). */
export const tradeInCodeLength = 12;

const tradeInCode = /^TRADEIN[0-9A-HJKMNP-TV-Z]{12}$/;

/** Whether a normalized code is that of a registered trade-in, whose discount is called a credit. */
export const isTradeInCode = (code: string): boolean => tradeInCode.test(code);

/** Longer than any code in the catalog, but short enough for one line on a phone. */
const mostShown = 24;

/**
 * Makes a code from an untrusted source safe to display: removes invisible characters and those that change the text
 * direction, and truncates it after 24. Empty if nothing is left.
 */
export function shownVoucherCode(typed: string): string {
  const code = normaliseVoucherCode(typed.slice(0, voucherCodeMaxLength));
  const signs = Array.from(code.replace(/[\p{C}\p{M}]/gu, ''));
  return signs.length > mostShown ? `${signs.slice(0, mostShown).join('')}…` : signs.join('');
}
