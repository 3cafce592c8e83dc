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

/** A person's membership, as a flow shows it to them. */
interface ShownMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string };
}

/** The membership that a page is about: of the organization with this slug, otherwise the oldest; null without any. */
export const chosenMembership = <Membership extends ShownMembership>(
  memberships: readonly Membership[],
  organizationSlug: string | null,
): Membership | null =>
  memberships.find(({ organization }) => organization.slug === organizationSlug) ?? memberships[0] ?? null;

/** A membership that lines are bought for. */
export interface NamedMembership {
  /** As the shop's API names it. */
  readonly id: string;
  readonly organizationSlug: string;
  /** Whether it is the person's oldest in its market. */
  readonly isDefault: boolean;
}

/** The membership that a flow names for a cart; null for a buyer without one. */
export function namedMembership<Membership extends ShownMembership & { readonly buyer: BuyerMembership }>(
  memberships: readonly Membership[],
  chosen: Membership | null,
): NamedMembership | null {
  if (chosen === null) return null;
  const { market } = chosen.buyer.organization;
  const oldest = memberships.find(({ buyer }) => buyer.organization.market === market);
  return { id: chosen.id, organizationSlug: chosen.organization.slug, isDefault: chosen === oldest };
}

/**
 * The membership for which a person buys in a market unless they chose another: their oldest there. Markets never mix;
 * a null market is that of what both buy.
 */
export function membershipInMarket<Membership extends { readonly organization: { readonly market: Market } }>(
  memberships: readonly Membership[],
  market: Market | null,
): Membership | null {
  return (
    memberships.find(({ organization }) => (market ?? organization.market) === organization.market) ?? null
  );
}
