import { isPartOf } from '@sonde/machines/rules/plans';
import {
  countryPermissions,
  isPlanSold,
  isProductLineSold,
  type LineKind,
  selectionFromPath,
  selectionToPath,
  isLineOf,
} from '@sonde/machines/rules/catalogue';
import { descriptionBlocks, type DescriptionBlock } from '../catalogue/description.ts';
import { withSoldProbes } from './fitting-probes.ts';
import { factsOf, type Fact } from '../catalogue/facts.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { publicProducts } from '../catalogue/public-products.ts';
import { membershipOffers, type MembershipPlace } from '../offers/membership-offers.ts';
import { priceRows, type PriceRow } from '../offers/price-rows.ts';
import { isNewMembership, productOffers } from '../offers/product-offers.ts';

/** A product other than a probe, as shown on its own page. */
export interface SimpleProduct {
  readonly slug: string;
  readonly name: string;
  readonly kind: Exclude<LineKind, 'DEVICE'>;
  readonly market: ShopProduct['market'];
  readonly productLine: ShopProduct['productLine'];
  readonly planFamily: ShopProduct['planFamily'];
  readonly blocks: readonly DescriptionBlock[];
  readonly picture: { readonly url: string; readonly alt: string } | null;
  readonly facts: readonly Fact[];
  readonly prices: readonly PriceRow[];
  /** The page where it is bought; null if it can be added to the cart here. */
  readonly place: MembershipPlace | null;
}

/** A warranty is selected with a probe: the first one of its market, with the warranty ticked. */
function warrantyPlace(product: ShopProduct, shop: Shop): MembershipPlace {
  const offers = productOffers(shop);
  const requested = new URLSearchParams({ warranty: product.slug.replace(/^warranty-(vet-)?/, '') });
  const device = offers.devices.find(({ productLine }) => isLineOf(productLine, product.market));
  const selection = device && selectionFromPath([device.slug], requested, offers);
  return selection ? { kind: 'probe', path: selectionToPath(selection) } : { kind: 'contact' };
}

/** Whether a membership only continues another one. */
const isOnlyRenewed = (product: ShopProduct): boolean =>
  product.subscriptionPart === 'SUBSCRIPTION' && !isNewMembership(product);

/** The slug of the membership that seats and features are selected with. */
function membershipOf(product: ShopProduct, shop: Shop): string | undefined {
  if (product.subscriptionPart === 'SUBSCRIPTION') return undefined;
  return shop.subscriptions.find(
    (other) => isPartOf(product, other) && other.subscriptionPart === 'SUBSCRIPTION',
  )?.slug;
}

function placeOf(
  product: ShopProduct,
  kind: SimpleProduct['kind'],
  shop: Shop,
  country: string,
  today: string,
): MembershipPlace | null {
  if (kind === 'ACCESSORY') return null;
  if (kind === 'WARRANTY') return warrantyPlace(product, shop);
  if (isOnlyRenewed(product)) return { kind: 'renewal' };
  const offers = membershipOffers(shop, country, today, product.market);
  return (
    offers.find(({ slug }) => slug === product.slug)?.place ??
    offers.find(({ slug }) => slug === membershipOf(product, shop))?.place ?? { kind: 'contact' }
  );
}

/** The product with a slug; null if the country doesn't sell it, and for probes. `today` is an ISO date. */
export function simpleProductOf(
  slug: string,
  shop: Shop,
  country: string,
  today: string,
): SimpleProduct | null {
  const product = publicProducts(shop).find((sold) => sold.slug === slug);
  if (!product || product.kind === 'DEVICE') return null;
  const [picture] = product.images;
  return {
    slug,
    name: product.name,
    kind: product.kind,
    market: product.market,
    productLine: product.productLine,
    planFamily: product.planFamily,
    blocks: descriptionBlocks(product.descriptionJson),
    picture: picture ? { url: picture.url, alt: picture.alt } : null,
    facts: factsOf(product).map((fact) =>
      withSoldProbes(
        fact,
        shop.devices.map(({ name }) => name),
      ),
    ),
    prices: priceRows(shop).filter((row) => row.slug === slug),
    place: placeOf(product, product.kind, shop, country, today),
  };
}

/** Whether a country's shop sells the product. */
export function isSimpleProductSold(
  { kind, productLine, planFamily }: SimpleProduct,
  country: string,
): boolean {
  const { accessories, warranties } = countryPermissions(country);
  const isKindSold = { ACCESSORY: accessories, WARRANTY: warranties, SUBSCRIPTION: true }[kind];
  return (
    isKindSold &&
    (productLine === null || isProductLineSold(country, productLine)) &&
    (planFamily === null || isPlanSold(country, planFamily))
  );
}
