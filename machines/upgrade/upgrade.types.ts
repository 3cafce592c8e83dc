import type { Trouble } from '../flow/index.ts';
import type { BuyerMembership } from '../rules/catalogue/index.ts';
import type { SoldMembership } from '../rules/reactivation/index.ts';
import type {
  ComparedTerm,
  ComparePorts,
  SubscriptionChangeEvent,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
} from '../subscription-change/index.ts';

/** A membership of the person who is signed in, in an organization whose plan may be upgraded. */
export interface UpgradingMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly buyer: BuyerMembership;
}

interface Denied {
  readonly status: 'denied';
}

/** The answer to who is signed in. A rejected promise means that the shop didn't answer, here and below. */
export type LoadUpgradingAnswer =
  /** The oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly UpgradingMembership[] }
  | { readonly status: 'anonymous' }
  | Denied;

/** What the flow asks of the store, besides what the change that it contains asks. */
export interface UpgradePorts extends SubscriptionChangePorts, ComparePorts {
  /** Who is signed in, with the memberships in organizations whose plan may be upgraded. */
  loadUpgrading(input: Record<string, never>): Promise<LoadUpgradingAnswer>;
}

/** What the flow is given when it begins. */
export interface UpgradeInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The memberships that the shop sells. */
  readonly sold: readonly SoldMembership[];
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
  /** The term that the page's address names, or that the page is about; null without one. */
  readonly sku: string | null;
}

/** What the flow remembers besides its state. */
export interface UpgradeContext extends UpgradeInput {
  /** Empty until the shop has answered, and for a person without an organization. */
  readonly memberships: readonly UpgradingMembership[];
  /** Empty until the shop has answered. */
  readonly terms: readonly ComparedTerm[];
  /** Whether another administrator changed the plan while this one was about to. */
  readonly isChangedElsewhere: boolean;
  /** What the upgrade came to; null before. */
  readonly outcome: SubscriptionChangeOutcome | null;
  /** Why the shop didn't answer; null if it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type UpgradeEvent =
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'membership.chosen'; readonly sku: string }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' }
  | SubscriptionChangeEvent
  | SubscriptionChangeNews;
