import type { Refusal, Trouble } from '../flow/index.ts';
import type { BuyerOrganization } from '../rules/catalogue/index.ts';
import type { TaxedMoney } from '../rules/money/index.ts';
import type { PlanType } from '../rules/plans/index.ts';

/** An organization as its member sees it. Days are ISO dates of the organization's shop. */
export interface AccountOrganization {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly planType: PlanType;
  /** Null where it never had a subscription. */
  readonly status: BuyerOrganization['subscriptionStatus'];
  /** Last day of access; null for what never ends. */
  readonly lastDay: string | null;
  readonly isExpired: boolean;
  /** Day of the next charge, or of the next try while one is overdue; null where it doesn't renew automatically. */
  readonly nextChargeDay: string | null;
  /** Of one more term; null where sales sets it. */
  readonly price: TaxedMoney | null;
  readonly scheduledPlan: PlanType | null;
  readonly seats: number;
  readonly availableSeats: number;
  readonly probes: number;
  readonly probesPlus: number;
  readonly probesIq3: number;
  readonly referralCreditMonths: number;
  /** Null where nothing is rented. */
  readonly commitment: { readonly lastDay: string; readonly months: number } | null;
}

/** A person's place in an organization. */
export interface AccountMembership {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly organization: AccountOrganization;
  /** The oldest first; null for those who don't manage the organization. */
  readonly members: readonly AccountMember[] | null;
  /** Those that may still be used, the oldest first; null for those who don't manage the organization. */
  readonly invitations: readonly AccountInvitation[] | null;
}

/** Someone who has a seat. */
export interface AccountMember {
  /** Of the membership. */
  readonly id: string;
  /** Empty when unknown. */
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** An address for which a seat is kept. */
export interface AccountInvitation {
  readonly id: string;
  readonly email: string;
}

/** What an administrator changes about an organization. */
export type OrganizationChange =
  | { readonly kind: 'invite'; readonly email: string }
  /** A member, or an invitation that no one has used. */
  | { readonly kind: 'remove'; readonly memberId: string }
  /** Whether the plan renews by itself. */
  | { readonly kind: 'set_renewal'; readonly isAutomatic: boolean }
  | { readonly kind: 'set_admin'; readonly memberId: string; readonly isAdmin: boolean };

/** What a change or an invitation comes to. A rejected promise means that there was no answer. */
export type MembershipAnswer =
  /** The membership as it is now; null where it is none of the person's any more. */
  | { readonly status: 'changed'; readonly membership: AccountMembership | null }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      /** The membership as it is now; null where the answer doesn't include it. */
      readonly membership: AccountMembership | null;
    }
  /** The store doesn't accept the token. */
  | { readonly status: 'denied' };

/** Who is signed in. */
export interface AccountPerson {
  /** Empty when unknown. */
  readonly name: string;
  readonly email: string;
  /** The oldest first. */
  readonly memberships: readonly AccountMembership[];
}

/** What the store says of whoever asks. A rejected promise means that it didn't answer. */
export type LoadPersonAnswer =
  | { readonly status: 'known'; readonly person: AccountPerson }
  | { readonly status: 'anonymous' }
  /** The store doesn't accept the token. */
  | { readonly status: 'denied' };

/** What the flow asks of the world. */
export interface AccountPorts {
  loadPerson(input: Record<string, never>): Promise<LoadPersonAnswer>;
  /** Leads to the page for signing in with what the app sent, and from there back to here. */
  openSignIn(input: { readonly loginHash: string }): Promise<void>;
  /** Changes the organization or its members; asked again, it changes nothing more. */
  changeOrganization(input: {
    readonly membershipId: string;
    readonly change: OrganizationChange;
  }): Promise<MembershipAnswer>;
  /** Joins the organization of an invitation; asked again, it changes nothing more. The browser forgets what can't be used again. */
  acceptInvitation(input: { readonly token: string }): Promise<MembershipAnswer>;
  /** The browser forgets the invitation, which may still be used later. */
  forgetInvitation(input: Record<string, never>): Promise<void>;
  /** Keeps the chosen organization in this browser. */
  keepOrganization(input: { readonly slug: string }): Promise<void>;
}

export interface AccountInput {
  /** Token of the invitation that led here; null for none. */
  readonly invitation: string | null;
  /** What the mobile app has put into the hash to sign the person in; empty when there is none, and outside the app. */
  readonly loginHash: string;
  readonly isSignedIn: boolean;
  /** The organization that this browser has kept; null for none. */
  readonly organizationSlug: string | null;
}

export interface AccountContext extends AccountInput {
  readonly person: AccountPerson | null;
  /** Who is to be invited, as typed. */
  readonly invitee: string;
  /** What was last asked for, or is to be confirmed; null before. */
  readonly change: OrganizationChange | null;
  /** Why what was last asked for didn't happen; null when it did. */
  readonly trouble: Trouble | null;
}

export type AccountEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'invitation.accepted' }
  | { readonly type: 'invitation.declined' }
  | { readonly type: 'invitee.changed'; readonly email: string }
  | { readonly type: 'invitee.submitted' }
  | { readonly type: 'invitation.withdrawn'; readonly invitationId: string }
  | { readonly type: 'admin.set'; readonly memberId: string; readonly isAdmin: boolean }
  | { readonly type: 'removal.requested'; readonly memberId: string }
  | { readonly type: 'renewal.set'; readonly isAutomatic: boolean }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.canceled' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'session.begun.elsewhere' }
  | { readonly type: 'session.ended.elsewhere' };
