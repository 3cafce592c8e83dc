import type { RefusalReason } from '../errors/index.ts';
import { planTable } from '../plans/index.ts';
import type { BundleAction } from './bundle-actions.ts';
import { membershipOf } from './buyer-plan.ts';
import { areTrialsSold } from './country-permissions.ts';
import type { Buyer, BuyerOrganization, Eligibility, EligibilityRequest } from './eligibility.types.ts';

/** Why an order is refused that no other page takes instead. Each has words that say what to do. */
export type OrderObstacle = Extract<
  RefusalReason,
  | 'SIGN_IN_FIRST'
  | 'NO_PERMISSIONS'
  | 'ASK_SALES'
  | 'NOT_SOLD_IN_COUNTRY'
  | 'TRIAL_USED'
  | 'PART_MISSING'
  | 'PLAN_ENDED'
  | 'TOO_EARLY'
>;

interface RefusedOrder {
  readonly request: EligibilityRequest;
  /** That of the buyer; null without one. */
  readonly organization: BuyerOrganization | null;
}

type ObstacleRule = (refused: RefusedOrder) => OrderObstacle;

/** Sales knows what an organization may have instead. */
const askSales: ObstacleRule = () => 'ASK_SALES';

/** A membership alone is for an organization that has a probe without one. */
const withoutProbe: ObstacleRule = () => 'PART_MISSING';

const withoutTrial: ObstacleRule = () => 'NOT_SOLD_IN_COUNTRY';

/** Why those who may take an action at all can't take it now. */
const obstacleByAction: Readonly<Record<BundleAction, ObstacleRule>> = {
  NEW_USER: askSales,
  NEW_USER_WITHOUT_TRIAL: askSales,
  NEW_USER_WITH_TRIAL: withoutTrial,
  FREE_TRIAL: ({ request }) => (areTrialsSold(request.country) ? 'PART_MISSING' : 'NOT_SOLD_IN_COUNTRY'),
  RENEWAL: ({ organization }) =>
    organization !== null && planTable[organization.planType].isRenewable ? 'TOO_EARLY' : 'ASK_SALES',
  UPGRADE: askSales,
  EXPANSION: () => 'PLAN_ENDED',
  EXTRA_PROBE: askSales,
  SUBSCRIPTION_ONLY: withoutProbe,
  PROBE_ONLY: askSales,
  ACCESSORIES_ONLY: askSales,
};

const trialActions: readonly BundleAction[] = ['NEW_USER_WITH_TRIAL', 'FREE_TRIAL'];

/** Why a buyer can't order a bundle that `mayOrder` refuses; null for one that it allows. */
export function orderObstacle(
  request: EligibilityRequest,
  answer: Eligibility,
  buyer: Buyer,
): OrderObstacle | null {
  if (answer.allowed) return null;
  const organization = membershipOf(buyer)?.organization ?? null;
  if (trialActions.includes(request.action) && organization?.hasHadTrial === true) return 'TRIAL_USED';
  if (answer.offers.includes('SALES')) return 'ASK_SALES';
  if (answer.code === 'COUNTRY_NOT_AVAILABLE') return 'NOT_SOLD_IN_COUNTRY';
  if (buyer.kind === 'ANONYMOUS' && answer.offers.includes('SIGN_IN')) return 'SIGN_IN_FIRST';
  if (answer.code === 'NO_PERMISSIONS') return 'NO_PERMISSIONS';
  return obstacleByAction[request.action]({ request, organization });
}
