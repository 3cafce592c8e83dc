import { seatLimitsOf } from '@sonde/machines/rules/changes';
import { seatRange } from '@sonde/machines/rules/plans';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { maxUsersOf } from '../people/buyer.ts';
import type { Organization, Subscription } from '../people/person.model.ts';
import { membershipOffer } from './membership-offers.ts';

/**
 * The most seats that a subscription's plan can have, by the rule that refuses more. Null if the organization's shop
 * doesn't sell the plan, so that only sales knows.
 */
export function mostSeatsOf(
  subscription: Subscription,
  organization: Organization,
  catalogue: Catalogue,
): number | null {
  const offer = membershipOffer(catalogue, organization.country, subscription.sku);
  if (offer === undefined) return null;
  const maxCloudUsers = maxUsersOf(organization, catalogue);
  return seatRange(seatLimitsOf(offer, subscription, { maxCloudUsers }), 0).most;
}
