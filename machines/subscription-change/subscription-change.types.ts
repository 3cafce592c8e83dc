import type { Refusal, Trouble } from '../flow/index.ts';
import type { PaymentMeans, PaymentPorts } from '../payment/index.ts';
import type { RequestedChange } from '../rules/changes/index.ts';
import type { CardField } from '../rules/errors/index.ts';
import type { Money, TaxedMoney } from '../rules/money/index.ts';
import type { SavedPaymentMethod } from '../rules/payment/index.ts';
import type { PlanType } from '../rules/plans/index.ts';
import type { TaxCode } from '../rules/tax/index.ts';

/** One of the taxes in an amount that is due; the rate in percent. */
interface ChangeTax {
  readonly code: TaxCode;
  /** Null where the country's term applies. */
  readonly name: string | null;
  readonly rate: number;
  readonly amount: Money;
  /** The seller's number for this tax, which is shown next to it; null where there is none. */
  readonly registrationNumber: string | null;
}

/** A change as the shop would make it. Instants and days are ISO; days are those of the organization's shop. */
export interface ChangePreview {
  /** When it was calculated; sent back with the change. */
  readonly previewedAt: string;
  /** What it was calculated from; sent back with the change. Null for a preview of an earlier page. */
  readonly basis: string | null;
  readonly validUntil: string;
  readonly takesEffect: 'NOW' | 'AT_RENEWAL';
  readonly effectiveDay: string;
  readonly planType: PlanType;
  /** Null for a membership that the shop doesn't sell. */
  readonly sku: string | null;
  readonly seats: number;
  readonly featureSkus: readonly string[];
  /** Of the new plan, for the days that are left of the term or for a new term. */
  readonly charge: TaxedMoney;
  /** What is taken off for the same days of the old plan. */
  readonly credit: TaxedMoney;
  /** What is charged now; zero for a change at renewal. */
  readonly amountDue: TaxedMoney;
  /** What is left of the old plan beyond the credit: it isn't paid out. */
  readonly unusedCredit: TaxedMoney;
  /** The taxes in the amount due. */
  readonly taxLines: readonly ChangeTax[];
  /** Whether they are by the base rate of a state or province, and labeled as an estimate. */
  readonly isTaxEstimated: boolean;
  /** Of one more term from then on; null if it doesn't renew. */
  readonly renewalPrice: TaxedMoney | null;
  /** From the next term on if the change reduces something then; null otherwise. */
  readonly seatsAtRenewal: number | null;
  readonly featureSkusAtRenewal: readonly string[] | null;
  /** Last day of the term after the change; null if it never ends. */
  readonly lastDay: string | null;
  readonly clearsScheduledChange: boolean;
  /** Day of the next automatic charge; null if it doesn't renew automatically. */
  readonly nextChargeDay: string | null;
  /** The same if the card that pays is kept for renewals. */
  readonly nextChargeDayIfKept: string | null;
  /** Whether a subscription that ends, or has ended, renews automatically from then on. */
  readonly clearsCancellation: boolean;
}

/** The store doesn't accept the token of the caller. */
interface Denied {
  readonly status: 'denied';
}

interface Refused {
  readonly status: 'refused';
  readonly refusals: readonly Refusal[];
}

/** What a change would cost today. A rejected promise means that there was no answer, here and below. */
export type PreviewAnswer =
  | {
      readonly status: 'previewed';
      readonly preview: ChangePreview;
      /** What it may be paid with, the organization's first. */
      readonly methods: readonly SavedPaymentMethod[];
    }
  | Refused
  | Denied;

/** How an amount is paid: a saved method, or the provider's token for a card that was entered. */
export interface ChangePayment {
  readonly savedMethodId: string | null;
  readonly token: string | null;
  /** Whether the entered card is saved for the organization's renewals. */
  readonly isKept: boolean;
}

/** A change of a membership on its way to the shop. */
export interface MakeChangeInput {
  readonly membershipId: string;
  readonly change: RequestedChange;
  readonly preview: ChangePreview;
  /** Null if nothing is due. */
  readonly payment: ChangePayment | null;
  /** The same for every attempt at the same charge, which is therefore charged once. */
  readonly idempotencyKey: string;
}

/** The shop's answer to a change of a membership. */
export type MakeChangeAnswer =
  /** `invoiceNumber` is null if nothing was charged. */
  | { readonly status: 'changed'; readonly invoiceNumber: string | null }
  /** The bank has the debit that pays it; the change is made once that clears. */
  | { readonly status: 'debited' }
  /** 3-D Secure: the bank asks; once it is answered, the same request makes the change. */
  | { readonly status: 'confirmation'; readonly clientSecret: string }
  /** The charge is still in progress: the same is asked again in a moment. */
  | { readonly status: 'pending' }
  | Refused
  | Denied;

