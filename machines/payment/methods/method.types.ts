import type { AnyStateMachine } from 'xstate';
import type { Check, Trouble } from '../../flow/index.ts';
import type { PostalAddress } from '../../rules/addresses/index.ts';

/** What the buyer may be shown again of what they pay with; which facts these are is the method's own. */
export type PaymentDetails = Readonly<Record<string, string | number>>;

/** What a method's flow ends with: what is shown, and the name by which it is charged. */
export interface PaymentMeans<Details = PaymentDetails> {
  readonly details: Details;
  /** The provider's name for it; the store's where the buyer has saved it. */
  readonly token: string;
  readonly isSaved?: true;
}

export interface MethodInput {
  /** What was given before, so that it need not be given again. */
  readonly kept: PaymentMeans | null;
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

/** What every method's flow is told by the payment form, beside what the buyer does. */
export type MethodAnnouncement =
  | { readonly type: 'payment.known'; readonly billingAddress: PostalAddress }
  /** The buyer goes on filling in the screen: whatever is being asked is not waited for. */
  | { readonly type: 'payment.withdrawn' };

/** What every method's flow shows; it has the tag `pending` where the buyer has to wait. */
export interface MethodContext<Details = PaymentDetails> {
  /** What the buyer goes on with; null while that is still asked for. */
  readonly means: PaymentMeans<Details> | null;
  readonly trouble: Trouble | null;
}

/** A way to pay by which the buyer gives something, as the payment form contains it. */
export interface MethodFlow {
  readonly machine: AnyStateMachine;
  readonly portNames: readonly string[];
  /** What the buyer does in it, beside continuing. */
  readonly events: readonly string[];
  /** One sentence, for the chart of the payment form. */
  readonly description: string;
  readonly isDetails: Check;
  /** Whether an unknown value is a context of the machine. */
  readonly isContext: Check;
}
