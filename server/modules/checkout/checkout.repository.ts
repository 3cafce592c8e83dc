import type { JSONValue } from 'postgres';
import { mailboxOf } from '@sonde/machines/rules/people';
import type { AnySql, Fragment } from '../../db/connect.ts';
import { hashToken, isToken } from '../../kernel/tokens.ts';
import { voucherFromRow } from '../voucher/voucher.model.ts';
import type { VoucherOffer, VoucherUses } from '../voucher/voucher.model.ts';
import { checkoutFromRow } from './checkout.model.ts';
import type { CheckoutChange, CheckoutRow, StoredCheckout } from './checkout.model.ts';

/** A checkout with what its price depends on, all of one moment. */
export interface LoadedCheckout {
  readonly checkout: StoredCheckout;
  readonly catalogueRevision: number;
  /** The voucher that the code stands for; null when there is no code, or no such voucher. */
  readonly voucher: VoucherOffer | null;
  /** Whether the checkout has an affiliate's code, another one than the voucher's. */
  readonly hasAffiliateApplied: boolean;
}

/** A moment without a checkout: what the first lines of a new one depend on. */
export type CatalogueMoment = Pick<LoadedCheckout, 'catalogueRevision' | 'voucher'>;

interface MomentRow {
  readonly catalogue_revision: number;
  readonly voucher: VoucherUses['voucher'] | null;
  readonly own_uses: number;
  readonly other_uses_of_buyer: number;
}

function momentFromRow(row: MomentRow, currency: StoredCheckout['currency']): CatalogueMoment {
  const { catalogue_revision: catalogueRevision, voucher, own_uses, other_uses_of_buyer } = row;
  return {
    catalogueRevision,
    voucher: voucher === null ? null : voucherFromRow({ voucher, own_uses, other_uses_of_buyer }, currency),
  };
}

/**
 * The checkout behind a token with the present revision of the catalogue and the voucher of `voucherCode`, or of the
 * checkout's own code when that is undefined. Null for an unknown token.
 */
export async function loadCheckout(
  sql: AnySql,
  token: string,
  voucherCode?: string,
): Promise<LoadedCheckout | null> {
  if (!isToken(token)) return null;
  const [row] = await sql<(CheckoutRow & MomentRow & { has_affiliate_applied: boolean })[]>`
    select checkout.*, catalogue_revision.revision as catalogue_revision, to_jsonb(voucher) as voucher,
      exists (
        select from voucher as applied
        where applied.code = checkout.voucher_code and applied.source = 'AFFILIATE'
          and applied.code is distinct from voucher.code
      ) as has_affiliate_applied,
      live.placed_order_id is not null as is_ordered_elsewhere,
      coalesce(uses.own, 0)::integer as own_uses, coalesce(uses.others, 0)::integer as other_uses_of_buyer
    from checkout
    cross join catalogue_revision
    left join checkout as live
      on not checkout.is_live and live.origin_id = checkout.origin_id and live.is_live
    left join voucher on voucher.code = coalesce(${voucherCode ?? null}, checkout.voucher_code)
    left join lateral (
      select count(*) filter (where orders.checkout_id = checkout.id) as own,
        count(*) filter (where orders.checkout_id <> checkout.id) as others
      from voucher_redemption join orders on orders.id = voucher_redemption.order_id
      where voucher_redemption.voucher_code = voucher.code
        and (voucher_redemption.customer = checkout.customer or orders.checkout_id = checkout.id)
    ) as uses on voucher.code is not null
    where checkout.token_hash = ${hashToken(token)}`;
  if (row === undefined) return null;
  const checkout = checkoutFromRow(row);
  return {
    checkout,
    ...momentFromRow(row, checkout.currency),
    hasAffiliateApplied: row.has_affiliate_applied,
  };
}

/** What a checkout that does not exist yet depends on. */
export async function loadCatalogueMoment(
  sql: AnySql,
  voucherCode: string | null,
  currency: StoredCheckout['currency'],
): Promise<CatalogueMoment> {
  const [row] = await sql<[MomentRow]>`
    select catalogue_revision.revision as catalogue_revision, to_jsonb(voucher) as voucher,
      0 as own_uses, 0 as other_uses_of_buyer
    from catalogue_revision left join voucher on voucher.code = ${voucherCode}`;
  return momentFromRow(row, currency);
}

function columnsOf(sql: AnySql, change: CheckoutChange): Record<string, unknown> {
  const json = (value: unknown) => (value === null ? null : sql.json(value as JSONValue));
  const columns = {
    language: change.language,
    email: change.email,
    customer: change.email && mailboxOf(change.email),
    marketing_opt_in: change.marketingOptIn,
    organization_name: change.organizationName,
    purchase_order_number: change.purchaseOrderNumber,
    cost_centre: change.costCentre,
    lines: change.lines === undefined ? undefined : json(change.lines),
    shipping_address: change.shippingAddress === undefined ? undefined : json(change.shippingAddress),
    billing_address: change.billingAddress === undefined ? undefined : json(change.billingAddress),
    shipping_method_id: change.shippingMethodId,
    voucher_code: change.voucherCode,
    payment: change.payment === undefined ? undefined : json(change.payment),
    tax_id: change.taxId === undefined ? undefined : json(change.taxId),
    expires_at: change.expiresAt,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export type NewCheckout = Pick<
  StoredCheckout,
  'id' | 'country' | 'currency' | 'language' | 'lines' | 'voucherCode' | 'expiresAt'
>;

/** Null when the catalogue by which the lines were judged has changed, and then nothing was written. */
export async function insertCheckout(
  sql: AnySql,
  checkout: NewCheckout,
  token: string,
  catalogueRevision: number,
): Promise<StoredCheckout | null> {
  const { id, country, currency, language, lines, voucherCode, expiresAt } = checkout;
  const [row] = await sql<CheckoutRow[]>`
    insert into checkout (id, token_hash, country, currency, language, lines, voucher_code, expires_at)
    select ${id}, ${hashToken(token)}, ${country}, ${currency}, ${language}, ${sql.json(lines.map((line) => ({ ...line })))},
      ${voucherCode}, ${expiresAt}
    where ${catalogueRevision} = (select revision from catalogue_revision)
    returning *`;
  return row === undefined ? null : checkoutFromRow(row);
}

/**
 * Writes a change down; null when somebody else changed the checkout since it was read or began to place it, or the
 * catalogue by which the change was decided has changed, and then nothing was written.
 */
export async function updateCheckout(
  sql: AnySql,
  { checkout: { id, version, placements }, catalogueRevision }: LoadedCheckout,
  change: CheckoutChange,
): Promise<StoredCheckout | null> {
  const [row] = await sql<CheckoutRow[]>`
    update checkout set ${sql(columnsOf(sql, change))}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} and placements = ${placements} and placed_order_id is null
      and ${catalogueRevision} = (select revision from catalogue_revision)
    returning *`;
  return row === undefined ? null : checkoutFromRow(row);
}

/**
 * The part of a statement that begins to place the checkout as it was read: no row when it has changed since, or the
 * catalogue by which it was priced has, or another try to place it began. The row stays locked until the transaction ends.
 */
export function claimingForPlacement(
  sql: AnySql,
  { id, version, placements }: StoredCheckout,
  catalogueRevision: number,
  buyerKeyHash: Buffer | null,
): Fragment {
  return sql`
    update checkout set placements = placements + 1, buyer_key_hash = ${buyerKeyHash}
    where id = ${id} and version = ${version} and placements = ${placements} and placed_order_id is null and is_live
      and ${catalogueRevision} = (select revision from catalogue_revision)
    returning id`;
}
