import { bundleTypes, lineKinds, markets, productLines } from '@sonde/machines/rules/catalogue';
import { countries, countryByCode } from '@sonde/machines/rules/places';
import { currencies, type Currency, decimalsOf } from '@sonde/machines/rules/money';
import { planFamilies } from '@sonde/machines/rules/plans';
import { bannerColours, promotionFlags, promotionRequirements } from '@sonde/machines/rules/promotions';
import * as v from 'valibot';
import { isDate, isInstant } from '@sonde/machines/rules/time';

export function words(maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
  );
}

export function wholeNumber(least: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
  );
}

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);
export const sku = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'must be upper-case words joined by hyphens'),
);
export const country = v.pipe(
  v.string(),
  v.check((code) => countryByCode(code)?.code === code, 'must be the code of a country that the shop knows'),
);

/** Parses "3899.00" to 389900 minor units; requires as many decimals as the currency has. */
function amountIn(currency: Currency) {
  const fraction = '0'.repeat(decimalsOf(currency));
  const example = fraction === '' ? '69' : `69.${fraction}`;
  return v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^\\d{1,9}${fraction === '' ? '' : `\\.\\d{${fraction.length}}`}$`),
      `must be an amount in ${currency}, such as "${example}"`,
    ),
    v.transform((text) => Number(text.replace('.', ''))),
  );
}

/** A value per currency code; rejects unknown codes. */
function perCurrency<Schema extends v.GenericSchema>(schemaOf: (currency: Currency) => Schema) {
  const entries = currencies.map((code) => [code, v.exactOptional(schemaOf(code))] as const);
  return v.strictObject(
    Object.fromEntries(entries) as Record<Currency, v.ExactOptionalSchema<Schema, undefined>>,
    `must be one of ${currencies.join(', ')}`,
  );
}

/** Parses "7.5" percent to 75000 parts per million. */
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be a percentage such as "10" or "7.5"'),
  v.transform((text) => Math.round(Number(text) * 10_000)),
  v.minValue(1, 'must be more than 0'),
  v.maxValue(1_000_000, 'must be at most 100'),
);

const currency = v.picklist(currencies, `must be one of ${currencies.join(', ')}`);
const amounts = perCurrency(amountIn);
const instant = v.pipe(v.string(), v.check(isInstant, 'must be a moment such as "2026-03-01T00:00:00Z"'));

const day = v.pipe(v.string(), v.check(isDate, 'must be a day such as "2026-12-31"'));

const variant = v.strictObject({
  sku,
  name: words(80),
  connector: v.optional(v.picklist(['USBC', 'LIGHTNING']), undefined),
  billingTerm: v.picklist(['ONE_TIME', 'ONE_MONTH', 'ANNUAL', 'ONE_YEAR', 'TWO_YEARS', 'THREE_YEARS']),
  renews: v.optional(v.strictObject({ afterMonths: wholeNumber(1), as: sku })),
  /** Months for which a rental is paid at least. */
  commitmentMonths: v.optional(wholeNumber(1)),
  /** Days for which a membership is tried before its first term is charged; its own price is that of the trial. */
  trialDays: v.optional(wholeNumber(1)),
  prices: perCurrency((code) =>
    v.strictObject({ amount: amountIn(code), undiscounted: v.optional(amountIn(code)) }),
  ),
  /** The last day of the reduction, in New York; afterwards, `undiscounted` is the price. */
  reductionEndsOn: v.optional(day),
});

const product = v.strictObject({
  slug,
  name: words(80),
  kind: v.picklist(lineKinds),
  productLine: v.optional(v.picklist(productLines)),
  planFamily: v.optional(v.picklist(planFamilies)),
  subscriptionPart: v.optional(v.picklist(['SUBSCRIPTION', 'SEATS', 'FEATURES'])),
  useArea: v.optional(v.picklist(['COLLABORATION', 'DIAGNOSTIC_TOOLS', 'EDUCATION', 'PROCEDURAL_TOOLS'])),
  market: v.picklist(markets),
  description: v.array(
    v.strictObject({ type: v.picklist(['paragraph', 'header', 'list-item']), text: words(2000) }),
  ),
  facts: v.array(
    v.strictObject({
      slug,
      name: words(80),
      value: words(400),
      /** The certificate that proves it, where the seller has the file. */
      certificate: v.exactOptional(
        v.pipe(
          v.string(),
          v.regex(/^[a-z0-9-]+\.pdf$/, 'must be the name of a PDF file in public/certificates'),
        ),
      ),
    }),
  ),
  pictures: v.array(
    v.strictObject({
      file: v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+\.svg$/, 'must be the name of an SVG file in public/pictures'),
      ),
      alt: words(300),
    }),
  ),
  returnDays: wholeNumber(0),
  warrantyMonths: wholeNumber(0),
  variants: v.pipe(v.array(variant), v.minLength(1, 'must have at least one variant')),
});

const shippingMethod = v.strictObject({
  id: slug,
  name: words(80),
  countries: v.pipe(v.array(country), v.minLength(1, 'must name at least one country')),
  businessDays: v.pipe(
    v.strictObject({ min: wholeNumber(0), max: wholeNumber(0) }),
    v.check(({ min, max }) => min <= max, 'must not have a min above its max'),
  ),
  prices: amounts,
});

const voucher = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,64}$/, 'must be upper-case letters and digits')),
  name: words(80),
  description: words(300),
  discount: v.variant('kind', [
    v.strictObject({ kind: v.literal('PERCENTAGE'), percent }),
    v.strictObject({ kind: v.literal('FIXED'), amounts }),
    v.strictObject({ kind: v.literal('GIFT') }),
    v.strictObject({ kind: v.literal('TRADE_IN') }),
  ]),
  isActive: v.optional(v.boolean(), true),
  startsAt: v.optional(instant),
  /** A moment, or the end of the New York day this many days after the first seeding; later seedings keep it. */
  expiresAt: v.optional(v.union([instant, v.strictObject({ newYorkDaysAfterSeeding: wholeNumber(0) })])),
  countries: v.optional(v.array(country), []),
  source: v.optional(v.picklist(['SHOP', 'AFFILIATE', 'REFERRAL']), 'SHOP'),
  oncePerCustomer: v.optional(v.boolean(), false),
  learnersOnly: v.optional(v.boolean(), false),
  /** The buyer's organization must have a registered probe of this line. */
  ownersOf: v.optional(v.picklist(productLines)),
  minimums: v.optional(amounts, {}),
  appliesTo: v.optional(v.array(sku), []),
  bundles: v.optional(v.array(v.picklist(bundleTypes)), []),
  gifts: v.optional(v.array(sku), []),
  applyNTimesPerOrder: v.optional(wholeNumber(1)),
  referrerEmail: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  excludesSaleItems: v.optional(v.boolean(), false),
  usageLimit: v.optional(wholeNumber(0)),
});

const language = v.picklist([
  ...new Set(countries.flatMap(({ languages }) => languages.map(({ url }) => url))),
]);
const path = v.pipe(v.string(), v.regex(/^\/([a-z0-9-]+\/)*$/, 'must be a path such as "/product/iq3/"'));

const promotion = v.strictObject({
  code: v.string(),
  slug,
  flag: v.optional(v.picklist(promotionFlags)),
  requires: v.optional(v.picklist(promotionRequirements)),
  /** By the language in the URL. */
  texts: v.record(
    language,
    v.strictObject({ name: words(80), message: v.optional(words(120)), terms: words(500) }),
  ),
  /** The page where it is used; the home page by default. */
  link: v.optional(path),
  banner: v.optional(v.strictObject({ colour: v.picklist(bannerColours), pages: v.array(path) })),
  attributionDays: v.optional(wholeNumber(1)),
});

/** A variant's price before the first seeding, so that a reduction can refer to it. */
const formerPrice = v.strictObject({ sku, daysBeforeSeeding: wholeNumber(1), prices: amounts });

const shop = v.strictObject({
  /** The shop's currencies; whatever a country may buy needs a price in its currency if that is listed. */
  currencies: v.pipe(v.array(currency), v.minLength(1, 'must name at least one currency')),
  maxCloudUsers: wholeNumber(1),
  maxDevices: wholeNumber(1),
  plans: v.array(
    v.pipe(
      v.strictObject({
        planFamily: v.picklist(planFamilies),
        minSeats: wholeNumber(1),
        maxSeats: wholeNumber(1),
        seatsInBase: wholeNumber(0),
      }),
      v.check(({ minSeats, maxSeats }) => minSeats <= maxSeats, 'must not have minSeats above maxSeats'),
    ),
  ),
});

/** The schema of each file in a catalog folder. */
export const catalogueFiles = {
  'devices.json': v.array(product),
  'accessories.json': v.array(product),
  'subscriptions.json': v.array(product),
  'warranties.json': v.array(product),
  'shipping-methods.json': v.array(shippingMethod),
  'vouchers.json': v.array(voucher),
  'promotions.json': v.array(promotion),
  'price-history.json': v.array(formerPrice),
  'shop.json': shop,
} as const;
export type CatalogueFileName = keyof typeof catalogueFiles;

/** The files with products, in display order. */
export const productFiles = [
  'devices.json',
  'subscriptions.json',
  'warranties.json',
  'accessories.json',
] as const;

/** The contents of a valid folder: amounts in minor units, percentages in parts per million. */
export type CatalogueData = {
  readonly [File in CatalogueFileName]: v.InferOutput<(typeof catalogueFiles)[File]>;
};
export type ProductData = v.InferOutput<typeof product>;
export type VariantData = v.InferOutput<typeof variant>;
