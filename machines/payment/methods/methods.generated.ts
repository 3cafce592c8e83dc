// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { creditCardFlow, type CreditCardEvent, type CreditCardPorts } from './credit-card/index.ts';
import { electronicQuoteFlow, type ElectronicQuoteEvent, type ElectronicQuotePorts } from './electronic-quote/index.ts';
import { sepaFlow, type SepaEvent, type SepaPorts } from './sepa/index.ts';

export type MethodEvent = CreditCardEvent | ElectronicQuoteEvent | SepaEvent;
export type MethodPorts = CreditCardPorts & ElectronicQuotePorts & SepaPorts;

/** The flow of every method that asks the buyer for input, by its folder and its method. */
export const methodFlows = [
  { id: 'credit-card', method: 'CREDIT_CARD', ...creditCardFlow },
  { id: 'electronic-quote', method: 'ELECTRONIC_QUOTE', ...electronicQuoteFlow },
  { id: 'sepa', method: 'SEPA', ...sepaFlow },
] as const;
