import { type BuyerMembership, isActive, type Market, productLines } from '../catalogue/index.ts';
import { extraProbeObstacle } from '../extra-probes/index.ts';
import { isManagedBySales, isProExtended, planFamilies, type PlanType } from '../plans/index.ts';
import { proPlanObstacle } from '../pro-custom/index.ts';
import { reactivationObstacle, type SizedMembership } from '../reactivation/index.ts';
import { renewalObstacle } from '../renewals/index.ts';
import { upgradeObstacle } from '../upgrades/index.ts';

/** What the account links to for a membership, in its order. */
export const memberOffers = [
  'UPGRADE',
  'EDIT',
  'ADD_FEATURES',
  'REMOVE_FEATURES',
  'ADD_PROBE',
  'RENEW',
  'CHOOSE_MEMBERSHIP',
  'CONTACT_SALES',
] as const;
/** One of {@link memberOffers}. */
export type MemberOffer = (typeof memberOffers)[number];

/** A person's membership, with the facts that decide what is offered for it. */
export interface OwnedMembership {
  readonly buyer: BuyerMembership;
  /** ISO code of the country in whose shop the organization buys. */
  readonly country: string;
  /** Whether the plan is active, as it is while a bank has the debit of its renewal, even after its last day. */
  readonly isPlanActive: boolean;
  readonly isRenewing: boolean;
  /** Whether a bank has the debit of a change or of an order for a membership. */
  readonly isChangePending: boolean;
}

/** Why a membership isn't edited. */
type EditObstacle =
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** No plan is active. */
  | 'ENDED';

/** Why the seats and the renewal of a membership aren't edited; null if they are. */
export function editObstacle(own: {
  readonly isAdmin: boolean;
  readonly planType: PlanType;
  readonly isActive: boolean;
}): EditObstacle | null {
  if (!own.isAdmin) return 'NOT_ADMINISTRATOR';
  if (isManagedBySales(own.planType)) return 'SALES';
  return own.isActive ? null : 'ENDED';
}

/** One membership of each plan: which of them a country sells is part of the rules that judge them. */
const membershipsOf = (market: Market): readonly SizedMembership[] =>
  planFamilies.map((planFamily) => ({
    planFamily,
    market,
    productLine: null,
    terms: [],
    featureSkus: [],
    includedSeats: Number.MAX_SAFE_INTEGER,
  }));

const probes = productLines.map((productLine) => ({ productLine, variants: [] }));

const isUpgraded = ({ buyer, country }: OwnedMembership): boolean =>
  isActive(buyer.organization) &&
  upgradeObstacle(membershipsOf(buyer.organization.market), buyer, country) === null;

const isProChanged = ({ buyer }: OwnedMembership): boolean =>
  isProExtended(buyer.organization.planType, buyer.organization.market) && proPlanObstacle(buyer) === null;

function isChosenAgain({ buyer, country }: OwnedMembership): boolean {
  const own = { buyer, seatsInUse: 0, seatsHeld: 0, featureSkus: [] };
  const sold = membershipsOf(buyer.organization.market);
  return !isActive(buyer.organization) && reactivationObstacle(sold, own, country) === null;
}

const isOffered: Readonly<Record<MemberOffer, (own: OwnedMembership) => boolean>> = {
  UPGRADE: (own) => !own.isChangePending && isUpgraded(own),
  EDIT: ({ buyer: { isOrganizationAdmin: isAdmin, organization }, isPlanActive }) =>
    editObstacle({ isAdmin, planType: organization.planType, isActive: isPlanActive }) === null,
  ADD_FEATURES: (own) => !own.isChangePending && isProChanged(own),
  REMOVE_FEATURES: (own) => !own.isChangePending && own.isRenewing && isProChanged(own),
  ADD_PROBE: ({ buyer, country }) => extraProbeObstacle(probes, buyer, country) === null,
  RENEW: ({ buyer, country, isChangePending }) =>
    !isChangePending && renewalObstacle(buyer, country) === null,
  CHOOSE_MEMBERSHIP: (own) => !own.isChangePending && isChosenAgain(own),
  CONTACT_SALES: ({ buyer }) => buyer.isOrganizationAdmin && isManagedBySales(buyer.organization.planType),
};

/**
 * What a member is offered for their membership: what the pages that are linked to don't refuse, by the rules of these
 * pages. What the shop's catalog lacks of it, they say.
 */
export const offersTo = (own: OwnedMembership): readonly MemberOffer[] =>
  memberOffers.filter((offer) => isOffered[offer](own));
