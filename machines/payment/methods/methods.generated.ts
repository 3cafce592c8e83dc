// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardFlow, type CreditCardEvent, type CreditCardPorts } from './credit-card/index.ts';
import { sepaFlow, type SepaEvent, type SepaPorts } from './sepa/index.ts';

export type MethodEvent = CreditCardEvent | SepaEvent;
export type MethodPorts = CreditCardPorts & SepaPorts;

export const methodFlows = [
  { id: 'credit-card', method: 'CREDIT_CARD', ...creditCardFlow },
  { id: 'sepa', method: 'SEPA', ...sepaFlow },
] as const;
