import type { AddToCartPorts } from '../add-to-cart/index.ts';
import type { Trouble } from '../flow/index.ts';
import type { BuyerMembership } from '../rules/catalogue/index.ts';
import type { SoldProbe } from '../rules/extra-probes/index.ts';

/** An organization of the person who is signed in, for which a probe may be bought. */
export interface ProbeBuyer {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly buyer: BuyerMembership;
}

/** The answer to who is signed in. A rejected promise means that the shop didn't answer. */
export type LoadProbeBuyerAnswer =
  /** The oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly ProbeBuyer[] }
  | { readonly status: 'anonymous' }
  /** The shop no longer accepts the token. */
  | { readonly status: 'denied' };

/** What the flow asks of the world, besides "Add to cart". */
export interface ExtraProbePorts {
  /** Who is signed in, with their organizations, as they are now. */
  loadOwner(input: Record<string, never>): Promise<LoadProbeBuyerAnswer>;
}

/** The ports of the flow, with those of "Add to cart" that it contains. */
export type AllExtraProbePorts = ExtraProbePorts & AddToCartPorts;

/** What the flow is given when it begins. */
export interface ExtraProbeInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The probes that the shop sells. */
  readonly sold: readonly SoldProbe[];
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
  /** The probe that the page's address names; null without one. */
  readonly sku: string | null;
  /** How many are wanted, as the page's address says; 1 without it. Counts only if so many may be added. */
  readonly quantity: number;
}

/** What the flow remembers besides its state. */
export interface ExtraProbeContext extends ExtraProbeInput {
  /** Empty until the shop has answered, and for a person without an organization. */
  readonly memberships: readonly ProbeBuyer[];
  /** Why the shop didn't answer; null if it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type ExtraProbeEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'probe.chosen'; readonly sku: string }
  | { readonly type: 'quantity.chosen'; readonly quantity: number }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };
