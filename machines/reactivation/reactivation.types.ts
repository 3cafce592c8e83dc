import type { AddToCartPorts } from '../add-to-cart/index.ts';
import type { Trouble } from '../flow/index.ts';
import type { OwnMembership, SizedMembership } from '../rules/reactivation/index.ts';

/** An organization of the signed-in person. */
export interface ReactivatingMembership extends OwnMembership {
  /** The membership's ID in the shop's API. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
}

/** The signed-in person's data. Rejects without a response. */
export type LoadOwnerAnswer =
  /** Oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly ReactivatingMembership[] }
  | { readonly status: 'anonymous' }
  /** The shop no longer accepts the token. */
  | { readonly status: 'denied' };

/** The ports of the flow, besides those of "Add to cart". */
export interface ReactivationPorts {
  /** The signed-in person, with the current state of their organizations. */
  loadOwner(input: Record<string, never>): Promise<LoadOwnerAnswer>;
}

/** Includes the ports of "Add to cart", which opens the accessories instead of the cart. */
export type AllReactivationPorts = ReactivationPorts & AddToCartPorts;

/** What the flow is given when it begins. */
export interface ReactivationInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The memberships that the shop sells. */
  readonly sold: readonly SizedMembership[];
  readonly isSignedIn: boolean;
  /** The most recently viewed organization; null if none was selected. */
  readonly organizationSlug: string | null;
  /** The term in the page's address; null without one. */
  readonly sku: string | null;
}

/** What the flow remembers besides its state. */
export interface ReactivationContext extends ReactivationInput {
  /** Empty until the shop has responded, and for a person without an organization. */
  readonly memberships: readonly ReactivatingMembership[];
  /** Why the shop didn't respond; null if it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type ReactivationEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'membership.chosen'; readonly sku: string }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };
