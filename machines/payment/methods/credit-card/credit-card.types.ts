import type { Refusal } from '../../../flow/index.ts';
import type { PostalAddress } from '../../../rules/addresses/index.ts';
import type { CardField } from '../../../rules/errors/index.ts';
import type { MethodContext, PaymentMeans } from '../method.types.ts';

/** A card as described by the provider after storing the number; never the number itself. */
export type CardDetails = Readonly<{
  brand: string;
  lastDigits: string;
  expMonth: number;
  expYear: number;
  /** The wallet that gave it, such as `apple_pay`; absent for a card that was typed. */
  wallet?: string;
}>;

/** The card with the provider's token. */
export type TokenisedCard = CardDetails & { readonly paymentMethodId: string };

export type TokeniseAnswer =
  | { readonly status: 'tokenised'; readonly card: TokenisedCard }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** The ports of paying by card. The card fields belong to the provider and are mounted by the view. */
export interface CreditCardPorts {
  /** Without an address if nothing is bought. */
  tokeniseCard(input: { billingAddress: PostalAddress | null; email: string }): Promise<TokeniseAnswer>;
  /** Stores the card that the buyer has released in their wallet, which has a billing address of its own. */
  tokeniseWallet(input: { email: string }): Promise<TokeniseAnswer>;
}

export interface CreditCardContext extends MethodContext<CardDetails> {
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

export type CreditCardEvent =
  /** The buyer typed into a card field. The provider reports it without the text. */
  | { readonly type: 'payment.card.changed'; readonly field?: CardField }
  | { readonly type: 'payment.card.replaced' }
  /** The buyer selects a saved card. */
  | { readonly type: 'payment.card.recalled'; readonly card: PaymentMeans<CardDetails> }
  /** The buyer releases a card in a wallet's sheet. Closing the sheet leaves everything as it was. */
  | { readonly type: 'payment.wallet.approved' }
  | { readonly type: 'payment.submitted' };
