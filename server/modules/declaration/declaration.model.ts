import type { Declaration, DeclarationKind } from '@sonde/machines/rules/declaration';
import type { DeclarationOutcome } from '../../kernel/resolver-types.generated.ts';

/** Identifies a declaration, as in its receipt. */
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
  /** The country of the page on which it was made. */
  readonly country: string;
  /** The language in that page's URL. */
  readonly language: string;
  readonly declared: Declaration;
  /** The matched order; null for none. */
  readonly orderId: string | null;
}
