import { daysBetween } from '../time/index.ts';
import type { Buyer, BuyerMembership, BuyerOrganization } from './eligibility.types.ts';

/** Whether the last day of an organization's subscription is over. */
export function isExpired({ subscriptionExpirationDate: expiration, today }: BuyerOrganization): boolean {
  return expiration !== null && daysBetween(today, expiration) < 0;
}

/** Whether an organization has a subscription that runs: paid, tried, or overdue and not yet ended. */
export function isActive(organization: BuyerOrganization): boolean {
  const { subscriptionStatus } = organization;
  return subscriptionStatus !== null && subscriptionStatus !== 'CANCELED' && !isExpired(organization);
}

/** The membership that a buyer buys for; null for none. */
export function membershipOf(buyer: Buyer): BuyerMembership | null {
  return buyer.kind === 'USER' ? buyer.membership : null;
}
