import type { MachineWords } from '../flow/index.ts';

export const addToCartWords: MachineWords = {
  kind: 'flow',
  title: 'Add to cart',
  sentence: 'The buyer adds the product they configured to the cart.',
  services: {
    addLines: 'the shop to add the choice to the cart',
    createCheckout: 'the shop for a new cart in this country, with the choice and the code from a link in it',
    keepCart: 'the browser to keep the cart as the one of this country',
    openCart: 'the browser to open the cart’s page',
    recallCart: 'the browser which cart it has in this country',
  },
  events: {
    'lines.added': 'Buyer adds a choice',
  },
  guards: {
    isBuyerStaying: 'the buyer stays on the page',
    isForOtherMembership: 'it is for an organization other than the person’s default one',
    isCartKnown: 'this browser has a cart in this country',
    isNothingKept: 'the browser can’t store anything',
  },
  actions: {
    keepCheckoutToken: 'remember which cart it is',
    keepLines: 'keep the choice',
    keepLinkedCode: 'keep the code from the link for the new cart',
  },
  places: {
    findingCode: 'looking up the code from a link',
    keeping: 'storing the cart',
    leaving: 'opening the cart',
    recalling: 'choosing the cart',
    toCart: 'adding to the existing cart',
    toNewCart: 'adding to a new cart',
    unkept: 'not stored by the browser',
  },
  troubles: ['refused', 'failed', 'unkept'],
};
