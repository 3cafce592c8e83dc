import type { Refusal, Trouble } from '../flow/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { QuoteData } from '../rules/quotes/index.ts';
import type { PaymentDetails, PaymentMeans, TypedTexts } from './methods/method.types.ts';
import type { MethodEvent, MethodPorts } from './methods/methods.generated.ts';

/** The shop's answer to a choice of payment. */
export type ChoiceAnswer =
  /** Includes the acknowledgements that the order now requires. */
  | { readonly status: 'kept'; readonly attestations: readonly string[] }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The payment choice sent to the shop; `token` is null for a method without one. */
export interface PaymentChoice {
  readonly method: string;
  readonly token: string | null;
  /** Whether the token identifies one of the buyer's saved methods. */
  readonly isSaved?: true;
}

/** The ports of the payment form: the shop's, and those of every method. */
export interface PaymentPorts extends MethodPorts {
  /** Saves the payment choice in the shop; nothing is charged. */
  choosePayment(input: { checkoutId: string } & PaymentChoice): Promise<ChoiceAnswer>;
}

/** The payment choice: an available method, and its input if it asks for any. */
export interface ChosenPayment {
  readonly method: string;
  readonly means: PaymentMeans | null;
}

/** The output of the form. */
export interface PaymentOutcome extends ChosenPayment {
  /** The acknowledgements that the order requires with it; absent if the shop already had the choice. */
  readonly attestations?: readonly string[];
}

/** The view of the payment step. */
export interface PaymentForm {
  /** The selected method; empty if none is available. */
  readonly method: string;
  /** The payment details to continue with; null while they are still required. */
  readonly details: PaymentDetails | null;
  /** What is in the shop's own fields of the method; null for a method without any. */
  readonly entered: TypedTexts | null;
  /** The saved method; null for anything else. */
  readonly savedMethodId: string | null;
  readonly trouble: Trouble | null;
  /** Whether a request to the provider or the shop is pending. */
  readonly isPending: boolean;
}

/** The parent flow's data about the order, which may change while the form is shown. */
export interface KnownOrder {
  /** The available methods, default first; empty if the order can't be paid here. */
  readonly methods: readonly string[];
  readonly billingAddress: PostalAddress;
  /** Who would ask for a quote, if known; null if there is none. */
  readonly quoteData: QuoteData | null;
  /** Of the person who pays; empty where nothing is known of them. */
  readonly email: string;
}

/** What the flow is given when it begins. */
export interface PaymentInput extends KnownOrder {
  readonly checkoutId: string;
  /** The previous choice, so that it need not be entered again. */
  readonly chosen: ChosenPayment | null;
  /** The method to select first without a previous choice; null for the default. */
  readonly preferred: string | null;
}

/** What the flow remembers besides its state. */
export interface PaymentContext extends KnownOrder {
  readonly checkoutId: string;
  readonly method: string;
  /** The choice saved in the shop; null once it is replaced. */
  readonly chosen: ChosenPayment | null;
  /** The output of the method's flow, or what the buyer has saved of a method without one. */
  readonly means: PaymentMeans | null;
  /** What the buyer has typed for each method, which stays while another one is chosen. */
  readonly typed: Readonly<Record<string, TypedTexts>>;
  /** The acknowledgements that the choice requires; absent until the shop has saved it. */
  readonly attestations?: readonly string[];
  /** The shop's response to the choice. */
  readonly trouble: Trouble | null;
}

/** The buyer's events, which the parent flow forwards. */
export type PaymentRequest =
  | MethodEvent
  | { readonly type: 'payment.method.chosen'; readonly method: string }
  /** The buyer selects what they have saved of a method that asks for nothing here. */
  | { readonly type: 'payment.saved.recalled'; readonly saved: PaymentMeans }
  /** The buyer names something else instead, once they order. */
  | { readonly type: 'payment.saved.replaced' }
  | { readonly type: 'payment.submitted' };

/** Everything that can be sent to the flow. */
export type PaymentEvent =
  | PaymentRequest
  /** From the parent flow: its current data. */
  | ({ readonly type: 'payment.known' } & KnownOrder)
  /** From the parent flow: something else on the screen is missing, so the input is only checked. */
  | { readonly type: 'payment.checked' }
  /** From the parent flow: the buyer keeps editing the screen, which cancels Continue. */
  | { readonly type: 'payment.withdrawn' };
