import type { CardExpiry, PaymentMethod } from '@sonde/machines/rules/payment';
import type { Stripe } from 'stripe';
import type { Payment, SavedPaymentMethod } from '../../../kernel/resolver-types.generated.ts';
import type { Payer } from './payer.ts';

/** The stored details of a payment, such as the brand of a card; only its method's own folder reads them. */
export type PaymentDetails = Readonly<Record<string, string | number>>;

/** API fields that only some payments have. */
type PaymentFacts = Partial<
  Pick<Payment, 'ccBrand' | 'ccWallet' | 'ccLastDigits' | 'ccExpMonth' | 'ccExpYear' | 'bankLastDigits'>
>;

/** A payment method that takes money. `details` are null if the provider sent none. */
export interface ChargedMethod {
  readonly apiFacts: (details: PaymentDetails | null) => PaymentFacts;
  /** The name of such a payment in an email to the buyer, in a language as in `textLanguage`. */
  readonly label: (details: PaymentDetails | null, language: string) => string;
}

/** A charge's parameters that describe the buyer instead of naming details that they entered. */
export type PayerParameters = Pick<Stripe.PaymentIntentCreateParams, 'shipping' | 'payment_method_options'> &
  Required<Pick<Stripe.PaymentIntentCreateParams, 'payment_method_data'>>;

/** A payment method that Stripe charges. */
export interface StripeMethod extends ChargedMethod {
  readonly stripe: {
    /** Stripe's name: https://docs.stripe.com/api/payment_methods/object#payment_method_object-type */
    readonly type: Stripe.PaymentMethod.Type & Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType;
    /** Its parameters of a charge, besides the common ones. */
    readonly parameters: Partial<Stripe.PaymentIntentCreateParams>;
    readonly detailsOf: (paidWith: Stripe.PaymentMethod) => PaymentDetails | null;
    /** What agents call it who grant one to the shop; omitted if they can't. */
    readonly grantedAs?: string;
    /** Omitted if the buyer enters details in the provider's fields, whose token is charged. */
    readonly payerParameters?: (payer: Payer) => PayerParameters;
    /**
     * For a bank debit: where the buyer names the account, before the payment in the provider's fields, whose token is
     * charged, or with it in the provider's own window. The provider's script confirms the payment in the browser,
     * because it records there that the buyer agreed to the mandate. A saved account has its mandate.
     */
    readonly mandate?: 'fields' | 'window';
    /** The parameters of a payment that depend on who gives its mandate; those of a saved account are in its mandate. */
    readonly mandateParameters?: (payer: Payer) => Partial<Stripe.PaymentIntentCreateParams>;
  };
  /** Omitted if it can't be saved for later payments. */
  readonly saved?: SavedKind;
}

/** The editable fields of a saved payment method; null keeps a value. */
export interface MethodEdit {
  readonly name: string | null;
  readonly expiry: CardExpiry | null;
}

/** What a mandate allows: https://docs.stripe.com/api/mandates/object#mandate_object-status */
export interface MandateFacts {
  /** Its reference on statements and in notices; the provider's ID where the scheme has none. */
  readonly reference: string;
  readonly isActive: boolean;
}

/** How a payment method is saved for later payments and shown to its owner. */
export interface SavedKind {
  /** The type's name in the schema. */
  readonly nodeType: NonNullable<SavedPaymentMethod['__typename']>;
  /** The stored details; null if the provider sent none. */
  readonly detailsOf: (kept: Stripe.PaymentMethod) => PaymentDetails | null;
  /** The details with those of its mandate; omitted for a method without mandates. */
  readonly withMandate?: (details: PaymentDetails, mandate: MandateFacts) => PaymentDetails;
  /** The reference of its mandate; omitted for a method without mandates. */
  readonly mandateReferenceOf?: (details: PaymentDetails) => string;
  /** Why a charge fails without asking the provider once it isn't valid. */
  readonly invalidCode: 'EXPIRED_CARD' | 'PAYMENT_ERROR';
  /** Whether it can still be charged; `today` is an ISO calendar date. */
  readonly isValid: (details: PaymentDetails, today: string) => boolean;
  /** The details after an edit; null for a method of which its owner can't edit anything. */
  readonly edited: ((details: PaymentDetails, edit: MethodEdit) => PaymentDetails) | null;
  /** Its API fields besides the ID; `today` is an ISO calendar date. */
  readonly fields: (saved: SavedFacts, today: string) => Readonly<Record<string, unknown>>;
}

/** The API's fields of a saved payment method. */
interface SavedFacts {
  readonly method: PaymentMethod;
  readonly details: PaymentDetails;
  readonly isPrimary: boolean;
  readonly isOfOrganization: boolean;
  /** The provider's token. */
  readonly token: string;
}

/** A payment method that takes no money, so that no payment ever uses it. */
export type UnchargedMethod = Readonly<Record<string, never>>;
