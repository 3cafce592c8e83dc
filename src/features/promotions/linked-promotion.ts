import { pageOf } from '../../page/paths.ts';
import { publicProducts } from '../catalogue/public-products.ts';
import { loadShop, type PagePosition } from '../catalogue/load-shop.ts';
import type { ShopBannerQuery } from '../../graphql/shop.generated.ts';

type Shop = ShopBannerQuery['shop'];

/** The free items by SKU that a link's code adds. */
export interface LinkedGift {
  /** Empty for all. */
  readonly appliesTo: readonly string[];
  readonly gifts: readonly string[];
}

/** The effect of a link's code. */
export interface LinkedPromotion {
  readonly code: string;
  readonly name: string;
  /** Null if the name is sufficient. */
  readonly terms: string | null;
  readonly gift: LinkedGift;
  /** Whether only verified learners may use it. */
  readonly isForLearners: boolean;
}

/** The current promotion of a code, or the description of a voucher without one; null if the code has no effect. */
export function promotionOfCode(code: string, { currentOffers, voucher }: Shop): LinkedPromotion | null {
  const offer = currentOffers.find(({ promo }) => promo.code === code);
  if (offer) {
    const { name, voucherApplicableItemsSKUs, freeProductVariants } = offer.promo;
    const gifts = freeProductVariants.map(({ sku }) => sku);
    return {
      code,
      name,
      terms: offer.terms,
      gift: { appliesTo: voucherApplicableItemsSKUs, gifts },
      isForLearners: false,
    };
  }
  if (voucher === null) return null;
  const { description, voucherApplicableItemsSKUs: appliesTo, isForLearners } = voucher;
  return { code, name: description ?? code, terms: null, gift: { appliesTo, gifts: [] }, isForLearners };
}

const productOf = (pathname: string) => /^product\/([^/]+)\//.exec(pageOf(pathname))?.[1];

/** Whether a page may promise the effect of a code: a product page only if the code applies to the product. */
export async function isPromisedOn(
  { gift: { appliesTo } }: LinkedPromotion,
  pathname: string,
  position: PagePosition,
): Promise<boolean> {
  const slug = productOf(pathname);
  if (slug === undefined || appliesTo.length === 0) return true;
  const product = publicProducts(await loadShop(position)).find((other) => other.slug === slug);
  return product?.variants.some(({ sku }) => appliesTo.includes(sku)) ?? false;
}
