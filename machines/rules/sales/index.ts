/** The effect of a paid order, besides its shipment. */

export {
  planOfSubscription,
  type OrderSale,
  orderSale,
  sellsRental,
  type SoldLine,
  type SoldPlan,
  type SoldTrial,
} from './sale.ts';
export { includedSeats, variantWithSeats } from './included-seats.ts';
export { renewedPlan, renewedTerm } from './renewed-plan.ts';
export { type RefundedCharge, withoutCharge } from './refunded-charge.ts';
export { withoutSale } from './withdrawn-sale.ts';
export {
  coversPlan,
  isTermActive,
  type OrganizationInSale,
  saleEffect,
  type SubscriptionTerms,
} from './sale-effect.ts';
export {
  isSameTrialCharge,
  mayChooseRenewal,
  soldTerm,
  type SoldTerm,
  termOf,
  type TrialCharge,
  trialChargeOf,
} from './sold-term.ts';
