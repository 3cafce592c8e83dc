export { cartMachine, cartWithPorts } from './cart.machine.ts';
export * from './cart.selectors.ts';
export type * from './cart.types.ts';
export { changeByAdding, readCartChange } from './cart-change.ts';
export {
  isBundleRefused,
  isChangedOnOwnPage,
  isCombinationNotSold,
  isNotSoldInCountry,
  isPlanNotSold,
  type UnsoldReason,
  marketOfCart,
  unsoldReasonOf,
} from './unsold.ts';
export { isTrialRenewalForbidden } from './trial-renewal.ts';
export { isCheckout } from './checkout.shape.ts';
export type { Refusal } from '../flow/index.ts';
export type { LineKind } from '../rules/catalogue/index.ts';
