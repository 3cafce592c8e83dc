import {
  type BundleLine,
  bundleTable,
  bundleTypeForLines,
  type Buyer,
  type BuyerMembership,
  type BuyerOrganization,
  type Eligibility,
  isActive,
  isSoldIn,
  marketFor,
  mayStart,
} from '../catalogue/index.ts';
import { isOpenToOtherPlans } from '../changes/index.ts';
import { isProExtended, isProPlan, isUpgrade } from '../plans/index.ts';
import type { SoldMembership } from '../reactivation/index.ts';

const buyerOf = (membership: BuyerMembership): Buyer => ({ kind: 'USER', membership });

/** An organization as if its plan were still active: one that has ended is upgraded to the same memberships. */
const asRunning = (own: BuyerMembership): BuyerMembership => ({
  ...own,
  organization: { ...own.organization, subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: null },
});

/** Whether the shop upgrades plans to a membership, rather than sell it to new buyers alone. */
function isUpgradeSold({ planFamily, market, productLine }: SoldMembership, own: BuyerMembership): boolean {
  const line: BundleLine = {
    kind: 'SUBSCRIPTION',
    planFamily,
    market,
    productLine,
    quantity: 1,
    subscriptionPart: 'SUBSCRIPTION',
  };
  const bundleType = bundleTypeForLines([line], buyerOf(asRunning(own)));
  return bundleType !== null && bundleTable[bundleType].action === 'UPGRADE';
}

/** The memberships that rank above the organization's plan, in the order of the catalog. */
export const higherMemberships = <Sold extends SoldMembership>(
  sold: readonly Sold[],
  own: BuyerMembership,
): readonly Sold[] =>
  sold.filter(
    (membership) =>
      isSoldIn(membership, own.organization.market) &&
      isUpgrade(own.organization.planType, membership.planFamily) &&
      isUpgradeSold(membership, own),
  );

/** The memberships to which the organization's current plan may be lowered, in the order of the catalog. */
export const lowerMemberships = <Sold extends Pick<SoldMembership, 'market' | 'planFamily'>>(
  sold: readonly Sold[],
  { organization }: { readonly organization: Pick<BuyerOrganization, 'market' | 'planType'> },
): readonly Sold[] =>
  sold.filter(
    (membership) =>
      isSoldIn(membership, organization.market) &&
      isOpenToOtherPlans(membership.planFamily) &&
      isUpgrade(membership.planFamily, organization.planType),
  );

/** Whether a Pro plan is among the memberships above the organization's current plan. */
export const isProAbove = (sold: readonly SoldMembership[], own: BuyerMembership): boolean =>
  higherMemberships(sold, own).some(({ planFamily }) => isProPlan(planFamily));

/** Whether the buyer may upgrade to a membership. The server judges the change by the same rule. */
export function mayUpgradeTo(membership: SoldMembership, own: BuyerMembership, country: string): Eligibility {
  const market = marketFor(membership, own.organization);
  const request = {
    action: 'UPGRADE',
    planFamily: membership.planFamily,
    market,
    productLine: null,
  } as const;
  return mayStart({ ...request, country, quantity: 1, expansion: null }, buyerOf(own));
}

/** Why a plan isn't upgraded. */
export type UpgradeObstacle =
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** No plan is active, and none is upgraded: one is bought instead. */
  | 'ENDED'
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** It is a Pro plan, which grows by features and members instead. */
  | 'PRO'
  /** The shop sells no plan above it here. */
  | 'HIGHEST'
  /** The last renewal has to be paid first. */
  | 'OVERDUE'
  /** A rental isn't changed before its commitment ends. */
  | 'COMMITTED';

/** Whether the plan is a Pro plan, of which the shop sells more to the organization's market. */
const isMoreProSold = (sold: readonly SoldMembership[], { planType, market }: BuyerOrganization): boolean =>
  isProExtended(planType, market) &&
  sold.some((offer) => isSoldIn(offer, market) && isProPlan(offer.planFamily));

/** Why the buyer may upgrade to none of the memberships; null if they may. */
export function upgradeObstacle(
  sold: readonly SoldMembership[],
  own: BuyerMembership,
  country: string,
): UpgradeObstacle | null {
  const { organization } = own;
  const judge = (membership: SoldMembership) => mayUpgradeTo(membership, own, country);
  const refusals = sold.map(judge).flatMap((answer) => (answer.allowed ? [] : [answer]));
  if (refusals.some(({ offers }) => offers.includes('SALES'))) return 'SALES';
  const answers = higherMemberships(sold, own).map(judge);
  const hasHadPlan = organization.subscriptionStatus !== null;
  if (hasHadPlan && answers.some(({ allowed }) => allowed)) return null;
  if (!isActive(organization)) return 'ENDED';
  if (refusals.some(({ code }) => code === 'NO_PERMISSIONS')) return 'NOT_ADMINISTRATOR';
  if (isMoreProSold(sold, organization)) return 'PRO';
  if (answers.every((answer) => !answer.allowed && answer.code === 'COUNTRY_NOT_AVAILABLE')) return 'HIGHEST';
  return organization.subscriptionStatus === 'PAST_DUE' ? 'OVERDUE' : 'COMMITTED';
}
