import { type Purchase, purchaseBegunWith, type ScenarioInput } from '../../machines/testing/index.ts';
import type { Chosen } from './choices.ts';

const fits = (chosen: string | null, own: string): boolean => chosen === null || chosen === own;

/** Whether the choice means a buyer, among others or alone. A language is nobody's own. */
const isMeant = ({ country, bundleType, role, plan }: Chosen, buyer: Purchase): boolean =>
  fits(country?.code ?? null, buyer.country) &&
  fits(bundleType, buyer.bundleType) &&
  fits(role, buyer.role) &&
  fits(plan, buyer.plan);

/** What follows the buyer in the name of a beginning: which link, or whether there is a cart. */
const kindOf = (input: string): string | undefined => input.split(' ').at(-1);

/**
 * How the buyer who is chosen would begin what another one has begun: alike where that can be, else as it comes first.
 * Null where whoever has begun is meant by the choice, or nobody can begin who is; `beginnings` are the chosen buyer's.
 */
export function beginningInstead(
  begun: string,
  chosen: Chosen,
  beginnings: Readonly<Record<string, ScenarioInput>>,
): string | null {
  const buyer = purchaseBegunWith(begun);
  if (buyer !== null && isMeant(chosen, buyer)) return null;
  const inputs = Object.keys(beginnings);
  return inputs.find((input) => kindOf(input) === kindOf(begun)) ?? inputs[0] ?? null;
}
