// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardFlow, type CreditCardEvent, type CreditCardPorts } from './credit-card/index.ts';

export type MethodEvent = CreditCardEvent;
export type MethodPorts = CreditCardPorts;

export const methodFlows = [
  { id: 'credit-card', method: 'CREDIT_CARD', ...creditCardFlow },
] as const;
