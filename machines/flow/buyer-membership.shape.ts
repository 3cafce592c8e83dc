import { type BuyerMembership, type BuyerOrganization, markets } from '../rules/catalogue/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import { type Check, hasShape, isBoolean, isName, isNullOr, isNumber, isOneOf, isString } from './shape.ts';

const isOrganization: Check<BuyerOrganization> = hasShape({
  today: isString,
  market: isOneOf(markets),
  planType: isName<PlanType>(),
  subscriptionStatus: isNullOr(isName<NonNullable<BuyerOrganization['subscriptionStatus']>>()),
  subscriptionExpirationDate: isNullOr(isString),
  hasHadTrial: isBoolean,
  registeredProbes: isNumber,
  maxDevices: isNumber,
  commitmentEndDate: isNullOr(isString),
});

/** Whether an unknown value has the shape of a membership as the rules of buying see it. */
export const isBuyerMembership: Check<BuyerMembership> = hasShape({
  isOrganizationAdmin: isBoolean,
  canPurchasePersonalProbe: isBoolean,
  canBuyPersonalProbePlus: isBoolean,
  canBuyPersonalProbeIq3: isBoolean,
  organization: isOrganization,
});
