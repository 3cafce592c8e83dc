import type { MethodFlow } from '../method.types.ts';
import { creditCardMachine, creditCardPortNames } from './credit-card.machine.ts';
import { isCardDetails, isCreditCardContext } from './credit-card.shape.ts';

export { creditCardMachine, creditCardPortNames, isCardDetails };
export type * from './credit-card.types.ts';

export const creditCardFlow = {
  machine: creditCardMachine,
  portNames: creditCardPortNames,
  events: [
    'payment.card.changed',
    'payment.card.replaced',
    'payment.card.recalled',
    'payment.wallet.approved',
  ],
  description: 'The buyer enters a card, or continues with the one entered earlier.',
  endedByReload: { authorizing: 'entering' },
  isDetails: isCardDetails,
  isContext: isCreditCardContext,
} as const satisfies MethodFlow;
