import type { Refusal, Trouble } from '../flow/index.ts';
import type {
  Declaration,
  DeclarationField,
  DeclarationKind,
  DeclarationProblem,
} from '../rules/declaration/index.ts';
import type { DeclarationStep } from './declaration.steps.ts';

/** Identifies a received declaration. */
export interface DeclarationReceipt {
  readonly number: string;
  /** ISO time. */
  readonly receivedAt: string;
  /** Whether it took effect immediately, or support checks it. */
  readonly outcome: 'WITHDRAWN' | 'CANCELED' | 'TO_BE_CHECKED';
  /** ISO date of the last day of a membership that was canceled; null for anything else. */
  readonly lastDay: string | null;
  /** Whether it was emailed, too; not to an address that has been sent too many emails. */
  readonly isMailed: boolean;
}

/** The result of declaring. The promise rejects if there was no response. */
export type DeclarationReply =
  | { readonly status: 'received'; readonly receipt: DeclarationReceipt }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** A declaration on its way to the shop. */
export interface SubmitDeclarationInput {
  readonly kind: DeclarationKind;
  /** Normalized. */
  readonly declaration: Declaration;
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The same for every attempt to send the same declaration, which is therefore received once. */
  readonly idempotencyKey: string;
}

/** The result of confirming by the link of a receipt; `unknown` if it isn't one of the shop's. */
export type ConfirmationReply =
  | { readonly status: 'received'; readonly receipt: DeclarationReceipt }
  | { readonly status: 'unknown' };

/** The ports of the flow. */
export interface DeclarationPorts {
  /** Creates a unique key before the declaration is first sent. */
  createDeclarationKey(input: Record<string, never>): Promise<string>;
  /** Sends the declaration and returns its receipt; repeated with the same key, it is received once. */
  submitDeclaration(input: SubmitDeclarationInput): Promise<DeclarationReply>;
  /** Repeatable. */
  confirmDeclaration(input: { readonly token: string }): Promise<ConfirmationReply>;
}

/** What the flow is given when it begins. */
export interface DeclarationInput {
  readonly kind: DeclarationKind;
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** Known values, such as the order whose page links here. */
  readonly declaration: Declaration;
  /** The token of the link of a receipt that is open; null for a new declaration. */
  readonly linkToken: string | null;
  /** ISO date in the shop's country when the flow began. */
  readonly today: string;
}

/** What the flow remembers besides its state. */
export interface DeclarationContext extends DeclarationInput {
  /** The reported problems. */
  readonly problems: readonly DeclarationProblem[];
  /** The key of the current declaration; null before it is first sent and after each change. */
  readonly idempotencyKey: string | null;
  /** Null until the shop has received it. */
  readonly receipt: DeclarationReceipt | null;
  /** Why the last attempt to send failed; null if it succeeded. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type DeclarationEvent =
  | { readonly type: 'declaration.field.changed'; readonly field: DeclarationField; readonly value: string }
  | { readonly type: 'declaration.field.left'; readonly field: DeclarationField }
  | { readonly type: 'declaration.completed' }
  | { readonly type: 'declaration.confirmed' }
  | { readonly type: 'declaration.another.requested' }
  | { readonly type: 'link.confirmed' }
  | { readonly type: 'step.requested'; readonly step: DeclarationStep };
