import { pageOf } from '../../app/paths.ts';
import { publicProducts } from '../catalogue/public-products.ts';
import { loadShop, type PagePosition } from '../catalogue/load-shop.ts';
import type { ShopBannerQuery } from '../../graphql/shop.generated.ts';

export type AnnouncedPromo = ShopBannerQuery['shop']['currentOffers'][number]['promo'];

const productOf = (pathname: string) => /^product\/([^/]+)\//.exec(pageOf(pathname))?.[1];

/** Whether a page may promise what a promotion gives: the page of a product only if the code applies to the product. */
export async function isPromisedOn(
  { voucherApplicableItemsSKUs: skus }: AnnouncedPromo,
  pathname: string,
  position: PagePosition,
): Promise<boolean> {
  const slug = productOf(pathname);
  if (slug === undefined || skus.length === 0) return true;
  const product = publicProducts(await loadShop(position)).find((other) => other.slug === slug);
  return product?.variants.some(({ sku }) => skus.includes(sku)) ?? false;
}

/** What comes free with what, by SKU, because a link brought a code along. */
export interface BroughtGift {
  readonly appliesTo: readonly string[];
  readonly gifts: readonly string[];
}

export function giftOf({ voucherApplicableItemsSKUs, freeProductVariants }: AnnouncedPromo): BroughtGift {
  return { appliesTo: voucherApplicableItemsSKUs, gifts: freeProductVariants.map(({ sku }) => sku) };
}
