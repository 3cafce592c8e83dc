import {
  type BundleType,
  isBarred,
  isPermitted,
  isPlanSold,
  type Market,
  orderedProducts,
  orderRequest,
} from '../rules/catalogue/index.ts';
import type { Checkout } from './cart.types.ts';

/** Why a cart can't be ordered as it is; only `onOwnPage` depends on the buyer. */
export type UnsoldReason = 'together' | 'inCountry' | 'withoutSales' | 'onOwnPage';

type Bundle = Checkout & { readonly bundleType: BundleType };
const isBundle = (cart: Checkout): cart is Bundle => cart.bundleType !== null;

/** The market whose buyers order a cart; HUMAN for one that isn't a bundle. */
export const marketOfCart = (cart: Checkout): Market =>
  isBundle(cart) ? orderRequest(cart).market : 'HUMAN';

/** Whether its lines don't form a bundle. */
export const isCombinationNotSold = (cart: Checkout): boolean => !isBundle(cart);

/** Whether its country doesn't sell its plan. */
export function isPlanNotSold(cart: Checkout): boolean {
  const planFamily = isBundle(cart) ? orderRequest(cart).planFamily : null;
  return planFamily !== null && !isPlanSold(cart.country, planFamily);
}

/** Whether its country doesn't sell one of its products. */
export const isNotSoldInCountry = (cart: Checkout): boolean =>
  isBundle(cart) && !orderedProducts(cart).every((product) => isPermitted(product, cart.country));

/** Whether the rules of its bundle refuse it. */
export const isBundleRefused = (cart: Checkout): boolean => isBundle(cart) && isBarred(orderRequest(cart));

/** Whether its buyer's organization makes the change on a page of its own, or asks sales or an administrator. */
export const isChangedOnOwnPage = ({ changeInstead }: Checkout): boolean => changeInstead !== null;

/** The first applicable reason, in the order of the cart and checkout charts; null if there is none. */
export function unsoldReasonOf(cart: Checkout): UnsoldReason | null {
  if (isCombinationNotSold(cart)) return 'together';
  if (isPlanNotSold(cart) || isNotSoldInCountry(cart)) return 'inCountry';
  if (isBundleRefused(cart)) return 'withoutSales';
  return isChangedOnOwnPage(cart) ? 'onOwnPage' : null;
}
