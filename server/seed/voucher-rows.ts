import { endOfDayIn, shopTimeZone } from '@sonde/machines/rules/time';
import type { TransactionSql } from '../db/connect.ts';
import type { CatalogueData } from './catalogue.schema.ts';
import type { Row } from './rows.ts';

type Expiry = CatalogueData['vouchers.json'][number]['expiresAt'];

const millisecondsPerDay = 86_400_000;

/** An expiry that buyers have seen doesn't change: `earlier` is the result of an earlier seeding. */
function expiryOf(expiry: Expiry, earlier: Date | null, now: number): string | Date | null {
  if (expiry === undefined || typeof expiry === 'string') return expiry ?? null;
  const lastDay = new Date(now + expiry.newYorkDaysAfterSeeding * millisecondsPerDay);
  return earlier ?? endOfDayIn(shopTimeZone, lastDay.toISOString());
}

/**
 * The rows of the vouchers in the files. Others stay in the database, because they were created in the running shop.
 */
export async function voucherRows(sql: TransactionSql, catalogue: CatalogueData): Promise<readonly Row[]> {
  const present = await sql<
    { code: string; expires_at: Date | null }[]
  >`select code, expires_at from voucher`;
  const earlier = new Map(present.map(({ code, expires_at }) => [code, expires_at]));
  const now = Date.now();
  return catalogue['vouchers.json'].map((voucher) => ({
    code: voucher.code,
    name: voucher.name,
    description: voucher.description,
    kind: voucher.discount.kind,
    percentage_ppm: voucher.discount.kind === 'PERCENTAGE' ? voucher.discount.percent : null,
    amounts: voucher.discount.kind === 'FIXED' ? sql.json(voucher.discount.amounts) : null,
    is_active: voucher.isActive,
    starts_at: voucher.startsAt ?? null,
    expires_at: expiryOf(voucher.expiresAt, earlier.get(voucher.code) ?? null, now),
    countries: voucher.countries,
    source: voucher.source,
    referrer_email: voucher.referrerEmail ?? null,
    once_per_customer: voucher.oncePerCustomer,
    learners_only: voucher.learnersOnly,
    owners_of: voucher.ownersOf ?? null,
    minimums: sql.json(voucher.minimums),
    applicable_skus: voucher.appliesTo,
    bundles: voucher.bundles,
    gift_skus: voucher.gifts,
    apply_n_times_per_order: voucher.applyNTimesPerOrder ?? null,
    excludes_sale_items: voucher.excludesSaleItems,
    usage_limit: voucher.usageLimit ?? null,
  }));
}
