import { endOfShopDay, millisecondsOf } from '@sonde/machines/rules/time';
import { type Sql, type TransactionSql, inTransaction } from '../db/connect.ts';
import { type CatalogueData, productFiles } from './catalogue.schema.ts';
import { priceHistoryRows } from './price-history-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { type Row, insert, replace, upsert } from './rows.ts';
import { writeTranslations } from './seed-translations.ts';
import type { TranslatedCatalogue } from './validate-catalogue.ts';
import { voucherRows } from './voucher-rows.ts';

/** Runs {@link writeCatalogue} in its own transaction. */
export async function seedCatalogue(
  sql: Sql,
  catalogue: TranslatedCatalogue,
  hash: string | null,
): Promise<void> {
  await inTransaction(sql, (transaction) => writeCatalogue(transaction, catalogue, hash));
}

/**
 * Writes a valid catalog to the database; repeatable. Withdraws variants that the files no longer contain instead of
 * deleting them, since orders refer to them; voucher uses remain counted. `hash` is that of the bundled files, which
 * later starts follow; null for a seller's own folder.
 */
export async function writeCatalogue(
  sql: TransactionSql,
  catalogue: TranslatedCatalogue,
  hash: string | null,
): Promise<void> {
  await writeProducts(sql, catalogue);
  await writeVariants(sql, catalogue);
  await replace(sql, 'shipping_method', shippingMethodRows(sql, catalogue));
  await replace(sql, 'plan_configuration', planConfigurationRows(catalogue));
  const { maxCloudUsers, maxDevices } = catalogue['shop.json'];
  await upsert(
    sql,
    'shop_configuration',
    ['is_only_row'],
    [{ is_only_row: true, max_cloud_users: maxCloudUsers, max_devices: maxDevices }],
  );
  await upsert(sql, 'voucher', ['code'], await voucherRows(sql, catalogue));
  await replace(sql, 'promotion', promotionRows(sql, catalogue));
  await writeTranslations(sql, catalogue.translations);
  await upsert(sql, 'translation_origin', ['is_only_row'], [{ is_only_row: true, hash }]);
}

async function writeProducts(sql: TransactionSql, catalogue: CatalogueData): Promise<void> {
  const products = productFiles.flatMap((file) => catalogue[file]);
  const rows = products.map((product, index): Row => ({
    slug: product.slug,
    name: product.name,
    kind: product.kind,
    product_line: product.productLine ?? null,
    plan_family: product.planFamily ?? null,
    subscription_part: product.subscriptionPart ?? null,
    use_area: product.useArea ?? null,
    market: product.market,
    description: sql.json(product.description),
    attributes: sql.json(product.facts),
    pictures: sql.json(product.pictures),
    return_days: product.returnDays,
    warranty_months: product.warrantyMonths,
    sort_order: index,
  }));
  await upsert(sql, 'product', ['slug'], rows);
}

type VariantData = CatalogueData['devices.json'][number]['variants'][number];

/** An expired reduction is dropped, however often the catalog is written. */
function priceRows({ sku, prices, reductionEndsOn }: VariantData, now: number): readonly Row[] {
  const until = reductionEndsOn === undefined ? null : endOfShopDay(reductionEndsOn);
  const isOver = until !== null && millisecondsOf(until) <= now;
  return Object.entries(prices).map(([currency, { amount, undiscounted = amount }]) => ({
    sku,
    currency,
    amount: isOver ? undiscounted : amount,
    undiscounted_amount: undiscounted,
    reduced_until: isOver || undiscounted <= amount ? null : until,
  }));
}

async function writeVariants(sql: TransactionSql, catalogue: CatalogueData): Promise<void> {
  const variants = productFiles.flatMap((file) =>
    catalogue[file].flatMap((product) =>
      product.variants.map((variant) => ({ slug: product.slug, variant })),
    ),
  );
  const rows = variants.map(({ slug, variant }, index): Row => ({
    sku: variant.sku,
    product_slug: slug,
    name: variant.name,
    connector: variant.connector ?? null,
    billing_term: variant.billingTerm,
    renews_after_months: variant.renews?.afterMonths ?? null,
    renews_as: variant.renews?.as ?? null,
    commitment_months: variant.commitmentMonths ?? null,
    trial_days: variant.trialDays ?? null,
    is_withdrawn: false,
    sort_order: index,
  }));
  const prices = variants.flatMap(({ variant }) => priceRows(variant, Date.now()));
  const skus = variants.map(({ variant }) => variant.sku);
  await sql`update product_variant set is_withdrawn = true where sku <> all (${skus})`;
  await upsert(sql, 'product_variant', ['sku'], rows);
  await insert(sql, 'variant_price_history', await priceHistoryRows(sql, catalogue));
  await sql`delete from variant_price where sku = any (${skus})`;
  await insert(sql, 'variant_price', prices);
}

function shippingMethodRows(sql: TransactionSql, catalogue: CatalogueData): readonly Row[] {
  return catalogue['shipping-methods.json'].map(({ id, name, countries, businessDays, prices }, index) => ({
    id,
    name,
    countries,
    min_business_days: businessDays.min,
    max_business_days: businessDays.max,
    prices: sql.json(prices),
    sort_order: index,
  }));
}

function planConfigurationRows(catalogue: CatalogueData): readonly Row[] {
  return catalogue['shop.json'].plans.map(({ planFamily, minSeats, maxSeats, seatsInBase }) => ({
    plan_family: planFamily,
    min_seats: minSeats,
    max_seats: maxSeats,
    seats_in_base: seatsInBase,
  }));
}
