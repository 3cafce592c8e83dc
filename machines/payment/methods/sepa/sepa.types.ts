import type { Refusal } from '../../../flow/index.ts';
import type { PostalAddress } from '../../../rules/addresses/index.ts';
import type { MethodContext, PaymentMeans } from '../method.types.ts';

/** An account as described by the provider after storing the IBAN; never the IBAN itself. */
export type AccountDetails = Readonly<{
  lastDigits: string;
  /** Two letters; empty if unknown. */
  bankCountry: string;
}>;

/** The account with the provider's token. */
export type TokenisedAccount = AccountDetails & { readonly paymentMethodId: string };

export type TokeniseAccountAnswer =
  | { readonly status: 'tokenised'; readonly account: TokenisedAccount }
  /** It was only checked, and nothing is wrong with it. */
  | { readonly status: 'complete' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** What is known of the owner of an account. */
export interface AccountOwner {
  /** As entered; empty for the name in the billing address. */
  readonly holder: string;
  readonly billingAddress: PostalAddress;
  readonly email: string;
}

/** The ports of paying by direct debit. The field for the IBAN belongs to the provider and is mounted by the view. */
export interface SepaPorts {
  /**
   * The provider keeps the IBAN in its field and returns a token for the account, or what is wrong with it. Without an
   * owner it is only checked.
   */
  tokeniseAccount(input: AccountOwner | null): Promise<TokeniseAccountAnswer>;
}

export interface SepaContext extends MethodContext<AccountDetails>, Omit<AccountOwner, 'holder'> {
  readonly entered: Readonly<Record<'holder', string>>;
}

export type SepaEvent =
  /** The buyer typed into the field for the IBAN. The provider reports it without the text. */
  | { readonly type: 'payment.account.changed' }
  | { readonly type: 'payment.holder.changed'; readonly field: 'holder'; readonly value: string }
  | { readonly type: 'payment.account.replaced' }
  /** The buyer selects a saved account. */
  | { readonly type: 'payment.account.recalled'; readonly account: PaymentMeans<AccountDetails> }
  | { readonly type: 'payment.submitted' };
