import type { CardExpiry } from '@sonde/machines/rules/payment';
import type { Stripe } from 'stripe';
import type { Payment, SavedPaymentMethod } from '../../../kernel/resolver-types.generated.ts';

/** What is kept of a payment that was made, such as the brand of a card; only its method's own folder reads it. */
export type PaymentDetails = Readonly<Record<string, string | number>>;

/** What the API says of some payments only. */
type PaymentFacts = Partial<Pick<Payment, 'ccBrand' | 'ccLastDigits' | 'ccExpMonth' | 'ccExpYear'>>;

/** A way to pay by which money is taken. `details` are null where the provider told none. */
export interface ChargedMethod {
  readonly apiFacts: (details: PaymentDetails | null) => PaymentFacts;
  /** What a mail to the buyer calls such a payment, in a language as `textLanguage` has it. */
  readonly label: (details: PaymentDetails | null, language: string) => string;
}

/** A way to pay that Stripe charges. */
export interface StripeMethod extends ChargedMethod {
  readonly stripe: {
    /** As Stripe calls it: https://docs.stripe.com/api/payment_methods/object#payment_method_object-type */
    readonly type: Stripe.PaymentMethod.Type & Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType;
    /** What a charge by it says beside what all charges say. */
    readonly parameters: Partial<Stripe.PaymentIntentCreateParams>;
    readonly detailsOf: (paidWith: Stripe.PaymentMethod) => PaymentDetails | null;
  };
  /** Left out where it cannot be kept for later payments. */
  readonly saved?: SavedKind;
}

/** What an owner may change of a saved payment method; null leaves it. */
export interface MethodEdit {
  readonly name: string | null;
  readonly expiry: CardExpiry | null;
}

/** How a way to pay is kept for later payments, and shown to whom it belongs. */
export interface SavedKind {
  /** Of the schema. */
  readonly nodeType: NonNullable<SavedPaymentMethod['__typename']>;
  /** What is kept; null where the provider told none. */
  readonly detailsOf: (kept: Stripe.PaymentMethod) => PaymentDetails | null;
  /** Whether it can still be charged; `today` is an ISO calendar date. */
  readonly isValid: (details: PaymentDetails, today: string) => boolean;
  /** The details after an edit. */
  readonly edited: (details: PaymentDetails, edit: MethodEdit) => PaymentDetails;
  /** What the API shows of it beside its id; `today` is an ISO calendar date. */
  readonly fields: (saved: SavedFacts, today: string) => Readonly<Record<string, unknown>>;
}

/** What the API knows of a saved payment method. */
interface SavedFacts {
  readonly details: PaymentDetails;
  readonly isPrimary: boolean;
  readonly isOfOrganization: boolean;
  /** The provider's name for it. */
  readonly token: string;
}

/** A way to pay by which nothing is taken, so that no payment is ever made by it. */
export type UnchargedMethod = Readonly<Record<string, never>>;
