import type { BundleAction } from './bundle-actions.ts';
import { daysBetween } from '../time/index.ts';
import { isActive, isExpired, membershipOf } from './buyer-plan.ts';
import type {
  Buyer,
  BuyerMembership,
  BuyerOrganization,
  Eligibility,
  EligibilityOffer,
  EligibilityRequest,
} from './eligibility.types.ts';
import { checkSeats, isManagedBySales, isUpgrade, planTable } from '../plans/index.ts';
import type { ProductLine } from './product-lines.ts';
import {
  devicesIn,
  isBundleOfMarket,
  isOwnersOnly,
  isTrialSold,
  refusalOfAnyone,
  toRefusal,
} from './refusal-of-anyone.ts';

/** The days before the end of a term in which it may be renewed. */
export const renewalWindowDays = 90;

const allowed: Eligibility = { allowed: true };

function allowedIf(isAllowed: boolean, offers: readonly EligibilityOffer[] = []): Eligibility {
  return isAllowed ? allowed : toRefusal('OPERATION_NOT_ALLOWED', offers);
}

function mayBuyDevicePersonally(productLine: ProductLine | null, membership: BuyerMembership): boolean {
  if (productLine === 'IQ_PLUS') return membership.canBuyPersonalProbePlus;
  if (productLine === 'IQ_3') return membership.canBuyPersonalProbeIq3;
  return membership.canPurchasePersonalProbe;
}

function mayBuyPersonally(request: EligibilityRequest, membership: BuyerMembership): boolean {
  const devices = devicesIn(request);
  return (devices.length === 0 ? [null] : devices).every((device) =>
    mayBuyDevicePersonally(device, membership),
  );
}

/** Whether sales has agreed that an organization whose plan it manages buys a probe, which changes no plan. */
const isAgreedWithSales = (
  { hasEnterpriseCode = false, planFamily }: EligibilityRequest,
  { planType }: BuyerOrganization,
): boolean => hasEnterpriseCode && planFamily === 'BASIC' && isManagedBySales(planType);

/**
 * The plan that is bought becomes the one of the buyer's organization, if they have any in this market: its admins
 * decide that. A member with the right to buy a probe of their own may still buy it alone, which changes no plan.
 */
function mayStartAsNewUser(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const membership = membershipOf(buyer);
  if (membership === null || membership.organization.market !== request.market) return allowed;
  const { organization, isOrganizationAdmin } = membership;
  if (isActive(organization) && !isAgreedWithSales(request, organization)) {
    const isForSales = isManagedBySales(organization.planType);
    return toRefusal('OPERATION_NOT_ALLOWED', isForSales ? ['SALES'] : ['EXTRA_PROBE', 'UPGRADE']);
  }
  const isProbeAlone = request.planFamily === 'BASIC' && mayBuyPersonally(request, membership);
  return isOrganizationAdmin || isProbeAlone ? allowed : toRefusal('NO_PERMISSIONS');
}

function mayTry(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const hasHadTrial = membershipOf(buyer)?.organization.hasHadTrial ?? false;
  return allowedIf(isTrialSold(request) && !hasHadTrial);
}

function mayStartWithTrial(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const asNewUser = mayStartAsNewUser(request, buyer);
  return asNewUser.allowed ? mayTry(request, buyer) : asNewUser;
}

/**
 * The plan that is tried becomes the organization's, and needs a registered probe. Without a probe that is paid, only
 * an account proves who takes the trial: no one uses up someone else's.
 */
function mayStartFreeTrial(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const membership = membershipOf(buyer);
  if (membership?.isOrganizationAdmin === false) return toRefusal('NO_PERMISSIONS');
  const tried = mayTry(request, buyer);
  if (!tried.allowed) return tried;
  if (buyer.kind === 'ANONYMOUS') return toRefusal('OPERATION_NOT_ALLOWED', ['SIGN_IN']);
  return allowedIf((membership?.organization.registeredProbes ?? 0) > 0);
}

/** A rule for organization admins; other buyers are refused before it runs. */
type AdminRule = (request: EligibilityRequest, organization: BuyerOrganization) => Eligibility;

function forAdmins(rule: AdminRule) {
  return (request: EligibilityRequest, buyer: Buyer): Eligibility => {
    const membership = membershipOf(buyer);
    if (membership === null) return toRefusal('NO_PERMISSIONS', ['SIGN_IN']);
    if (!membership.isOrganizationAdmin) return toRefusal('NO_PERMISSIONS');
    return rule(request, membership.organization);
  };
}

