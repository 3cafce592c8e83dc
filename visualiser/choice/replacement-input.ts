import { type Purchase, purchaseOfInput, type ScenarioInput } from '../../machines/testing/index.ts';
import type { Chosen } from './choices.ts';

const fits = (chosen: string | null, own: string): boolean => chosen === null || chosen === own;

/** Whether the choice includes a buyer. Languages are ignored because buyers have none. */
const isMeant = ({ country, bundleType, role, plan }: Chosen, buyer: Purchase): boolean =>
  fits(country?.code ?? null, buyer.country) &&
  fits(bundleType, buyer.bundleType) &&
  fits(role, buyer.role) &&
  fits(plan, buyer.plan);

/** The last word of an input's name: the link, or whether there is a cart. */
const kindOf = (input: string): string | undefined => input.split(' ').at(-1);

/**
 * The input with which the chosen buyer starts in place of another buyer's: of the same kind if possible, otherwise the
 * first. Null if the choice includes the current buyer, or if there is no input. `beginnings` are those of the chosen
 * buyer.
 */
export function replacementInput(
  begun: string,
  chosen: Chosen,
  beginnings: Readonly<Record<string, ScenarioInput>>,
): string | null {
  const buyer = purchaseOfInput(begun);
  if (buyer !== null && isMeant(chosen, buyer)) return null;
  const inputs = Object.keys(beginnings);
  return inputs.find((input) => kindOf(input) === kindOf(begun)) ?? inputs[0] ?? null;
}
