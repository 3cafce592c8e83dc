import type { AddToCartPorts } from '../add-to-cart/index.ts';
import type { Trouble } from '../flow/index.ts';
import type { BuyerMembership, Connector } from '../rules/catalogue/index.ts';
import type { SoldRental } from '../rules/rentals/index.ts';

/** An organization of the signed-in person, for which a probe may be rented. */
export interface RentingMembership {
  /** The membership's ID in the shop's API. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly buyer: BuyerMembership;
}

/** The signed-in person's data. Rejects without a response. */
export type LoadRenterAnswer =
  /** Oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly RentingMembership[] }
  | { readonly status: 'anonymous' }
  /** The shop no longer accepts the token. */
  | { readonly status: 'denied' };

/** The ports of the flow, besides those of "Add to cart". */
export interface VetRentalPorts {
  /** The signed-in person, with the current state of their organizations. */
  loadOwner(input: Record<string, never>): Promise<LoadRenterAnswer>;
}

/** The ports of the flow, with those of "Add to cart" that it contains. */
export type AllVetRentalPorts = VetRentalPorts & AddToCartPorts;

/** What the flow is given when it begins. */
export interface VetRentalInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The probes that the shop rents out. */
  readonly sold: readonly SoldRental[];
  readonly isSignedIn: boolean;
  /** The most recently viewed organization; null if none was selected. */
  readonly organizationSlug: string | null;
  /** The connector in the page's address; null without one. */
  readonly connector: string | null;
}

/** What the flow remembers besides its state. */
export interface VetRentalContext extends VetRentalInput {
  /** Empty until the shop has responded, and for a visitor who isn't signed in. */
  readonly memberships: readonly RentingMembership[];
  /** Why the shop didn't respond; null if it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type VetRentalEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'connector.chosen'; readonly connector: Connector }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };
