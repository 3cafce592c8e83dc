import type { MachineWords } from '../flow/index.ts';

export const subscriptionChangeWords: MachineWords = {
  kind: 'part',
  title: 'Membership change',
  sentence:
    'An administrator reviews what a change to a membership costs today and pays for it. The shop makes the change once.',
  services: {
    previewChange: 'the shop what the change costs today',
    createChangeKey: 'for a key that identifies this charge',
    makeChange: 'the shop to make the change',
  },
  events: {
    'method.chosen': 'Person chooses a card',
    'card.keeping.changed': 'Person chooses whether to save the card for renewals',
  },
  guards: {
    isMade: 'the change is made',
    isDebited: 'the bank is processing the debit',
    isChangedElsewhere: 'another administrator has changed the membership',
    isPriceChanged: 'the amounts have changed',
    isMethodGone: 'the saved card no longer exists',
    isPaymentRefused: 'the payment is refused',
    isNothingDue: 'nothing is due now',
    isMethodChosen: 'a saved card is chosen',
    isMethodChargeable: 'the card can be charged',
    hasSessionChanged: 'the session has changed meanwhile',
    isSentBefore: 'the change was sent before',
  },
  actions: {
    keepPreview: 'show the amounts and the saved cards',
    forgetReplaced: 'discard the earlier amounts',
    changeKeeping: 'keep whether to save the card',
    keepKey: 'keep the key',
    forgetKey: 'forget the key',
    keepOutcome: 'keep what was changed',
    noteStale: 'note that what is shown may be out of date',
    noteOutdated: 'note that the membership has changed',
    announceSent: 'report to the flow that the change is being sent',
    announceReturned: 'let the person edit the change again',
  },
  places: {
    afterSignIn: 'after signing in',
    tokenising: 'checking the card',
    inquiring: 'checking the charge',
    unsettled: 'payment in progress',
    withdrawn: 'back at the choice',
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
