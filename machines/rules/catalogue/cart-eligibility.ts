import type { RefusalReason } from '../errors/index.ts';
import { isActive, membershipOf } from './buyer-plan.ts';
import { isUpgrade, type PlanFamily } from '../plans/index.ts';
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

/** What an organization is offered instead of a change of its current subscription; null if it changes nothing. */
function changeOf(
  { action, planFamily }: EligibilityRequest,
  organization: BuyerOrganization,
): EligibilityOffer | null {
  if (action === 'UPGRADE') return isPaidTermRunning(organization) ? 'UPGRADE' : null;
  if (action === 'FREE_TRIAL') return isReplacedByTrial(organization, planFamily) ? null : 'UPGRADE';
  if (action !== 'EXPANSION' || !isActive(organization)) return null;
  return planFamily !== null && isUpgrade(organization.planType, planFamily) ? 'UPGRADE' : 'ADD_SEATS';
}

/**
 * Whether a buyer may order a bundle in a cart, which charges full prices. An upgrade of a paid term and more seats are
 * prorated, so that they are refused here and offered on pages of their own. A trial would replace an active plan, which
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
/** One of {@link changeReasons}. */
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
