import type { BundleType, ProductLine } from '@sonde/machines/rules/catalogue';
import type { Discount, Voucher, VoucherSource } from '@sonde/machines/rules/promotions';
import type { Currency } from '@sonde/machines/rules/money';

/** A row of the table `voucher`, read as JSON. */
export interface VoucherRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** TRADE_IN switches a promotion on or off; its credit comes with the code of a registered probe. */
  readonly kind: 'PERCENTAGE' | 'FIXED' | 'GIFT' | 'TRADE_IN';
  readonly percentage_ppm: number | null;
  readonly amounts: Readonly<Partial<Record<Currency, number>>> | null;
  readonly all_in_amounts: Readonly<Partial<Record<Currency, number>>> | null;
  readonly is_active: boolean;
  readonly starts_at: string | null;
  readonly expires_at: string | null;
  readonly countries: readonly string[];
  readonly source: VoucherSource;
  readonly referrer_email: string | null;
  readonly referrer_organization_id: string | null;
  readonly once_per_customer: boolean;
  readonly learners_only: boolean;
  readonly owners_of: ProductLine | null;
  readonly minimums: Readonly<Partial<Record<Currency, number>>>;
  readonly applicable_skus: readonly string[];
  readonly bundles: readonly BundleType[];
  readonly gift_skus: readonly string[];
  readonly apply_n_times_per_order: number | null;
  readonly excludes_sale_items: boolean;
  readonly usage_limit: number | null;
  readonly used: number;
}

/** A voucher in one currency, with its uses relative to the querying checkout. */
export interface VoucherOffer extends Voucher {
  readonly name: string;
  readonly description: string;
  /** Null for a fixed amount without a value in the currency. */
  readonly discount: Discount | null;
  /** A trade-in's discount on an extended all-in bundle; null where it's the same as on a probe alone. */
  readonly allInDiscount: Discount | null;
  /** The referrer; null if there is none. */
  readonly referrerEmail: string | null;
  /** Which earns credit by the orders of those who come with the code; null for a code of the catalog. */
  readonly referrerOrganizationId: string | null;
  /** Whether another order of the same email address used it. */
  readonly hasUsedCode: boolean;
  /** Whether the order's or the account's address is that of a verified learner; false for a voucher that isn't for learners only. */
  readonly isForThisLearner: boolean;
}

/**
 * A voucher row with the uses of the checkout's own order (0 or 1) and of the buyer's other orders, and whether the
 * buyer is a verified learner.
 */
export interface VoucherUses {
  readonly voucher: VoucherRow;
  readonly own_uses: number;
  readonly other_uses_of_buyer: number;
  readonly is_learner: boolean;
}

/** The code if it is a referrer's own, which the order keeps; null for any other. */
export const referralCodeOf = ({ code, referrerOrganizationId }: VoucherOffer): string | null =>
  referrerOrganizationId === null ? null : code;

/** A gift alone, and an enterprise code, have no discount. */
const nothingOff = { kind: 'FIXED', amount: 0 } as const;

const timesOf = ({ apply_n_times_per_order: limit }: VoucherRow) =>
  limit === null ? {} : { applyNTimesPerOrder: limit };

function discountOf(row: VoucherRow, currency: Currency): Discount | null {
  const times = timesOf(row);
  if (row.kind === 'GIFT' || row.source === 'ENTERPRISE') return nothingOff;
  if (row.percentage_ppm !== null) return { kind: 'PERCENTAGE', ppm: row.percentage_ppm, ...times };
  return fixedDiscount(row.amounts, currency, times);
}

function fixedDiscount(
  amounts: VoucherRow['amounts'],
  currency: Currency,
  times: { readonly applyNTimesPerOrder?: number },
): Discount | null {
  const amount = amounts?.[currency];
  return amount === undefined ? null : { kind: 'FIXED', amount, ...times };
}

/** The use by the checkout's own order doesn't count against it. */
export function voucherFromRow(
  { voucher, own_uses, other_uses_of_buyer, is_learner }: VoucherUses,
  currency: Currency,
): VoucherOffer {
  return {
    code: voucher.code,
    name: voucher.name,
    description: voucher.description,
    isActive: voucher.is_active && voucher.kind !== 'TRADE_IN',
    startsAt: voucher.starts_at,
    expiresAt: voucher.expires_at,
    countries: voucher.countries,
    source: voucher.source,
    oncePerCustomer: voucher.once_per_customer,
    learnersOnly: voucher.learners_only,
    ownersOf: voucher.owners_of,
    minimumSubtotal: voucher.minimums[currency] ?? null,
    applicableSkus: voucher.applicable_skus,
    bundles: voucher.bundles,
    giftSkus: voucher.gift_skus,
    applyNTimesPerOrder: voucher.apply_n_times_per_order,
    excludesSaleItems: voucher.excludes_sale_items,
    usageLimit: voucher.usage_limit,
    used: voucher.used - own_uses,
    discount: discountOf(voucher, currency),
    allInDiscount: fixedDiscount(voucher.all_in_amounts, currency, timesOf(voucher)),
    referrerEmail: voucher.referrer_email,
    referrerOrganizationId: voucher.referrer_organization_id,
    hasUsedCode: other_uses_of_buyer > 0,
    isForThisLearner: is_learner,
  };
}
