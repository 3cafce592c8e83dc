// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardMethod } from './credit-card/credit-card.method.ts';
import { freeMethod } from './free/free.method.ts';

export const methodsOnServer = {
  CREDIT_CARD: creditCardMethod,
  FREE: freeMethod,
} as const;
