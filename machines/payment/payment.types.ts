import type { PostalAddress } from '../rules/addresses/index.ts';
import type { CardField } from '../rules/errors/index.ts';
import type { Cancellation, Refusal, Trouble } from '../flow/index.ts';

/** The card as the provider described it after it kept the number; never the number itself. */
export interface TokenisedCard {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export type TokeniseAnswer =
  | { readonly status: 'tokenised'; readonly card: TokenisedCard }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** What paying needs from the world; the card fields themselves are the provider's and mounted by the view. */
export interface PaymentPorts {
  /** Also keeps the card for the order, unless the buyer has left the step meanwhile. */
  tokeniseCard(
    input: { billingAddress: PostalAddress; email: string },
    cancellation: Cancellation,
  ): Promise<TokeniseAnswer>;
}

/** How the buyer pays: a method on offer, and the card where the method is a card. */
export interface ChosenPayment {
  readonly method: string;
  readonly card: TokenisedCard | null;
}

/** What the payment step shows. */
export interface PaymentForm {
  /** The chosen method; empty where none is on offer. */
  readonly method: string;
  readonly card: TokenisedCard | null;
  readonly trouble: Trouble | null;
  /** Whether the provider is being asked. */
  readonly isPending: boolean;
}

export interface PaymentInput {
  /** The methods on offer, the default first; empty where the order can't be paid here. */
  readonly methods: readonly string[];
  /** What was chosen before, so that it need not be given again. */
  readonly chosen: ChosenPayment | null;
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

export interface PaymentContext {
  readonly methods: readonly string[];
  readonly method: string;
  readonly card: TokenisedCard | null;
  readonly billingAddress: PostalAddress;
  readonly email: string;
  readonly trouble: Trouble | null;
}

export type PaymentEvent =
  | { readonly type: 'payment.method.chosen'; readonly method: string }
  /** The buyer typed into a card field; the view hears it from the provider, without what was typed. */
  | { readonly type: 'payment.card.changed'; readonly field?: CardField }
  | { readonly type: 'payment.card.replaced' }
  | { readonly type: 'payment.submitted' };
