import type { Refusal } from '../../../flow/index.ts';
import type { PostalAddress } from '../../../rules/addresses/index.ts';
import type { CardField } from '../../../rules/errors/index.ts';
import type { MethodContext, PaymentMeans } from '../method.types.ts';

/** A card as the provider described it after it kept the number; never the number itself. */
export type CardDetails = Readonly<{
  brand: string;
  lastDigits: string;
  expMonth: number;
  expYear: number;
}>;

/** The card with the provider's name for it. */
export type TokenisedCard = CardDetails & { readonly paymentMethodId: string };

export type TokeniseAnswer =
  | { readonly status: 'tokenised'; readonly card: TokenisedCard }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** What paying by card needs from the world; the card fields themselves are the provider's and mounted by the view. */
export interface CreditCardPorts {
  /** Without an address where nothing is bought. */
  tokeniseCard(input: { billingAddress: PostalAddress | null; email: string }): Promise<TokeniseAnswer>;
}

export interface CreditCardContext extends MethodContext<CardDetails> {
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

export type CreditCardEvent =
  /** The buyer typed into a card field; the view hears it from the provider, without what was typed. */
  | { readonly type: 'payment.card.changed'; readonly field?: CardField }
  | { readonly type: 'payment.card.replaced' }
  /** The buyer chooses a card that they have saved. */
  | { readonly type: 'payment.card.recalled'; readonly card: PaymentMeans<CardDetails> }
  | { readonly type: 'payment.submitted' };
