import type { Buyer, BuyerOrganization, Market } from '@sonde/machines/rules/catalogue';
import { countryDay } from '@sonde/machines/rules/places';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { Membership, Organization, Person } from './person.model.ts';

/** All probes that an organization has registered. */
export const probesOf = ({ probes }: Organization): number =>
  Object.values(probes).reduce((sum, count) => sum + count, 0);

/** Most probes that an organization may register. */
export const maxDevicesOf = ({ maxDevices }: Organization, { configuration }: Catalogue): number =>
  maxDevices ?? configuration.maxDevices;

/** Most seats that an organization may have. */
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

/** What the rules see of a person who buys for one of their memberships; null for a membership: for themselves. */
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
 * For which membership a person buys in a market: the one that they chose, or else the oldest in that market. Null where
 * no organization of theirs is in the market: markets never mix.
 */
export function membershipFor(
  { memberships }: Pick<Person, 'memberships'>,
  market: Market,
  chosenId: string | null,
): Membership | null {
  const inMarket = memberships.filter(({ organization }) => organization.market === market);
  return inMarket.find(({ id }) => id === chosenId) ?? inMarket[0] ?? null;
}
