/** Memberships: plans, seats and renewals. */

export { type Commitment, commitmentFrom, committedThrough } from './commitment.ts';
export {
  creditableOf,
  paidTerm,
  type PaidTerm,
  type TermPayment,
  withLongerTerm,
  withPaidPart,
} from './paid-term.ts';
export {
  advisedPlan,
  type AdviceAnswers,
  adviceAnswersOf,
  byRank,
  coverageOf,
  needsServedBy,
  peopleCounts,
  type PeopleCount,
  type PlanCoverage,
  type PlanNeed,
  planNeeds,
} from './plan-advice.ts';
export { membersInPrice } from './plan-members.ts';
export {
  familyOf,
  hasChosenSeats,
  isForTeams,
  isManagedBySales,
  isPartOf,
  isProExtended,
  isProPlan,
  isUpgrade,
  planFamilies,
  type PlanFamily,
  planTable,
  type PlanType,
  planTypes,
} from './plans.ts';
export { prorate, type Proration } from './proration.ts';
export {
  afterCharge,
  afterFailedCharge,
  firstDayOfTerm,
  isTrialEndNear,
  mostNoticeDays,
  overdueDay,
  renewalAction,
  type RenewalEffect,
  type RenewingSubscription,
} from './renewal-schedule.ts';
export { automaticChargeDay, isRenewalEndable, type SwitchedSubscription } from './renewal-switch.ts';
export { freeMonths, priceWithFreeMonths } from './referral-credit.ts';
export { type Renewal, renewalOf } from './renewals.ts';
export {
  additionalTeamSeats,
  checkSeats,
  hasSeatsFor,
  mostAdditionalSeats,
  maxSeatsOf,
  type PlanSeats,
  type SeatChange,
  type SeatLimits,
  seatRange,
  seatsInPrice,
  seatStep,
} from './seats.ts';
export { graceDays, lastDayOfTerm, trialEnd } from './terms.ts';