export type ConfirmChangeAnswer = { readonly status: 'confirmed' } | Refused;

/** What the provider says of an entered card. */
export type TokeniseAnswer = Awaited<ReturnType<PaymentPorts['tokeniseCard']>>;

/** What the flow asks of the store and of the card provider. */
export interface SubscriptionChangePorts {
  /** What the change costs and when it applies, with the methods that may pay it. Changes nothing. */
  previewChange(input: {
    readonly membershipId: string;
    readonly change: RequestedChange;
  }): Promise<PreviewAnswer>;
  /** The provider keeps the card in its fields and returns a token for it. */
  tokeniseCard: PaymentPorts['tokeniseCard'];
  /** Creates a unique key before the change is first sent. */
  createChangeKey(input: Record<string, never>): Promise<string>;
  /** Makes the change, or schedules it if that is what the preview says. May be asked again with the same key. */
  makeChange(input: MakeChangeInput): Promise<MakeChangeAnswer>;
  /** Shows the bank's question. What is confirmed already answers `confirmed`. */
  confirmPayment(input: { readonly clientSecret: string }): Promise<ConfirmChangeAnswer>;
}

/** What the flow is given when it begins. */
export interface SubscriptionChangeInput {
  /** The membership of the caller; they manage its organization. */
  readonly membershipId: string;
  readonly change: RequestedChange;
}

/** What the flow ends with. */
export type SubscriptionChangeOutcome =
  | {
      readonly status: 'changed';
      readonly preview: ChangePreview;
      /** Null if nothing was charged. */
      readonly invoiceNumber: string | null;
      /** Whether it is made only once the debit that pays it has cleared. */
      readonly isDebited: boolean;
    }
  /** The person went back, and nothing was changed. */
  | { readonly status: 'left' }
  /**
   * Nothing was changed, and what the flow knows may be another person's or no longer true: the session has changed, or
   * the shop refused.
   */
  | { readonly status: 'stale' }
  /** Another administrator changed the subscription meanwhile; nothing was changed. */
  | { readonly status: 'outdated' };

/** What a change to one term of a plan would come to, or why it can't be had. */
export interface ComparedTerm {
  readonly sku: string;
  /** Null if the change is refused. */
  readonly preview: ChangePreview | null;
  readonly refusals: readonly Refusal[];
}

/** What other terms would cost, or that the session has ended. */
export type CompareAnswer =
  | { readonly status: 'compared'; readonly terms: readonly ComparedTerm[] }
  /** The store doesn't accept the token. */
  | { readonly status: 'denied' };

/** What flows ask of the store that offer several plans to change to. */
export interface ComparePorts {
  /** What each of these terms would come to, in one request. A rejected promise means that the shop didn't answer. */
  compareTerms(input: {
    readonly membershipId: string;
    readonly skus: readonly string[];
  }): Promise<CompareAnswer>;
}

export interface SubscriptionChangeContext extends SubscriptionChangeInput {
  /** Null before the first answer. */
  readonly preview: ChangePreview | null;
  /** What the person saw before the shop calculated it again; null once they have confirmed what is shown. */
  readonly replacedPreview: ChangePreview | null;
  readonly methods: readonly SavedPaymentMethod[];
  /** The saved card that is charged; null for another card. */
  readonly methodId: string | null;
  /** The card that was entered; null before the provider has it. */
  readonly means: PaymentMeans | null;
  readonly isKept: boolean;
  /** Names this one charge; null before it is first asked for and after a definite answer. */
  readonly idempotencyKey: string | null;
  /** For the bank's question; null while there is none. */
  readonly clientSecret: string | null;
  /** How often the same was asked without a definite answer. */
  readonly repeats: number;
  /** Why what was last asked for didn't happen; null when it did. */
  readonly trouble: Trouble | null;
  readonly outcome: SubscriptionChangeOutcome;
}

/** What the person does; the flow around it forwards it. */
export type SubscriptionChangeEvent =
  /** A saved card; null for another card. */
  | { readonly type: 'method.chosen'; readonly methodId: string | null }
  /** The person typed into a card field; the provider tells which one, not what. */
  | { readonly type: 'card.changed'; readonly field?: CardField }
  | { readonly type: 'card.keeping.changed'; readonly isKept: boolean }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.canceled' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'session.startedInOtherTab' }
  | { readonly type: 'session.endedInOtherTab' };

/** What the flow around it hears, so that it stores the key before the shop is asked. */
export type SubscriptionChangeNews =
  /** The shop is about to be asked. */
  | { readonly type: 'change.sent' }
  /** The shop refused definitely, and the person may change what they asked for. */
  | { readonly type: 'change.returned' };
