import { type BundleLine, type Buyer, marketOfLines } from '@sonde/machines/rules/catalogue';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { buyerOf, membershipFor } from '../people/buyer.ts';
import type { Membership, Person } from '../people/person.model.ts';
import type { StoredCheckout } from './checkout.model.ts';

/** Who buys, and for which of their memberships. */
export interface CheckoutBuyer {
  readonly buyer: Buyer;
  /** Null for a person who buys for themselves, and for nobody who is signed in. */
  readonly membership: Membership | null;
}

/** The buyer of lines: their owner, for the membership in the market of the lines. */
export function buyerOfLines(
  lines: readonly BundleLine[],
  owner: Person | null,
  { organizationMembershipId }: Pick<StoredCheckout, 'organizationMembershipId'>,
  catalogue: Catalogue,
  now: Date,
): CheckoutBuyer {
  const membership = owner && membershipFor(owner, marketOfLines(lines), organizationMembershipId);
  return { membership, buyer: buyerOf(owner, membership, catalogue, now) };
}
