/** Changes of a running subscription: when they take effect and what they cost. */

export type {
  ChangeAtRenewal,
  ChangedSubscription,
  ChangeNow,
  ChangeRefusal,
  ChangeTerms,
  MembershipOffer,
  PartPrice,
  PlanChange,
  WantedChange,
} from './change.types.ts';
export { planChange } from './plan-change.ts';
export { isPreviewValid, previewEnd } from './preview.ts';
export { seatLimitsOf, seatsOf } from './wanted-plan.ts';
