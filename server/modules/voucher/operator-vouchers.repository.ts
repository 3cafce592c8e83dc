import type { Currency } from '@sonde/machines/rules/money';
import type { AnySql } from '../../db/connect.ts';

/** What the commands about vouchers need. */
export interface VoucherCommandServices {
  readonly sql: AnySql;
}

/** Amounts in minor units by currency. */
type Amounts = Readonly<Partial<Record<Currency, number>>>;

/** A voucher that an operator adds. It applies to the whole order. */
export interface NewVoucher {
  /** Normalised. */
  readonly code: string;
  /** Shown to buyers beside the discount; the same in every language. */
  readonly name: string;
  readonly discount:
    | { readonly kind: 'PERCENTAGE'; readonly ppm: number }
    | { readonly kind: 'FIXED'; readonly amounts: Amounts };
  /** ISO instants; null for no limit. */
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
  /** Country codes in upper case; empty for every country. */
  readonly countries: readonly string[];
  /** The least subtotal for which it applies. */
  readonly minimums: Amounts;
  /** The number of orders it is good for; null for any number. */
  readonly usageLimit: number | null;
  readonly oncePerCustomer: boolean;
}

/** A voucher as operators see it. */
export interface ListedVoucher {
  readonly code: string;
  readonly kind: 'PERCENTAGE' | 'FIXED' | 'GIFT' | 'TRADE_IN';
  readonly source: string;
  readonly percentagePpm: number | null;
  readonly amounts: Amounts | null;
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly countries: readonly string[];
  readonly used: number;
  readonly usageLimit: number | null;
}

/** Adds a voucher. False if its code is taken, also by a stopped one: a code never changes what it is good for. */
export async function addVoucher(sql: AnySql, voucher: NewVoucher): Promise<boolean> {
  const { discount } = voucher;
  const { count } = await sql`
    insert into voucher (
      code, name, description, kind, percentage_ppm, amounts, is_active, starts_at, expires_at, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items, usage_limit
    )
    values (
      ${voucher.code}, ${voucher.name}, '', ${discount.kind},
      ${discount.kind === 'PERCENTAGE' ? discount.ppm : null},
      ${discount.kind === 'FIXED' ? sql.json({ ...discount.amounts }) : null},
      true, ${voucher.startsAt}, ${voucher.expiresAt}, ${[...voucher.countries]}, 'SHOP',
      ${voucher.oncePerCustomer}, false, ${sql.json({ ...voucher.minimums })}, '{}', false, ${voucher.usageLimit}
    )
    on conflict (code) do nothing`;
  return count === 1;
}

/**
 * Stops a voucher: no order is placed with it from now on. False if there is no such voucher. The codes of referrers,
 * trade-ins and enterprises have commands and rules of their own.
 */
export async function stopVoucher(sql: AnySql, code: string): Promise<boolean> {
  const { count } = await sql`
    update voucher set is_active = false where code = ${code} and source in ('SHOP', 'AFFILIATE')`;
  return count === 1;
}

/** All vouchers of the shop and of affiliates, by code. */
export async function listVouchers(sql: AnySql): Promise<readonly ListedVoucher[]> {
  return sql<ListedVoucher[]>`
    select code, kind, source, percentage_ppm as "percentagePpm", amounts, is_active as "isActive",
      starts_at as "startsAt", expires_at as "expiresAt", countries, used, usage_limit as "usageLimit"
    from voucher where source in ('SHOP', 'AFFILIATE') order by code`;
}
