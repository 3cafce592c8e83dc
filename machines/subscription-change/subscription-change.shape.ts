import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isRefusal,
  isString,
  isTaxedMoney,
  isTrouble,
} from '../flow/index.ts';
import type { PaymentDetails } from '../payment/index.ts';
import type { WantedChange } from '../rules/changes/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import type {
  ChangePreview,
  ComparedTerm,
  SubscriptionChangeContext,
  SubscriptionChangeOutcome,
} from './subscription-change.types.ts';

const isWantedChange: Check<WantedChange> = hasShape({
  sku: isNullOr(isString),
  seats: isNullOr(isNumber),
  featureSkus: isNullOr(isListOf(isString)),
});

const isChangePreview: Check<ChangePreview> = hasShape({
  previewedAt: isString,
  validUntil: isString,
  takesEffect: isOneOf(['NOW', 'AT_RENEWAL']),
  effectiveDay: isString,
  planType: isName<PlanType>(),
  sku: isNullOr(isString),
  seats: isNumber,
  featureSkus: isListOf(isString),
  charge: isTaxedMoney,
  credit: isTaxedMoney,
  amountDue: isTaxedMoney,
  renewalPrice: isNullOr(isTaxedMoney),
  seatsAtRenewal: isNullOr(isNumber),
  featureSkusAtRenewal: isNullOr(isListOf(isString)),
  lastDay: isNullOr(isString),
  clearsScheduledChange: isBoolean,
  nextChargeDay: isNullOr(isString),
  nextChargeDayIfKept: isNullOr(isString),
  clearsCancellation: isBoolean,
});

/** Whether an unknown value is a term with what it would come to. */
export const isComparedTerm: Check<ComparedTerm> = hasShape({
  sku: isString,
  preview: isNullOr(isChangePreview),
  refusals: isListOf(isRefusal),
});

const isSavedCard = hasShape({
  id: isString,
  brand: isString,
  lastDigits: isString,
  name: isNullOr(isString),
  expMonth: isNumber,
  expYear: isNumber,
  isPrimary: isBoolean,
  isOfOrganization: isBoolean,
  isActive: isBoolean,
});

/** A change that has ended is never restored. */
const isOutcome: Check<SubscriptionChangeOutcome> = hasShape({ status: isOneOf(['left', 'stale']) });

const isContext: Check<SubscriptionChangeContext> = hasShape({
  membershipId: isString,
  change: isWantedChange,
  preview: isNullOr(isChangePreview),
  methods: isListOf(isSavedCard),
  methodId: isNullOr(isString),
  means: isNullOr(hasShape({ details: isRecord as Check<PaymentDetails>, token: isString })),
  isKept: isBoolean,
  idempotencyKey: isNullOr(isString),
  clientSecret: isNullOr(isString),
  repeats: isNumber,
  trouble: isNullOr(isTrouble),
  outcome: isOutcome,
});

/** The context of the change by its name, for flows that restore a snapshot with one in it. */
export const subscriptionChangeContexts = { subscriptionChange: isContext };
