import { type Situation, tokenOf } from '../purchases/situation.ts';
import { addToCartEvents, addToCartScenario } from './add-to-cart.ts';
import { cartScenario } from './cart.ts';
import { checkoutInputsIn } from './checkout-inputs.ts';
import { checkoutsForToken } from './checkouts.ts';
import { checkoutScenario } from './checkout.ts';
import type { Scenario } from './scenario.ts';

/** The scenario of a flow in one situation, without the inputs of others. By machine ID. */
export const scenariosIn: Readonly<Record<string, (situation: Situation) => Scenario>> = {
  'add-to-cart': ({ isSold }) => ({
    ...addToCartScenario,
    events: [isSold ? addToCartEvents.sold : addToCartEvents.notSold],
  }),
  cart: (situation) => {
    const { known, served, none } = cartScenario.inputs;
    const input = { checkoutToken: tokenOf(situation), change: null, lostDiscount: null, served: null };
    const brought = { ...input, served: checkoutsForToken(tokenOf(situation)).complete };
    return {
      ...cartScenario,
      inputs: {
        known: { ...known, input },
        // A page never embeds a cart that the shop wouldn't find.
        ...(situation.isSold && { served: { ...served, input: brought } }),
        none,
      },
    };
  },
  checkout: (situation) => ({ ...checkoutScenario, inputs: checkoutInputsIn(situation) }),
};
