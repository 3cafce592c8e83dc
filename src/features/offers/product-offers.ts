import { type Fact, factsOf, returnDaysIn } from '../catalogue/facts.ts';
import { mayPreselectExtras } from '@sonde/machines/rules/places';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type {
  AccessoryOffer,
  DeviceOffer,
  Offers,
  PlanOffer,
  SeatOffer,
  SkuPrice,
  WarrantyOffer,
} from '@sonde/machines/rules/catalogue';
import { type PlanFamily, seatRange, hasChosenSeats, isPartOf } from '@sonde/machines/rules/plans';
import { combinedRatePpm, taxQuote } from '@sonde/machines/rules/tax';
import { connectorSlugs } from '../../graphql/from-api-connector.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { descriptionBlocks, shortDescription, type DescriptionBlock } from '../catalogue/description.ts';
import { publicProducts } from '../catalogue/public-products.ts';
import { trialPeriod } from './trial-period.ts';
import type { Shop, ShopProduct, ShopVariant, Trial } from '../catalogue/load-shop.ts';

/** An offer's description on the selection page. */
interface OfferWords {
  readonly name: string;
  /** The first sentence or two; `blocks` is the rest. */
  readonly description: string;
  /** What is in the box, in the catalog's words; null if it doesn't say. */
  readonly box: string | null;
}

/** A product's content besides its price. */
export interface OfferDetails extends OfferWords {
  readonly blocks: readonly DescriptionBlock[];
  readonly pictures: readonly OfferPicture[];
  readonly facts: readonly Fact[];
  /** The phones that a probe fits, in the catalog's words; null if it doesn't say. */
  readonly phones: string | null;
  /** For how many days it may be sent back; null if the catalog doesn't say. */
  readonly returnDays: number | null;
}

export interface OfferPicture {
  readonly url: string;
  readonly alt: string;
}

/** The price of a SKU with the product's name and the reference price of a reduction. */
interface NamedPrice extends SkuPrice {
  readonly undiscounted: TaxedMoney;
  readonly name: string;
}

/** The product page's data: the offers for the selection rules, with texts, pictures and prices by slug and SKU. */
export interface ProductOffers extends Offers {
  readonly details: Readonly<Record<string, OfferDetails>>;
  readonly prices: Readonly<Record<string, NamedPrice>>;
}

const periodSlugs: Readonly<Record<number, string>> = { 12: '1-year', 24: '2-years', 36: '3-years' };

/** Memberships that can be selected with any compatible probe, as can one that is sold with one probe only. */
const selectablePlans: readonly PlanFamily[] = [
  'INDIVIDUAL',
  'CORE',
  'TEAM',
  'CLINIC',
  'PRO_THREE_YEAR',
  'INDIVIDUAL_FOREVER',
];

/** Whether a product is a membership that new buyers can have, not its seats or features, nor what others renew as. */
export const isNewMembership = ({ subscriptionPart, variants }: ShopProduct): boolean =>
  subscriptionPart === 'SUBSCRIPTION' && !variants.every(({ isForRenewal }) => isForRenewal);

type PricedVariant = ShopVariant & { readonly pricing: NonNullable<ShopVariant['pricing']> };
const isPriced = (variant: ShopVariant): variant is PricedVariant => variant.pricing !== null;

function deviceOffers(product: ShopProduct): DeviceOffer[] {
  const variants = product.variants
    .filter(isPriced)
    .flatMap(({ sku, connector }) => (connector ? [{ sku, connector: connectorSlugs[connector] }] : []));
  return product.productLine && variants.length > 0
    ? [{ slug: product.slug, productLine: product.productLine, variants }]
    : [];
}

/** The price of seats beyond a membership's own, and their limit; undefined if none are sold. */
function seatOffer(product: ShopProduct, months: number | null, shop: Shop): SeatOffer | undefined {
  if (!hasChosenSeats(product.planFamily)) return undefined;
  const seat = shop.subscriptions
    .filter((part) => isPartOf(part, product) && part.subscriptionPart === 'SEATS')
    .flatMap(({ variants }) => variants)
    .find((variant) => isPriced(variant) && variant.renewsAfterMonths === months);
  const { teamConfiguration, maxCloudUsers, teamBaseNumCloudUsers: included } = shop;
  const { most } = seatRange({ ...teamConfiguration, maxCloudUsers }, included);
  return seat && most > included ? { sku: seat.sku, included, most } : undefined;
}

/** A membership as named in probe addresses. */
export const planSlug = ({ slug }: Pick<ShopProduct, 'slug'>): string => slug.replace('membership-', '');

