import {
  changeReasonOf,
  type Eligibility,
  type EligibilityRequest,
  lineRequest,
  mayOrder,
  orderObstacle,
  ownersProbeProblem,
} from '@sonde/machines/rules/catalogue';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { countryByCode } from '@sonde/machines/rules/places';
import { hasSeatsFor } from '@sonde/machines/rules/plans';
import { coversPlan, isTermActive } from '@sonde/machines/rules/sales';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Organization } from '../people/person.model.ts';
import { bundleLine } from './offered-line.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** Whether a bank has the debit of an order for the organization's plan, a change or a renewal. */
const hasPendingPayment = ({ pendingOrderId, subscription }: Organization): boolean =>
  pendingOrderId !== null ||
  subscription?.isChangePending === true ||
  subscription?.isRenewalPending === true;

/** Why an existing organization can't buy the ordered plan; null if it can. */
function planProblem({ sale, membership, stored, buyer }: PricedCheckout): RefusalReason | null {
  const plan = sale?.plan ?? null;
  if (plan === null || membership === null || plan.planType === 'BASIC') return null;
  const { country, subscription, seatsTaken } = membership.organization;
  if (hasPendingPayment(membership.organization)) return 'PAYMENT_UNDER_WAY';
  // Later changes are priced in the shop of the organization's country.
  if (countryByCode(country)?.currency !== stored.currency) return 'OTHER_CURRENCY';
  if (!hasSeatsFor(seatsTaken, plan)) return 'BELOW_SEATS_IN_USE';
  const today = buyer.kind === 'USER' ? (buyer.membership?.organization.today ?? '') : '';
  const isEarly = subscription?.planType === plan.planType && isTermActive(subscription, today);
  return isEarly && !coversPlan(plan, subscription) ? 'BELOW_HELD' : null;
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

const hasEnterpriseCode = ({ voucher }: PricedCheckout): boolean => voucher?.source === 'ENTERPRISE';

/** Whether the buyer may order the bundle with a code of sales, which it manages the plan of. */
const isHelpedByCode = (request: EligibilityRequest, { buyer }: PricedCheckout): boolean =>
  mayOrder({ ...request, hasEnterpriseCode: true }, buyer).allowed;

/** The refusals that keep the person who asks from ordering the bundle of these lines; empty if nothing does. */
export function reviewBundle(checkout: PricedCheckout): readonly Refusal[] {
  if (checkout.lines.length === 0) return [refusal('BUNDLE_NOT_FOUND', 'lines', 'LINE_GONE')];
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
  const obstacle = orderObstacle(request, eligibility, checkout.buyer);
  const isFinal = obstacle === 'TRIAL_USED' || offers.includes('SALES');
  const reason = isFinal ? null : (changeReasonOf(request, eligibility) ?? ownersProblem(checkout));
  return [refusal(code, 'lines', reason ?? obstacle)];
}

/**
 * Why the buyer can't order these lines, and what they do instead: a visitor signs in, who has signed in makes the change
 * on another page, or asks someone. Null if they may order them, and for anyone else who has the checkout's link.
 */
export function changeInsteadOf(checkout: PricedCheckout): RefusalReason | null {
  const [refused] = checkout.isAskedByOwner && checkout.bundleType !== null ? reviewBundle(checkout) : [];
  return refused?.reason ?? null;
}
