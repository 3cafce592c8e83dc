/** Referrals: who may refer, what a friend and a referrer get, and when credit is granted or taken back. */

export {
  friendDiscountPpm,
  friendLinkDays,
  isOwnReferral,
  mayRefer,
  type OrderedBy,
  referralCodeLength,
  referralCodePrefix,
  referralDueDay,
  referralMonths,
  referralReturnDays,
  type ReferrerOrganization,
} from './referral-program.ts';
export {
  nextReferralStep,
  type ReferralFacts,
  type ReferralStatus,
  referralStatuses,
  type ReferralStep,
  returnedMonths,
  reversedMonths,
} from './referral-settlement.ts';
