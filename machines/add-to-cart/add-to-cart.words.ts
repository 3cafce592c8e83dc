import type { MachineWords } from '../flow/index.ts';

export const addToCartWords: MachineWords = {
  kind: 'flow',
  title: 'Add to cart',
  sentence: 'The buyer puts what was chosen on a product page into the cart.',
  services: {
    addLines: 'the shop to put the choice into the cart',
    createCheckout: 'the shop for a new cart with the choice in it',
    keepCart: 'the browser to keep the cart for the next page',
    openCart: 'the browser to open the cart’s page',
    recallCart: 'the browser which cart it has',
  },
  events: {
    'lines.added': 'Buyer adds a choice',
    'page.returned': 'Buyer comes back to the page as it was left',
  },
  guards: {
    isBuyerStaying: 'the button leads nowhere',
    isCartKnown: 'this browser has a cart',
    isNothingKept: 'the browser keeps nothing',
  },
  actions: {
    keepCheckoutToken: 'remember which cart it is',
    keepLines: 'keep the choice',
  },
  places: {
    recalling: 'choosing the cart',
    toCart: 'into the cart there is',
    toNewCart: 'into a new cart',
    unkept: 'not kept by the browser',
  },
  troubles: ['refused', 'failed', 'unkept'],
};
