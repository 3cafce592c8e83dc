import type { RefusalReason } from '../errors/index.ts';
import type { BundleAction } from './bundle-actions.ts';
import { isActive, membershipOf } from './buyer-plan.ts';
import { isUpgrade, planTable, type PlanFamily } from '../plans/index.ts';
import { mayStart } from './eligibility.ts';
import type {
  Buyer,
  BuyerOrganization,
  Eligibility,
  EligibilityOffer,
  EligibilityRequest,
} from './eligibility.types.ts';

/** Whether an organization has a term that was paid, so that an upgrade credits the rest of it. */
const isPaidTermRunning = (organization: BuyerOrganization): boolean =>
  isActive(organization) &&
  organization.subscriptionStatus !== 'TRIALING' &&
  organization.subscriptionExpirationDate !== null;

/** Whether a trial of a plan replaces what an organization has: the basic plan, nothing, or what has ended. */
const isReplacedByTrial = (organization: BuyerOrganization, planFamily: PlanFamily | null): boolean =>
  !isActive(organization) || (planFamily !== null && isUpgrade(organization.planType, planFamily));

/** What an organization is offered instead of a change of its running subscription; null if it changes nothing. */
function changeOf(
  { action, planFamily }: EligibilityRequest,
  organization: BuyerOrganization,
): EligibilityOffer | null {
  if (action === 'UPGRADE') return isPaidTermRunning(organization) ? 'UPGRADE' : null;
  if (action === 'FREE_TRIAL') return isReplacedByTrial(organization, planFamily) ? null : 'UPGRADE';
  const isOwnPlan = action === 'EXPANSION' && planFamily === organization.planType;
  return isOwnPlan && isActive(organization) ? 'ADD_SEATS' : null;
}

/**
 * Whether a buyer may order a bundle in a cart, which charges full prices. An upgrade of a paid term and more seats are
 * prorated, so that they are refused here and offered on pages of their own. A trial would replace a running plan, which
 * is upgraded instead.
 */
export function mayOrder(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const answer = mayStart(request, buyer);
  const organization = membershipOf(buyer)?.organization;
  const isForOthers =
    !answer.allowed && (answer.code !== 'OPERATION_NOT_ALLOWED' || answer.offers.includes('SALES'));
  const change = organization === undefined || isForOthers ? null : changeOf(request, organization);
  return change === null ? answer : { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [change] };
}

/** The reasons that lead from a cart to the page that makes the change instead, or first. */
export const changeReasons = [
  'UPGRADE_INSTEAD',
  'UPGRADE_TO_PRO_INSTEAD',
  'ADD_SEATS_INSTEAD',
  'PLAN_ENDED',
] as const satisfies readonly RefusalReason[];
export type ChangeReason = (typeof changeReasons)[number];

/** Which change an organization can make instead of an order; null if the answer to it is another one. */
export function changeReasonOf(
  { planFamily }: Pick<EligibilityRequest, 'planFamily'>,
  answer: Eligibility,
): ChangeReason | null {
  if (answer.allowed) return null;
  if (answer.offers.includes('ADD_SEATS')) return 'ADD_SEATS_INSTEAD';
  if (!answer.offers.includes('UPGRADE') || planFamily === 'BASIC') return null;
  return planFamily === 'PRO_CUSTOM' ? 'UPGRADE_TO_PRO_INSTEAD' : 'UPGRADE_INSTEAD';
}

/** How many more probes an organization may register; 0 if it has as many as its plan allows, or more. */
export const probesLeft = ({ registeredProbes, maxDevices }: BuyerOrganization): number =>
  Math.max(0, maxDevices - registeredProbes);

type ActionReason = (request: EligibilityRequest, organization: BuyerOrganization) => RefusalReason | null;

/** Why an organization can't start an action that it could at another time, or in another quantity. */
const reasonByAction: Partial<Readonly<Record<BundleAction, ActionReason>>> = {
  EXTRA_PROBE: ({ quantity }, organization) =>
    quantity > probesLeft(organization) ? 'TOO_MANY_PROBES' : null,
  RENEWAL: (_request, { planType }) => (planTable[planType].isRenewable ? 'TOO_EARLY' : 'NOT_RENEWABLE'),
};

/**
 * What keeps the buyer's organization from an action that none of its members may start. Null where the code or what is
 * offered says it already.
 */
export function organizationReasonOf(
  request: EligibilityRequest,
  buyer: Buyer,
  answer: Eligibility,
): RefusalReason | null {
  const organization = membershipOf(buyer)?.organization;
  const isExplained = answer.allowed || answer.code !== 'OPERATION_NOT_ALLOWED' || answer.offers.length > 0;
  if (organization === undefined || organization.market !== request.market || isExplained) return null;
  return reasonByAction[request.action]?.(request, organization) ?? null;
}
