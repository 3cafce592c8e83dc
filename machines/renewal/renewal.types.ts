import type { Trouble } from '../flow/index.ts';
import type { BuyerMembership } from '../rules/catalogue/index.ts';
import type {
  SubscriptionChangeEvent,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
} from '../subscription-change/index.ts';

/** A membership of the person who is signed in, in an organization whose plan may be renewed. */
export interface RenewingMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly buyer: BuyerMembership;
}

/** The answer to who is signed in. A rejected promise means that the shop didn't answer. */
export type LoadRenewingAnswer =
  /** The oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly RenewingMembership[] }
  | { readonly status: 'anonymous' }
  | { readonly status: 'denied' };

/** What the flow asks of the store, besides what the change that it contains asks. */
export interface RenewalPorts extends SubscriptionChangePorts {
  /** Who is signed in, with the memberships that may be renewed. */
  loadRenewing(input: Record<string, never>): Promise<LoadRenewingAnswer>;
}

/** What the flow is given when it begins. */
export interface RenewalInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
}

/** What the flow remembers besides its state. */
export interface RenewalContext extends RenewalInput {
  /** Empty until the shop has answered, and for a person without an organization. */
  readonly memberships: readonly RenewingMembership[];
  /** Whether another administrator changed the plan while this one was about to. */
  readonly isChangedElsewhere: boolean;
  /** What the renewal came to; null before. */
  readonly outcome: SubscriptionChangeOutcome | null;
  /** Why the shop didn't answer; null if it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type RenewalEvent =
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'renewal.requested' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | SubscriptionChangeEvent
  | SubscriptionChangeNews;
