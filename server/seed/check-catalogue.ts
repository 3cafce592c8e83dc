import { areTrialsSold, isPermitted, isRental } from '@sonde/machines/rules/catalogue';
import { enabledCountries } from '@sonde/machines/rules/places';
import { type CatalogueData, type ProductData, type VariantData, productFiles } from './catalogue.schema.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkVouchers } from './check-vouchers.ts';
import { repeatedValues } from './repeated-values.ts';

interface PlacedProduct {
  readonly file: (typeof productFiles)[number];
  readonly product: ProductData;
}

/** Whether a file exists in `public`, by its path there. */
type HasFile = (path: string) => boolean;

/** Problems between individually valid files, as sentences that name the place. */
export function checkTogether(catalogue: CatalogueData, hasFile: HasFile): readonly string[] {
  const placed = productFiles.flatMap((file) => catalogue[file].map((product) => ({ file, product })));
  const skus = placed.flatMap(({ product }) => product.variants.map(({ sku }) => sku));
  return [
    ...repeatedValues(placed.map(({ product }) => product.slug)).map(
      (slug) => `Two products have the slug ${slug}.`,
    ),
    ...repeatedValues(skus).map((sku) => `Two variants have the SKU ${sku}.`),
    ...placed.flatMap((one) => checkProduct(one, hasFile)),
    ...placed.flatMap((one) => checkRenewals(one, placed)),
    ...placed.flatMap((one) => checkPrices(one, catalogue)),
    ...repeatedValues(catalogue['shipping-methods.json'].map(({ id }) => id)).map(
      (id) => `shipping-methods.json: ${id} is listed twice.`,
    ),
    ...checkVouchers(catalogue),
    ...checkPromotions(catalogue),
    ...checkPriceHistory(catalogue, skus),
  ];
}

/** The kind of product in each file; a membership has a plan, a device has a line. */
const kindOfFile = {
  'devices.json': 'DEVICE',
  'accessories.json': 'ACCESSORY',
  'subscriptions.json': 'SUBSCRIPTION',
  'warranties.json': 'WARRANTY',
} as const;

function checkProduct({ file, product }: PlacedProduct, hasFile: HasFile): readonly string[] {
  const place = `${file}, ${product.slug}`;
  const isMembership = product.kind === 'SUBSCRIPTION';
  return [
    ...(product.kind === kindOfFile[file]
      ? []
      : [`${place}, kind: must be ${kindOfFile[file]} in this file.`]),
    ...(product.kind === 'DEVICE' && product.productLine === undefined
      ? [`${place}, productLine: a device must have one.`]
      : []),
    ...(isMembership === (product.planFamily !== undefined)
      ? []
      : [`${place}, planFamily: a membership must have one, nothing else may.`]),
    ...(isMembership === (product.subscriptionPart !== undefined)
      ? []
      : [`${place}, subscriptionPart: a membership must have one, nothing else may.`]),
    ...checkRental(place, product),
    ...checkTrials(place, product),
    ...(product.useArea === undefined || product.subscriptionPart === 'FEATURES'
      ? []
      : [`${place}, useArea: only features have one.`]),
    ...product.pictures
      .filter((picture) => !hasFile(`pictures/${picture.file}`))
      .map((picture) => `${place}, pictures: ${picture.file} is not in public/pictures.`),
    ...product.facts.flatMap(({ slug, certificate }) =>
      certificate === undefined || hasFile(`certificates/${certificate}`)
        ? []
        : [`${place}, facts.${slug}: ${certificate} is not in public/certificates.`],
    ),
  ];
}

