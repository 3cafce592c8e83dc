// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardInputs } from './credit-card/credit-card.inputs.ts';
import { electronicQuoteInputs } from './electronic-quote/electronic-quote.inputs.ts';
import { sepaInputs } from './sepa/sepa.inputs.ts';

export const inputsByMethod = {
  CREDIT_CARD: creditCardInputs,
  ELECTRONIC_QUOTE: electronicQuoteInputs,
  SEPA: sepaInputs,
} as const;