/** The plan that is tried may be bought before its trial ends; its first term then follows the trial. */
const mayRenew: AdminRule = (_request, organization) => {
  const { planType, subscriptionStatus, subscriptionExpirationDate, today } = organization;
  if (!planTable[planType].isRenewable) return toRefusal('OPERATION_NOT_ALLOWED');
  const isTried = subscriptionStatus === 'TRIALING';
  const isLapsed =
    subscriptionStatus === 'PAST_DUE' || subscriptionStatus === 'CANCELED' || isExpired(organization);
  const isSoon =
    subscriptionStatus === 'ACTIVE' &&
    subscriptionExpirationDate !== null &&
    daysBetween(today, subscriptionExpirationDate) <= renewalWindowDays;
  return allowedIf(isTried || isLapsed || isSoon);
};

const mayUpgrade: AdminRule = ({ planFamily }, organization) => {
  const { planType, subscriptionStatus, commitmentEndDate, today } = organization;
  const isCommitted = commitmentEndDate !== null && daysBetween(today, commitmentEndDate) > 0;
  const isUp = planFamily !== null && isUpgrade(planType, planFamily);
  return allowedIf(isUp && subscriptionStatus !== 'PAST_DUE' && !isCommitted);
};

const mayExpand: AdminRule = ({ planFamily, expansion }, organization) =>
  allowedIf(
    planFamily === organization.planType &&
      isActive(organization) &&
      expansion !== null &&
      checkSeats(expansion.change, expansion.limits).allowed,
  );

function mayAddProbe(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const membership = membershipOf(buyer);
  if (membership === null) return toRefusal('NO_PERMISSIONS', ['SIGN_IN']);
  if (!membership.isOrganizationAdmin && !mayBuyPersonally(request, membership))
    return toRefusal('NO_PERMISSIONS');
  const { registeredProbes, maxDevices } = membership.organization;
  const isOwner = registeredProbes > 0 || !isOwnersOnly(request);
  return allowedIf(isOwner && registeredProbes + request.quantity <= maxDevices);
}

function maySubscribe(_request: EligibilityRequest, buyer: Buyer): Eligibility {
  if (buyer.kind === 'ANONYMOUS') return toRefusal('OPERATION_NOT_ALLOWED', ['SIGN_IN']);
  const { membership } = buyer;
  if (membership === null || isActive(membership.organization)) return toRefusal('OPERATION_NOT_ALLOWED');
  if (!membership.isOrganizationAdmin) return toRefusal('NO_PERMISSIONS');
  return allowedIf(membership.organization.registeredProbes > 0);
}

type ActionRule = (request: EligibilityRequest, buyer: Buyer) => Eligibility;

const alwaysAllowed: ActionRule = () => allowed;

/** The rule that decides whether a buyer may start each action. */
const ruleByAction: Readonly<Record<BundleAction, ActionRule>> = {
  NEW_USER: mayStartAsNewUser,
  NEW_USER_WITHOUT_TRIAL: mayStartAsNewUser,
  NEW_USER_WITH_TRIAL: mayStartWithTrial,
  FREE_TRIAL: mayStartFreeTrial,
  RENEWAL: forAdmins(mayRenew),
  UPGRADE: forAdmins(mayUpgrade),
  EXPANSION: forAdmins(mayExpand),
  EXTRA_PROBE: mayAddProbe,
  SUBSCRIPTION_ONLY: maySubscribe,
  PROBE_ONLY: alwaysAllowed,
  ACCESSORIES_ONLY: alwaysAllowed,
};

/** Changes to an organization's existing purchases. If sales manages its plan, they are referred to sales. */
const organizationActions: readonly BundleAction[] = [
  'RENEWAL',
  'UPGRADE',
  'EXPANSION',
  'EXTRA_PROBE',
  'SUBSCRIPTION_ONLY',
  'FREE_TRIAL',
];

/**
 * Decides whether a buyer may start an action. Refusals include what to offer instead:
 * - COUNTRY_NOT_AVAILABLE: the country doesn't sell it.
 * - NO_PERMISSIONS: another member of the organization may be able to.
 * - OPERATION_NOT_ALLOWED: no member is able to.
 *
 * Markets never mix: an organization changes only what its own market sells.
 */
export function mayStart(request: EligibilityRequest, buyer: Buyer): Eligibility {
  const refusal = refusalOfAnyone(request);
  if (refusal !== null) return refusal;
  const organization = membershipOf(buyer)?.organization;
  const isOrganizations = organization !== undefined && organizationActions.includes(request.action);
  if (isOrganizations && isManagedBySales(organization.planType))
    return toRefusal('OPERATION_NOT_ALLOWED', ['SALES']);
  const isOtherMarkets = isOrganizations && organization.market !== request.market;
  if (isOtherMarkets || !isBundleOfMarket(request)) return toRefusal('OPERATION_NOT_ALLOWED');
  return ruleByAction[request.action](request, buyer);
}
