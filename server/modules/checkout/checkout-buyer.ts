import { type BundleLine, type Buyer, type Market, marketOfLines } from '@sonde/machines/rules/catalogue';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { buyerOf, membershipFor } from '../people/buyer.ts';
import type { Membership, Person } from '../people/person.model.ts';
import type { StoredCheckout } from './checkout.model.ts';

/** The buyer, and the membership they buy for. */
export interface CheckoutBuyer {
  readonly buyer: Buyer;
  /** Null for a personal purchase and for a signed-out buyer. */
  readonly membership: Membership | null;
}

/** Whether a person may name the membership for a cart: it is one of theirs. */
export const isMember = (person: Person | null, membershipId: string): boolean =>
  person?.memberships.some(({ id }) => id === membershipId) ?? false;

/** A person's membership in the organization with a slug; null for one that isn't theirs, and without a slug. */
export const membershipIdBySlug = (person: Person | null, slug: string | null): string | null =>
  person?.memberships.find(({ organization }) => organization.slug === slug)?.id ?? null;

/** The buyer of what is made for a market, or for both: the checkout's owner, with their membership for it. */
export function buyerFor(
  market: Market | null,
  owner: Person | null,
  { organizationMembershipId }: Pick<StoredCheckout, 'organizationMembershipId'>,
  catalogue: Catalogue,
  now: Date,
): CheckoutBuyer {
  const membership = owner && membershipFor(owner, market, organizationMembershipId);
  return { membership, buyer: buyerOf(owner, membership, catalogue, now) };
}

/** The buyer of lines: the checkout's owner, with the membership for the market of the lines. */
export const buyerOfLines = (
  lines: readonly BundleLine[],
  owner: Person | null,
  cart: Pick<StoredCheckout, 'organizationMembershipId'>,
  catalogue: Catalogue,
  now: Date,
): CheckoutBuyer => buyerFor(marketOfLines(lines), owner, cart, catalogue, now);
