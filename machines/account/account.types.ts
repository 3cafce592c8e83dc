import type { Refusal, Trouble } from '../flow/index.ts';
import type { BuyerOrganization } from '../rules/catalogue/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { PlanType } from '../rules/plans/index.ts';

/** What a subscription becomes at the end of the term. */
export interface ScheduledChange {
  /** Of the term that it becomes; null if the shop doesn't name one. */
  readonly sku: string | null;
  readonly planType: PlanType;
  readonly seats: number;
  /** ISO date of the organization's shop. */
  readonly day: string;
  /** Of one term; null if unknown. */
  readonly price: TaxedMoney | null;
}

/** What the next renewal charges, as things are today. */
export interface NextRenewal {
  /** Of the whole term, before referral credit. */
  readonly price: TaxedMoney;
  /** Months of the term that referral credit pays for. */
  readonly freeMonths: number;
  /** The price less the free months. */
  readonly amount: TaxedMoney;
}

/** An organization as shown to its member. Days are ISO dates of the organization's shop. */
export interface AccountOrganization {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly market: BuyerOrganization['market'];
  /** The day of its shop as the data was loaded. */
  readonly today: string;
  /** ISO code of the country in whose shop it buys. */
  readonly country: string;
  readonly planType: PlanType;
  readonly hasHadTrial: boolean;
  /** Null if it never had a subscription. */
  readonly status: BuyerOrganization['subscriptionStatus'];
  /** Last day of access; null if it never ends. */
  readonly lastDay: string | null;
  readonly isExpired: boolean;
  /** Whether a bank has the debit of the renewal. */
  readonly isRenewalPending: boolean;
  /** Whether a bank has the debit of a change or of an order for a membership, until which nothing else is changed. */
  readonly isChangePending: boolean;
  /** Whether the membership ended because its buyer withdrew from the order. */
  readonly isWithdrawn: boolean;
  /** Day of the next charge, or of the next attempt while one is overdue; null if it doesn't renew automatically. */
  readonly nextChargeDay: string | null;
  /** Of the invoice that pays an overdue renewal; null for none, and unless the person manages the organization. */
  readonly openInvoiceToken: string | null;
  /** Of the order for a membership whose debit a bank has; null for none, and unless the person manages the organization. */
  readonly pendingOrderToken: string | null;
  /** Of one more term; null if sales sets it. */
  readonly price: TaxedMoney | null;
  /** Null unless it renews automatically. */
  readonly renewal: NextRenewal | null;
  /** Null if no change is scheduled. */
  readonly scheduled: ScheduledChange | null;
  readonly seats: number;
  readonly availableSeats: number;
  readonly probes: number;
  /** How many probes it may register. */
  readonly mostProbes: number;
  readonly probesPlus: number;
  readonly probesIq3: number;
  readonly referralCreditMonths: number;
  /** Null if nothing is rented. */
  readonly commitment: { readonly lastDay: string; readonly months: number } | null;
  /** The days of the trial that runs, and the months of the term that follows it; null for everything else. */
  readonly trial: { readonly days: number; readonly months: number } | null;
}

/** A person's membership in an organization. */
export interface AccountMembership {
  readonly id: string;
  readonly isAdmin: boolean;
  /** Whether the member may buy a probe of their own. */
  readonly mayBuyOwnProbe: boolean;
  /** Token of the page on which the member refers others; null if they can't. */
  readonly referrerToken: string | null;
  readonly organization: AccountOrganization;
  /** Oldest first; null for members who don't manage the organization. */
  readonly members: readonly AccountMember[] | null;
  /** Pending ones, oldest first; null for members who don't manage the organization. */
  readonly invitations: readonly AccountInvitation[] | null;
  /** Of the membership, newest first, each with its credit notes; null for members who don't manage the organization. */
  readonly invoices: readonly AccountInvoice[] | null;
}

/** An invoice of a membership, or a credit note of one. */
export interface AccountInvoice {
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly number: string;
  /** ISO date in the organization's shop. */
  readonly issuedOn: string;
  readonly total: Money;
  /** Of the PDF; works for a day. */
  readonly url: string;
}

