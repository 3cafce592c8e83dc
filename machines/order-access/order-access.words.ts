import type { MachineWords } from '../flow/index.ts';

export const orderAccessWords: MachineWords = {
  kind: 'flow',
  title: 'Order access',
  sentence:
    'Someone who opens the link of an order proves that it is theirs, and then sees names and addresses.',
  services: {
    proveOrder: 'the shop whether this browser placed the order, or the signed-in person may see it',
    checkEmailOfOrder: 'the shop whether it is the order’s email address',
    showOrder: 'the browser to reload the page',
  },
  events: {
    'email.changed': 'Buyer types an email address',
    'email.submitted': 'Buyer sends the email address',
  },
  guards: {
    hasProof: 'the browser has placed an order, or someone is signed in',
    isEmailWrong: 'the typed address isn’t an email address',
    isGranted: 'the order is theirs',
    isLimited: 'there were too many attempts',
  },
  actions: {
    changeEmail: 'keep what was typed',
    keepAccessKey: 'keep what opens the order',
  },
  places: {
    asking: 'asking the buyer',
    checking: 'checking the email',
    limited: 'too many attempts',
    proving: 'checking what the browser has',
    showing: 'opening the order',
  },
  troubles: ['order-access.asking.refused', 'order-access.asking.limited', 'order-access.asking.unanswered'],
};
