import type { AddToCartPorts } from '../add-to-cart/index.ts';
import type { Trouble } from '../flow/index.ts';
import type { OwnMembership, SoldMembership } from '../rules/reactivation/index.ts';

/** An organization of whoever is signed in. */
export interface ReactivatingMembership extends OwnMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
}

/** The answer to who is signed in. A rejected promise means that the shop didn't answer. */
export type LoadOwnerAnswer =
  /** The oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly ReactivatingMembership[] }
  | { readonly status: 'anonymous' }
  /** The shop no longer accepts the token. */
  | { readonly status: 'denied' };

/** What the flow asks of the world, besides "Add to cart". */
export interface ReactivationPorts {
  /** Who is signed in, with their organizations, as they are now. */
  loadOwner(input: Record<string, never>): Promise<LoadOwnerAnswer>;
}

/** With the ports of "Add to cart", which opens the accessories instead of the cart. */
export type AllReactivationPorts = ReactivationPorts & AddToCartPorts;

export interface ReactivationInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The memberships that the shop sells. */
  readonly sold: readonly SoldMembership[];
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
  /** The term that the page's address names; null without one. */
  readonly sku: string | null;
}

export interface ReactivationContext extends ReactivationInput {
  /** Empty until the shop has answered, and for a person without an organization. */
  readonly memberships: readonly ReactivatingMembership[];
  /** Why the shop didn't answer; null if it did. */
  readonly trouble: Trouble | null;
}

export type ReactivationEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'membership.chosen'; readonly sku: string }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'session.begun.elsewhere' }
  | { readonly type: 'session.ended.elsewhere' };
