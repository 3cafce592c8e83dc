import type { MachineWords } from '../flow/index.ts';

export const paymentWords: MachineWords = {
  kind: 'part',
  title: 'Payment form',
  sentence:
    'The buyer chooses how to pay, and the shop saves the choice; nothing is charged before the order.',
  services: {
    choosePayment: 'the shop to save the payment method',
  },
  events: {
    'payment.method.chosen': 'Buyer chooses how to pay',
    'payment.saved.recalled': 'Buyer uses a saved account',
    'payment.saved.replaced': 'Buyer uses another account',
    'payment.known': 'Checkout has new methods or a new billing address',
    'payment.checked': 'Buyer continues, but something else is missing',
    'payment.submitted': 'Buyer continues',
    'payment.withdrawn': 'Buyer changes the billing address instead',
  },
  guards: {
    hasNoMethod: 'no payment method is available',
    isKept: 'the shop has saved it',
    isKeptAlready: 'the shop has already saved it',
    isMethodWithdrawn: 'the payment method is no longer available',
    isMethod: (method) => `it is paid by ${method.toLowerCase().replaceAll('_', ' ')}`,
    isOtherMethodOffered: 'it is another available payment method',
  },
  actions: {
    chooseMethod: 'keep the payment method',
    forgetMeans: 'clear its details',
    restoreMeans: 'restore what was chosen earlier',
    recallSaved: 'use the saved account',
    forgetChosen: 'forget the earlier choice',
    forwardToMethod: (method) => `pass it to the flow of the ${method.replaceAll('-', ' ')}`,
    keepAttestations: 'keep the acknowledgements that it requires',
    keepMeans: 'keep its details',
    keepTypedText: 'keep what is typed for when the buyer returns to this method',
    keepKnownOrder: 'keep the methods and the billing address',
    takeFirstMethod: 'select the first available method',
  },
};
