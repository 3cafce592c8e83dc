import type { Refusal, Trouble } from '../flow/index.ts';
import type { TaxedMoney } from '../rules/money/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import type { ProChoice, ProDirection, ProOffers, CurrentPlan } from '../rules/pro-custom/index.ts';
import type { SoldMembership } from '../rules/reactivation/index.ts';
import type {
  ComparedTerm,
  ComparePorts,
  SubscriptionChangeEvent,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
} from '../subscription-change/index.ts';
import type { ProChangeStep } from './pro-custom-change.steps.ts';

/** What the subscription becomes at the end of the term. */
interface ScheduledPlan {
  /** Of the term that it becomes; null if the shop doesn't name one. */
  readonly sku: string | null;
  readonly planType: PlanType;
  readonly seats: number;
  readonly featureSkus: readonly string[];
  /** ISO date of the organization's shop. */
  readonly day: string;
  /** Of one term; null if unknown. */
  readonly price: TaxedMoney | null;
}

/** A membership of the person who is signed in, in an organization whose plan may be changed. */
export interface ChangingMembership {
  /** As the shop's API names the membership. */
  readonly id: string;
  readonly organization: { readonly slug: string; readonly name: string };
  readonly plan: CurrentPlan;
  /** Null if no change is scheduled. */
  readonly scheduled: ScheduledPlan | null;
}

/** The store doesn't accept the token. */
interface Denied {
  readonly status: 'denied';
}

/** The answer to who is signed in. A rejected promise means that the shop didn't answer, here and below. */
export type LoadChangingAnswer =
  /** The oldest membership first. */
  | { readonly status: 'known'; readonly memberships: readonly ChangingMembership[] }
  | { readonly status: 'anonymous' }
  | Denied;

/** The shop's answer to removing a scheduled change. */
export type RemoveScheduledAnswer =
  | { readonly status: 'removed' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] }
  | Denied;

/** What the flow asks of the store, besides what the change that it contains asks. */
export interface ProCustomChangePorts extends SubscriptionChangePorts, ComparePorts {
  /** Who is signed in, with the memberships whose plan may be changed. */
  loadChanging(input: Record<string, never>): Promise<LoadChangingAnswer>;
  /** Asked again, it changes nothing more. */
  removeScheduled(input: { readonly membershipId: string }): Promise<RemoveScheduledAnswer>;
}

/** What the flow is given when it begins. */
export interface ProCustomChangeInput {
  readonly direction: ProDirection;
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  readonly offers: ProOffers;
  /** The memberships that the shop sells, to which a Pro plan may be lowered. */
  readonly sold: readonly SoldMembership[];
  /** The step that the address names. */
  readonly step: ProChangeStep;
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
}

export interface ProCustomChangeContext extends ProCustomChangeInput {
  /** Empty until the shop has answered, and for a person without an organization. */
  readonly memberships: readonly ChangingMembership[];
  /** What the lower plans would come to; empty until the shop has answered, and for an upgrade. */
  readonly terms: readonly ComparedTerm[];
  /** What is wanted; null for what the organization has. It outlives the end of a session. */
  readonly choice: (ProChoice & { readonly membershipId: string }) | null;
  /** What the page shows about the reloaded plan; null if there is none. */
  readonly news: 'CHANGED_ELSEWHERE' | 'SCHEDULED_REMOVED' | null;
  /** Why the scheduled change wasn't removed; null if it was, and before. */
  readonly removalRefusal: Refusal | null;
  /** What the change came to; null before. */
  readonly outcome: SubscriptionChangeOutcome | null;
  /** Why the shop didn't answer; null if it did. */
  readonly trouble: Trouble | null;
}

/** A part of what is wanted; each replaces one of the choice. */
export type ProChangeChoiceEvent =
  | { readonly type: 'membership.chosen'; readonly sku: string }
  | { readonly type: 'feature.chosen'; readonly sku: string; readonly isChosen: boolean }
  | { readonly type: 'term.chosen'; readonly months: number }
  | { readonly type: 'members.chosen'; readonly members: number };

/** Everything that can be sent to the flow. */
export type ProCustomChangeEvent =
  | ProChangeChoiceEvent
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'step.submitted' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: ProChangeStep }
  | { readonly type: 'choice.submitted' }
  | { readonly type: 'scheduled.removed' }
  | SubscriptionChangeEvent
  | SubscriptionChangeNews;
