import {
  type Buyer,
  type BuyerOrganization,
  type Market,
  membershipInMarket,
  type ProductLine,
  productLines,
} from '@sonde/machines/rules/catalogue';
import { countryDay } from '@sonde/machines/rules/places';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { Membership, Organization, Person } from './person.model.ts';

/** The number of all registered probes of an organization. */
export const probesOf = ({ probes }: Organization): number =>
  Object.values(probes).reduce((sum, count) => sum + count, 0);

/** The product lines of which an organization has a registered probe. */
export const ownedLines = ({ probes }: Pick<Organization, 'probes'>): readonly ProductLine[] =>
  productLines.filter((line) => (probes[line] ?? 0) > 0);

/** The maximum number of probes that an organization can register. */
export const maxDevicesOf = ({ maxDevices }: Organization, { configuration }: Catalogue): number =>
  maxDevices ?? configuration.maxDevices;

/** The maximum number of seats of an organization. */
export const maxUsersOf = ({ maxCloudUsers }: Organization, { configuration }: Catalogue): number =>
  maxCloudUsers ?? configuration.maxCloudUsers;

function buyerOrganization(organization: Organization, catalogue: Catalogue, now: Date): BuyerOrganization {
  const { country, market, hasHadTrial, subscription } = organization;
  return {
    today: countryDay(country, now),
    market,
    planType: subscription?.planType ?? 'NONE',
    subscriptionStatus: subscription?.status ?? null,
    subscriptionExpirationDate: subscription?.expiresOn ?? null,
    hasHadTrial,
    registeredProbes: probesOf(organization),
    maxDevices: maxDevicesOf(organization, catalogue),
    commitmentEndDate: subscription?.commitment?.endsOn ?? null,
  };
}

/**
 * The person as input to the rules, buying for one of their memberships. With a null membership, they buy for
 * themselves.
 */
export function buyerOf(
  person: Pick<Person, 'canBuyPersonalProbePlus' | 'canBuyPersonalProbeIq3'> | null,
  membership: Membership | null,
  catalogue: Catalogue,
  now: Date,
): Buyer {
  if (person === null) return { kind: 'ANONYMOUS' };
  if (membership === null) return { kind: 'USER', membership: null };
  return {
    kind: 'USER',
    membership: {
      isOrganizationAdmin: membership.isAdmin,
      canPurchasePersonalProbe: membership.canPurchasePersonalProbe,
      canBuyPersonalProbePlus: person.canBuyPersonalProbePlus,
      canBuyPersonalProbeIq3: person.canBuyPersonalProbeIq3,
      organization: buyerOrganization(membership.organization, catalogue, now),
    },
  };
}

/**
 * The membership that a person buys for in a market: the one they chose, otherwise the oldest in that market. Null if
 * none of their organizations is in the market, because markets never mix. A null market is that of what both buy.
 */
export function membershipFor(
  { memberships }: Pick<Person, 'memberships'>,
  market: Market | null,
  chosenId: string | null,
): Membership | null {
  const chosen = memberships.filter(({ id }) => id === chosenId);
  return membershipInMarket(chosen, market) ?? membershipInMarket(memberships, market);
}