/** A rental comes with a probe of one line, in each connector, for a number of months; nothing else does. */
function checkRental(place: string, { productLine, planFamily, variants }: ProductData): readonly string[] {
  if (!isRental({ planFamily: planFamily ?? null }))
    return variants
      .filter(({ commitmentMonths }) => commitmentMonths !== undefined)
      .map(({ sku }) => `${place}, ${sku}, commitmentMonths: only a rental has them.`);
  return [
    ...(productLine === undefined ? [`${place}, productLine: a rental must name its probe.`] : []),
    ...variants
      .filter((variant) => [variant.connector, variant.renews, variant.commitmentMonths].includes(undefined))
      .map(({ sku }) => `${place}, ${sku}: a rental must have a connector, a renewal and commitmentMonths.`),
  ];
}

function checkRenewals(
  { file, product }: PlacedProduct,
  placed: readonly PlacedProduct[],
): readonly string[] {
  return product.variants.flatMap(({ sku, renews }) => {
    if (renews === undefined) return [];
    const other = placed.find((one) => one.product.variants.some((variant) => variant.sku === renews.as));
    if (other === undefined) return [`${file}, ${sku}, renews: ${renews.as} is not in the catalog.`];
    return other.product.market === product.market
      ? []
      : [`${file}, ${sku}, renews: ${renews.as} is for the other market.`];
  });
}

/** Trials are sold in some countries only, and need a price in their currencies alone. */
const trialCurrencies: readonly string[] = enabledCountries
  .filter(({ code }) => areTrialsSold(code))
  .map(({ currency }) => currency);

/** A trial is of a membership, and becomes another of its terms, which is charged when the trial ends. */
function checkTrials(place: string, { subscriptionPart, variants }: ProductData): readonly string[] {
  const terms = variants.filter(({ trialDays }) => trialDays === undefined).map(({ sku }) => sku);
  return variants
    .filter(({ trialDays }) => trialDays !== undefined)
    .flatMap(({ sku, renews }) => [
      ...(subscriptionPart === 'SUBSCRIPTION'
        ? []
        : [`${place}, ${sku}, trialDays: only a membership has them.`]),
      ...(renews !== undefined && terms.includes(renews.as)
        ? []
        : [`${place}, ${sku}, trialDays: a trial must renew as a term of its membership.`]),
    ]);
}

function checkPrices({ file, product }: PlacedProduct, catalogue: CatalogueData): readonly string[] {
  const sold = catalogue['shop.json'].currencies;
  const { kind, productLine = null, planFamily = null } = product;
  const needed = new Map(
    enabledCountries
      .filter(
        ({ code, currency }) =>
          sold.includes(currency) && isPermitted({ kind, productLine, planFamily }, code),
      )
      .map(({ code, currency }) => [currency, code]),
  );
  const neededFor = ({ trialDays }: VariantData) =>
    [...needed].filter(([currency]) => trialDays === undefined || trialCurrencies.includes(currency));
  return product.variants.flatMap((variant) => [
    ...neededFor(variant)
      .filter(([currency]) => variant.prices[currency] === undefined)
      .map(
        ([currency, country]) =>
          `${file}, ${variant.sku}, prices: there is no price in ${currency}, the currency of ${country}.`,
      ),
    ...wrongReductions(variant).map(
      (currency) => `${file}, ${variant.sku}, prices.${currency}: undiscounted is below the amount.`,
    ),
    ...(variant.reductionEndsOn !== undefined && !hasReduction(variant)
      ? [`${file}, ${variant.sku}, reductionEndsOn: none of its prices is reduced.`]
      : []),
  ]);
}

function hasReduction({ prices }: VariantData): boolean {
  return Object.values(prices).some(({ amount, undiscounted = 0 }) => undiscounted > amount);
}

function wrongReductions(variant: VariantData): readonly string[] {
  return Object.entries(variant.prices)
    .filter(([, price]) => price.undiscounted !== undefined && price.undiscounted < price.amount)
    .map(([currency]) => currency);
}

function checkPriceHistory(catalogue: CatalogueData, skus: readonly string[]): readonly string[] {
  return catalogue['price-history.json']
    .filter(({ sku }) => !skus.includes(sku))
    .map(({ sku }) => `price-history.json: ${sku} is not in the catalog.`);
}
