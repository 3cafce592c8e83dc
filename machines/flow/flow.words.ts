import type { Vocabulary } from './words.ts';

/** Names that several machines share with the same meaning. */
export const flowWords: Vocabulary = {
  services: {
    addToCart: '“Add to cart”, a flow of its own',
    deadline: 'the clock to wait',
    tokeniseCard: 'the card provider to check and store the card',
  },
  events: {
    'choice.submitted': 'Buyer adds the choice to the cart',
    'organization.chosen': 'Person chooses another organization',
    'change.canceled': 'Visitor cancels the change',
    'retry.requested': 'Buyer tries again',
    'session.begun.elsewhere': 'Visitor signs in in another tab',
    'session.ended.elsewhere': 'Visitor signs out in another tab',
  },
  guards: {
    isAnonymous: 'no one is signed in any more',
    isAccepted: 'the shop accepts',
    isDenied: 'the shop rejects the token',
    isSignedIn: 'someone is already signed in',
    isCombinationNotSold: 'the products are not sold together',
    isNotSoldInCountry: 'the country does not sell a product in it',
  },
  actions: {
    chooseOrganization: 'show the chosen organization',
    letAddAgain: 'let the button be pressed again',
    putChoiceIntoCart: 'pass the choice to “Add to cart”',
    forgetChange: 'forget the change',
    forgetTrouble: 'clear the message',
    keepRefusals: 'show why it was refused',
    noteLostConnection: 'show that the shop did not answer',
  },
  places: {
    inCountry: 'not sold in the country',
    judging: 'checking the rules',
    missing: 'not found',
    withoutSales: 'through sales only',
    unanswered: 'no answer',
    unsold: 'not sold as it is',
  },
};
