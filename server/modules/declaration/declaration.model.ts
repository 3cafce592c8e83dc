import type { Declaration, DeclarationKind } from '@sonde/machines/rules/declaration';
import type { DeclarationOutcome } from '../../kernel/resolver-types.generated.ts';

/** What a declaration is known by, as its receipt says it. */
export interface DeclarationReceipt {
  readonly number: number;
  readonly receivedAt: Date;
  readonly outcome: DeclarationOutcome;
  /** ISO date of the last day of a membership that it canceled; null for every other outcome. */
  readonly lastDay: string | null;
}

/** A stored declaration. */
export interface StoredDeclaration extends DeclarationReceipt {
  readonly id: string;
  readonly kind: DeclarationKind;
  /** Of the page on which it was made. */
  readonly country: string;
  /** In that page's URL. */
  readonly language: string;
  readonly declared: Declaration;
  /** The order that it was matched with; null where there is none. */
  readonly orderId: string | null;
}
