import { buyerInWords } from '../purchases/buyer-in-words.ts';
import { nameOfPurchase, type Purchase, purchaseNamed } from '../purchases/purchase.ts';
import { situationOf, tokenOf } from '../purchases/situation.ts';
import { checkoutInputsOf } from './checkout-inputs.ts';
import { scenariosIn } from './in-situation.ts';
import { scenarios } from './index.ts';
import type { Scenario, ScenarioInput } from './scenario.ts';
import { ownValue } from '../../rules/texts/index.ts';

/** The beginnings of a purchase by what follows its name in theirs. */
type Beginnings = Readonly<Record<string, ScenarioInput>>;

/** By the machine's id: what of a purchase its input knows. A checkout's link stands for all that rules say of it. */
const beginningsOf: Readonly<Record<string, (purchase: Purchase) => Beginnings>> = {
  'add-to-cart': (purchase) => withOrWithoutCart(purchase, { country: purchase.country }),
  cart: (purchase) => withOrWithoutCart(purchase, { change: null }),
  checkout: checkoutInputsOf,
};

function withOrWithoutCart(purchase: Purchase, known: object): Beginnings {
  const buyer = buyerInWords(purchase);
  const token = tokenOf(situationOf(purchase));
  return {
    known: { sentence: `${buyer} and has a cart already`, input: { ...known, checkoutToken: token } },
    none: { sentence: `${buyer} and has no cart yet`, input: { ...known, checkoutToken: null } },
  };
}

/**
 * What can happen to a flow that a purchase begins, with an input for each way to begin, as
 * `DE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review`. Null for a machine whose input knows nothing of a purchase.
 */
export function scenarioOfPurchase(id: string, purchase: Purchase): Scenario | null {
  const beginnings = ownValue(beginningsOf, id)?.(purchase);
  const scenario = ownValue(scenariosIn, id)?.(situationOf(purchase));
  if (beginnings === undefined || scenario === undefined) return null;
  const name = nameOfPurchase(purchase);
  const inputs = Object.entries(beginnings).map(([begin, input]) => [`${name} ${begin}`, input] as const);
  return { ...scenario, inputs: Object.fromEntries(inputs) };
}

/** Who begins with an input that tells of a purchase; null for an example that tells of none. */
export const purchaseBegunWith = (input: string): Purchase | null =>
  purchaseNamed(input.split(' ').slice(0, -1).join(' '));

/**
 * The scenario that has an input: the machine's own, or the one of the purchase that the input's name tells of. The
 * machine's own, too, for what nobody knows; undefined for a machine without any.
 */
export function scenarioBegunWith(id: string, input: string): Scenario | undefined {
  const own = ownValue(scenarios, id);
  if (own === undefined || Object.hasOwn(own.inputs, input)) return own;
  const purchase = purchaseBegunWith(input);
  return (purchase === null ? null : scenarioOfPurchase(id, purchase)) ?? own;
}
