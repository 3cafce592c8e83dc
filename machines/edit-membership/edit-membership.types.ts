import type { AccountOrganization } from '../account/index.ts';
import type { Refusal, Trouble } from '../flow/index.ts';
import type { RequestedChange } from '../rules/changes/index.ts';
import type {
  SubscriptionChangeEvent,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
} from '../subscription-change/index.ts';

/** The seats of an organization. */
export interface EditedSeats {
  readonly now: number;
  /** On top of those in the price of the plan, which are always paid for. */
  readonly additional: number;
  /** By members, and by invitations that may still be used. */
  readonly inUse: number;
  /** The most that the plan may have. */
  readonly most: number;
  /** Old team contracts sell seats in tens. */
  readonly isSoldInTens: boolean;
}

/** An organization with what an administrator edits. */
export type EditedOrganization = Pick<
  AccountOrganization,
  | 'name'
  | 'slug'
  | 'market'
  | 'planType'
  | 'status'
  | 'lastDay'
  | 'isExpired'
  | 'isChangePending'
  | 'nextChargeDay'
  | 'price'
  | 'renewal'
  | 'commitment'
  | 'trial'
  | 'scheduled'
> & {
  readonly seats: EditedSeats;
  /** Whether it has ended and can be renewed. */
  readonly isRenewable: boolean;
  /** SKUs of the terms of plans below its own that the shop sells it, in the order of the catalog. */
  readonly lowerSkus: readonly string[];
};

/** A person's place in the organization whose membership is edited. */
export interface EditedMembership {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly organization: EditedOrganization;
}

/** An organization of the person, to choose from. */
export interface OwnOrganization {
  readonly organization: { readonly slug: string; readonly name: string };
}

/** The store doesn't accept the token. */
interface Denied {
  readonly status: 'denied';
}

/** What the store knows of the caller. A rejected promise means that there was no answer, here and below. */
export type EditedMembershipAnswer =
  | {
      readonly status: 'known';
      /** Null for a person without an organization. */
      readonly membership: EditedMembership | null;
      /** All of the person's, the oldest first. */
      readonly memberships: readonly OwnOrganization[];
    }
  | { readonly status: 'anonymous' }
  | Denied;

/** What is changed at once, without a price. */
export type MembershipRequest =
  /** Whether the plan renews by itself. Without it, nothing is scheduled either. */
  { readonly kind: 'set_renewal'; readonly isAutomatic: boolean } | { readonly kind: 'remove_scheduled' };

/** The shop's answer to a {@link MembershipRequest}. */
export type MembershipRequestAnswer =
  | { readonly status: 'changed' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] }
  | Denied;

/** What the flow asks of the store, beside what the change that it contains asks. */
export interface EditMembershipPorts extends SubscriptionChangePorts {
  /** The membership in the organization of this slug, or the oldest one. */
  loadEditedMembership(input: { readonly organizationSlug: string | null }): Promise<EditedMembershipAnswer>;
  /** Asked again, it changes nothing more. */
  changeMembership(input: {
    readonly membershipId: string;
    readonly request: MembershipRequest;
  }): Promise<MembershipRequestAnswer>;
}

/** What the flow is given when it begins. */
export interface EditMembershipInput {
  readonly isSignedIn: boolean;
  /** The organization that the person looked at last; null if they chose none. */
  readonly organizationSlug: string | null;
}

export interface EditMembershipContext extends EditMembershipInput {
  /** Null before the store has answered, and once no one is signed in. */
  readonly membership: EditedMembership | null;
  /** What else the person may choose; empty before the store has answered, and once no one is signed in. */
  readonly memberships: readonly OwnOrganization[];
  /** The requested number of seats; null for as many as there are. It outlives the end of a session. */
  readonly seats: { readonly membershipId: string; readonly requested: number } | null;
  /** The change whose price was last asked for, which the review shows again; null before, and once it may differ. */
  readonly change: RequestedChange | null;
  /** What was last asked for, or is to be confirmed; null before. */
  readonly request: MembershipRequest | null;
  /** What the change of the subscription came to; null before. */
  readonly outcome: SubscriptionChangeOutcome | null;
  /** Why what was last asked for didn't happen; null when it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type EditMembershipEvent =
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'seats.changed'; readonly seats: number }
  | { readonly type: 'seats.submitted' }
  /** The administrator wants a lower plan from the end of the term. */
  | { readonly type: 'plan.lowered'; readonly sku: string }
  | { readonly type: 'renewal.set'; readonly isAutomatic: boolean }
  | { readonly type: 'scheduled.removed' }
  /** The administrator wants to see the change again whose review they left. */
  | { readonly type: 'review.requested' }
  /** The administrator wants to leave a rental before its commitment ends. */
  | { readonly type: 'rental.left' }
  | SubscriptionChangeEvent
  | SubscriptionChangeNews;
