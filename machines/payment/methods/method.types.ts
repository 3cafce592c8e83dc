import type { AnyStateMachine } from 'xstate';
import type { Check, Trouble } from '../../flow/index.ts';
import type { PostalAddress } from '../../rules/addresses/index.ts';
import type { QuoteData } from '../../rules/quotes/index.ts';

/** A description of the payment details for the buyer, whose properties depend on the method. */
export type PaymentDetails = Readonly<Record<string, string | number>>;

/** What the buyer has typed into the shop's own fields, by field. */
export type TypedTexts = Readonly<Partial<Record<string, string>>>;

/** The output of a method's flow: the description and the token to charge. */
export interface PaymentMeans<Details = PaymentDetails> {
  readonly details: Details;
  /** The provider's token; the store's ID for a saved method; empty if nothing is charged. */
  readonly token: string;
  readonly isSaved?: true;
}

export interface MethodInput {
  /** The previous input, so that it need not be entered again. */
  readonly kept: PaymentMeans | null;
  readonly billingAddress: PostalAddress;
  readonly email: string;
  readonly checkoutId: string;
  /** Who would ask for a quote, if known; null if there is none. */
  readonly quoteData: QuoteData | null;
  /** What was typed before the buyer chose another method; empty for nothing. */
  readonly typed: TypedTexts;
}

/** The events that every method's flow receives from the payment form, besides the buyer's. */
export type MethodAnnouncement =
  | {
      readonly type: 'payment.known';
      readonly billingAddress: PostalAddress;
      readonly quoteData: QuoteData | null;
      readonly email: string;
    }
  /** Something else on the screen is missing: the input is only checked. */
  | { readonly type: 'payment.checked' }
  /** The buyer keeps editing the screen, which cancels pending requests. */
  | { readonly type: 'payment.withdrawn' };

/** The state that every method's flow exposes. It has the tag `pending` while the buyer has to wait. */
export interface MethodContext<Details = PaymentDetails> {
  /** The payment details to continue with; null while they are still required. */
  readonly means: PaymentMeans<Details> | null;
  /** What the buyer is typing into the shop's own fields; absent for a method without any. */
  readonly entered?: TypedTexts;
  readonly trouble: Trouble | null;
}

/** A payment method that asks the buyer for input, as contained in the payment form. */
export interface MethodFlow {
  readonly machine: AnyStateMachine;
  readonly portNames: readonly string[];
  /** The buyer's events in it, besides Continue. One with a `value` is what they type into the named `field`. */
  readonly events: readonly string[];
  /** A sentence for the chart of the payment form. */
  readonly description: string;
  /**
   * States that wait for something in the page which a reload takes away, each with the state in which the buyer is
   * then; absent for none.
   */
  readonly endedByReload?: Readonly<Record<string, string>>;
  readonly isDetails: Check;
  /** Whether an unknown value is the context of the machine. */
  readonly isContext: Check;
}
