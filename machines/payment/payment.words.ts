import type { MachineWords } from '../flow/index.ts';

export const paymentWords: MachineWords = {
  kind: 'part',
  title: 'Payment form',
  sentence:
    'The buyer chooses how to pay, and the shop keeps the choice; nothing is charged before the order.',
  services: {
    choosePayment: 'the shop to keep how it is paid',
  },
  events: {
    'payment.method.chosen': 'Buyer chooses how to pay',
    'payment.submitted': 'Buyer continues',
  },
  guards: {
    hasNoMethod: 'no way to pay is on offer',
    isKept: 'the shop keeps it',
    isKeptAlready: 'the shop has kept it before',
    isMethod: (method) => `it is paid by ${method.toLowerCase().replaceAll('_', ' ')}`,
    isOtherMethodOffered: 'it is another way to pay that is on offer',
  },
  actions: {
    chooseMethod: 'keep the way to pay',
    forgetMeans: 'forget what was given for it',
    forwardToMethod: (method) => `hand it to the flow of the ${method.replaceAll('-', ' ')}`,
    keepMeans: 'keep what was given for it',
  },
};
