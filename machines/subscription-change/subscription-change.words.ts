import type { MachineWords } from '../flow/index.ts';

export const subscriptionChangeWords: MachineWords = {
  kind: 'part',
  title: 'Change of a subscription',
  sentence:
    'An administrator sees what a change of the subscription costs today, pays for it, and the shop makes it once.',
  services: {
    previewChange: 'the shop what the change costs today',
    createChangeKey: 'for a key that names this one charge',
    makeChange: 'the shop to make the change',
  },
  events: {
    'method.chosen': 'Person chooses a card',
    'card.keeping.changed': 'Person saves the card for renewals, or no longer',
  },
  guards: {
    isMade: 'the change is made',
    isDebited: 'the bank has the debit that pays it',
    isChangedElsewhere: 'another administrator has changed the subscription',
    isPriceChanged: 'the amounts are no longer right',
    isMethodGone: 'the saved card is gone',
    isPaymentRefused: 'the payment is refused',
    isNothingDue: 'nothing is due now',
    isMethodChosen: 'a saved card is chosen',
    isMethodChargeable: 'the card can be charged',
    hasSessionChanged: 'the session has changed since',
    isSentBefore: 'the shop was asked before',
  },
  actions: {
    keepPreview: 'show the amounts and the saved cards',
    forgetReplaced: 'forget the amounts that were shown before',
    changeKeeping: 'keep whether the card is saved',
    keepKey: 'keep the key',
    forgetKey: 'forget the key',
    keepOutcome: 'keep what was changed',
    noteStale: 'note that what the flow shows may no longer be true',
    noteOutdated: 'note that the subscription is another one now',
    announceSent: 'tell the flow that the shop is asked',
    announceReturned: 'tell the flow that it may be changed again',
  },
  places: {
    afterSignIn: 'for whoever has signed in',
    tokenising: 'checking the card',
    inquiring: 'asking about the charge',
    unsettled: 'payment in progress',
    withdrawn: 'went back',
  },
  troubles: [
    'subscription-change.unpreviewed',
    'subscription-change.previewed.unpaid',
    'subscription-change.unanswered',
    'subscription-change.unsettled',
    'subscription-change.refused',
    'subscription-change.signedOut',
    'subscription-change.outdated',
  ],
};
