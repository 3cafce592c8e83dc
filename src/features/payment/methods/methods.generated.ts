// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardView } from './credit-card/credit-card.method.ts';

export const methodViews = {
  CREDIT_CARD: creditCardView,
} as const;
