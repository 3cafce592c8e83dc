import type { Stripe } from 'stripe';

/** A 3-D Secure challenge: the question that the buyer's bank asks about one payment, or about keeping a card. */
export interface Authentication {
  readonly id: string;
  readonly object: 'authentication';
  /** Null where a card is kept. */
  readonly payment_intent: string | null;
  /** Null, or left out, where a payment is made. */
  readonly setup_intent?: string | null;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** Where the buyer goes on afterwards; null when the challenge is shown inside the shop's page. */
  readonly return_url: string | null;
}

/** Every kind of object that the stand-in keeps, in the official SDK's own types. */
export interface Documents {
  readonly customer: Stripe.Customer;
  readonly payment_method: Stripe.PaymentMethod;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly setup_intent: Stripe.SetupIntent;
  readonly charge: Stripe.Charge;
  readonly refund: Stripe.Refund;
  readonly dispute: Stripe.Dispute;
  readonly event: Stripe.Event;
  readonly authentication: Authentication;
}

export type DocumentKind = keyof Documents;

/** What the stand-in knows about an object and never tells. */
export interface Hidden {
  /** Payment method: which test card it is, by its name in the table; its number is not kept. */
  readonly testCard?: string;
  /** Payment method: paid once without a customer, so it can not pay again. */
  readonly isUsedUp?: true;
  /** Payment method: the buyer agreed to later payments, so the bank does not ask again. */
  readonly isSetUp?: true;
  /** Payment intent, setup intent: the open 3-D Secure challenge. */
  readonly authenticationId?: string;
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
