import { type BuyerMembership, isActive, isPlanSold } from '../catalogue/index.ts';
import { refusalOfBuyer, refusalOfState } from '../changes/index.ts';
import { isUpgrade } from '../plans/index.ts';
import { isPro, openFeatures, proPlansOf, proSeatRange } from './pro-change.ts';
import type { ProChangeObstacle, ProDirection, RunningPlan } from './pro-change.types.ts';
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
  running: RunningPlan,
  offers: ProOffers,
  country: string,
): ProChangeObstacle | null {
  const { planType } = running.buyer.organization;
  const [plan] = proPlansOf(running, offers);
  if (plan === undefined || !isPlanSold(country, 'PRO_CUSTOM')) return 'NOT_SOLD';
  if (!isPro(running)) return isUpgrade(planType, 'PRO_CUSTOM') ? null : 'NOTHING_TO_ADD';
  const { now } = running.seats;
  const isMore = proSeatRange('UPGRADE', running, plan).most > now;
  return isMore || openFeatures('UPGRADE', running, plan).length > 0 ? null : 'NOTHING_TO_ADD';
}

function obstacleOfDowngrade(
  running: RunningPlan,
  offers: ProOffers,
  lowerPlans: number,
): ProChangeObstacle | null {
  if (!isPro(running)) return 'OTHER_PLAN';
  if (!running.isRenewing) return 'NOT_RENEWING';
  const [plan] = proPlansOf(running, offers);
  if (plan === undefined) return 'NOT_SOLD';
  const { now } = running.seats;
  const isLess = proSeatRange('DOWNGRADE', running, plan).fewest < now || running.featureSkus.length > 0;
  return isLess || lowerPlans > 0 ? null : 'NOTHING_TO_REMOVE';
}

/** Why an organization's running plan isn't changed in a direction; null if it may be. */
export function proChangeObstacle(
  direction: ProDirection,
  running: RunningPlan,
  {
    offers,
    country,
    lowerPlans,
  }: {
    readonly offers: ProOffers;
    readonly country: string;
    /** The number of memberships that the shop sells below the running one. */
    readonly lowerPlans: number;
  },
): ProChangeObstacle | null {
  const obstacle = proPlanObstacle(running.buyer);
  if (obstacle !== null) return obstacle;
  return direction === 'UPGRADE'
    ? obstacleOfUpgrade(running, offers, country)
    : obstacleOfDowngrade(running, offers, lowerPlans);
}
