/** Changes of an active subscription: when they take effect and what they cost. */

export type {
  AllowedChange,
  ChangeAtRenewal,
  ChangedSubscription,
  ChangeNow,
  ChangeRefusal,
  ChangeTerms,
  MembershipOffer,
  PartPrice,
  PlanChange,
  RequestedChange,
} from './change.types.ts';
export { refusalOfBuyer, refusalOfState } from './change-refusals.ts';
export { nextChargeOf, planChange } from './plan-change.ts';
export { isRenewalRequested } from './requested-plan.ts';
export { isOfLaterTerm, isPreviewValid, previewEnd } from './preview.ts';
export { isOpenToOtherPlans, seatLimitsOf, seatsOf } from './requested-plan.ts';
