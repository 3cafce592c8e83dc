import type { CartLine } from '../cart/index.ts';
import type { Refusal, Trouble } from '../flow/index.ts';
import type { BundleChoiceEvent, Buyer, BuyerMembership } from '../rules/catalogue/index.ts';
import type { TaxedMoney } from '../rules/money/index.ts';
import type { ProOffers, ProSelection } from '../rules/pro-custom/index.ts';
import type { ProCustomStep } from './pro-custom.steps.ts';

/** A membership of the person who is signed in, as the rules see it. */
export interface ProMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly buyer: BuyerMembership;
  /** The seats that the organization needs: one for each member and for each invitation. */
  readonly seatsInUse: number;
}

/** Who is asking; null for a person who isn't signed in. The oldest membership is first. */
export type RecalledBuyer = { readonly memberships: readonly ProMembership[] } | null;

/** What the shop says of the lines. Nothing is stored by asking. */
export type ProPreview =
  | { readonly status: 'priced'; readonly subtotal: TaxedMoney }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The ports of the flow. "Add to cart" has its own. */
export interface ProCustomPorts {
  /** Rejects if there was no response. */
  recallBuyer(input: Record<string, never>): Promise<RecalledBuyer>;
  /** The price of these lines for this buyer, or why they can't be ordered. Stores nothing. */
  previewBundle(input: {
    readonly country: string;
    readonly lines: readonly CartLine[];
    /** Null for the shop's default: the oldest membership in the market of the lines. */
    readonly organizationMembershipId: string | null;
  }): Promise<ProPreview>;
}

/** What the flow is given when it begins. */
export interface ProCustomInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  readonly offers: ProOffers;
  /** What was put together before, or what a buyer begins with. */
  readonly selection: ProSelection;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
  /** The step that the address names. */
  readonly step: ProCustomStep;
}

export interface ProCustomContext extends ProCustomInput {
  /** In the market of the plan; empty until the shop has answered, and for the person who has none. */
  readonly memberships: readonly ProMembership[];
  readonly buyer: Buyer;
  /** In the organization for which the buyer buys; 0 without one. */
  readonly seatsInUse: number;
  /** The price that the shop confirmed for the selection; null before that. */
  readonly confirmed: TaxedMoney | null;
  /** Why the last request failed; null if it succeeded. */
  readonly trouble: Trouble | null;
}

/** The buyer's choices; each replaces one of the selection. */
export type ProChoiceEvent =
  | BundleChoiceEvent
  | { readonly type: 'device.chosen'; readonly device: string | null }
  | { readonly type: 'feature.chosen'; readonly sku: string; readonly isChosen: boolean }
  | { readonly type: 'term.chosen'; readonly months: number };

/** Everything that can be sent to the flow. */
export type ProCustomEvent =
  | ProChoiceEvent
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'step.submitted' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: ProCustomStep }
  | { readonly type: 'plan.submitted' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'page.returned' };
