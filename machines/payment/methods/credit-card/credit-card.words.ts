import type { MachineWords } from '../../../flow/index.ts';

export const creditCardWords: MachineWords = {
  kind: 'part',
  title: 'Paying by card',
  sentence: 'The buyer gives the provider a card, which is charged only when the order is placed.',
  services: {
    'credit-card': 'the card fields, a flow of their own',
    tokeniseWallet: 'the card provider to store the wallet’s card',
  },
  events: {
    'payment.card.changed': 'Buyer types into the card fields',
    'payment.card.replaced': 'Buyer uses another card',
    'payment.card.recalled': 'Buyer uses a saved card',
    'payment.wallet.approved': 'Buyer approves a card in the wallet',
  },
  guards: {
    hasCard: 'a card was entered earlier',
    isTokenised: 'the provider accepts the card',
  },
  actions: {
    forgetCard: 'forget the card',
    recallCard: 'use the saved card',
    forgetCardTrouble: 'clear this field’s message',
    keepBillingAddress: 'keep the billing choice',
    keepCard: 'keep the card’s token',
  },
  places: {
    entering: 'typing the card',
    keeping: 'card entered earlier',
    tokenising: 'checking the card',
    authorizing: 'storing the wallet’s card',
  },
  happyPath: ['credit-card.entering', 'credit-card.tokenising', 'credit-card.given'],
};
