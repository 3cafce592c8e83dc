import { buyerInWords } from '../purchases/buyer-in-words.ts';
import { nameOfPurchase, type Purchase, purchaseNamed } from '../purchases/purchase.ts';
import { situationOf, tokenOf } from '../purchases/situation.ts';
import { checkoutInputsOf } from './checkout-inputs.ts';
import { scenariosIn } from './situation-scenarios.ts';
import { scenarios } from './index.ts';
import type { Scenario, ScenarioInput } from './scenario.ts';
import { ownValue } from '../../rules/texts/index.ts';

/** The inputs for a purchase, by the last word of their names. */
type Beginnings = Readonly<Record<string, ScenarioInput>>;

/**
 * The properties of a purchase in each machine's input, by machine ID. A checkout token encodes what the rules decide
 * about it.
 */
const beginningsOf: Readonly<Record<string, (purchase: Purchase) => Beginnings>> = {
  'add-to-cart': (purchase) => withOrWithoutCart(purchase, { country: purchase.country }),
  cart: (purchase) => withOrWithoutCart(purchase, { change: null, lostDiscount: null, served: null }),
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
 * The scenario of a flow for a purchase, with an input for each way to start, such as
 * `DE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review`. Null for a machine whose input doesn't depend on a purchase.
 */
export function purchaseScenario(id: string, purchase: Purchase): Scenario | null {
  const beginnings = ownValue(beginningsOf, id)?.(purchase);
  const scenario = ownValue(scenariosIn, id)?.(situationOf(purchase));
  if (beginnings === undefined || scenario === undefined) return null;
  const name = nameOfPurchase(purchase);
  const inputs = Object.entries(beginnings).map(([begin, input]) => [`${name} ${begin}`, input] as const);
  return { ...scenario, inputs: Object.fromEntries(inputs) };
}

/** The purchase in an input's name; null for other inputs. */
export const purchaseOfInput = (input: string): Purchase | null =>
  purchaseNamed(input.split(' ').slice(0, -1).join(' '));

/**
 * The scenario that contains an input: the machine's own, or that of the purchase in the input's name. Falls back to
 * the machine's own for an unknown input; undefined for a machine without a scenario.
 */
export function scenarioOfInput(id: string, input: string): Scenario | undefined {
  const own = ownValue(scenarios, id);
  if (own === undefined || Object.hasOwn(own.inputs, input)) return own;
  const purchase = purchaseOfInput(input);
  return (purchase === null ? null : purchaseScenario(id, purchase)) ?? own;
}
