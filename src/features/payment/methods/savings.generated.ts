// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardSaving } from './credit-card/credit-card.saving.ts';

export const savingByMethod = {
  CREDIT_CARD: creditCardSaving,
} as const;
