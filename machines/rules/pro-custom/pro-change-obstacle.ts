import { type BuyerMembership, isActive, isPlanSold } from '../catalogue/index.ts';
import { refusalOfBuyer, refusalOfState } from '../changes/index.ts';
import { isUpgrade } from '../plans/index.ts';
import { isPro, openFeatures, proPlansOf, proSeatRange } from './pro-change.ts';
import type { ProChangeObstacle, ProDirection, CurrentPlan } from './pro-change.types.ts';
import type { ProOffers } from './pro-custom.types.ts';

/** Why the buyer changes no Pro plan, by the rules that refuse every change of a subscription; null if they may. */
export function proPlanObstacle(buyer: BuyerMembership): ProChangeObstacle | null {
  const { planType, subscriptionStatus, commitmentEndDate, today } = buyer.organization;
  const byBuyer = refusalOfBuyer({ planType }, { buyer: { kind: 'USER', membership: buyer } });
  if (byBuyer !== null) return byBuyer.code === 'NO_PERMISSIONS' ? 'NOT_ADMINISTRATOR' : 'SALES';
  if (subscriptionStatus === null || !isActive(buyer.organization)) return 'ENDED';
  const commitment = commitmentEndDate === null ? null : { endsOn: commitmentEndDate };
  // The server knows the day of the next charge, and refuses a term that is due today as well.
  const byState = refusalOfState({ status: subscriptionStatus, nextChargeOn: null, commitment }, { today });
  if (byState === null) return null;
  return byState.reason === 'COMMITTED' ? 'COMMITTED' : 'OVERDUE';
}

function obstacleOfUpgrade(
  current: CurrentPlan,
  offers: ProOffers,
  country: string,
): ProChangeObstacle | null {
  const { planType } = current.buyer.organization;
  const [plan] = proPlansOf(current, offers);
  if (plan === undefined || !isPlanSold(country, 'PRO_CUSTOM')) return 'NOT_SOLD';
  if (!isPro(current)) return isUpgrade(planType, 'PRO_CUSTOM') ? null : 'NOTHING_TO_ADD';
  const { now } = current.seats;
  const isMore = proSeatRange('UPGRADE', current, plan).most > now;
  return isMore || openFeatures('UPGRADE', current, plan).length > 0 ? null : 'NOTHING_TO_ADD';
}

function obstacleOfDowngrade(
  current: CurrentPlan,
  offers: ProOffers,
  lowerPlans: number,
): ProChangeObstacle | null {
  if (!isPro(current)) return 'OTHER_PLAN';
  if (!current.isRenewing) return 'NOT_RENEWING';
  const [plan] = proPlansOf(current, offers);
  if (plan === undefined) return 'NOT_SOLD';
  const { now } = current.seats;
  const isLess = proSeatRange('DOWNGRADE', current, plan).fewest < now || current.featureSkus.length > 0;
  return isLess || lowerPlans > 0 ? null : 'NOTHING_TO_REMOVE';
}

/** Why an organization's current plan isn't changed in a direction; null if it may be. */
export function proChangeObstacle(
  direction: ProDirection,
  current: CurrentPlan,
  {
    offers,
    country,
    lowerPlans,
  }: {
    readonly offers: ProOffers;
    readonly country: string;
    /** The number of memberships that the shop sells below the current one. */
    readonly lowerPlans: number;
  },
): ProChangeObstacle | null {
  const obstacle = proPlanObstacle(current.buyer);
  if (obstacle !== null) return obstacle;
  return direction === 'UPGRADE'
    ? obstacleOfUpgrade(current, offers, country)
    : obstacleOfDowngrade(current, offers, lowerPlans);
}
