import type { ConfirmPaymentAnswer } from '@sonde/machines/checkout';
import type { PaymentPorts } from '@sonde/machines/payment';
import type { PostalAddress } from '@sonde/machines/rules/addresses';
import type { Money } from '@sonde/machines/rules/money';

/** The result of saving a card, for the flow. */
export type TokeniseAnswer = Awaited<ReturnType<PaymentPorts['tokeniseCard']>>;

/** The result of storing an IBAN, for the flow. */
export type TokeniseAccountAnswer = Awaited<ReturnType<PaymentPorts['tokeniseAccount']>>;
/** Whose account it is. */
export type AccountOwner = NonNullable<Parameters<PaymentPorts['tokeniseAccount']>[0]>;

export const cardFields = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof cardFields)[number];

/** The field as named in a refusal. */
export const refusedField = {
  number: 'card.number',
  expiry: 'card.expiry',
  securityCode: 'card.securityCode',
} as const satisfies Readonly<Record<CardField, string>>;

/** The provider's name of each field, by its name in a refusal. */
export const providerFields = {
  'card.number': 'number',
  'card.expiry': 'expiry',
  'card.securityCode': 'securityCode',
} as const satisfies Readonly<Record<(typeof refusedField)[CardField], CardField>>;

/** Why the input is invalid: malformed, or a date in the past. */
export type CardFieldProblem = 'invalid' | 'past';

export interface CardFieldState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  readonly problem: CardFieldProblem | null;
}

/** What the page may know about the card fields: never their content. */
export interface CardFieldsState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>;
  /** The card's brand, if the first digits identify it, such as `visa`; otherwise `unknown`. */
  readonly brand: string;
}

export interface CardFieldsInput {
  /** Empty elements for the frames; their font and color are applied to the fields. */
  readonly number: HTMLElement;
  readonly expiry: HTMLElement;
  readonly securityCode: HTMLElement;
  /** Called when the buyer types into one of the fields; not when one is only focused or left. */
  readonly onChange: (state: CardFieldsState, changed: CardField) => void;
  /**
   * Called when the buyer moves from one of the fields to another place on the page; not when only the window loses the
   * focus.
   */
  readonly onLeave: (left: CardField) => void;
}

export interface CardFieldsHandle {
  focus(field: CardField): void;
  destroy(): void;
}

/** What is paid, as a wallet's sheet shows it. */
export interface AmountDue {
  /** With tax; 0 where a card is only kept for the end of a trial. */
  readonly total: Money;
  /** Whether the card is kept for renewals. */
  readonly isKept: boolean;
}

export interface WalletButtonsInput {
  /** An empty element for the buttons. */
  readonly frame: HTMLElement;
  readonly due: AmountDue;
  /** Called when the buyer releases a card in a wallet's sheet, which `tokeniseWallet` then stores. */
  readonly onApprove: () => void;
}

export interface WalletButtonsHandle {
  /** Shows another amount in the sheet from now on. */
  update(due: AmountDue): void;
  destroy(): void;
}

/** Who pays by debit. */
export interface DebitPayer {
  readonly billingAddress: PostalAddress | null;
  readonly email: string;
}

export interface IbanFieldInput {
  /** An empty element for the frame; its font and color are applied to the field. */
  readonly frame: HTMLElement;
  /** Called when the buyer types; not when the field is only focused or left. */
  readonly onChange: () => void;
}

export interface IbanFieldHandle {
  focus(): void;
  destroy(): void;
}

/** The card provider in the browser. A thrown error means that there was no response. */
export interface CardPayments {
  /** The country (ISO code) of the page: what is entered belongs to the account of its region. */
  readonly country: string;
  /** Loads the provider's script on first use, and mounts its fields; rejects after 10 seconds. */
  mountCardFields(input: CardFieldsInput): Promise<CardFieldsHandle>;
  /**
   * Submits the card in the mounted fields to the provider and returns its token. Waits for fields that are still
   * loading, and rejects if they fail to load.
   */
  tokeniseCard(input: {
    readonly billingAddress: PostalAddress | null;
    readonly email: string;
  }): Promise<TokeniseAnswer>;
  /**
   * Loads the provider's script on first use, and mounts its buttons for Apple Pay and Google Pay. Resolves to null where
   * neither is available; rejects after 10 seconds.
   */
  mountWalletButtons(input: WalletButtonsInput): Promise<WalletButtonsHandle | null>;
  /** Stores the card that the buyer has released in a wallet and returns its token, as `tokeniseCard` does. */
  tokeniseWallet(input: { readonly email: string }): Promise<TokeniseAnswer>;
  /** Loads the provider's script on first use, and mounts its field for an IBAN; rejects after 10 seconds. */
  mountIbanField(input: IbanFieldInput): Promise<IbanFieldHandle>;
  /** Submits the IBAN in the mounted field to the provider and returns its token, as `tokeniseCard` does; null only checks it. */
  tokeniseAccount(input: AccountOwner | null): Promise<TokeniseAccountAnswer>;
  /**
   * Lets the buyer agree to a debit, or answer their bank, wallet or lender: in this page, or on its own page, which this tab opens only once.
   * A buyer who comes back from there without an answer is refused.
   */
  confirmPayment(input: {
    readonly clientSecret: string;
    /** Omitted unless the payment may be a debit. */
    readonly payer?: DebitPayer;
  }): Promise<ConfirmPaymentAnswer>;
  /** The same for saving a card, without a charge. */
  confirmSetup(input: { readonly clientSecret: string }): Promise<ConfirmPaymentAnswer>;
}

export interface CardPaymentsOptions {
  /** ISO code. */
  readonly country: string;
  readonly publishableKey: string;
  /** The stand-in's script if the sandbox simulates the provider; null loads the provider's own. */
  readonly standInScript: string | null;
  /** Language of the provider's texts, such as `en` or `pt-BR`. */
  readonly locale: string;
}
