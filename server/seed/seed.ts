import { type Sql, type TransactionSql, inTransaction } from '../db/connect.ts';
import { type CatalogueData, productFiles } from './catalogue.schema.ts';
import { writeTranslations } from './seed-translations.ts';
import type { TranslatedCatalogue } from './validate-catalogue.ts';

/** A row by its columns; JSON columns hold what `sql.json` made. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Writes a valid catalogue into the database in one transaction. Running it again changes what differs: variants that
 * the files no longer name are withdrawn, since orders still name them; uses of vouchers stay counted.
 */
export async function seedCatalogue(sql: Sql, catalogue: TranslatedCatalogue): Promise<void> {
  await inTransaction(sql, (transaction) => writeCatalogue(transaction, catalogue));
}

/** The same for a database without products only; answers whether it was one. Processes that start together take turns. */
export async function seedEmptyDatabase(sql: Sql, catalogue: TranslatedCatalogue): Promise<boolean> {
  return inTransaction(sql, async (transaction) => {
    await transaction`select revision from catalogue_revision for update`;
    const [present] = await transaction`select slug from product limit 1`;
    if (present !== undefined) {
      return false;
    }
    await writeCatalogue(transaction, catalogue);
    return true;
  });
}

async function writeCatalogue(sql: TransactionSql, catalogue: TranslatedCatalogue): Promise<void> {
  await writeProducts(sql, catalogue);
  await writeVariants(sql, catalogue);
  await replace(sql, 'shipping_method', shippingMethodRows(sql, catalogue));
  await replace(sql, 'country_permission', countryPermissionRows(catalogue));
  await replace(sql, 'plan_configuration', planConfigurationRows(catalogue));
  const { maxCloudUsers, maxDevices } = catalogue['shop.json'];
  await upsert(
    sql,
    'shop_configuration',
    ['is_only_row'],
    [{ is_only_row: true, max_cloud_users: maxCloudUsers, max_devices: maxDevices }],
  );
  await writeVouchers(sql, catalogue);
  await writeTranslations(sql, catalogue.translations);
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
    is_withdrawn: false,
    sort_order: index,
  }));
  const prices = variants.flatMap(({ variant }) =>
    Object.entries(variant.prices).map(([currency, { amount, undiscounted }]): Row => ({
      sku: variant.sku,
      currency,
      amount,
      undiscounted_amount: undiscounted ?? amount,
    })),
  );
  const skus = variants.map(({ variant }) => variant.sku);
  await sql`update product_variant set is_withdrawn = true where sku <> all (${skus})`;
  await upsert(sql, 'product_variant', ['sku'], rows);
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

function countryPermissionRows(catalogue: CatalogueData): readonly Row[] {
  return catalogue['country-permissions.json'].flatMap(
    ({ countries, productLines, planFamilies, accessories, warranties }) =>
      countries.map((country) => ({
        country,
        product_lines: productLines,
        plan_families: planFamilies,
        sells_accessories: accessories,
        sells_warranties: warranties,
      })),
  );
}

function planConfigurationRows(catalogue: CatalogueData): readonly Row[] {
  return catalogue['shop.json'].plans.map(({ planFamily, minSeats, maxSeats, seatsInBase }) => ({
    plan_family: planFamily,
    min_seats: minSeats,
    max_seats: maxSeats,
    seats_in_base: seatsInBase,
  }));
}

/** Vouchers that the files do not name stay: they were made in the running shop. */
async function writeVouchers(sql: TransactionSql, catalogue: CatalogueData): Promise<void> {
  const rows = catalogue['vouchers.json'].map((voucher): Row => ({
    code: voucher.code,
    name: voucher.name,
    description: voucher.description,
    kind: voucher.discount.kind,
    percentage_ppm: voucher.discount.kind === 'PERCENTAGE' ? voucher.discount.percent : null,
    amounts: voucher.discount.kind === 'FIXED' ? sql.json(voucher.discount.amounts) : null,
    is_active: voucher.isActive,
    starts_at: voucher.startsAt ?? null,
    expires_at: voucher.expiresAt ?? null,
    countries: voucher.countries,
    source: voucher.source,
    once_per_customer: voucher.oncePerCustomer,
    learners_only: voucher.learnersOnly,
    minimums: sql.json(voucher.minimums),
    applicable_skus: voucher.appliesTo,
    excludes_sale_items: voucher.excludesSaleItems,
    usage_limit: voucher.usageLimit ?? null,
  }));
  await upsert(sql, 'voucher', ['code'], rows);
}

async function replace(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  await sql`delete from ${sql(table)}`;
  await insert(sql, table, rows);
}

async function insert(sql: TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) {
    await sql`insert into ${sql(table)} ${sql(rows as never)}`;
  }
}

async function upsert(
  sql: TransactionSql,
  table: string,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) {
    return;
  }
  const changes = Object.keys(first)
    .filter((column) => !keys.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  await sql`
    insert into ${sql(table)} ${sql(rows as never)}
    on conflict (${sql(keys)}) do update set ${sql.unsafe(changes.join(', '))}`;
}
