import { answersHolding, nobodyAnswers } from './causes.ts';
import { unsoldLookups } from '../../machines/testing/scenarios/answers.ts';
import type { ShopOutcome } from './shop-table.ts';
import type { Holding } from './shop-world.ts';

export const setAside =
  'The shop sets aside what it does not sell, and takes no lines that are not sold together.';

/** Lookups of the shop's data, by the scenario's outcomes. */
export const lookupOutcomes = (
  holdings: Readonly<Record<string, Holding>>,
): Readonly<Record<string, ShopOutcome>> => ({
  ...Object.fromEntries(
    Object.entries(holdings).map(([outcome, holding]) => [
      outcome,
      { cause: answersHolding('Checkout', holding) },
    ]),
  ),
  ...Object.fromEntries(Object.keys(unsoldLookups).map((outcome) => [outcome, { cannot: setAside }])),
  placed: { cause: answersHolding('Checkout', 'placed') },
  ordered: { cause: answersHolding('Checkout', 'ordered') },
  otherBrowser: { cause: answersHolding('Checkout', 'otherBrowser') },
  expired: { cause: answersHolding('Checkout', 'expired') },
  missing: { cause: answersHolding('Checkout', 'missing') },
  silent: nobodyAnswers('Checkout'),
});
