import type { Stripe } from 'stripe';

/** A 3-D Secure challenge: the bank's question about one payment, or about saving a card. */
export interface Authentication {
  readonly id: string;
  readonly object: 'authentication';
  /** Null when a card is saved. */
  readonly payment_intent: string | null;
  /** Null, or omitted, for a payment. */
  readonly setup_intent?: string | null;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** The return URL; null if the challenge is shown inside the shop's page. */
  readonly return_url: string | null;
}

/** A calculation that is kept, and has an ID for that. */
export type TaxCalculation = Stripe.Tax.Calculation & { readonly id: string };

/** That a tax transaction has a reference. */
interface TaxReference {
  readonly id: string;
  readonly object: 'tax_reference';
}

/** A buyer's payment that an agent granted to the shop: https://docs.stripe.com/api/shared-payment/granted-token */
interface GrantedToken {
  readonly id: string;
  readonly object: 'shared_payment.granted_token';
  readonly created: number;
  readonly livemode: false;
  readonly payment_method: string;
  readonly usage_limits: {
    /** In lower case. */
    readonly currency: string;
    readonly max_amount: number;
    /** In seconds since 1970. */
    readonly expires_at: number;
  };
}

/** Every type of object in the stand-in, in the official SDK's types. */
export interface Documents {
  readonly customer: Stripe.Customer;
  readonly payment_method: Stripe.PaymentMethod;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly setup_intent: Stripe.SetupIntent;
  readonly charge: Stripe.Charge;
  readonly refund: Stripe.Refund;
  readonly dispute: Stripe.Dispute;
  readonly mandate: Stripe.Mandate;
  readonly event: Stripe.Event;
  readonly authentication: Authentication;
  readonly tax_calculation: TaxCalculation;
  readonly tax_transaction: Stripe.Tax.Transaction;
  readonly tax_reference: TaxReference;
  readonly granted_token: GrantedToken;
}

export type DocumentKind = keyof Documents;

/** The stand-in's internal data about an object, never sent. */
export interface Hidden {
  /** Payment method: the name of its test card in the table; its number isn't stored. */
  readonly testCard?: string;
  /** Payment method: the number of its test account in the table. */
  readonly accountNumber?: string;
  /** Payment method: the buyer still has to confirm the small deposits to the account. */
  readonly isUnverified?: boolean;
  /** Payment method: the buyer's agreement to debits from the account. */
  readonly mandateId?: string;
  /** Payment intent: when the bank answers a debit, in seconds since 1970. */
  readonly clearsAt?: number;
  /** Payment intent: until when the buyer may confirm the small deposits, in seconds since 1970. */
  readonly verifyBy?: number;
  /** Payment intent: how often the buyer typed other amounts than those of the deposits. */
  readonly wrongProofs?: number;
  /** Payment method: charged once without a customer, so it can't be charged again. Granted token: used. */
  readonly isUsedUp?: true;
  /** Payment method: the buyer agreed to later payments, so the bank doesn't ask again. */
  readonly isSetUp?: true;
  /** Payment intent, setup intent: the open 3-D Secure challenge. */
  readonly authenticationId?: string;
  /** Tax transaction: what its reversals have taken back, in minor units. */
  readonly reversed?: number;
}

export interface StoredDocument<Kind extends DocumentKind = DocumentKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly version: number;
  /** Seconds since 1970. */
  readonly created: number;
  readonly document: Documents[Kind];
  readonly hidden: Hidden;
}
