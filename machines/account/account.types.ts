import type { Trouble } from '../flow/index.ts';
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
  readonly isAutoRenewalActive: boolean;
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
}

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
  /** Keeps the chosen organization in this browser. */
  keepOrganization(input: { readonly slug: string }): Promise<void>;
}

export interface AccountInput {
  /** What the mobile app has put into the hash to sign the person in; empty when there is none, and outside the app. */
  readonly loginHash: string;
  readonly isSignedIn: boolean;
  /** The organization that this browser has kept; null for none. */
  readonly organizationSlug: string | null;
}

export interface AccountContext extends AccountInput {
  readonly person: AccountPerson | null;
  /** Why the store's answer is missing; null when it isn't. */
  readonly trouble: Trouble | null;
}

export type AccountEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'organization.chosen'; readonly slug: string }
  | { readonly type: 'session.begun.elsewhere' }
  | { readonly type: 'session.ended.elsewhere' };
