import { daysBetween } from '../time/index.ts';
import type { Buyer, BuyerMembership, BuyerOrganization } from './eligibility.types.ts';
import type { Market } from './product-lines.ts';

/** Whether the last day of an organization's subscription has passed. */
export function isExpired({ subscriptionExpirationDate: expiration, today }: BuyerOrganization): boolean {
  return expiration !== null && daysBetween(today, expiration) < 0;
}

/** Whether an organization has a current subscription: paid, on trial, or overdue but not yet ended. */
export function isActive(organization: BuyerOrganization): boolean {
  const { subscriptionStatus } = organization;
  return subscriptionStatus !== null && subscriptionStatus !== 'CANCELED' && !isExpired(organization);
}

/** The membership that a buyer purchases for; null if there is none. */
export function membershipOf(buyer: Buyer): BuyerMembership | null {
  return buyer.kind === 'USER' ? buyer.membership : null;
}

/** The membership for which a person buys in a market unless they chose another: their oldest there. Markets never mix. */
export function membershipInMarket<Membership extends { readonly organization: { readonly market: Market } }>(
  memberships: readonly Membership[],
  market: Market,
): Membership | null {
  return memberships.find(({ organization }) => organization.market === market) ?? null;
}
