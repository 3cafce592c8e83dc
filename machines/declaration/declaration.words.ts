import type { MachineWords } from '../flow/index.ts';

export const declarationWords: MachineWords = {
  kind: 'flow',
  title: 'Withdrawal and cancellation',
  sentence: 'A customer withdraws from a contract or cancels it, in two steps, and gets a receipt at once.',
  services: {
    createDeclarationKey: 'for a key that identifies this declaration',
    confirmDeclaration: 'the shop to make the declaration effective',
    submitDeclaration: 'the shop to receive the declaration',
  },
  events: {
    'declaration.another.requested': 'Customer starts another declaration',
    'declaration.completed': 'Customer continues to the confirmation',
    'declaration.confirmed': 'Customer confirms the declaration',
    'declaration.field.changed': 'Customer types into the declaration',
    'declaration.field.left': 'Customer leaves a field of the declaration',
    'link.confirmed': 'Customer confirms through the link in the receipt',
  },
  guards: {
    areDetailsRequested: 'the first step is requested',
    hasDeclarationKey: 'the same declaration was sent before',
    isCompleteForConfirmation: 'the second step is requested, and nothing is missing',
    isDeclarationComplete: 'nothing is missing',
    isLinkOpen: 'the link in a receipt was opened',
    isReceived: 'the shop has received it',
  },
  actions: {
    beginAnother: 'keep name and address for another one',
    changeDeclaration: 'keep what was typed',
    checkDeclarationFormat: 'check the field',
    keepDeclarationKey: 'keep the key',
    keepReceipt: 'keep the receipt',
    listDeclarationProblems: 'list what is missing',
  },
  troubles: [
    'declaration.writing.refused',
    'declaration.confirming.unanswered',
    'declaration.linked.unanswered',
    'declaration.linked.unknown',
  ],
};
