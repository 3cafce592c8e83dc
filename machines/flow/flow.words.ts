import type { Vocabulary } from './words.ts';

/** Names that several machines share with the same meaning. */
export const flowWords: Vocabulary = {
  services: {
    deadline: 'the clock to wait',
    tokeniseCard: 'the card provider to check and store the card',
  },
  events: {
    'change.canceled': 'Visitor cancels the change',
    'retry.requested': 'Buyer tries again',
    'session.begun.elsewhere': 'Visitor signs in in another tab',
    'session.ended.elsewhere': 'Visitor signs out in another tab',
  },
  guards: {
    isAccepted: 'the shop accepts',
    isDenied: 'the shop rejects the token',
    isSignedIn: 'someone is already signed in',
    isCombinationNotSold: 'the products are not sold together',
    isNotSoldInCountry: 'the country does not sell a product in it',
  },
  actions: {
    forgetChange: 'forget the change',
    forgetTrouble: 'clear the message',
    keepRefusals: 'show why it was refused',
    noteLostConnection: 'show that the shop did not answer',
  },
  places: {
    unanswered: 'no answer',
    unsold: 'not sold as it is',
  },
};
