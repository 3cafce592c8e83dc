import type { ConfirmPaymentAnswer } from '@sonde/machines/checkout';
import type { PaymentPorts } from '@sonde/machines/payment';
import type { PostalAddress } from '@sonde/machines/rules/addresses';

/** What the flow hears of a card that it wants kept. */
export type TokeniseAnswer = Awaited<ReturnType<PaymentPorts['tokeniseCard']>>;

export const cardFields = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof cardFields)[number];

/** The field as a refusal names it. */
export const refusedField = {
  number: 'card.number',
  expiry: 'card.expiry',
  securityCode: 'card.securityCode',
} as const satisfies Readonly<Record<CardField, string>>;

/** Why what was typed can not be right: wrong, or a date that has passed. */
export type CardFieldProblem = 'invalid' | 'past';

export interface CardFieldState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  readonly problem: CardFieldProblem | null;
}

/** What the page may know about the card fields: never what is in them. */
export interface CardFieldsState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>;
  /** The card's brand as far as it can be told from the first digits, such as `visa`; `unknown` before that. */
  readonly brand: string;
}

export interface CardFieldsInput {
  /** Empty elements that the frames fill; their font and colour become the fields'. */
  readonly number: HTMLElement;
  readonly expiry: HTMLElement;
  readonly securityCode: HTMLElement;
  /** Each time the buyer typed something into one of the fields; not when one is only entered or left. */
  readonly onChange: (state: CardFieldsState, changed: CardField) => void;
  /** The buyer went on from one of the fields to another place of the page; not when only the window lost the focus. */
  readonly onLeave: (left: CardField) => void;
}

export interface CardFieldsHandle {
  focus(field: CardField): void;
  destroy(): void;
}

/** What the shop calls the provider whose tokens these are. */
export const providerGateway = 'stripe';

/** The card provider in the browser. A thrown error means that nobody answered. */
export interface CardPayments {
  /** Loads the provider's script when it is first needed, and puts its fields into the page; rejects after 10 seconds. */
  mountCardFields(input: CardFieldsInput): Promise<CardFieldsHandle>;
  /**
   * Gives the card in the mounted fields to the provider and gets a token for it. Waits for fields that are still loading,
   * and rejects when they don't come.
   */
  tokeniseCard(input: {
    readonly billingAddress: PostalAddress | null;
    readonly email: string;
  }): Promise<TokeniseAnswer>;
  /** Lets the buyer answer the bank's 3-D Secure question. */
  confirmPayment(input: { readonly clientSecret: string }): Promise<ConfirmPaymentAnswer>;
  /** The same where a card is saved, and nothing is charged. */
  confirmSetup(input: { readonly clientSecret: string }): Promise<ConfirmPaymentAnswer>;
}

export interface CardPaymentsOptions {
  readonly publishableKey: string;
  /** The stand-in's script, where the sandbox plays the provider; null loads the provider's own. */
  readonly standInScript: string | null;
  /** Language of what the provider says and shows, such as `en` or `pt-BR`. */
  readonly locale: string;
}
