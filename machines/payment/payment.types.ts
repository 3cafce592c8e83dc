import type { Refusal, Trouble } from '../flow/index.ts';
import type { PostalAddress } from '../rules/addresses/index.ts';
import type { PaymentDetails, PaymentMeans } from './methods/method.types.ts';
import type { MethodEvent, MethodPorts } from './methods/methods.generated.ts';

export type ChoiceAnswer =
  /** With the acknowledgements that the order needs now. */
  | { readonly status: 'kept'; readonly attestations: readonly string[] }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** How the shop is told how the buyer pays; `token` is null for a method without one. */
export interface PaymentChoice {
  readonly method: string;
  readonly token: string | null;
  /** Whether the token names a method that the buyer has saved. */
  readonly isSaved?: true;
}

/** What paying needs from the world: the shop, and whatever a method asks. */
export interface PaymentPorts extends MethodPorts {
  /** The shop keeps how the buyer means to pay; nothing is charged. */
  choosePayment(input: { checkoutId: string } & PaymentChoice): Promise<ChoiceAnswer>;
}

/** How the buyer pays: a method on offer, and what was given for it, where the method asks for something. */
export interface ChosenPayment {
  readonly method: string;
  readonly means: PaymentMeans | null;
}

/** What the form ends with. */
export interface PaymentOutcome extends ChosenPayment {
  /** The acknowledgements that the order needs with it; absent where the shop had the choice already. */
  readonly attestations?: readonly string[];
}

/** What the payment step shows. */
export interface PaymentForm {
  /** The chosen method; empty where none is on offer. */
  readonly method: string;
  /** What the buyer goes on with; null while that is still asked for. */
  readonly details: PaymentDetails | null;
  /** Which saved method that is; null for something else. */
  readonly savedMethodId: string | null;
  readonly trouble: Trouble | null;
  /** Whether the provider or the shop is being asked. */
  readonly isPending: boolean;
}

/** What the flow around the form has of the order, which may change while the form is shown. */
export interface KnownOrder {
  /** The methods on offer, the default first; empty where the order can't be paid here. */
  readonly methods: readonly string[];
  readonly billingAddress: PostalAddress;
}

export interface PaymentInput extends KnownOrder {
  readonly checkoutId: string;
  /** What was chosen before, so that it need not be given again. */
  readonly chosen: ChosenPayment | null;
  readonly email: string;
}

export interface PaymentContext extends KnownOrder {
  readonly checkoutId: string;
  readonly method: string;
  /** What the shop has kept before; null once something else is given. */
  readonly chosen: ChosenPayment | null;
  /** What the method's own flow ended with. */
  readonly means: PaymentMeans | null;
  readonly email: string;
  /** What the order needs with the choice; absent until the shop has kept it. */
  readonly attestations?: readonly string[];
  /** What the shop said of the choice. */
  readonly trouble: Trouble | null;
}

/** What the buyer sends; the flow around the form forwards it. */
export type PaymentRequest =
  | MethodEvent
  | { readonly type: 'payment.method.chosen'; readonly method: string }
  | { readonly type: 'payment.submitted' };

export type PaymentEvent =
  | PaymentRequest
  /** From the flow around it: what it has now. */
  | ({ readonly type: 'payment.known' } & KnownOrder)
  /** From the flow around it: the buyer goes on filling in the screen, which takes Continue back. */
  | { readonly type: 'payment.withdrawn' };
