import type { BundleAction } from './bundle-actions.ts';
import {
  type BundleLine,
  type BundleType,
  bundleTypeOf,
  checkBundleLines,
  familiesIn,
  leadingDevice,
  marketsIn,
  partOf,
} from './bundles.ts';
import { isActive, membershipOf } from './buyer-plan.ts';
import type { Buyer, BuyerOrganization } from './eligibility.types.ts';
import { planFamilies, type PlanFamily, type PlanType } from '../plans/index.ts';
import { type BundleVariant, type Market, variantOf } from './product-lines.ts';

function actionFor(lines: readonly BundleLine[]): BundleAction {
  const parts = lines.map(partOf);
  if (parts.includes('DEVICE')) return 'NEW_USER';
  return parts.includes('SUBSCRIPTION') ? 'SUBSCRIPTION_ONLY' : 'EXPANSION';
}

/** What lines are about, for those who name their bundle. */
interface BundleSubject {
  /** The plan that the lines name; null where they name none. */
  readonly planFamily: PlanFamily | null;
  /** How the name ends: as that of the newest device, or as the market of what is sold without one. */
  readonly variant: BundleVariant;
  readonly hasDevice: boolean;
  /** What a buyer without an organization sets out to do with a plan. */
  readonly action: BundleAction;
}

/** What the lines are about; the market is the one that they decide for, HUMAN where they decide for none. */
function subjectOf(lines: readonly BundleLine[]): BundleSubject & { readonly market: Market } {
  const device = leadingDevice(lines);
  const market = marketsIn(lines).includes('VETERINARY') ? 'VETERINARY' : 'HUMAN';
  const ownVariant = market === 'VETERINARY' ? 'VET' : 'STANDARD';
  return {
    planFamily: familiesIn(lines)[0] ?? null,
    variant: device === null ? ownVariant : variantOf(device),
    hasDevice: device !== null,
    action: actionFor(lines),
    market,
  };
}

/** The bundle for a buyer who has no organization; null where the shop has no such bundle. */
function bundleWithoutOrganization(subject: BundleSubject): BundleType | null {
  const { planFamily, variant, hasDevice, action } = subject;
  if (planFamily !== null) return bundleTypeOf(planFamily, action, variant);
  if (!hasDevice) return 'ACCESSORIES_ONLY';
  return bundleTypeOf('BASIC', 'NEW_USER', variant) ?? 'PROBE_ONLY_NEW_USER';
}

const isPlanFamily = (plan: PlanType): plan is PlanFamily => planFamilies.some((family) => family === plan);

/** What an organization sets out to do with a plan and no device: its own goes on, another one takes its place. */
function actionWithPlan(planFamily: PlanFamily, organization: BuyerOrganization): BundleAction {
  const { planType, subscriptionStatus } = organization;
  if (subscriptionStatus !== null && planType === planFamily) return 'RENEWAL';
  return isActive(organization) ? 'UPGRADE' : 'SUBSCRIPTION_ONLY';
}

/** The bundle for an organization in its own market. */
function bundleFor(subject: BundleSubject, organization: BuyerOrganization): BundleType | null {
  const { planFamily, hasDevice, variant, action } = subject;
  const { planType } = organization;
  if (planFamily !== null && action === 'SUBSCRIPTION_ONLY')
    return bundleTypeOf(planFamily, actionWithPlan(planFamily, organization), variant);
  const isExtraProbe = hasDevice && planFamily === null && isActive(organization) && isPlanFamily(planType);
  return isExtraProbe ? bundleTypeOf(planType, 'EXTRA_PROBE', variant) : bundleWithoutOrganization(subject);
}

/** The market that lines decide for, in which their buyer's organization has to be; HUMAN where they decide for none. */
export const marketOfLines = (lines: readonly BundleLine[]): Market => subjectOf(lines).market;

/**
 * The bundle that these lines are for a buyer; null when the shop has no such bundle: human with veterinary, two plans, a
 * plan that the device does not come with, a warranty without a device, no line. An organization of another market than
 * the lines' does not count. Whether the buyer may have the bundle is `mayStart`.
 */
export function bundleTypeForLines(
  lines: readonly BundleLine[],
  buyer: Buyer = { kind: 'ANONYMOUS' },
): BundleType | null {
  const { market, ...subject } = subjectOf(lines);
  const organization = membershipOf(buyer)?.organization;
  const bundleType =
    organization?.market === market ? bundleFor(subject, organization) : bundleWithoutOrganization(subject);
  return bundleType !== null && checkBundleLines(bundleType, lines).length === 0 ? bundleType : null;
}
