import { isQuoteData } from '../../../flow/index.ts';
import type { MethodFlow } from '../method.types.ts';
import { electronicQuoteMachine, electronicQuotePortNames } from './electronic-quote.machine.ts';
import { isElectronicQuoteContext } from './electronic-quote.shape.ts';

export { electronicQuoteMachine, electronicQuotePortNames, isQuoteData };
export type * from './electronic-quote.types.ts';

export const electronicQuoteFlow = {
  machine: electronicQuoteMachine,
  portNames: electronicQuotePortNames,
  events: ['payment.quote.changed'],
  description: 'The buyer asks for a quote and enters who it is for.',
  isDetails: isQuoteData,
  isContext: isElectronicQuoteContext,
} as const satisfies MethodFlow;