function planOffers(product: ShopProduct, shop: Shop): PlanOffer[] {
  const family = product.planFamily;
  const isChosenWithProbe = family && (selectablePlans.includes(family) || product.productLine);
  if (!isChosenWithProbe || !isNewMembership(product)) return [];
  return product.variants.filter(isPriced).map(({ sku, renewsAfterMonths }) => {
    const seats = seatOffer(product, renewsAfterMonths, shop);
    return {
      slug: planSlug(product),
      period: renewsAfterMonths === null ? null : (periodSlugs[renewsAfterMonths] ?? null),
      planFamily: family,
      ...(product.productLine && { productLine: product.productLine }),
      sku,
      ...(seats && { seats }),
    };
  });
}

/** A membership whose first days are free, as one more period of its plan. */
function trialOffers({ product, variant }: Trial): PlanOffer[] {
  const { trialDays, sku } = variant;
  if (product.planFamily === null || trialDays === null || !isPriced(variant)) return [];
  const [slug, period] = [planSlug(product), trialPeriod(trialDays)];
  return [{ slug, period, planFamily: product.planFamily, sku, trialDays }];
}

function warrantyOffers(product: ShopProduct): WarrantyOffer[] {
  return product.variants.filter(isPriced).map(({ sku }) => ({
    slug: product.slug.replace(/^warranty-(vet-)?/, ''),
    market: product.market,
    sku,
  }));
}

function accessoryOffers(product: ShopProduct): AccessoryOffer[] {
  return product.variants.filter(isPriced).map(({ sku, connector }) => ({
    slug: product.slug,
    sku,
    connector: connector && connectorSlugs[connector],
  }));
}

function details(product: ShopProduct): OfferDetails {
  const facts = factsOf(product);
  const factOf = (factSlug: string) => facts.find(({ slug }) => slug === factSlug)?.value ?? null;
  return {
    name: product.name,
    description: shortDescription(product.descriptionJson),
    blocks: product.kind === 'DEVICE' ? descriptionBlocks(product.descriptionJson).slice(1) : [],
    box: factOf('box-contents'),
    phones: factOf('compatible-phones'),
    returnDays: returnDaysIn(facts),
    pictures: product.images.map(({ url, alt }) => ({ url, alt })),
    facts: facts.filter(({ value }) => value !== ''),
  };
}

function skuPrices(product: ShopProduct, ratePpm: number): [string, NamedPrice][] {
  return product.variants.filter(isPriced).map((variant) => [
    variant.sku,
    {
      price: fromApiTaxedMoney(variant.pricing.price),
      ratePpm,
      undiscounted: fromApiTaxedMoney(variant.pricing.priceUndiscounted),
      renewsAfterMonths: variant.renewsAfterMonths,
      renewalPrice: variant.renewalPrice && fromApiTaxedMoney(variant.renewalPrice),
      name: product.name,
    },
  ]);
}

/** The part of the product page's data needed to configure one probe. */
export interface SelectionOffers extends Offers {
  readonly details: Readonly<Record<string, OfferWords>>;
  readonly prices: ProductOffers['prices'];
}

/** Omits what no selection uses, because the page already shows the probe's description. */
export function selectionOffers(offers: ProductOffers): SelectionOffers {
  const words = Object.entries(offers.details).map(
    ([slug, { name, description, box }]) => [slug, { name, description, box }] as const,
  );
  return { ...offers, details: Object.fromEntries(words) };
}

/** The part of the shop that the product page needs. */
export function productOffers(shop: Shop): ProductOffers {
  const products = publicProducts(shop);
  const ratePpm = combinedRatePpm(taxQuote(shop.country, null).taxes);
  return {
    devices: shop.devices.flatMap(deviceOffers),
    plans: [
      ...shop.subscriptions.flatMap((product) => planOffers(product, shop)),
      ...shop.trials.flatMap(trialOffers),
    ],
    warranties: shop.extendedWarranties.flatMap(warrantyOffers),
    accessories: shop.accessories.flatMap(accessoryOffers),
    preselectsMembership: mayPreselectExtras(shop.country),
    details: Object.fromEntries(products.map((product) => [product.slug, details(product)])),
    prices: Object.fromEntries([
      ...products.flatMap((product) => skuPrices(product, ratePpm)),
      ...shop.trials.flatMap(({ product, variant }) =>
        skuPrices({ ...product, variants: [variant] }, ratePpm),
      ),
    ]),
  };
}
