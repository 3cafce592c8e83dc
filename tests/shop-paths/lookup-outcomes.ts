import { answersHolding, nobodyAnswers } from './causes.ts';
import type { ShopOutcome } from './shop-table.ts';
import type { Holding } from './shop-world.ts';

/** The shop looks up what it holds; by the outcomes of the scenario. */
export const lookupOutcomes = (
  holdings: Readonly<Record<string, Holding>>,
): Readonly<Record<string, ShopOutcome>> => ({
  ...Object.fromEntries(
    Object.entries(holdings).map(([outcome, holding]) => [
      outcome,
      { cause: answersHolding('Checkout', holding) },
    ]),
  ),
  placed: { cause: answersHolding('Checkout', 'placed') },
  ordered: { cause: answersHolding('Checkout', 'ordered') },
  elsewhere: { cause: answersHolding('Checkout', 'elsewhere') },
  expired: { cause: answersHolding('Checkout', 'expired') },
  missing: { cause: answersHolding('Checkout', 'missing') },
  silent: nobodyAnswers('Checkout'),
});
