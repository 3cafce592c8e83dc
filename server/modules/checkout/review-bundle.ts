import {
  changeReasonOf,
  type Eligibility,
  type EligibilityRequest,
  lineRequest,
  mayOrder,
  organizationReasonOf,
  ownersProbeProblem,
} from '@sonde/machines/rules/catalogue';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { countryByCode } from '@sonde/machines/rules/places';
import { hasSeatsFor } from '@sonde/machines/rules/plans';
import { coversHeld, isTermRunning } from '@sonde/machines/rules/sales';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { bundleLine } from './offered-line.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** Why an existing organization can't buy the ordered plan; null if it can. */
function planProblem({ sale, membership, stored, buyer }: PricedCheckout): RefusalReason | null {
  const plan = sale?.plan ?? null;
  if (plan === null || membership === null || plan.planType === 'BASIC') return null;
  const { country, subscription, seatsTaken } = membership.organization;
  // Later changes are priced in the shop of the organization's country.
  if (countryByCode(country)?.currency !== stored.currency) return 'OTHER_CURRENCY';
  if (!hasSeatsFor(seatsTaken, plan)) return 'BELOW_SEATS_IN_USE';
  const today = buyer.kind === 'USER' ? (buyer.membership?.organization.today ?? '') : '';
  const isEarly = subscription?.planType === plan.planType && isTermRunning(subscription, today);
  return isEarly && !coversHeld(plan, subscription) ? 'BELOW_HELD' : null;
}

interface Judged {
  readonly request: EligibilityRequest;
  readonly eligibility: Eligibility;
}

/** Whether the buyer may order the bundle; null if the lines form none. */
function judge({ lines, bundleType, stored, buyer }: PricedCheckout): Judged | null {
  if (bundleType === null) return null;
  const request = lineRequest({ bundleType, country: stored.country, lines: lines.map(bundleLine) });
  return { request, eligibility: mayOrder(request, buyer) };
}

/** Why the buyer can't have a probe among the lines that is for owners; null if there is none, or they can. */
function ownersProblem({ lines, buyer }: PricedCheckout): RefusalReason | null {
  const line = lines.find(({ offer }) => offer.isForOwnersOnly);
  return line === undefined ? null : ownersProbeProblem(bundleLine(line), buyer);
}

/** Whether the buyer's organization would get a second trial, which nothing else can be offered for. */
const isTriedAgain = ({ action }: EligibilityRequest, { buyer }: PricedCheckout): boolean =>
  (action === 'NEW_USER_WITH_TRIAL' || action === 'FREE_TRIAL') &&
  buyer.kind === 'USER' &&
  buyer.membership?.organization.hasHadTrial === true;

const hasEnterpriseCode = ({ voucher }: PricedCheckout): boolean => voucher?.source === 'ENTERPRISE';

/** Whether the buyer may order the bundle with a code of sales, which it manages the plan of. */
const isHelpedByCode = (request: EligibilityRequest, { buyer }: PricedCheckout): boolean =>
  mayOrder({ ...request, hasEnterpriseCode: true }, buyer).allowed;

/** The refusals that keep the person who asks from ordering the bundle of these lines; empty if nothing does. */
export function reviewBundle(checkout: PricedCheckout): readonly Refusal[] {
  if (checkout.lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines')];
  const judged = judge(checkout);
  if (judged === null) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'PART_NOT_ALLOWED')];
  const { request, eligibility } = judged;
  if (eligibility.allowed) {
    const problem = planProblem(checkout);
    return problem === null ? [] : [refusal('OPERATION_NOT_ALLOWED', 'lines', problem)];
  }
  const { code, offers } = eligibility;
  if (isHelpedByCode(request, checkout))
    return hasEnterpriseCode(checkout) ? [] : [refusal('ENTERPRISE_CODE_REQUIRED', 'lines', 'ASK_SALES')];
  if (isTriedAgain(request, checkout)) return [refusal(code, 'lines', 'TRIAL_USED')];
  if (offers.includes('SALES')) return [refusal(code, 'lines', 'ASK_SALES')];
  const change = changeReasonOf(request, eligibility) ?? ownersProblem(checkout);
  return [refusal(code, 'lines', change ?? organizationReasonOf(request, checkout.buyer, eligibility))];
}

/** Why the organization of the checkout's owner can't order the lines, or whom it asks instead; null if it can. */
function insteadForOwner(checkout: PricedCheckout): RefusalReason | null {
  const isOrganizations = checkout.isAskedByOwner && checkout.membership !== null;
  const [refused] = isOrganizations && checkout.bundleType !== null ? reviewBundle(checkout) : [];
  if (refused?.code === 'NO_PERMISSIONS') return 'NO_PERMISSIONS';
  return refused?.reason ?? null;
}

/**
 * What the buyer's organization does instead of ordering these lines: it makes the change on another page, asks sales or
 * an administrator, or orders later or fewer. Null if the buyer may order them.
 */
export function changeInsteadOf(checkout: PricedCheckout): RefusalReason | null {
  if (ownersProblem(checkout) === 'PLAN_ENDED') return 'PLAN_ENDED';
  const judged = judge(checkout);
  return (judged && changeReasonOf(judged.request, judged.eligibility)) ?? insteadForOwner(checkout);
}
