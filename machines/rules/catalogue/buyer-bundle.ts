import type { BundleAction } from './bundle-actions.ts';
import {
  type BundleLine,
  checkBundleLines,
  familiesIn,
  isRental,
  leadingDevice,
  marketsIn,
  partOf,
  type TrialChoice,
} from './bundle-lines.ts';
import { type BundleType, type BundleRule, bundleTable, bundleTypeOf } from './bundles.ts';
import { isActive, membershipOf } from './buyer-plan.ts';
import type { Buyer, BuyerOrganization } from './eligibility.types.ts';
import { familyOf, type PlanFamily } from '../plans/index.ts';
import { type BundleVariant, type Market, variantOf } from './product-lines.ts';

/** The action of a probe with a membership that is offered on trial. */
const newUserActions: Readonly<Record<TrialChoice, BundleAction>> = {
  TAKEN: 'NEW_USER_WITH_TRIAL',
  DECLINED: 'NEW_USER_WITHOUT_TRIAL',
};

/** The action of a probe with a membership, by whether the membership is offered and taken on trial. */
export const newUserAction = (trial: TrialChoice | undefined): BundleAction =>
  trial === undefined ? 'NEW_USER' : newUserActions[trial];

function actionFor(lines: readonly BundleLine[]): BundleAction {
  const parts = lines.map(partOf);
  const trial = lines.find((line) => line.trial !== undefined)?.trial;
  if (parts.includes('DEVICE') || lines.some(isRental)) return newUserAction(trial);
  if (!parts.includes('SUBSCRIPTION')) return 'EXPANSION';
  return trial === 'TAKEN' ? 'FREE_TRIAL' : 'SUBSCRIPTION_ONLY';
}

/** The properties of a set of lines that determine their bundle. */
interface BundleSubject {
  /** The plan family in the lines; null if there is none. */
  readonly planFamily: PlanFamily | null;
  /** The suffix of the bundle's name: the newest device's, or the market's if there is no device. */
  readonly variant: BundleVariant;
  readonly hasDevice: boolean;
  /** The action for a buyer without an organization. */
  readonly action: BundleAction;
}

/** The market of the lines, which the buyer's organization must be in; null where it is the organization's own. */
export function marketOfLines(lines: readonly BundleLine[]): Market | null {
  const markets = marketsIn(lines);
  return markets.includes('VETERINARY') ? 'VETERINARY' : (markets[0] ?? null);
}

/** Derives the subject of the lines in a market. */
function subjectOf(lines: readonly BundleLine[], market: Market): BundleSubject {
  const device = leadingDevice(lines);
  const ownVariant = market === 'VETERINARY' ? 'VET' : 'STANDARD';
  return {
    planFamily: familiesIn(lines)[0] ?? null,
    variant: device === null ? ownVariant : variantOf(device),
    hasDevice: device !== null,
    action: actionFor(lines),
  };
}

/** The bundle for a buyer without an organization; null if the shop has no such bundle. */
function bundleWithoutOrganization(subject: BundleSubject): BundleType | null {
  const { planFamily, variant, hasDevice, action } = subject;
  if (planFamily !== null) return bundleTypeOf(planFamily, action, variant);
  if (!hasDevice) return 'ACCESSORIES_ONLY';
  return bundleTypeOf('BASIC', 'NEW_USER', variant) ?? 'PROBE_ONLY_NEW_USER';
}

/** Whether organizations add probes to a plan of this family. */
const takesExtraProbes = (family: PlanFamily): boolean =>
  Object.values(bundleTable).some(
    ({ planFamily, action }: BundleRule) => planFamily === family && action === 'EXTRA_PROBE',
  );

/**
 * The action for an organization that buys a plan without a device: its own plan is renewed, another one replaces it.
 */
function actionWithPlan(planFamily: PlanFamily, organization: BuyerOrganization): BundleAction {
  const { planType, subscriptionStatus } = organization;
  if (subscriptionStatus !== null && planType === planFamily) return 'RENEWAL';
  return isActive(organization) ? 'UPGRADE' : 'SUBSCRIPTION_ONLY';
}

/** The bundle for an organization that buys in its own market. */
function bundleFor(subject: BundleSubject, organization: BuyerOrganization): BundleType | null {
  const { planFamily, hasDevice, variant, action } = subject;
  const ownFamily = familyOf(organization.planType);
  if (planFamily !== null && action === 'SUBSCRIPTION_ONLY')
    return bundleTypeOf(planFamily, actionWithPlan(planFamily, organization), variant);
  const isExtraProbe = hasDevice && planFamily === null && isActive(organization);
  return isExtraProbe && ownFamily !== null && takesExtraProbes(ownFamily)
    ? bundleTypeOf(ownFamily, 'EXTRA_PROBE', variant)
    : bundleWithoutOrganization(subject);
}

/**
 * The bundle that these lines form for a buyer. Null if the shop has no such bundle: both markets, two plans, a plan
 * that isn't sold with the device, a warranty without a device, or no lines. An organization in another market is
 * ignored; what both markets buy is bought in its own. `mayStart` decides whether the buyer is allowed to order the
 * bundle.
 */
export function bundleTypeForLines(
  lines: readonly BundleLine[],
  buyer: Buyer = { kind: 'ANONYMOUS' },
): BundleType | null {
  const organization = membershipOf(buyer)?.organization;
  const market = marketOfLines(lines) ?? organization?.market ?? 'HUMAN';
  const subject = subjectOf(lines, market);
  const bundleType =
    organization?.market === market ? bundleFor(subject, organization) : bundleWithoutOrganization(subject);
  return bundleType !== null && checkBundleLines(bundleType, lines).length === 0 ? bundleType : null;
}

/** Whether a buyer's organization adds the device to what it has, under its current plan. */
export function isAdditionalProbe(device: BundleLine, buyer: Buyer): boolean {
  const bundleType = bundleTypeForLines([device], buyer);
  return bundleType !== null && bundleTable[bundleType].action === 'EXTRA_PROBE';
}
