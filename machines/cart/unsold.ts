import {
  type BundleType,
  isBarred,
  isPermitted,
  isPlanSold,
  mayStart,
  orderedArticles,
  orderRequest,
} from '../rules/catalogue/index.ts';
import type { Checkout } from './cart.types.ts';

/** Why a cart cannot be ordered as it is, whoever buys. */
export type UnsoldReason = 'together' | 'inCountry' | 'withoutSales';

type Bundle = Checkout & { readonly bundleType: BundleType };
const isBundle = (cart: Checkout): cart is Bundle => cart.bundleType !== null;

/** Whether its lines are no bundle of the shop. */
export const isCombinationNotSold = (cart: Checkout): boolean => !isBundle(cart);

/** Whether its country does not sell its plan. */
export function isPlanNotSold(cart: Checkout): boolean {
  const planFamily = isBundle(cart) ? orderRequest(cart).planFamily : null;
  return planFamily !== null && !isPlanSold(cart.country, planFamily);
}

/** Whether its country does not sell a product in it. */
export const isNotSoldInCountry = (cart: Checkout): boolean =>
  isBundle(cart) && !orderedArticles(cart).every((article) => isPermitted(article, cart.country));

/** Whether the rules of its bundle refuse it. */
export const isBundleRefused = (cart: Checkout): boolean =>
  isBundle(cart) && isBarred(mayStart(orderRequest(cart), { kind: 'ANONYMOUS' }));

/** The first reason, as the charts of cart and checkout find it; null where nothing is in the way. */
export function unsoldReasonOf(cart: Checkout): UnsoldReason | null {
  if (isCombinationNotSold(cart)) return 'together';
  if (isPlanNotSold(cart) || isNotSoldInCountry(cart)) return 'inCountry';
  return isBundleRefused(cart) ? 'withoutSales' : null;
}
