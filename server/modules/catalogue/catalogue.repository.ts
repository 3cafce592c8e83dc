import type { Currency } from '@sonde/machines/rules/money';
import type { PlanFamily } from '@sonde/machines/rules/plans';
import type { Sql } from '../../db/connect.ts';
import type {
  CatalogueProduct,
  CataloguePromotion,
  CatalogueShippingMethod,
  CatalogueVariant,
  PlanConfiguration,
  ShopConfiguration,
  VariantPrice,
} from './catalogue.types.ts';

type ProductRow = Omit<CatalogueProduct, 'variants'>;

interface VariantRow extends Omit<CatalogueVariant, 'product' | 'prices'> {
  readonly productSlug: string;
  readonly prices: readonly (VariantPrice & { readonly currency: Currency })[];
}

export interface ShippingMethodRow extends Omit<CatalogueShippingMethod, 'price'> {
  readonly countries: readonly string[];
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
}

/** The contents of the catalog's tables, as one snapshot. */
export interface CatalogueRows {
  readonly revision: number;
  readonly products: readonly ProductRow[];
  readonly variants: readonly VariantRow[];
  readonly shippingMethods: readonly ShippingMethodRow[];
  readonly planConfigurations: readonly (PlanConfiguration & { readonly planFamily: PlanFamily })[];
  readonly promotions: readonly CataloguePromotion[];
  readonly configuration: ShopConfiguration;
  /** By language, then by the English text. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads the whole catalog in one statement, so that it is all of one revision. */
export async function readCatalogueRows(sql: Sql): Promise<CatalogueRows> {
  const [row] = await sql<[CatalogueRows]>`
    select
      (select revision from catalogue_revision) as "revision",
      (
        select coalesce(json_agg(json_build_object(
          'slug', slug, 'name', name, 'kind', kind, 'productLine', product_line, 'planFamily', plan_family,
          'subscriptionPart', subscription_part, 'useArea', use_area, 'market', market, 'description', description,
          'facts', attributes, 'pictures', pictures, 'returnDays', return_days, 'warrantyMonths', warranty_months
        ) order by sort_order, slug), '[]') from product
      ) as "products",
      (
        select coalesce(json_agg(json_build_object(
          'sku', sku, 'productSlug', product_slug, 'name', name, 'connector', connector, 'billingTerm', billing_term,
          'renewsAfterMonths', renews_after_months, 'commitmentMonths', commitment_months,
          'trialDays', trial_days,
          'renewsAs', renews_as, 'isWithdrawn', is_withdrawn,
          'prices', (
            select coalesce(json_agg(json_build_object(
              'currency', currency, 'amount', amount, 'undiscountedAmount', undiscounted_amount,
              'reducedUntil', reduced_until,
              'history', case when undiscounted_amount > amount then (
                select coalesce(json_agg(json_build_object('amount', former.amount, 'since', former.since)), '[]')
                from variant_price_history as former
                where former.sku = variant_price.sku and former.currency = variant_price.currency
              ) else '[]' end
            )), '[]') from variant_price where variant_price.sku = product_variant.sku
          )
        ) order by sort_order, sku), '[]') from product_variant
      ) as "variants",
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'countries', countries, 'minBusinessDays', min_business_days,
          'maxBusinessDays', max_business_days, 'prices', prices
        ) order by sort_order, id), '[]') from shipping_method
      ) as "shippingMethods",
      (
        select coalesce(json_agg(json_build_object(
          'planFamily', plan_family, 'minSeats', min_seats, 'maxSeats', max_seats, 'seatsInBase', seats_in_base
        )), '[]') from plan_configuration
      ) as "planConfigurations",
      (
        select coalesce(json_agg(json_build_object(
          'code', code, 'slug', slug, 'flag', flag, 'requires', requires, 'texts', texts, 'link', link, 'banner', banner,
          'attributionDays', attribution_days, 'isActive', is_active, 'startsAt', starts_at, 'endsAt', expires_at,
          'countries', countries, 'applyNTimesPerOrder', apply_n_times_per_order, 'applicableSkus', applicable_skus,
          'giftSkus', gift_skus, 'bundles', bundles, 'percentagePpm', percentage_ppm, 'amounts', amounts
        ) order by sort_order, code), '[]') from promotion join voucher using (code)
      ) as "promotions",
      (
        select json_build_object(
          'maxCloudUsers', max_cloud_users, 'maxDevices', max_devices,
          'maintenance', json_build_object(
            'isOn', is_in_maintenance, 'header', maintenance_header, 'content', maintenance_content, 'url', maintenance_url
          )
        ) from shop_configuration
      ) as "configuration",
      (
        select coalesce(json_object_agg(language, texts), '{}') from (
          select language, json_object_agg(source, text) as texts from catalogue_translation group by language
        ) as by_language
      ) as "translations"`;
  return row;
}

/** The tables' current revision. */
export async function readCatalogueRevision(sql: Sql): Promise<number> {
  const [row] = await sql<[{ revision: number }]>`select revision from catalogue_revision`;
  return row.revision;
}
