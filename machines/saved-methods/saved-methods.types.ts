import type { Refusal, Trouble } from '../flow/index.ts';
import type { PaymentPorts } from '../payment/index.ts';
import type { CardField } from '../rules/errors/index.ts';
import type { CardEdit, MethodUses, SavedPaymentMethod } from '../rules/payment/index.ts';

/** The store doesn't accept the token of the caller. */
interface Denied {
  readonly status: 'denied';
}

interface Refused {
  readonly status: 'refused';
  readonly refusals: readonly Refusal[];
}

/** The saved methods of a person. A rejected promise means that there was no answer, here and below. */
export type MethodsAnswer =
  | {
      readonly status: 'known';
      readonly methods: readonly SavedPaymentMethod[];
      /** What the organization's methods are needed for. */
      readonly uses: MethodUses;
    }
  | Denied;

/** What is done to a saved method. */
export type SavedMethodChange =
  | { readonly kind: 'set_primary'; readonly methodId: string }
  | { readonly kind: 'delete'; readonly methodId: string }
  | { readonly kind: 'edit'; readonly methodId: string; readonly edit: CardEdit };

/** The shop's answer to a change of a saved method. */
export type ChangeAnswer = { readonly status: 'changed' } | Refused | Denied;

/** The shop's answer to saving a new method. */
export type SaveMethodAnswer =
  | { readonly status: 'saved' }
  /** The bank asks first; once it is answered, the same request saves the method. */
  | { readonly status: 'asks'; readonly clientSecret: string }
  | Refused
  | Denied;

export type BankAnswer = { readonly status: 'confirmed' } | Refused;

/** What the provider says of a card that it is to keep. */
export type TokeniseAnswer = Awaited<ReturnType<PaymentPorts['tokeniseCard']>>;

/** What the flow asks of the store and of the card provider. */
export interface SavedMethodsPorts {
  /** The methods as they are now, the organization's first; the person's own where there is no membership. */
  loadMethods(input: { readonly membershipId: string | null }): Promise<MethodsAnswer>;
  /** Edits or deletes a saved method, or makes it the one that is charged; repeatable. */
  changeMethod(input: { readonly change: SavedMethodChange }): Promise<ChangeAnswer>;
  /** The provider keeps the card in its fields and gives a token for it. */
  tokeniseCard(input: Record<string, never>): Promise<TokeniseAnswer>;
  /** Saves the card of a token; asked again, it saves no second one. */
  saveMethod(input: {
    readonly membershipId: string | null;
    readonly method: string;
    readonly token: string;
  }): Promise<SaveMethodAnswer>;
  /** Shows the bank's question. */
  answerBank(input: { readonly clientSecret: string }): Promise<BankAnswer>;
}

/** What the flow is given when it begins. */
export interface SavedMethodsInput {
  /** The membership whose methods are shown, and that new ones are given for; null for a person without one. */
  readonly membershipId: string | null;
  /** The way to pay that is saved: by card, as long as there is no other. */
  readonly method: string;
  /** ISO date. */
  readonly today: string;
}

/** A card's details while they are changed. */
export interface CardDraft {
  readonly methodId: string;
  readonly name: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface SavedMethodsContext extends SavedMethodsInput {
  readonly methods: readonly SavedPaymentMethod[];
  /** What the organization's methods are needed for. */
  readonly uses: MethodUses;
  /** What was last asked for, or is to be confirmed; null before, and after a card was added. */
  readonly change: SavedMethodChange | null;
  /** Null while nothing is edited. */
  readonly draft: CardDraft | null;
  /** Whether the person has authorized later charges to the card that is added. */
  readonly isAuthorized: boolean;
  /** The provider's name for the card that is added; null before it has one. */
  readonly token: string | null;
  /** For the bank's question; null while there is none. */
  readonly clientSecret: string | null;
  /** Why what was last asked for didn't happen; null when it did. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type SavedMethodsEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'primary.set'; readonly methodId: string }
  | { readonly type: 'deletion.requested'; readonly methodId: string }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'change.canceled' }
  | { readonly type: 'edit.begun'; readonly methodId: string }
  | { readonly type: 'edit.name.changed'; readonly name: string }
  | { readonly type: 'edit.expiry.changed'; readonly expMonth: number; readonly expYear: number }
  | { readonly type: 'edit.submitted' }
  | { readonly type: 'card.begun' }
  /** The person typed into a card field; the provider tells which one, not what. */
  | { readonly type: 'card.changed'; readonly field?: CardField }
  | { readonly type: 'authorization.changed'; readonly isAuthorized: boolean }
  | { readonly type: 'card.submitted' };
