import type { MethodFlow } from '../method.types.ts';
import { sepaMachine, sepaPortNames } from './sepa.machine.ts';
import { isAccountDetails, isSepaContext } from './sepa.shape.ts';

export { isAccountDetails, sepaMachine, sepaPortNames };
export type * from './sepa.types.ts';

export const sepaFlow = {
  machine: sepaMachine,
  portNames: sepaPortNames,
  events: [
    'payment.account.changed',
    'payment.account.replaced',
    'payment.account.recalled',
    'payment.holder.changed',
  ],
  description: 'The buyer enters an IBAN, or continues with the account entered earlier.',
  isDetails: isAccountDetails,
  isContext: isSepaContext,
} as const satisfies MethodFlow;
