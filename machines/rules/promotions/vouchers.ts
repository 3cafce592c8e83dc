import type { BundleType } from '../catalogue/index.ts';
import type { ErrorCode, VoucherReason } from '../errors/index.ts';
import { isLongerThan, latinDigits, ordinaryWidth } from '../texts/index.ts';
import { millisecondsOf } from '../time/index.ts';

/** Who hands a code out; affiliates and referrers are credited for its use. */
export type VoucherSource = 'SHOP' | 'AFFILIATE' | 'REFERRAL';

/** A voucher as far as its rules go; empty lists mean no restriction, dates are ISO instants (coverage VOUCHER-1). */
export interface Voucher {
  readonly code: string;
  readonly isActive: boolean;
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
  readonly countries: readonly string[];
  readonly source: VoucherSource;
  readonly oncePerCustomer: boolean;
  readonly learnersOnly: boolean;
  /** The least subtotal in minor units of the checkout's currency; null for none. */
  readonly minimumSubtotal: number | null;
  readonly applicableSkus: readonly string[];
  readonly bundles: readonly BundleType[];
  readonly excludesSaleItems: boolean;
  /** What comes along for nothing. */
  readonly giftSkus: readonly string[];
  /** To how many units of an order it applies, with a gift for each; null for all of them. */
  readonly applyNTimesPerOrder: number | null;
  readonly usageLimit: number | null;
  readonly used: number;
}

export interface VoucherLine {
  readonly sku: string;
  readonly isOnSale: boolean;
  readonly quantity: number;
}

export interface VoucherBuyer {
  /** Another affiliate's code is on the checkout already. */
  readonly hasAffiliateApplied: boolean;
  /** The code is the buyer's own referral. */
  readonly isReferrer: boolean;
  readonly hasUsedCode: boolean;
  readonly isVerifiedLearner: boolean;
}

/** The checkout that the code is tried on; `now` is an ISO instant given by the caller. */
export interface VoucherSituation {
  readonly now: string;
  readonly country: string;
  readonly subtotal: number;
  readonly lines: readonly VoucherLine[];
  /** What the lines make together; null when they are no bundle. */
  readonly bundleType: BundleType | null;
  readonly buyer: VoucherBuyer;
}

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
  MINIMUM: 'VOUCHER_NOT_APPLICABLE',
  ITEMS: 'VOUCHER_NOT_APPLICABLE',
  SALE_ITEMS: 'VOUCHER_NOT_APPLICABLE_SALE',
  USED_UP: 'VOUCHER_NOT_APPLICABLE',
};

/** The reasons that come about without anything that the buyer does. */
const reasonsOfTheShop: readonly VoucherReason[] = ['UNKNOWN', 'NOT_ACTIVE', 'EXPIRED', 'USED_UP'];

/** Whether a code stopped to apply without the buyer's doing, so that they may still believe that it does. */
export function isTakenByTheShop(reason: VoucherReason): boolean {
  return reasonsOfTheShop.includes(reason);
}

function isForSku(voucher: Voucher, sku: string): boolean {
  return voucher.applicableSkus.length === 0 || voucher.applicableSkus.includes(sku);
}

/** Whether the voucher's discount may be taken from a line. */
export function appliesToLine(voucher: Voucher, line: Omit<VoucherLine, 'quantity'>): boolean {
  return isForSku(voucher, line.sku) && !(voucher.excludesSaleItems && line.isOnSale);
}

type Check = readonly [
  reason: VoucherReason,
  isRefused: (voucher: Voucher, situation: VoucherSituation) => boolean,
];

/** In the order in which they are made; the first that refuses is the reason that the buyer reads. */
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

/** Whether a code may be put on a checkout; null stands for a code that no voucher has. */
export function checkVoucher(voucher: Voucher | null, situation: VoucherSituation): VoucherVerdict {
  const reason =
    voucher === null ? 'UNKNOWN' : checks.find(([, isRefused]) => isRefused(voucher, situation))?.[0];
  return reason === undefined ? { ok: true } : { ok: false, code: codeByReason[reason], reason };
}

/** A product that a voucher gives, with how many of it. */
export interface Gift {
  readonly sku: string;
  readonly quantity: number;
}

/** What a voucher that applies gives for nothing: one of each of its gifts for every unit that it applies to, up to its limit. */
export function giftsFor(voucher: Voucher, lines: readonly VoucherLine[]): readonly Gift[] {
  const units = lines
    .filter((line) => appliesToLine(voucher, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = Math.min(units, voucher.applyNTimesPerOrder ?? units);
  return quantity === 0 ? [] : voucher.giftSkus.map((sku) => ({ sku, quantity }));
}

/** The longest text that is looked at as a code, in characters. */
export const voucherCodeMaxLength = 64;

/**
 * A code as it is stored and compared: upper case, Latin digits, ordinary width, without the spaces, hyphens, dashes, minus
 * signs and slashes that people and links put into it. What is longer than any code stays as it is.
 */
export function normaliseVoucherCode(typed: string): string {
  if (isLongerThan(typed, voucherCodeMaxLength)) return typed;
  return latinDigits(ordinaryWidth(typed))
    .replace(/[\s/\u2010-\u2015\u2212\ufe58\ufe63\u00ad-]/g, '')
    .toUpperCase();
}

/** Longer than any code of the catalogue, and short enough for a line of a phone. */
const mostShown = 24;

/**
 * A code of which nobody knows where it comes from, as a page may show it: without signs that cannot be seen or that turn
 * the line round, and cut after 24. Empty when nothing is left.
 */
export function shownVoucherCode(typed: string): string {
  const code = normaliseVoucherCode(typed.slice(0, voucherCodeMaxLength));
  const signs = Array.from(code.replace(/[\p{C}\p{M}]/gu, ''));
  return signs.length > mostShown ? `${signs.slice(0, mostShown).join('')}…` : signs.join('');
}
