import { fitsDevice } from '@sonde/machines/rules/catalogue';
import type { Money } from '@sonde/machines/rules/money';
import { variantFacts } from '../../modules/catalogue/attributes.ts';
import type {
  Catalogue,
  CatalogueProduct,
  CatalogueVariant,
  Offer,
  Wording,
} from '../../modules/catalogue/catalogue.types.ts';
import { productImages } from '../../modules/catalogue/pictures.ts';
import { categoryOf } from '../../modules/catalogue/product-groups.ts';

/** The catalog as one country sees it, in one language. */
export interface CatalogueView {
  readonly catalogue: Catalogue;
  readonly country: string;
  /** As in a URL. */
  readonly language: string;
  readonly say: Wording;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** A product with what of it the country is offered; never empty. */
export interface OfferedProduct {
  readonly product: CatalogueProduct;
  readonly offers: readonly [Offer, ...Offer[]];
}

/** Whether anyone may put it into a cart: it isn't only for owners, and isn't only what another product renews as. */
const isForAnyone = ({ isForOwnersOnly, isForRenewal }: Offer) => !isForOwnersOnly && !isForRenewal;

/** The product as the country is offered it; null if nothing of it is sold there to anyone. */
export function offeredProduct(
  { catalogue, country }: Pick<CatalogueView, 'catalogue' | 'country'>,
  product: CatalogueProduct,
): OfferedProduct | null {
  const all = catalogue.offers(country);
  const [first, ...others] = product.variants.flatMap(({ sku }) => {
    const offer = all.get(sku);
    return offer !== undefined && isForAnyone(offer) ? [offer] : [];
  });
  return first === undefined ? null : { product, offers: [first, ...others] };
}

const toPrice = ({ amount, currency }: Money) => ({ amount, currency });

const plainText = ({ description }: CatalogueProduct, say: Wording) =>
  description.map(({ text }) => say(text)).join('\n\n');

const variantOption = 'Variant';

/** What distinguishes a variant; a product with one variant has no options. */
function optionsOf({ variant }: Offer, { offers }: OfferedProduct, say: Wording) {
  return offers.length === 1 ? [] : [{ name: say(variantOption), id: variant.sku, label: say(variant.name) }];
}

/** What an agent needs to know of a variant besides its price: its term, and what it costs afterwards. */
function variantMetadata({ renewalPrice, reducedUntil, trial, variant }: Offer, say: Wording) {
  const { billingTerm, renewsAfterMonths, commitmentMonths, trialDays } = variant;
  return {
    billing_term: billingTerm,
    ...(renewsAfterMonths !== null && { renews_after_months: renewsAfterMonths }),
    ...(renewalPrice !== null && { renewal_price: toPrice(renewalPrice) }),
    ...(commitmentMonths !== null && { commitment_months: commitmentMonths }),
    ...(trial === 'TAKEN' && trialDays !== null && { trial_days: trialDays }),
    ...(reducedUntil !== null && { reduced_until: reducedUntil }),
    ...Object.fromEntries(variantFacts(variant).map(({ slug, value }) => [slug, say(value)])),
  };
}

/** A variant as the protocol shows it. The shop has no stock: what is offered can be ordered. */
function variantObject(offer: Offer, offered: OfferedProduct, { say }: CatalogueView) {
  const { variant, price, undiscountedPrice } = offer;
  return {
    id: variant.sku,
    sku: variant.sku,
    title: say(variant.name),
    description: { plain: plainText(offered.product, say) || say(offered.product.name) },
    price: toPrice(price),
    ...(undiscountedPrice.amount > price.amount && { list_price: toPrice(undiscountedPrice) }),
    availability: { available: true, status: 'in_stock' },
    options: optionsOf(offer, offered, say),
    metadata: variantMetadata(offer, say),
  };
}

function priceRange(prices: readonly [Money, ...Money[]]) {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  return { min: toPrice(sorted[0] ?? prices[0]), max: toPrice(sorted.at(-1) ?? prices[0]) };
}

/** The probes that a membership is bought with, and the memberships that a probe is: what makes a bundle. */
function bundledWith(product: CatalogueProduct, view: CatalogueView): readonly string[] {
  const fits = (plan: CatalogueProduct, device: CatalogueProduct) =>
    plan.planFamily !== null &&
    device.productLine !== null &&
    plan.subscriptionPart === 'SUBSCRIPTION' &&
    fitsDevice(plan.planFamily, device.productLine) &&
    (plan.productLine ?? device.productLine) === device.productLine;
  const isPartner = (other: CatalogueProduct) =>
    product.kind === 'DEVICE'
      ? other.kind === 'SUBSCRIPTION' && fits(other, product)
      : other.kind === 'DEVICE' && product.kind === 'SUBSCRIPTION' && fits(product, other);
  return view.catalogue.products
    .filter((other) => isPartner(other) && offeredProduct(view, other) !== null)
    .map(({ slug }) => slug);
}

function productMetadata(product: CatalogueProduct, view: CatalogueView) {
  const bundled = bundledWith(product, view);
  return {
    kind: product.kind,
    market: product.market,
    ...(product.planFamily !== null && { plan_family: product.planFamily }),
    ...(product.productLine !== null && { product_line: product.productLine }),
    ...(bundled.length > 0 && { bundled_with: bundled }),
  };
}

/** A product as the protocol shows it, with all its variants that the country is offered. */
export function productObject(offered: OfferedProduct, view: CatalogueView) {
  const { product, offers } = offered;
  const { say, publicUrl } = view;
  const { slug, name } = categoryOf(product.kind, say);
  const images = productImages(product, say);
  const [first, ...others] = offers;
  const reduced = offers.some(({ price, undiscountedPrice }) => undiscountedPrice.amount > price.amount);
  return {
    id: product.slug,
    handle: product.slug,
    title: say(product.name),
    description: { plain: plainText(product, say) || say(product.name) },
    categories: [
      { value: slug, taxonomy: 'merchant' },
      { value: name, taxonomy: 'merchant' },
    ],
    price_range: priceRange([first.price, ...others.map(({ price }) => price)]),
    ...(reduced && {
      list_price_range: priceRange([
        first.undiscountedPrice,
        ...others.map(({ undiscountedPrice }) => undiscountedPrice),
      ]),
    }),
    ...(images.length > 0 && {
      media: images.map(({ url, alt }) => ({ type: 'image', url: `${publicUrl}${url}`, alt_text: alt })),
    }),
    ...(offers.length > 1 && {
      options: [
        {
          name: say(variantOption),
          values: offers.map(({ variant }) => ({ id: variant.sku, label: say(variant.name) })),
        },
      ],
    }),
    variants: offers.map((offer) => variantObject(offer, offered, view)),
    metadata: productMetadata(product, view),
  };
}

/** The product that an identifier names, with the SKU if it names one of its variants; undefined if it names none. */
export function namedProduct(
  catalogue: Catalogue,
  id: string,
): { readonly product: CatalogueProduct; readonly variant: CatalogueVariant | null } | undefined {
  const variant = catalogue.variant(id);
  if (variant !== undefined) return { product: variant.product, variant };
  const product = catalogue.product(id);
  return product && { product, variant: null };
}