/** A person with a seat. */
export interface AccountMember {
  /** The ID of the membership. */
  readonly id: string;
  /** Empty when unknown. */
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** An address for which a seat is reserved. */
export interface AccountInvitation {
  readonly id: string;
  readonly email: string;
}

/** An administrator's change of an organization. */
export type OrganizationChange =
  | { readonly kind: 'invite'; readonly email: string }
  /** A member, or a pending invitation. */
  | { readonly kind: 'remove'; readonly memberId: string }
  /** Whether the plan renews automatically. */
  | { readonly kind: 'set_renewal'; readonly isAutomatic: boolean }
  /** The person's own link for referring others. */
  | { readonly kind: 'replace_referrer_token' }
  | { readonly kind: 'set_admin'; readonly memberId: string; readonly isAdmin: boolean };

/** The result of a change or an invitation. Rejects without a response. */
export type MembershipAnswer =
  /** The current membership; null if the person is no longer a member. */
  | { readonly status: 'changed'; readonly membership: AccountMembership | null }
  | {
      readonly status: 'refused';
      readonly refusals: readonly Refusal[];
      /** The current membership; null if the response doesn't include it. */
      readonly membership: AccountMembership | null;
    }
  /** The store rejects the token. */
  | { readonly status: 'denied' };

/** The signed-in person. */
export interface AccountPerson {
  /** Empty when unknown. */
  readonly name: string;
  readonly email: string;
  /** What belongs to an unconfirmed address isn't shown. */
  readonly isEmailConfirmed: boolean;
  /** Whether the person may buy a probe of their own of the newer lines. */
  readonly ownProbes: { readonly plus: boolean; readonly iq3: boolean };
  /** Oldest first. */
  readonly memberships: readonly AccountMembership[];
  /** Of the order for a membership, outside of the organizations, whose debit a bank has; null for none. */
  readonly pendingOrderToken: string | null;
  /** Orders that aren't paid because their payment failed after they were confirmed, newest first. */
  readonly unpaidOrders: readonly UnpaidOrder[];
  /** Of a verified learner; empty for everyone else. */
  readonly learnerDiscounts: readonly LearnerDiscount[];
}

/** An order that isn't paid because its payment failed. */
export interface UnpaidOrder {
  /** The key of its page. */
  readonly token: string;
  readonly number: string;
}

/** The discount of a verified learner in one market. */
export interface LearnerDiscount {
  readonly market: BuyerOrganization['market'];
  readonly voucherCode: string;
  /** Whether an order has used the code. */
  readonly isUsed: boolean;
  /** ISO date on which the verification ends. */
  readonly endsOn: string;
  /** Of the page on which the discount is used, with the code. */
  readonly url: string;
}

/** The store's data about the caller. Rejects without a response. */
export type LoadPersonAnswer =
  | { readonly status: 'known'; readonly person: AccountPerson }
  | { readonly status: 'anonymous' }
  /** The store rejects the token. */
  | { readonly status: 'denied' };

/** The ports of the flow. */
export interface AccountPorts {
  /** Who is signed in, with their memberships and the discounts of a learner. */
  loadPerson(input: Record<string, never>): Promise<LoadPersonAnswer>;
  /** Redirects to the sign-in page with the app's token, and from there back here. */
  openSignIn(input: { readonly loginHash: string }): Promise<void>;
  /** Changes the organization or its members; repeatable. */
  changeOrganization(input: {
    readonly membershipId: string;
    readonly change: OrganizationChange;
  }): Promise<MembershipAnswer>;
  /** Accepts an invitation; repeatable. The browser forgets an invitation that can't be used again. */
  acceptInvitation(input: { readonly token: string }): Promise<MembershipAnswer>;
  /** Makes the browser forget the invitation, which can still be used later. */
  forgetInvitation(input: Record<string, never>): Promise<void>;
  /** Keeps which organization the pages are about, and the country whose shop it buys in. */
  keepOrganization(input: { readonly slug: string; readonly country: string | null }): Promise<void>;
}

/** What the flow is given when it begins. */
export interface AccountInput {
  /** Token of the followed invitation link; null for none. */
  readonly invitation: string | null;
  /** The mobile app's token from the hash; empty if there is none, and outside the app. */
  readonly loginHash: string;
  readonly isSignedIn: boolean;
  /** The organization stored in this browser; null for none. */
  readonly organizationSlug: string | null;
}

/** What the flow remembers besides its state. */
export interface AccountContext extends AccountInput {
  readonly person: AccountPerson | null;
  /** The typed address to invite. */
  readonly invitee: string;
  /** The last requested change, or the one to confirm; null before. */
  readonly change: OrganizationChange | null;
  /** Why the last request failed; null if it didn't. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type AccountEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'invitation.accepted' }
  | { readonly type: 'invitation.declined' }
  | { readonly type: 'invitee.changed'; readonly email: string }
  | { readonly type: 'invitee.submitted' }
  | { readonly type: 'invitation.withdrawn'; readonly invitationId: string }
  | { readonly type: 'admin.set'; readonly memberId: string; readonly isAdmin: boolean }
  | { readonly type: 'removal.requested'; readonly memberId: string }
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'renewal.set'; readonly isAutomatic: boolean }
  | { readonly type: 'referrer.link.replaced' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.canceled' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };
