import type { MachineWords } from '../../../flow/index.ts';

export const creditCardWords: MachineWords = {
  kind: 'part',
  title: 'Paying by card',
  sentence: 'The buyer gives a card to the provider, which charges it only with the order.',
  services: {
    'credit-card': 'the card fields, a flow of their own',
    tokeniseCard: 'the card provider to check and keep the card',
  },
  events: {
    'payment.card.changed': 'Buyer types into the card fields',
    'payment.card.replaced': 'Buyer takes another card',
  },
  guards: {
    hasCard: 'a card was given before',
    isTokenised: 'the provider takes the card',
  },
  actions: {
    forgetCard: 'forget the card',
    forgetCardTrouble: 'take the message about this field off',
    keepCard: 'keep the card’s token',
  },
  places: {
    entering: 'choosing how to pay',
    keeping: 'card given before',
    tokenising: 'checking the card',
  },
};
