import type { MachineWords } from '../flow/index.ts';

export const paymentWords: MachineWords = {
  kind: 'part',
  title: 'Payment form',
  sentence: 'The buyer chooses how to pay and enters a card, which is charged only with the order.',
  services: {
    tokeniseCard: 'the card provider to check and keep the card',
  },
  events: {
    'payment.card.changed': 'Buyer types into the card fields',
    'payment.card.replaced': 'Buyer takes another card',
    'payment.method.chosen': 'Buyer chooses how to pay',
    'payment.submitted': 'Buyer continues',
  },
  guards: {
    hasCard: 'a card was given before',
    hasNoMethod: 'no way to pay is on offer',
    isCardMethod: 'it is paid by card',
    isMethodOffered: 'the way to pay is on offer',
    isTokenised: 'the provider takes the card',
  },
  actions: {
    chooseMethod: 'keep the way to pay',
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
