import type { RefusalReason } from '../errors/index.ts';
import { isAdditionalProbe } from './buyer-bundle.ts';
import { isActive, membershipOf } from './buyer-plan.ts';
import type { BundleLine } from './bundle-lines.ts';
import type { Buyer } from './eligibility.types.ts';
import { isManagedBySales } from '../plans/index.ts';

/**
 * Why a buyer can't have a probe that is sold to owners only; null if they can. It becomes an additional probe of an
 * organization that has a registered one and an active plan: the person who lets the plan end renews it first.
 */
export function ownersProbeProblem(device: BundleLine, buyer: Buyer): RefusalReason | null {
  const organization = membershipOf(buyer)?.organization;
  if (organization === undefined || organization.registeredProbes === 0) return 'OWNERS_ONLY';
  if (isAdditionalProbe(device, buyer)) return null;
  if (isManagedBySales(organization.planType)) return 'ASK_SALES';
  return isActive(organization) ? 'WRONG_PLAN' : 'PLAN_ENDED';
}
